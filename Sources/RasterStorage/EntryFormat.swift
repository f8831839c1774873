// The file format of one entry: header, look key, content, and a checksum of everything.
//
//     64-bit values: magic and format version | engine version | key size | content size
//                    width | height | the bounds' x, y, width, height | colour space
//     bytes:         the key (LookKey.bytes) | pixels (PixelRuns) or a PNG file | XXH64 of all
//
// Values are in the machine's byte order; a machine with another order reads a different magic
// number.
//
// Unsafe pointers: fields are read in place, after the file's length was found to be the sum of its
// parts.

import Raster

/// The file format of one entry.
enum EntryFormat {
  /// The format version, incremented when older files can no longer be read.
  static let version: UInt64 = 3
  static let headerCount = 88

  /// The kind of content: the first value of the file, combined with the version.
  enum Kind: UInt64 {
    case raster = 0x6572_6F6C_6F6F_6B00
    /// An image's PNG file.
    case file = 0x6572_6F66_696C_6500
  }

  /// Returns the entry file of a raster.
  static func bytes(_ raster: Bitmap, key: [UInt8]) -> [UInt8] {
    let pixels = PixelRuns.packed(raster.pixels, width: raster.width)
    return pixels.withUnsafeBytes {
      bytes(
        .raster,
        $0,
        width: raster.width,
        height: raster.height,
        box: raster.bounds,
        colorSpace: raster.colorSpace,
        key: key
      )
    }
  }

  /// Returns the entry file of an image file.
  static func bytes(file: [UInt8], key: [UInt8]) -> [UInt8] {
    let size = PNGDecoder.size(of: file) ?? (0, 0)
    let box = PixelRect(x: 0, y: 0, width: size.width, height: size.height)
    return file.withUnsafeBytes {
      bytes(.file, $0, width: size.width, height: size.height, box: box, key: key)
    }
  }

  private static func bytes(
    _ kind: Kind,
    _ content: UnsafeRawBufferPointer,
    width: Int,
    height: Int,
    box: PixelRect,
    colorSpace: OutputColorSpace = .srgb,
    key: [UInt8]
  ) -> [UInt8] {
    let fields = [
      kind.rawValue | version, EngineVersion.current, UInt64(key.count), UInt64(content.count),
      UInt64(width), UInt64(height),
      UInt64(bitPattern: Int64(box.x)), UInt64(bitPattern: Int64(box.y)),
      UInt64(bitPattern: Int64(box.width)), UInt64(bitPattern: Int64(box.height)),
      UInt64(colorSpace.rawValue),
    ]
    var bytes: [UInt8] = []
    bytes.reserveCapacity(headerCount &+ key.count &+ content.count &+ 8)
    fields.withUnsafeBytes { bytes.append(contentsOf: $0) }
    bytes.append(contentsOf: key)
    bytes.append(contentsOf: content)
    let sum = bytes.withUnsafeBytes { checksum($0) }
    withUnsafeBytes(of: sum) { bytes.append(contentsOf: $0) }
    return bytes
  }

  /// The header of a file, validated before the rest is read.
  struct Header {
    let width, height: Int
    let box: PixelRect
    let colorSpace: OutputColorSpace
    let kind: Kind
    fileprivate let keyCount, contentCount: Int

    /// Returns nil if the fields are not valid for a file of `size` bytes.
    init?(_ bytes: [UInt8], size: Int) {
      guard bytes.count >= headerCount, size > headerCount else { return nil }
      let fields = bytes.withUnsafeBytes { bytes in
        (0..<11).map { bytes.loadUnaligned(fromByteOffset: $0 &* 8, as: UInt64.self) }
      }
      guard let kind = Kind(rawValue: fields[0] & ~0xFF), fields[0] & 0xFF == version,
        fields[1] == EngineVersion.current,
        let key = Int(exactly: fields[2]), let content = Int(exactly: fields[3]),
        key < size, content < size, headerCount &+ key &+ content &+ 8 == size,
        let width = Int(exactly: fields[4]), let height = Int(exactly: fields[5]),
        let byte = UInt8(exactly: fields[10]), let space = OutputColorSpace(rawValue: byte)
      else { return nil }
      if kind == .raster {
        guard content % 4 == 0, Bitmap.isAllowed(width: width, height: height),
          content / 4 <= PixelRuns.maximumCount(width &* height)
        else { return nil }
      }
      (self.width, self.height, self.kind) = (width, height, kind)
      (keyCount, contentCount, colorSpace) = (key, content, space)
      let edges = fields[6..<10].map { Int(truncatingIfNeeded: $0) }
      box = PixelRect(x: edges[0], y: edges[1], width: edges[2], height: edges[3])
    }
  }

  /// Returns the raster of an entry with this key, or nil if any part of the file is not valid.
  static func raster(_ bytes: [UInt8], _ header: Header, key: [UInt8]) -> Bitmap? {
    guard header.kind == .raster else { return nil }
    let pixels = withContent(bytes, header, key: key) { content in
      content.withMemoryRebound(to: UInt32.self) {
        PixelRuns.unpacked($0, count: header.width &* header.height, width: header.width)
      }
    }
    guard let pixels = pixels ?? nil,
      var raster = Bitmap(width: header.width, height: header.height, pixels: pixels)
    else { return nil }
    raster.bounds = header.box
    raster.colorSpace = header.colorSpace
    return raster
  }

  /// Returns the image file of an entry with this key, or nil if any part of it is not valid.
  static func file(_ bytes: [UInt8], _ header: Header, key: [UInt8]) -> [UInt8]? {
    guard header.kind == .file else { return nil }
    return withContent(bytes, header, key: key) { Array($0) }
  }

  /// Returns the result of `body` for the content, or nil if the checksum or the key differs.
  private static func withContent<Result>(
    _ bytes: [UInt8],
    _ header: Header,
    key: [UInt8],
    _ body: (UnsafeRawBufferPointer) -> Result
  ) -> Result? {
    guard header.keyCount == key.count else { return nil }
    return bytes.withUnsafeBytes { bytes in
      let end = headerCount &+ header.keyCount &+ header.contentCount
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
