// Reorders Khmer and Myanmar syllables, whose pre-base parts follow the base in the text.
//
// Source: OpenType's "Developing OpenType Fonts for Khmer Script" and "… for Myanmar Script".

extension SyllableShaper {
  /// Moves pre-base vowels and subjoined ro to the start of the syllable.
  func reorderKhmer(_ items: inout [GlyphItem], _ range: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    for index in range.dropFirst() {
      items[index].mask |= ShapingPlan.below | ShapingPlan.above | ShapingPlan.post
    }
    var coengs = 0
    for index in range.dropFirst() {
      let category = items[index].category
      if category == IndicClass.halant.rawValue, coengs <= 2, index + 1 < end {
        coengs += 1
        guard items[index + 1].category == IndicClass.ra.rawValue else { continue }
        for place in index...index + 1 { items[place].mask |= ShapingPlan.prebase }
        Self.move(&items, from: index, to: start)
        Self.move(&items, from: index + 1, to: start + 1)
        for place in index + 2..<max(end, index + 2) { items[place].mask |= ShapingPlan.initial }
        coengs = 2
      } else if category == IndicClass.prebase.rawValue {
        Self.move(&items, from: index, to: start)
      }
    }
  }

  /// Assigns places relative to the base letter to all parts of a syllable, and sorts them.
  func reorderMyanmar(_ items: inout [GlyphItem], _ range: Range<Int>) {
    let (start, end) = (range.lowerBound, range.upperBound)
    let kinzi = [IndicClass.ra, .asat, .halant].map { $0.rawValue }
    let hasKinzi =
      range.count >= 3 && (0..<3).allSatisfy { items[start + $0].category == kinzi[$0] }
    let first = hasKinzi ? start + 3 : start
    let letters =
      IndicClass.consonant.bit | IndicClass.stacker.bit | IndicClass.ra.bit | IndicClass.vowel.bit
      | IndicClass.placeholder.bit | IndicClass.dottedCircle.bit
    let base = (first..<end).first { items[$0].isOne(of: letters) } ?? (hasKinzi ? start : first)
    for index in start..<max(first, base) {
      items[index].place = (index < first ? IndicPlace.afterMain : .prebase).rawValue
    }
    let next = max(first, base)
    if next < end { items[next].place = IndicPlace.base.rawValue }
    placeMyanmarSigns(&items, min(next + 1, end)..<end)
    Self.sort(&items, range)
    Self.reversePrebaseMatras(&items, range, matras: IndicClass.prebase.bit)
  }

  private func placeMyanmarSigns(_ items: inout [GlyphItem], _ range: Range<Int>) {
    var place = IndicPlace.afterMain
    for index in range {
      switch IndicClass(rawValue: items[index].category) {
      case .medialRa: items[index].place = IndicPlace.prebase.rawValue
      case .prebase: items[index].place = IndicPlace.prebaseMatra.rawValue
      case .selector: items[index].place = items[index - 1].place
      case .below where place == .afterMain:
        place = .below
        items[index].place = place.rawValue
      case .accent where place == .below:
        items[index].place = IndicPlace.beforeSubjoined.rawValue
      case .below: items[index].place = place.rawValue
      default:
        if place == .below { place = .afterSubjoined }
        items[index].place = place.rawValue
      }
    }
  }
}
