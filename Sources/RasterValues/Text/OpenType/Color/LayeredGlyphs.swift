// Glyphs composed of layers in palette colours: the COLR table, version 0.
//
// Source: OpenType 1.9, "COLR".

/// The layers of a font's glyphs.
struct LayeredGlyphs: Sendable {
  private let glyphs: FontRecords
  private let layers: FontRecords
  private let palette: ColorPalette

  /// The maximum number of layers, which is more than any font needs.
  private static let layerLimit = 256

  /// Returns `nil` if the font has no such glyphs; `PaintedGlyphs` reads the additions of version
  /// 1.
  init?(_ directory: FontDirectory) throws(FontError) {
    guard let table = directory.table("COLR") else { return nil }
    guard let glyphCount = table.uint16(at: 2), let start = table.uint32(at: 4),
      let layerStart = table.uint32(at: 8), let layerCount = table.uint16(at: 12)
    else { throw .truncated("COLR", expected: 14, in: table) }
    guard glyphCount > 0 else { return nil }
    guard let glyphs = table.records(at: start, count: glyphCount, stride: 6),
      let layers = table.records(at: layerStart, count: layerCount, stride: 4)
    else {
      let end = max(start &+ 6 * glyphCount, layerStart &+ 4 * layerCount)
      throw .truncated("COLR", expected: end, in: table)
    }
    (self.glyphs, self.layers) = (glyphs, layers)
    palette = try ColorPalette(directory)
  }

  /// A glyph's layers, the lowest first, or `nil` if it has none or their range is invalid.
  func layers(of glyph: UInt16) -> [ColorGlyph.Layer]? {
    guard let index = glyphs.index(of: Int(glyph)), let first = glyphs.uint16(index, at: 2),
      let count = glyphs.uint16(index, at: 4), count > 0, count <= Self.layerLimit,
      first + count <= layers.count
    else { return nil }
    return (first..<first + count).map { place in
      let layer = UInt16(truncatingIfNeeded: layers.uint16(place) ?? 0)
      let entry = layers.uint16(place, at: 2) ?? ColorPalette.foreground
      return ColorGlyph.Layer(glyph: layer, color: palette[entry])
    }
  }
}
