// Chooses the scalars of a grapheme cluster that match the glyphs of a font.

import RasterValues

/// How a font positions marks.
package enum MarkPlacing: Sendable {
  /// The marks are positioned by anchors in the GPOS table.
  case anchored
  /// The font does not position marks, so precomposed Hebrew letters with points are preferred.
  case unanchored
}

extension CanonicalForms {
  /// Returns the scalars by which to look up the glyphs of `cluster`, a letter with its marks.
  ///
  /// A single letter that has a glyph is returned unchanged. Otherwise letters and marks are
  /// decomposed as far as all parts have glyphs. The marks are sorted into placement order, and
  /// composed again if the font has a glyph for the composition. For example, `e` and U+0301 become
  /// `é` if the font has it, and `é` becomes `e` and U+0301 if it does not. Scalars without glyphs
  /// are kept, and later reported as missing. HarfBuzz does the same.
  package static func glyphScalars(
    of cluster: [UInt32],
    marks: MarkPlacing = .anchored,
    hasGlyph: (UInt32) -> Bool
  ) -> [UInt32] {
    if cluster.count == 1, hasGlyph(cluster[0]) { return cluster }
    var parts: [UInt32] = []
    for scalar in cluster { append(scalar, isAlone: cluster.count == 1, to: &parts, hasGlyph) }
    guard parts.count > 1 else { return parts }
    order(&parts, MarkOrder.placingClass)
    MarkOrder.moveExceptions(in: &parts)
    let table = CanonicalTable.shared
    return compose(parts, MarkOrder.composingClass) { first, second in
      var whole = table.composition(of: first, second)
      if whole == nil, marks == .unanchored { whole = table.pointedLetter(of: first, second) }
      return whole.flatMap { hasGlyph($0) ? $0 : nil }
    }
  }

  /// Appends a decomposition of `scalar` whose parts all have glyphs.
  ///
  /// A single letter is decomposed as little as possible, a letter with marks as far as possible.
  static func append(
    _ scalar: UInt32,
    isAlone: Bool,
    to parts: inout [UInt32],
    _ hasGlyph: (UInt32) -> Bool
  ) {
    var (rest, marks): (UInt32, [UInt32]) = (scalar, [])
    var (best, used) = (scalar, 0)
    while let (first, second) = decomposition(of: rest), second == 0 || hasGlyph(second) {
      if second != 0 { marks.append(second) }
      rest = first
      if hasGlyph(first) {
        (best, used) = (first, marks.count)
        if isAlone { break }
      }
    }
    parts.append(best)
    parts.append(contentsOf: marks[..<used].reversed())
  }
}
