// Reads the orientation of an image from its EXIF data.

/// Reads fields of EXIF data, which has the structure of a TIFF file.
///
/// Source: Exif 2.32, 4.5.2 and 4.6.5; TIFF 6.0, section 2.
struct ExifReader {
  private let bytes: ArraySlice<UInt8>
  private let isLittleEndian: Bool

  /// Reads the header; returns `nil` if it is not one of TIFF.
  ///
  /// The identifier `Exif` that precedes the header in JPEG files is optional.
  init?(_ content: ArraySlice<UInt8>) {
    let hasName = content.starts(with: Self.name)
    bytes = hasName ? content.dropFirst(Self.name.count) : content
    if bytes.starts(with: [0x49, 0x49, 42, 0]) {
      isLittleEndian = true
    } else if bytes.starts(with: [0x4D, 0x4D, 0, 42]) {
      isLittleEndian = false
    } else {
      return nil
    }
  }

  /// The identifier of EXIF segments in JPEG files.
  static let name = Array("Exif\0\0".utf8)

  /// The orientation in the first directory, from 1 to 8; `nil` if there is none.
  var orientation: Int? {
    guard let start = integer(at: 4, size: 4), let count = integer(at: start, size: 2) else {
      return nil
    }
    for index in 0..<count {
      let entry = start &+ 2 &+ 12 &* index
      guard let tag = integer(at: entry, size: 2) else { return nil }
      guard tag == 0x0112 else { continue }
      // The type is SHORT; some programs write LONG.
      let type = integer(at: entry &+ 2, size: 2)
      guard type == 3 || type == 4, integer(at: entry &+ 4, size: 4) == 1,
        let value = integer(at: entry &+ 8, size: type == 3 ? 2 : 4)
      else { return nil }
      return (1...8).contains(value) ? value : nil
    }
    return nil
  }

  /// Returns an integer of at most four bytes, or `nil` if it exceeds the data.
  ///
  /// On machines with 32-bit integers, offsets from 2³¹ exceed it as well.
  private func integer(at start: Int, size: Int) -> Int? {
    guard start >= 0, start <= bytes.count &- size else { return nil }
    let digits = bytes[bytes.startIndex &+ start..<bytes.startIndex &+ start &+ size]
    var value: UInt32 = 0
    if isLittleEndian {
      for digit in digits.reversed() { value = value << 8 | UInt32(digit) }
    } else {
      for digit in digits { value = value << 8 | UInt32(digit) }
    }
    return Int(exactly: value)
  }
}
