// Reorders the glyphs of Indic syllables after the basic forms have been substituted.
//
// Source: "Reorder clusters" in OpenType's "Developing OpenType Fonts for Devanagari Script", and
// the guides for related scripts. Unspecified behaviour follows HarfBuzz.

import RasterValues

/// The second reordering of a syllable.
struct IndicFormedReordering {
  private let shaper: SyllableShaper
  private let start: Int
  private let end: Int
  private let rules: IndicScript
  private var base: Int
  /// Whether a pre-base form can still occur.
  private var triesPrebase: Bool

  init(_ shaper: SyllableShaper, _ range: Range<Int>) {
    (self.shaper, start, end) = (shaper, range.lowerBound, range.upperBound)
    rules = IndicScript(shaper.script)
    base = range.lowerBound
    triesPrebase = shaper.plan.masks & ShapingPlan.prebase != 0
  }

  private static let halant = IndicClass.halant.bit

  mutating func reorder(_ items: inout [GlyphItem]) {
    findHalants(&items)
    findBase(&items)
    moveMatras(&items)
    moveReph(&items)
    movePrebase(&items)
    guard items[start].place == IndicPlace.prebaseMatra.rawValue else { return }
    if start == 0 || !items[start - 1].traits.contains(.word) {
      items[start].mask |= ShapingPlan.initial
    }
  }

  /// Restores the halant class of glyphs that left a ligature again.
  private func findHalants(_ items: inout [GlyphItem]) {
    guard let virama = shaper.virama else { return }
    for index in start..<end where items[index].glyph == virama {
      guard items[index].traits.contains([.ligated, .multiplied]) else { continue }
      items[index].category = IndicClass.halant.rawValue
      items[index].traits.subtract([.ligated, .multiplied])
    }
  }

  // MARK: - Base consonant

  private mutating func findBase(_ items: inout [GlyphItem]) {
    let place = IndicPlace.base.rawValue
    base = start
    while base < end, items[base].place < place { base += 1 }
    if base < end {
      if triesPrebase { skipUnformedPrebase(&items) }
      if base < end {
        if shaper.script.isMalayalam { skipUnformedBelow(&items) }
        if start < base, items[base].place > place { base -= 1 }
      }
    }
    if base == end, start < base, items[base - 1].isOne(of: IndicClass.joiner.bit) { base -= 1 }
    guard base < end else { return }
    let signs = IndicClass.nukta.bit | Self.halant
    while start < base, items[base].isOne(of: signs) { base -= 1 }
  }

  /// Makes a letter the base if its pre-base form was not substituted.
  private mutating func skipUnformedPrebase(_ items: inout [GlyphItem]) {
    guard base + 1 < end,
      let found = (base + 1..<end).first(where: { items[$0].mask & ShapingPlan.prebase != 0 }),
      !(items[found].traits.contains(.substituted) && items[found].isFormed)
    else { return }
    base = found
    while base < end, items[base].isOne(of: Self.halant) { base += 1 }
    if base < end { items[base].place = IndicPlace.base.rawValue }
    triesPrebase = false
  }

  private mutating func skipUnformedBelow(_ items: inout [GlyphItem]) {
    var index = base + 1
    func skipJoiners() {
      while index < end, items[index].isOne(of: IndicScript.joiners) { index += 1 }
    }
    while index < end {
      skipJoiners()
      guard index < end, items[index].isOne(of: Self.halant) else { return }
      index += 1
      skipJoiners()
      if index < end, items[index].isOne(of: IndicScript.consonants),
        items[index].place == IndicPlace.below.rawValue
      {
        base = index
        items[index].place = IndicPlace.base.rawValue
      }
      index += 1
    }
  }

  // MARK: - Matras

  /// Moves pre-base matras after letters that kept their halant.
  private func moveMatras(_ items: inout [GlyphItem]) {
    let prebaseMatra = IndicPlace.prebaseMatra.rawValue
    guard start + 1 < end, start < base else { return }
    var target = max(base == end ? base - 2 : base - 1, start)
    if !shaper.script.isMalayalam, !shaper.script.isTamil {
      let stops = IndicScript.matras | Self.halant
      while true {
        while target > start, !items[target].isOne(of: stops) { target -= 1 }
        guard items[target].isOne(of: Self.halant), items[target].place != prebaseMatra else {
          target = start
          break
        }
        guard target + 1 < end, items[target + 1].category == IndicClass.joiner.rawValue,
          target > start
        else { break }
        target -= 1
      }
    }
    guard start < target, items[target].place != prebaseMatra else { return }
    let matras = items[start..<target].filter { $0.place == prebaseMatra }
    guard !matras.isEmpty else { return }
    let others = items[start...target].filter { $0.place != prebaseMatra }
    items.replaceSubrange(start...target, with: others + matras)
  }

  // MARK: - Reph

  private mutating func moveReph(_ items: inout [GlyphItem]) {
    let first = items[start]
    guard start + 1 < end, first.place == IndicPlace.reph.rawValue,
      (first.category == IndicClass.repha.rawValue) != first.isFormed
    else { return }
    let target = rephTarget(items)
    SyllableShaper.move(&items, from: start, to: target)
    if start < base, base <= target { base -= 1 }
  }

  private func rephTarget(_ items: [GlyphItem]) -> Int {
    if let halant = (start + 1..<max(base, start + 1)).first(where: {
      items[$0].isOne(of: Self.halant)
    }) {
      // The position is after an explicit halant and the joiner that follows it.
      let isJoined = halant + 1 < base && items[halant + 1].isOne(of: IndicScript.joiners)
      return isJoined ? halant + 1 : halant
    }
    switch rules.rephPlace {
    case .afterMain where base < end:
      return last(items) { $0 <= IndicPlace.afterMain.rawValue }
    case .afterSubjoined where base < end:
      let later: [IndicPlace] = [.post, .afterPost, .sign]
      return last(items) { place in !later.contains { $0.rawValue == place } }
    default: break
    }
    var target = end - 1
    while target > start, items[target].place == IndicPlace.sign.rawValue { target -= 1 }
    // The position is before the halant of a matra, so that reph can join with the matra.
    if items[target].isOne(of: Self.halant), base + 1 < target {
      let bound = target
      for index in base + 1..<bound
      where index < target && 1 &<< UInt64(items[index].category) & IndicScript.matras != 0 {
        target -= 1
      }
    }
    return target
  }

  /// Returns the last index from the base on that satisfies a condition on places.
  private func last(_ items: [GlyphItem], _ isBefore: (UInt8) -> Bool) -> Int {
    var index = base
    while index + 1 < end, isBefore(items[index + 1].place) { index += 1 }
    return index
  }

  // MARK: - Letters with a pre-base form

  private mutating func movePrebase(_ items: inout [GlyphItem]) {
    guard triesPrebase, base + 1 < end,
      let found = (base + 1..<end).first(where: { items[$0].mask & ShapingPlan.prebase != 0 }),
      items[found].isFormed
    else { return }
    var target = base
    if !shaper.script.isMalayalam, !shaper.script.isTamil {
      let stops = IndicScript.matras | Self.halant
      while target > start, !items[target - 1].isOne(of: stops) { target -= 1 }
    }
    if target > start, items[target - 1].isOne(of: Self.halant), target < end,
      items[target].isOne(of: IndicScript.joiners)
    {
      target += 1
    }
    SyllableShaper.move(&items, from: found, to: target)
    if target <= base, base < found { base += 1 }
  }
}
