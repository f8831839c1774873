// Glyphs of a stretch of text in one face and one direction.

import RasterValues

/// A glyph and how the pen moves with it, in units of its face.
struct ShapedGlyph {
  var glyph: UInt16
  /// The first scalar of the grapheme that it stands for, by its place in the paragraph.
  var cluster: Int
  var advance: Double
  /// From the pen to the glyph's origin, to the right and up.
  var x = 0.0
  var y = 0.0
  /// The distance back in the run, in glyphs, to the one that it is attached to; 0 for the pen.
  ///
  /// Its origin is counted from that one's.
  var attachment = 0
}

/// A stretch of a paragraph in one face, one script and one direction.
struct ShapingRun {
  /// The scalars, by their places in the paragraph.
  let range: Range<Int>
  let face: GlyphFace
  /// The number of a look with the font; runs of one font may have several looks.
  let look: Int
  let script: Script
  /// The embedding level of UAX #9; odd where text runs right to left.
  let level: UInt8
  /// In the order of the text, whatever the direction.
  var glyphs: [ShapedGlyph] = []

  /// Whether its script has syllables for which the face has no rules.
  var isUnshaped = false

  var isRightToLeft: Bool { level & 1 == 1 }

  /// The glyphs of the graphemes that begin in a part of the paragraph.
  func glyphs(of part: Range<Int>) -> Range<Int> {
    firstGlyph(from: part.lowerBound)..<firstGlyph(from: part.upperBound)
  }

  /// The first glyph of a cluster at a scalar or behind it: a binary search.
  private func firstGlyph(from scalar: Int) -> Int {
    var (low, high) = (0, glyphs.count)
    while low < high {
      let middle = (low &+ high) / 2
      if glyphs[middle].cluster < scalar { low = middle &+ 1 } else { high = middle }
    }
    return low
  }
}
