// The container of WebP files: chunks in a RIFF file.

/// The contents of a WebP file besides its encoded pixels.
///
/// Source: RFC 9649, sections 2.4 to 2.7.
struct WebPContainer {
  let width: Int
  let height: Int
  /// Whether any pixel is not opaque.
  let hasAlpha: Bool
  /// The ICC profile, or `nil` for sRGB.
  let profile: [UInt8]?

  /// Returns a file with encoded pixels in a chunk of a given name.
  ///
  /// `opacities` are the content of the chunk ALPH. A file without them and without a profile has
  /// the chunk of pixels only.
  func file(_ name: StaticString, _ pixels: [UInt8], opacities: [UInt8]? = nil) -> [UInt8] {
    var chunks: [UInt8] = []
    if profile != nil || opacities != nil { Self.append("VP8X", features, to: &chunks) }
    if let profile { Self.append("ICCP", profile, to: &chunks) }
    if let opacities { Self.append("ALPH", opacities, to: &chunks) }
    Self.append(name, pixels, to: &chunks)
    return Array("RIFF".utf8) + Self.bytes(chunks.count + 4, count: 4) + Array("WEBP".utf8) + chunks
  }

  /// The content of the chunk VP8X: flags for a profile and alpha, and the size.
  private var features: [UInt8] {
    let flags: UInt8 = (profile == nil ? 0 : 0x20) | (hasAlpha ? 0x10 : 0)
    return [flags, 0, 0, 0] + Self.bytes(width - 1, count: 3) + Self.bytes(height - 1, count: 3)
  }

  /// Appends a chunk, which is padded to an even length.
  private static func append(
    _ name: StaticString,
    _ content: [UInt8],
    to chunks: inout [UInt8]
  ) {
    name.withUTF8Buffer { chunks += $0 }
    chunks += bytes(content.count, count: 4)
    chunks += content
    if content.count & 1 == 1 { chunks.append(0) }
  }

  /// Returns the lowest bytes of a number, the lowest first.
  private static func bytes(_ value: Int, count: Int) -> [UInt8] {
    (0..<count).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }
}
