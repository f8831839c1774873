// The file of one entry: a header, the look's whole key, what is kept, and a checksum over them all.
//
//   words of 64 bits: mark and format | engine | bytes of the key | bytes of what is kept
//                     width | height | the box's x, y, width, height
//   bytes:            the key (LookKey.bytes) | pixels (PixelRuns) or a PNG file | XXH64 of all before
//
// Words are in the machine's own order: a machine of another order sees another mark.
//
// Unsafe pointers: fields are read where they lie, after the file's length was found to be the sum
// of its parts.

import Raster

/// The file of one entry.
enum EntryFormat {
  /// Grows when files of before cannot be read any more.
  static let version: UInt64 = 2
  static let headerCount = 80

  /// What an entry keeps: the first word of its file, but for the version.
  enum Kind: UInt64 {
    case raster = 0x6572_6F6C_6F6F_6B00
    /// A picture's PNG file.
    case file = 0x6572_6F66_696C_6500
  }

  /// The whole file of a raster.
  static func bytes(_ raster: Bitmap, key: [UInt8]) -> [UInt8] {
    let pixels = PixelRuns.packed(raster.pixels, width: raster.width)
    return pixels.withUnsafeBytes {
      bytes(.raster, $0, width: raster.width, height: raster.height, box: raster.bounds, key: key)
    }
  }

  /// The whole file of a picture's file.
  static func bytes(file: [UInt8], key: [UInt8]) -> [UInt8] {
    let size = PNGDecoder.size(of: file) ?? (0, 0)
    let box = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    return file.withUnsafeBytes {
      bytes(.file, $0, width: size.width, height: size.height, box: box, key: key)
    }
  }

  private static func bytes(
    _ kind: Kind,
    _ kept: UnsafeRawBufferPointer,
    width: Int,
    height: Int,
    box: PixelRect,
    key: [UInt8]
  ) -> [UInt8] {
    let fields = [
      kind.rawValue | version, EngineVersion.current, UInt64(key.count), UInt64(kept.count),
      UInt64(width), UInt64(height),
      UInt64(bitPattern: Int64(box.x)), UInt64(bitPattern: Int64(box.y)),
      UInt64(bitPattern: Int64(box.width)), UInt64(bitPattern: Int64(box.height)),
    ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerCount &+ key.count &+ kept.count &+ 8)
    fields.withUnsafeBytes { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: key)
    bytes.append(contentsOf: kept)
    let sum = bytes.withUnsafeBytes { checksum($0) }
    withUnsafeBytes(of: sum) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The header of a file, checked before the rest is read.
  struct Header {
    let width, height: Int
    let box: PixelRect
    let kind: Kind
    fileprivate let keyCount, keptCount: Int

    /// Nil where the fields are not those of a file of `size` bytes.
    init?(_ bytes: [UInt8], size: Int) {
      guard bytes.count >= headerCount, size > headerCount else { return nil }
      let fields = bytes.withUnsafeBytes { bytes in
        (0..<10).map { bytes.loadUnaligned(fromByteOffset: $0 &* 8, as: UInt64.self) }
      }
      guard let kind = Kind(rawValue: fields[0] & ~0xFF), fields[0] & 0xFF == version,
        fields[1] == EngineVersion.current,
        let key = Int(exactly: fields[2]), let kept = Int(exactly: fields[3]),
        key < size, kept < size, headerCount &+ key &+ kept &+ 8 == size,
        let width = Int(exactly: fields[4]), let height = Int(exactly: fields[5])
      else { return nil }
      if kind == .raster {
        guard kept % 4 == 0, Bitmap.isAllowed(width: width, height: height),
          kept / 4 <= PixelRuns.maximumCount(width &* height)
        else { return nil }
      }
      (self.width, self.height, self.kind) = (width, height, kind)
      (keyCount, keptCount) = (key, kept)
      let edges = fields[6...].map { Int(truncatingIfNeeded: $0) }
      box = PixelRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
    }
  }

  /// The raster of a file with this key; nil where anything about the file is not as it was written.
  static func raster(_ bytes: [UInt8], _ header: Header, key: [UInt8]) -> Bitmap? {
    guard header.kind == .raster else { return nil }
    let pixels = withKept(bytes, header, key: key) { words in
      words.withMemoryRebound(to: UInt32.self) {
        PixelRuns.unpacked($0, count: header.width &* header.height, width: header.width)
      }
    }
    guard let pixels = pixels ?? nil,
      var raster = Bitmap(width: header.width, height: header.height, pixels: pixels)
    else { return nil }
    raster.bounds = header.box
    return raster
  }

  /// The picture's file of a file with this key; nil where anything about it is not as it was written.
  static func file(_ bytes: [UInt8], _ header: Header, key: [UInt8]) -> [UInt8]? {
    guard header.kind == .file else { return nil }
    return withKept(bytes, header, key: key) { Array($0) }
  }

  /// What `body` makes of what is kept; nil where the checksum or the key is another.
  private static func withKept<Result>(
    _ bytes: [UInt8],
    _ header: Header,
    key: [UInt8],
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    guard header.keyCount == key.count else { return nil }
    return bytes.withUnsafeBytes { bytes in
      let end = headerCount &+ header.keyCount &+ header.keptCount
      guard bytes.count == end &+ 8,
        bytes.loadUnaligned(fromByteOffset: end, as: UInt64.self)
          == checksum(UnsafeRawBufferPointer(rebasing: bytes[..<end])),
        areEqual(
          UnsafeRawBufferPointer(rebasing: bytes[headerCount..<headerCount &+ key.count]),
          key
        )
      else { return nil }
      return body(UnsafeRawBufferPointer(rebasing: bytes[(headerCount &+ key.count)..<end]))
    }
  }
}
