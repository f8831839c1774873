// The coloured glyphs of a face, whichever table holds them.

/// The glyphs of a face that bring colours of their own.
package struct ColorGlyphs: Sendable {
  private let layers: LayeredGlyphs?
  private let paints: PaintedGlyphs?
  private let strikes: StrikeTable?
  private let pictures: PictureTable?

  /// Nil where the face has none.
  init?(_ directory: FontDirectory, glyphCount: Int, axisCount: Int) throws(FontError) {
    layers = try LayeredGlyphs(directory)
    paints = try PaintedGlyphs(directory, axisCount: axisCount)
    strikes = try StrikeTable(directory)
    pictures = try PictureTable(directory, glyphCount: glyphCount)
    if layers == nil, paints == nil, strikes == nil, pictures == nil { return nil }
  }

  /// The layers of a glyph; nil where it has none.
  package func layers(of glyph: UInt16) -> [ColorGlyph.Layer]? { layers?.layers(of: glyph) }

  /// Whether a glyph has a graph of paints, which may be one that cannot be drawn.
  package func isPainted(_ glyph: UInt16) -> Bool { paints?.contains(glyph) ?? false }

  /// The painting of a glyph; nil where it has none, or one that cannot be drawn.
  package func painting(
    of glyph: UInt16,
    at coordinates: FontCoordinates = .default
  ) -> PaintedGlyph? {
    paints?.painting(of: glyph, at: coordinates)
  }

  /// The picture of a glyph that suits a size in device pixels an em; nil where it has none.
  package func picture(of glyph: UInt16, pixelsPerEm: Double) -> StoredPicture? {
    strikes?.picture(of: glyph, pixelsPerEm: pixelsPerEm)
      ?? pictures?.picture(of: glyph, pixelsPerEm: pixelsPerEm)
  }
}
