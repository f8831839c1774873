// Glyphs as outlines with their positions.

import RasterDrawing
import RasterValues

/// A glyph's outline, in the units of its font.
struct PlacedOutline {
  let glyph: UInt16
  let outline: Path.Outline
  /// The transform from the font's units to the space of the text.
  let place: Transform
}

extension RecordedGlyphs {
  /// Returns the outlines of the glyphs that have one.
  func outlines(in face: GlyphFace) -> [PlacedOutline] {
    let scale = size / face.unitsPerEm
    return glyphs.compactMap { glyph in
      let outline = face.outline(of: glyph.id)
      guard !outline.points.isEmpty else { return nil }
      let (x, y) = (glyph.origin.x, glyph.origin.y)
      let place = Transform(a: scale, b: 0, c: 0, d: -scale, tx: x, ty: y)
      return PlacedOutline(glyph: glyph.id, outline: outline, place: place)
    }
  }
}
