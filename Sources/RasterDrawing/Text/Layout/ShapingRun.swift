// Glyphs of a range of text in one font and one direction.

import RasterValues

/// A glyph and the movement of the pen, in font units.
struct ShapedGlyph {
  var glyph: UInt16
  /// The first scalar of the grapheme that the glyph represents, as an index in the paragraph.
  var cluster: Int
  var advance: Double
  /// The offset of the glyph's origin from the pen, to the right and up.
  var x = 0.0
  var y = 0.0
  /// The distance back, in glyphs, to the glyph that this one is attached to; 0 for the pen.
  ///
  /// The origin of an attached glyph is relative to the origin of that glyph.
  var attachment = 0
  /// Whether tracking follows the glyph.
  var isTracked = false
}

/// A part of a paragraph.
protocol ScalarRange {
  /// The range of scalars, as indices in the paragraph.
  var range: Range<Int> { get }
}

extension Array where Element: ScalarRange {
  /// Returns the elements that overlap a range, in text order, found by binary search.
  func overlapping(_ range: Range<Int>) -> ArraySlice<Element> {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low &+ high) / 2
      let isBefore = self[middle].range.upperBound <= range.lowerBound
      if isBefore { low = middle &+ 1 } else { high = middle }
    }
    return self[low...].prefix { $0.range.lowerBound < range.upperBound }
  }
}

/// A range of a paragraph in one font, one script and one direction.
struct ShapingRun: ScalarRange {
  /// The range of scalars, as indices in the paragraph.
  let range: Range<Int>
  let face: GlyphFace
  /// The number of a style with this font; a run may contain several styles of one font.
  let look: Int
  let script: Script
  /// The embedding level of UAX #9; odd for right-to-left text.
  let level: UInt8
  /// The glyphs in text order, regardless of direction.
  var glyphs: [ShapedGlyph] = []

  /// Whether the script requires syllable shaping that the font does not support.
  var isUnshaped = false

  var isRightToLeft: Bool { level & 1 == 1 }

  /// Returns a run without glyphs for a part of the range.
  func part(_ range: Range<Int>) -> ShapingRun {
    ShapingRun(range: range, face: face, look: look, script: script, level: level)
  }

  /// Returns the glyphs of the graphemes that start in a range of the paragraph.
  func glyphs(of part: Range<Int>) -> Range<Int> {
    firstGlyph(from: part.lowerBound)..<firstGlyph(from: part.upperBound)
  }

  /// Returns the first glyph of a cluster at or after a scalar, found by binary search.
  private func firstGlyph(from scalar: Int) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low &+ high) / 2
      if glyphs[middle].cluster < scalar { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
