// The built-in typeface: a plain sans that is drawn by a pen, and needs no file.

import RasterValues

/// The built-in typeface at one weight, upright or slanted.
///
/// Glyphs are skeletons of our own design, stroked by a pen whose width is the weight, so that any
/// weight from 100 to 900 can be had. Lengths are font units, 1000 an em, with y up from the
/// baseline.
package struct StrokeTypeface: Hashable, Sendable {
  let pen: TypefacePen
  let isItalic: Bool

  /// Font units an em.
  package static let unitsPerEm = 1000.0
  /// The glyph of a character that the typeface lacks: a box.
  package static let missing: UInt16 = 0

  /// A face; `weight` is held to 100…900, and 400 if it is no number.
  package init(weight: Double, isItalic: Bool) {
    pen = TypefacePen(weight: weight)
    self.isItalic = isItalic
  }

  /// The number of glyphs.
  package static var glyphCount: Int { TypefaceTable.shared.measures.count }

  /// The glyph of a character.
  package static func glyph(for scalar: UInt32) -> UInt16? {
    TypefaceTable.shared.glyphs[scalar].map { UInt16(truncatingIfNeeded: $0) }
  }
}

extension StrokeTypeface {
  /// The reach of a line's box above the baseline; accents on capitals fit.
  package var ascender: Double { 960 }
  /// The reach of a line's box below the baseline, as a negative number.
  package var descender: Double { -240 }
  /// The space between the boxes of two lines.
  package var lineGap: Double { 0 }
  /// The height of a flat small letter.
  package var xHeight: Double { 520 }
  /// The middle of an underline, and its thickness.
  package var underline: (position: Double, thickness: Double) { (-130, pen.height * 0.8) }
  /// The middle of a line through small letters, and its thickness.
  package var strikeout: (position: Double, thickness: Double) { (270, pen.height * 0.8) }
}

extension StrokeTypeface {
  /// The advance of a glyph; that of a missing box for what is none.
  package func advance(of glyph: UInt16) -> Double {
    TypefaceTable.shared.skeleton(glyph).advance(pen)
  }

  /// The advances of all glyphs.
  var advances: [Double] { TypefaceTable.shared.measures.map { $0.advance(pen) } }

  /// The outline of a glyph: its strokes, united to subpaths that do not cross, filled alike by both
  /// rules.
  package func outline(of glyph: UInt16) -> Path.Outline {
    let skeleton = TypefaceTable.shared.skeleton(glyph)
    var writer = GlyphWriter(slant: isItalic ? StrokeTypeface.slant : 0)
    let y = skeleton.markPlace == .above ? xHeight : 0
    writer.add(skeleton, pen: pen, x: skeleton.leftBearing(pen), y: y)
    // Parts that overlap in a pixel would count twice at their edges.
    return Path(.outline(writer.outline)).union(.empty).shape.outline
  }

  /// The place of a mark; nil for other glyphs.
  package static func markPlace(of glyph: UInt16) -> MarkPlace? {
    TypefaceTable.shared.markPlace(glyph)
  }

  /// The place in a glyph where marks of a kind are attached; in a mark, where it is attached.
  package func anchor(of glyph: UInt16, for place: MarkPlace) -> Point {
    let skeleton = TypefaceTable.shared.skeleton(glyph)
    var anchor = loneMark(place)
    if skeleton.markPlace != place {
      anchor = skeleton.anchor(place, pen)
      anchor.x += skeleton.leftBearing(pen)
      anchor.y += skeleton.stacking(place)
    }
    return slanted(anchor)
  }

  /// The offset of a mark's origin from that of the glyph that it is attached to; zero for what is
  /// no mark.
  ///
  /// The other glyph is a letter, also one that has marks, or a mark at the same side.
  package func offset(of mark: UInt16, on base: UInt16) -> Point {
    let (letter, sign) = (
      TypefaceTable.shared.skeleton(base), TypefaceTable.shared.skeleton(mark)
    )
    guard let place = sign.markPlace else { return .zero }
    let from = loneMark(place)
    var to = from
    if letter.markPlace != place {
      to = letter.anchor(of: sign, pen)
      to.x += letter.leftBearing(pen)
    }
    return slanted(Point(to.x - from.x, to.y - from.y + letter.stacking(place)))
  }

  /// The point where the outline of a mark by itself is attached, upright.
  private func loneMark(_ place: MarkPlace) -> Point {
    Point(Skeleton.loneMarkX, place == .above ? xHeight : 0)
  }

  private func slanted(_ point: Point) -> Point {
    Point(point.x + (isItalic ? StrokeTypeface.slant : 0) * point.y, point.y)
  }

  /// The letter without its dot that takes marks above; nil for letters that have none.
  package static func dotless(_ glyph: UInt16) -> UInt16? {
    if glyph == self.glyph(for: 0x69) || glyph == self.glyph(for: 0x456) {
      return self.glyph(for: 0x131)
    }
    if glyph == self.glyph(for: 0x6A) || glyph == self.glyph(for: 0x458) {
      return self.glyph(for: 0x237)
    }
    return nil
  }

  /// The tangent of the italic's angle, 9.5°.
  static let slant = 0.167_343
}
