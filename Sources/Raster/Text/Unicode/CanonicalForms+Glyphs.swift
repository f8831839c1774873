// Chooses the scalars of a grapheme cluster by the glyphs that a face has.

extension CanonicalForms {
  /// The scalars by which to look up the glyphs of `cluster`, a letter with its marks.
  ///
  /// A letter alone that has a glyph stays. Otherwise letters and marks are taken apart as far as all
  /// parts have glyphs, the marks put into the order in which they are placed, and composed again
  /// where the whole has a glyph. So `e` and U+0301 give `é` where the face has it, and `é` gives `e`
  /// and U+0301 where it has not. What has no glyph at all stays, and is found missing.
  package static func glyphScalars(
    of cluster: [UInt32],
    hasGlyph: (UInt32) -> Bool
  ) -> [UInt32] {
    if cluster.count == 1, hasGlyph(cluster[0]) { return cluster }
    var parts: [UInt32] = []
    for scalar in cluster { append(scalar, isAlone: cluster.count == 1, to: &parts, hasGlyph) }
    guard parts.count > 1 else { return parts }
    order(&parts, placingClass)
    return compose(parts, placingClass, hasGlyph)
  }

  /// Appends the parts of `scalar`, of which all have glyphs: of a letter alone the fewest, of one with
  /// marks the most.
  private static func append(
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

  /// The combining class by which marks are placed, from the inside out.
  ///
  /// Unicode's classes of Hebrew and Arabic marks say nothing of where they stand. The dots of shin and
  /// dagesh come first, then rafe, holam and the vowels, meteg last (SBL Hebrew User Manual, Society of
  /// Biblical Literature); shadda comes before the vowels of Arabic, Thai vowels below before what is
  /// above. Faces expect this order, which HarfBuzz has made common.
  private static func placingClass(_ scalar: UInt32) -> UInt8 {
    let one = UnicodeTable.shared[scalar].combiningClass
    return switch one {
    case 10...26: hebrewClasses[Int(one) &- 10]
    case 27...32: one &+ 1
    case 33: 27
    case 103: 3
    case 130: 132
    case 132: 131
    default: one
    }
  }

  /// For the classes 10 to 26: sheva, three hatafs, hiriq, tsere, segol, patah, qamats, holam, qubuts,
  /// dagesh, meteg, rafe, the dots of shin and sin, varika.
  private static let hebrewClasses: [UInt8] = [
    22, 15, 16, 17, 23, 18, 19, 20, 21, 14, 24, 12, 25, 13, 10, 11, 26,
  ]
}
