// Reads the orientation and the ICC profile of a JPEG file from its application segments.

/// The metadata of an image in its application segments.
struct JPEGMetadata {
  /// The orientation of EXIF, from 1 to 8.
  private(set) var orientation = 1
  private var hasExif = false
  /// The number of parts of the profile that its first segment declares.
  private var partCount: UInt8?
  /// The parts of the profile, from the first one; empty until one is found.
  private var parts: [ArraySlice<UInt8>?] = []
  private var isDamaged = false

  /// The identifier, which is followed by a part's number from 1, and by the number of parts.
  private static let profileName = Array("ICC_PROFILE\0".utf8)

  /// Reads the content of APP1; the first segment with EXIF data counts.
  mutating func readExif(_ content: ArraySlice<UInt8>) {
    guard !hasExif, content.starts(with: ExifReader.name) else { return }
    hasExif = true
    orientation = ExifReader(content)?.orientation ?? 1
  }

  /// Reads the content of APP2, which contains the profile or a part of it.
  ///
  /// Source: ICC.1:2022, B.4.
  mutating func readProfile(_ content: ArraySlice<UInt8>) {
    guard content.starts(with: Self.profileName) else { return }
    let rest = content.dropFirst(Self.profileName.count)
    guard let number = rest.first, let count = rest.dropFirst().first, number > 0, number <= count,
      partCount == nil || partCount == count
    else {
      isDamaged = true
      return
    }
    if partCount == nil {
      partCount = count
      parts = [ArraySlice<UInt8>?](repeating: nil, count: Int(count))
    }
    if parts[Int(number) - 1] == nil { parts[Int(number) - 1] = rest.dropFirst(2) }
  }

  /// The ICC profile, and a note if a part of it is damaged or missing.
  var profile: (bytes: [UInt8]?, notes: [ImageNote]) {
    guard !parts.isEmpty || isDamaged else { return (nil, []) }
    var bytes: [UInt8] = []
    for part in parts {
      guard let part else { return (nil, [.damagedColors]) }
      bytes += part
    }
    return bytes.isEmpty ? (nil, [.damagedColors]) : (bytes, [])
  }
}
