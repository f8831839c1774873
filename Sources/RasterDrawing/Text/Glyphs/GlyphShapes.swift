// The outlines of a font's glyphs, and their bounds.

import RasterValues

/// A glyph's outline and bounds, in font units, with y pointing up.
struct GlyphShape: Sendable {
  let glyph: UInt16
  let outline: Path.Outline
  /// The bounds of the outline.
  let box: Box
  /// Whether the font's data is damaged, so that a box replaces the glyph.
  let isDamaged: Bool

  init(_ glyph: UInt16, _ outline: Path.Outline, isDamaged: Bool) {
    self.glyph = glyph
    self.outline = outline
    self.isDamaged = isDamaged
    box = Path.Shape.outline(outline).box(Matrix())
  }

  /// The memory used by the shape: its points and verbs, their array headers and the value itself.
  var byteCount: Int {
    outline.points.count &* MemoryLayout<Point>.stride &+ outline.verbs.count &+ 64
      &+ MemoryLayout<GlyphShape>.stride
  }
}

/// Shapes of a font's glyphs; immutable, so that any thread can read them.
final class GlyphShapes: Sendable {
  private let shapes: [GlyphShape]
  /// The index in `shapes` of each glyph.
  private let places: NumberTable<Int32>
  let byteCount: Int

  init(_ shapes: [GlyphShape] = []) {
    self.shapes = shapes
    places = NumberTable(
      shapes.enumerated().map { (UInt32($1.glyph), Int32(truncatingIfNeeded: $0)) },
      gap: 0
    )
    byteCount = shapes.reduce(places.byteCount) { $0 &+ $1.byteCount }
  }

  var isEmpty: Bool { shapes.isEmpty }

  func shape(of glyph: UInt16) -> GlyphShape? {
    places[UInt32(glyph)].map { shapes[Int($0)] }
  }

  /// Returns the bounds of a glyph's outline.
  @inline(__always)
  func box(of glyph: UInt16) -> Box? { places[UInt32(glyph)].map { shapes[Int($0)].box } }

  /// Whether a glyph's data is damaged, so that a box replaces it.
  @inline(__always)
  func isDamaged(_ glyph: UInt16) -> Bool {
    places[UInt32(glyph)].map { shapes[Int($0)].isDamaged } ?? false
  }

  /// Returns these shapes with added ones.
  func adding(_ new: [GlyphShape]) -> GlyphShapes { GlyphShapes(shapes + new) }
}
