// Properties of recorded layers, paints, glyphs and shapes that a scene needs.

import RasterDrawing
import RasterValues

extension RecordedLayer {
  /// Whether colours in the layer are shown unchanged, except for its opacity.
  var isPlain: Bool {
    blend == .normal && blur <= 0 && filter == nil && effects == nil && mask == nil
      && !shadowsOnly && !shadows.contains { $0.inner }
  }
}

extension RecordedPaint {
  /// The possible colours of the paint, or nil for an image pattern.
  var colors: [RecordedColor]? {
    switch self {
    case .color(let color): [color]
    case .gradient(let gradient): gradient.stops.isEmpty ? nil : gradient.stops.map { $0.color }
    case .pattern: nil
    }
  }
}

extension RecordedColor {
  func faint(_ opacity: Double) -> RecordedColor {
    let alpha = UInt64(Double(alpha) * opacity + 0.5)
    return RecordedColor(word: word & ~0xFFFF | min(alpha, 0xFFFF))
  }
}

extension RecordedGlyphs {
  /// Returns a box around lower-case glyphs with ascenders and descenders, in pixels.
  func lineBox(_ faces: [GlyphFace], scale: Double) -> Box {
    guard faces.indices.contains(index) else { return .empty }
    let face = faces[index]
    var box = Box.empty
    for glyph in glyphs {
      let origin = SIMD2(glyph.origin.x, glyph.origin.y)
      box.add(origin + SIMD2(0, -0.72 * size))
      box.add(origin + SIMD2(face.advance(of: glyph.id) / face.unitsPerEm * size, 0.2 * size))
    }
    return Matrix.scale(scale).box(box)
  }
}

extension RecordedShape {
  var isOutline: Bool { if case .outline = self { true } else { false } }
}

extension Path.Shape {
  /// The units of work to examine all edges of the shape.
  var edgeUnits: Int {
    if case .outline(let outline) = self { 400 &* outline.verbs.count } else { 0 }
  }
}

extension GlyphFace {
  /// Whether the font is bold, according to its file or the built-in typeface.
  var isBold: Bool {
    switch source {
    case .builtIn:
      FontWeight.allCases.contains { weight in
        weight.isBold
          && (self == .builtIn(weight: weight, isItalic: false)
            || self == .builtIn(weight: weight, isItalic: true))
      }
    case .openType(let face, _, _): Double(face.metrics.weight) >= 700
    case .pictures: false
    }
  }
}
