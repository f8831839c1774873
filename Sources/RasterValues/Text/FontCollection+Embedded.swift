// Fonts that generated Swift embeds as text.

extension FontCollection {
  /// The fonts of a packed font file in base64, under the name of a family.
  ///
  /// Generated Swift unpacks a font once, when text is first drawn with it. The collection is empty
  /// if the text does not contain a font.
  @_documentation(visibility: internal)
  public static func embedded(as family: String, _ base64: StaticString) -> FontCollection {
    let bytes = base64.withUTF8Buffer { Image.decodeBase64($0) }
    guard let font = unpack(bytes),
      let fonts = try? FontCollection().adding(font, as: family)
    else {
      return FontCollection()
    }
    return fonts
  }

  /// A file in the format that `unpack` reads: its length in four bytes, big-endian, then its bytes
  /// in zlib format.
  package static func pack(_ bytes: [UInt8]) -> [UInt8] {
    let length = UInt32(clamping: bytes.count)
    return [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: length >> $0) } + Deflate.zlib(bytes)
  }

  private static func unpack(_ bytes: [UInt8]) -> [UInt8]? {
    guard bytes.count > 4 else { return nil }
    let length = bytes[..<4].reduce(0) { $0 << 8 | Int(truncatingIfNeeded: $1) }
    let font = try? Inflate.zlib(Array(bytes[4...]), limit: min(max(length, 0), 1 << 26))
    return font?.count == length ? font : nil
  }
}
