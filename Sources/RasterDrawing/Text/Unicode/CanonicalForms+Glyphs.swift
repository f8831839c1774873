// Chooses the scalars of a grapheme cluster by the glyphs that a face has.

import RasterValues

/// The way in which a face sets marks on letters.
package enum MarkPlacing: Sendable {
  /// By anchors, in its table GPOS.
  case anchored
  /// Not at all; then Hebrew letters that have their points in them serve better than points beside.
  case unanchored
}

extension CanonicalForms {
  /// The scalars by which to look up the glyphs of `cluster`, a letter with its marks.
  ///
  /// A letter alone that has a glyph stays. Otherwise letters and marks are taken apart as far as all
  /// parts have glyphs, the marks put into the order in which they are placed, and composed again
  /// where the whole has a glyph. So `e` and U+0301 give `é` where the face has it, and `é` gives `e`
  /// and U+0301 where it has not. What has no glyph at all stays, and is found missing. HarfBuzz does
  /// the same.
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

  /// Appends the parts of `scalar`, of which all have glyphs: of a letter alone the fewest, of one with
  /// marks the most.
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
