// The kerning pairs of the built-in typeface.

import RasterValues

extension StrokeTypeface {
  /// Returns the adjustment of the advance of `left` before `right`; usually 0.
  ///
  /// Letters with marks have the kerning of their base letters.
  package func kerning(_ left: UInt16, _ right: UInt16) -> Double {
    TypefaceKerning.shared.value(left, right)
  }
}

/// The kerning of pairs of glyphs.
struct TypefaceKerning: Sendable {
  /// The adjustments by pair of glyphs; looked up for every two adjacent letters.
  private let pairs: NumberTable<Int16>
  /// For each glyph, the glyph whose kerning applies.
  private var bases: [UInt16] = []

  /// The table, read at first use.
  static let shared = TypefaceKerning()

  private init() {
    let table = TypefaceTable.shared
    for (index, skeleton) in table.measures.enumerated() {
      let isMarked = skeleton.parts.count == 2 && skeleton.parts[1].isMark
      let base = isMarked ? Int(bases[skeleton.parts[0].glyph]) : index
      bases.append(UInt16(truncatingIfNeeded: base))
    }
    var pairs: [UInt32: Int16] = [:]
    for line in SkeletonTokens.lines(of: TypefaceDrawings.kerning) {
      TypefaceKerning.read(line, table.glyphs, into: &pairs)
    }
    self.pairs = NumberTable(pairs.map { ($0.key, $0.value) }, gap: 0)
  }

  /// Reads a line: letters on the left, then groups on the right, each followed by its adjustment.
  private static func read(
    _ line: SkeletonTokens,
    _ glyphs: [UInt32: Int],
    into pairs: inout [UInt32: Int16]
  ) {
    var tokens = line
    guard let left = tokens.next()?.scalars.compactMap({ glyphs[$0] }) else { return }
    while let right = tokens.next()?.scalars, let value = tokens.next()?.number {
      for other in right.compactMap({ glyphs[$0] }) {
        for one in left { pairs[UInt32(one) << 16 | UInt32(other)] = Int16(value) }
      }
    }
  }

  func value(_ left: UInt16, _ right: UInt16) -> Double {
    guard Int(left) < bases.count, Int(right) < bases.count else { return 0 }
    let pair = UInt32(bases[Int(left)]) << 16 | UInt32(bases[Int(right)])
    return Double(pairs[pair] ?? 0)
  }
}

extension TypefaceDrawings {
  /// Lines of letters on the left, then letters on the right with the adjustments between them.
  static let kerning = #"""
    A T -56 V -46 W -36 Y -60 vwy -22 CGOQ -10 U -6 "'”’“‘* -50
    BDOQ AVWXYT -12 .,… -16 Z -10
    C CGOQ -6
    F A -40 .,… -72 acdegoqs -14 J -30
    K CGOQ -20 vwy -26 acdegoq -14
    L T -62 V -52 W -40 Y -64 vwy -30 CGOQ -14 U -8 "'”’“‘* -64
    P A -46 .,… -86 acdegoq -12 J -34
    R TVWY -12 CGOQ -6
    S TVWY -6
    T A -56 acdegoqs -56 mnpru -42 vwxyz -40 .,… -62 :; -24 -–— -50 CGOQ -12 J -44
    U A -8
    V A -46 acdegoqs -28 mnpru -18 vwxyz -10 .,… -66 -–— -26 CGOQ -10 J -34
    W A -36 acdegoqs -20 mnpru -12 .,… -50 -–— -16 CGOQ -8 J -26
    X CGOQ -18 vwy -18 acdegoq -12
    Y A -60 acdegoqs -52 mnpru -36 vwxyz -22 .,… -68 :; -20 -–— -46 CGOQ -16 J -44
    Z CGOQ -12 vwy -10
    bopeg vwxy -6 .,… -8
    cs vwy -4
    f .,… -30 acdegoq -8
    k acdegoq -12
    r .,… -46 acdegoq -10 -–— -16
    t .,… -8
    vwy acdegoq -6 .,… -44
    x acdegoq -10
    z acdegoq -4
    “‘"' A -50 acdegoq -14
    .,… ”’"' -40 TVWY -40
    Г А -40 Л -26 Д -20 аеосдл -46 бвгжзийкмнпртухфцчшщыьэюя -30 .,… -64 -–— -40
    У А -50 Л -30 Д -30 аеосдлэ -38 вгжзийкмнпртхфцчшщыьюя -26 .,… -64 -–— -26
    T дл -50 вгжзийкмнтфцчшщыьэюя -34
    ЬЪ TYУЧ -30
    РФЮО Л -14 Д -16 УЖХ -14
    у дл -10 .,… -44
    г аеосдл -16 .,… -50
    TYΓ αδεζοσςφω -44 ηικμνπρτυγψ -30
    ΑΔΛ TYΥΨΦΘΟ -24
    ΟΘΦ AΑΛΔXYT -12
    -–— TVWY -36 A -6 X -14
    """#
}
