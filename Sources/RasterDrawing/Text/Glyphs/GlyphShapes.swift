// The outlines of a face's glyphs, and the boxes around them.

import RasterValues

/// A glyph's look, in units of its face, y up.
struct GlyphShape: Sendable {
  let glyph: UInt16
  let outline: Path.Outline
  /// A box that holds the outline.
  let box: Box
  /// Whether the font's data is damaged, so that a box stands for the glyph.
  let isDamaged: Bool

  init(_ glyph: UInt16, _ outline: Path.Outline, isDamaged: Bool) {
    self.glyph = glyph
    self.outline = outline
    self.isDamaged = isDamaged
    box = Path.Shape.outline(outline).box(Matrix())
  }

  /// The memory that the shape takes: its points and verbs, their arrays' headers and itself.
  var byteCount: Int {
    outline.points.count &* MemoryLayout<Point>.stride &+ outline.verbs.count &+ 64
      &+ MemoryLayout<GlyphShape>.stride
  }
}

/// Shapes of a face's glyphs; never changed, so that any thread may read it.
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

  /// The box around a glyph's outline.
  @inline(__always)
  func box(of glyph: UInt16) -> Box? { places[UInt32(glyph)].map { shapes[Int($0)].box } }

  /// Whether a box stands for a glyph whose data is damaged.
  @inline(__always)
  func isDamaged(_ glyph: UInt16) -> Bool {
    places[UInt32(glyph)].map { shapes[Int($0)].isDamaged } ?? false
  }

  /// These shapes and new ones.
  func adding(_ new: [GlyphShape]) -> GlyphShapes { GlyphShapes(shapes + new) }
}
