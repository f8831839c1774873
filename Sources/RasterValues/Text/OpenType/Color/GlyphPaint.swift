// The paint graph of a COLR version 1 glyph: a tree of shapes, colours, gradients and blends.
//
// Source: OpenType 1.9.1, "COLR". Coordinates are in font units, y pointing up.

/// A node of a glyph's paint graph.
package indirect enum GlyphPaint: Sendable {
  /// Stacked paints, the lowest first.
  case layers([GlyphPaint])
  case color(PaletteColor)
  case gradient(GlyphGradient)
  /// A paint clipped to a glyph's outline.
  case glyph(UInt16, GlyphPaint)
  case clipped(Rect, GlyphPaint)
  case transformed(Transform, GlyphPaint)
  case composite(GlyphPaint, BlendMode, over: GlyphPaint)

  /// Whether the painted area is bounded; an unbounded paint needs a clip around it.
  package var isBounded: Bool {
    switch self {
    case .color, .gradient: return false
    case .glyph, .clipped: return true
    case .layers(let layers): return layers.allSatisfy { $0.isBounded }
    case .transformed(_, let paint): return paint.isBounded
    case .composite(let source, let mode, let backdrop):
      switch mode {
      case .clear: return true
      case .copy, .sourceOut: return source.isBounded
      case .destination, .destinationOut: return backdrop.isBounded
      case .sourceIn, .destinationIn: return source.isBounded || backdrop.isBounded
      default: return source.isBounded && backdrop.isBounded
      }
    }
  }

  /// The glyphs whose outlines the paint uses.
  package var glyphs: Set<UInt16> {
    switch self {
    case .color, .gradient: return []
    case .glyph(let glyph, let paint): return paint.glyphs.union([glyph])
    case .clipped(_, let paint), .transformed(_, let paint): return paint.glyphs
    case .layers(let layers): return layers.reduce(into: []) { $0.formUnion($1.glyphs) }
    case .composite(let source, _, let backdrop): return source.glyphs.union(backdrop.glyphs)
    }
  }
}

/// A glyph's paint and its size.
package struct PaintedGlyph: Sendable {
  package let paint: GlyphPaint
  /// The number of nodes and colour stops, at most 4,096.
  package let size: Int
}

/// A palette colour, or `nil` for the colour of the text, with an opacity from 0 to 1.
package struct PaletteColor: Sendable {
  package let color: Color?
  package let alpha: Double
}

/// A gradient as fonts define it: stops may have any position, and radii may shrink below 0.
package struct GlyphGradient: Sendable {
  package enum Geometry: Sendable {
    /// Colours change from the first point to the second, and are constant along the line to the
    /// third.
    case linear(Point, Point, rotation: Point)
    case radial(Point, Double, Point, Double)
    /// Counter-clockwise angles in degrees, starting at the right.
    case sweep(Point, from: Double, to: Double)
  }

  package let geometry: Geometry
  /// Sorted by position.
  package let stops: [(position: Double, color: PaletteColor)]
  package let spread: Spread
}
