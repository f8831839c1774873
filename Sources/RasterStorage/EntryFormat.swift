// The file of one entry: a header, the look's whole key, the pixels, and a checksum over them all.
//
//   words of 64 bits: mark and format | engine | bytes of the key | bytes of the pixels
//                     width | height | the box's x, y, width, height
//   bytes:            the key (LookKey.bytes) | the pixels (PixelRuns) | XXH64 of all before
//
// Words are in the machine's own order: a machine of another order sees another mark.
//
// Unsafe pointers: fields are read where they lie, after the file's length was found to be the sum
// of its parts.

import Raster

/// The file of one entry.
enum EntryFormat {
  /// Grows when files of before cannot be read any more.
  static let version: UInt64 = 1
  static let headerCount = 80
  private static let mark: UInt64 = 0x6572_6F6C_6F6F_6B00

  /// The whole file.
  static func bytes(_ raster: Bitmap, key: [UInt8]) -> [UInt8] {
    let pixels = PixelRuns.packed(raster.pixels, width: raster.width)
    let fields = [
      mark | version, EngineVersion.current, UInt64(key.count), UInt64(pixels.count &* 4),
      UInt64(raster.width), UInt64(raster.height),
      UInt64(bitPattern: Int64(raster.box.x)), UInt64(bitPattern: Int64(raster.box.y)),
      UInt64(bitPattern: Int64(raster.box.width)), UInt64(bitPattern: Int64(raster.box.height)),
    ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerCount &+ key.count &+ pixels.count &* 4 &+ 8)
    fields.withUnsafeBytes { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: key)
    pixels.withUnsafeBytes { bytes.append(contentsOf: $0) }
    let sum = bytes.withUnsafeBytes { checksum($0) }
    withUnsafeBytes(of: sum) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The header of a file, checked before the rest is read.
  struct Header {
    let width, height: Int
    let box: PixelRect
    fileprivate let keyCount, pixelCount: Int

    /// Nil where the fields are not those of a file of `size` bytes.
    init?(_ bytes: [UInt8], size: Int) {
      guard bytes.count >= headerCount, size > headerCount else { return nil }
      let fields = bytes.withUnsafeBytes { bytes in
        (0..<10).map { bytes.loadUnaligned(fromByteOffset: $0 &* 8, as: UInt64.self) }
      }
      guard fields[0] == mark | version, fields[1] == EngineVersion.current,
        let key = Int(exactly: fields[2]), let pixels = Int(exactly: fields[3]),
        key < size, pixels < size, headerCount &+ key &+ pixels &+ 8 == size, pixels % 4 == 0,
        let width = Int(exactly: fields[4]), let height = Int(exactly: fields[5]),
        Bitmap.isAllowed(width: width, height: height),
        pixels / 4 <= PixelRuns.maximumCount(width &* height)
      else { return nil }
      (self.width, self.height, keyCount, pixelCount) = (width, height, key, pixels)
      let edges = fields[6...].map { Int(truncatingIfNeeded: $0) }
      box = PixelRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
    }
  }

  /// The raster of a file with this key; nil where anything about the file is not as it was written.
  static func raster(_ bytes: [UInt8], _ header: Header, key: [UInt8]) -> Bitmap? {
    guard header.keyCount == key.count else { return nil }
    let pixels = bytes.withUnsafeBytes { bytes -> [UInt32]? in
      let end = headerCount &+ header.keyCount &+ header.pixelCount
      guard bytes.count == end &+ 8,
        bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
          == checksum(UnsafeRawBufferPointer(rebasing: bytes[..<end])),
        areEqual(
          UnsafeRawBufferPointer(rebasing: bytes[headerCount..<headerCount &+ key.count]),
          key
        )
      else { return nil }
      let words = UnsafeRawBufferPointer(rebasing: bytes[(headerCount &+ key.count)..<end])
      return words.withMemoryRebound(to: UInt32.self) {
        PixelRuns.unpacked($0, count: header.width &* header.height, width: header.width)
      }
    }
    guard let pixels,
      var raster = Bitmap(width: header.width, height: header.height, pixels: pixels)
    else { return nil }
    raster.box = header.box
    return raster
  }
}
