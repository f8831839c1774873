// The built-in typeface: a plain sans serif that is drawn by a pen, and requires no file.

import RasterValues

/// The built-in typeface at one weight, upright or slanted.
///
/// Glyphs are original skeletons, stroked by a pen whose width represents the weight, so any weight
/// from 100 to 900 is available. Lengths are in font units, 1000 per em, with y pointing up from
/// the baseline.
package struct StrokeTypeface: Hashable, Sendable {
  let pen: TypefacePen
  let isItalic: Bool

  /// The number of font units per em.
  package static let unitsPerEm = 1000.0
  /// The glyph for unsupported characters: a box.
  package static let missing: UInt16 = 0

  /// Creates the typeface at a weight, which is clamped to 100…900; NaN stands for 400.
  package init(weight: Double, isItalic: Bool) {
    pen = TypefacePen(weight: weight)
    self.isItalic = isItalic
  }

  /// The number of glyphs.
  package static var glyphCount: Int { TypefaceTable.shared.measures.count }

  /// Returns the glyph of a character.
  package static func glyph(for scalar: UInt32) -> UInt16? {
    TypefaceTable.shared.glyphs[scalar].map { UInt16(truncatingIfNeeded: $0) }
  }
}

extension StrokeTypeface {
  /// The height of a line above the baseline, which has room for accents on capitals.
  package var ascender: Double { 960 }
  /// The depth of a line below the baseline, as a negative number.
  package var descender: Double { -240 }
  /// The gap between two lines.
  package var lineGap: Double { 0 }
  /// The height of a flat lower-case letter.
  package var xHeight: Double { 520 }
  /// The centre of an underline, and its thickness.
  package var underline: (position: Double, thickness: Double) { (-130, pen.height * 0.8) }
  /// The centre of a strikethrough, and its thickness.
  package var strikeout: (position: Double, thickness: Double) { (270, pen.height * 0.8) }
}

extension StrokeTypeface {
  /// Returns the advance of a glyph; an invalid glyph counts as the missing box.
  package func advance(of glyph: UInt16) -> Double {
    TypefaceTable.shared.skeleton(glyph).advance(pen)
  }

  /// The advances of all glyphs.
  var advances: [Double] { TypefaceTable.shared.measures.map { $0.advance(pen) } }

  /// Returns the outline of a glyph.
  ///
  /// Its strokes are united to subpaths that do not cross, so both fill rules give the same result.
  package func outline(of glyph: UInt16) -> Path.Outline {
    let skeleton = TypefaceTable.shared.skeleton(glyph)
    var writer = GlyphWriter(slant: isItalic ? StrokeTypeface.slant : 0)
    let y = skeleton.markPlace == .above ? xHeight : 0
    writer.add(skeleton, pen: pen, x: skeleton.leftBearing(pen), y: y)
    // Without the union, overlapping parts would count twice in pixels at their edges.
    return Path(.outline(writer.outline)).union(.empty).shape.outline
  }

  /// Returns the side at which a mark is attached; nil for other glyphs.
  package static func markPlace(of glyph: UInt16) -> MarkPlace? {
    TypefaceTable.shared.markPlace(glyph)
  }

  /// Returns the point at which marks are attached to a glyph, or at which a mark is attached.
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

  /// Returns the offset of a mark's origin from the origin of the glyph to which it is attached.
  ///
  /// The base is a letter, with or without marks, or a mark on the same side. The result is zero
  /// for glyphs that are not marks.
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

  /// Returns the attachment point of a mark that stands alone, upright.
  private func loneMark(_ place: MarkPlace) -> Point {
    Point(Skeleton.loneMarkX, place == .above ? xHeight : 0)
  }

  private func slanted(_ point: Point) -> Point {
    Point(point.x + (isItalic ? StrokeTypeface.slant : 0) * point.y, point.y)
  }

  /// Returns the dotless letter that takes marks above; nil if a letter has no dot.
  package static func dotless(_ glyph: UInt16) -> UInt16? {
    if glyph == self.glyph(for: 0x69) || glyph == self.glyph(for: 0x456) {
      return self.glyph(for: 0x131)
    }
    if glyph == self.glyph(for: 0x6A) || glyph == self.glyph(for: 0x458) {
      return self.glyph(for: 0x237)
    }
    return nil
  }

  /// The tangent of the italic angle of 9.5°.
  static let slant = 0.167_343
}
