// The colour glyphs of a font, from all supported tables.

/// The glyphs of a font that have their own colours.
package struct ColorGlyphs: Sendable {
  private let layers: LayeredGlyphs?
  private let paints: PaintedGlyphs?
  private let strikes: StrikeTable?
  private let pictures: PictureTable?

  /// Returns `nil` if the font has no colour glyphs.
  init?(_ directory: FontDirectory, glyphCount: Int, axisCount: Int) throws(FontError) {
    layers = try LayeredGlyphs(directory)
    paints = try PaintedGlyphs(directory, axisCount: axisCount)
    strikes = try StrikeTable(directory)
    pictures = try PictureTable(directory, glyphCount: glyphCount)
    if layers == nil, paints == nil, strikes == nil, pictures == nil { return nil }
  }

  /// The layers of a glyph, or `nil` if it has none.
  package func layers(of glyph: UInt16) -> [ColorGlyph.Layer]? { layers?.layers(of: glyph) }

  /// Whether a glyph has a paint graph, even one that cannot be drawn.
  package func isPainted(_ glyph: UInt16) -> Bool { paints?.contains(glyph) ?? false }

  /// The paint of a glyph, or `nil` if it has none or it cannot be drawn.
  package func painting(
    of glyph: UInt16,
    at coordinates: FontCoordinates = .default
  ) -> PaintedGlyph? {
    paints?.painting(of: glyph, at: coordinates)
  }

  /// The bitmap of a glyph for a size in device pixels per em, or `nil` if it has none.
  package func picture(of glyph: UInt16, pixelsPerEm: Double) -> StoredPicture? {
    strikes?.picture(of: glyph, pixelsPerEm: pixelsPerEm)
      ?? pictures?.picture(of: glyph, pixelsPerEm: pixelsPerEm)
  }
}
