// Reorders the parts of Indic syllables before the basic forms are substituted.
//
// Source: "Reorder characters" in OpenType's "Developing OpenType Fonts for Devanagari Script", and
// the guides for related scripts. Unspecified behaviour follows HarfBuzz.

import RasterValues

/// The first reordering of a syllable.
struct IndicReordering {
  let shaper: SyllableShaper
  let start: Int
  let end: Int
  private let rules: IndicScript
  private var range: Range<Int> { start..<end }
  private var plan: ShapingPlan { shaper.plan }

  init(_ shaper: SyllableShaper, _ range: Range<Int>) {
    (self.shaper, start, end) = (shaper, range.lowerBound, range.upperBound)
    rules = IndicScript(shaper.script)
  }

  func reorder(_ items: inout [GlyphItem]) {
    // In Kannada, the older sequence ra, halant, joiner is treated as ra, joiner, halant.
    if shaper.script.isKannada, range.count >= 3, has(items[start], .ra),
      has(items[start + 1], .halant), has(items[start + 2], .joiner)
    {
      items.swapAt(start + 1, start + 2)
    }
    let limit = limit(items)
    var hasReph = limit > start
    let base = base(items, limit, hasReph)
    // A ra without another consonant does not form a reph.
    if hasReph, base == start, limit - base <= 2 { hasReph = false }
    for index in start..<base {
      items[index].place = min(items[index].place, IndicPlace.prebase.rawValue)
    }
    if base < end { items[base].place = IndicPlace.base.rawValue }
    if hasReph { items[start].place = IndicPlace.reph.rawValue }
    if plan.isOldKind { moveHalant(&items, base) }
    placeSigns(&items)
    placePostbase(&items, base)
    SyllableShaper.sort(&items, range)
    SyllableShaper.reversePrebaseMatras(&items, range, matras: IndicScript.matras)
    mark(&items)
  }

  private func has(_ item: GlyphItem, _ one: IndicClass) -> Bool { item.category == one.rawValue }

  // MARK: - Base consonant

  /// Returns the index after an initial reph; the start if there is none.
  private func limit(_ items: [GlyphItem]) -> Int {
    var limit = start
    switch rules.rephForm {
    case .logical:
      guard has(items[start], .repha) else { return start }
      limit += 1
    case .implicit, .explicit:
      let isExplicit = rules.rephForm == .explicit
      guard plan.masks & ShapingPlan.reph != 0, range.count >= 3,
        isExplicit
          ? has(items[start + 2], .joiner) : !items[start + 2].isOne(of: IndicScript.joiners),
        shaper.maySubstitute(items[start].glyph, plan.probes.reph)
      else { return start }
      let glyphs = (0..<3).map { items[start + $0].glyph }
      guard
        shaper.substitutes(Array(glyphs[..<2]), plan.probes.reph)
          || isExplicit && shaper.substitutes(glyphs, plan.probes.reph)
      else { return start }
      limit += 2
    }
    while limit < end, items[limit].isOne(of: IndicScript.joiners) { limit += 1 }
    return limit
  }

  /// Returns the base: the last consonant without a below-base or post-base form.
  private func base(_ items: [GlyphItem], _ limit: Int, _ hasReph: Bool) -> Int {
    var base = hasReph ? start : end
    var hasBelow = false
    var index = end
    while index > limit {
      index -= 1
      let item = items[index]
      if item.isOne(of: IndicScript.consonants) {
        base = index
        let isBelow = item.place == IndicPlace.below.rawValue
        let isPost = item.place == IndicPlace.post.rawValue
        if !isBelow, !isPost || hasBelow { return base }
        if isBelow { hasBelow = true }
      } else if start < index, has(item, .joiner), has(items[index - 1], .halant) {
        // The joiner requests a half form.
        return base
      }
    }
    return base
  }

  // MARK: - Places

  /// Moves the first halant after the base behind the last consonant, for fonts with old rules.
  private func moveHalant(_ items: inout [GlyphItem], _ base: Int) {
    guard base + 1 < end, let first = (base + 1..<end).first(where: { has(items[$0], .halant) })
    else { return }
    var last = end - 1
    while last > first, !items[last].isOne(of: IndicScript.consonants),
      !(shaper.script.isKannada && has(items[last], .halant))
    {
      last -= 1
    }
    if last > first, !has(items[last], .halant) {
      SyllableShaper.move(&items, from: first, to: last)
    }
  }

  /// Assigns signs the place of the preceding part.
  private func placeSigns(_ items: inout [GlyphItem]) {
    let signs =
      IndicScript.joiners | IndicClass.nukta.bit | IndicClass.registerShifter.bit
      | IndicClass.medial.bit | IndicClass.halant.bit
    let prebaseMatra = IndicPlace.prebaseMatra.rawValue
    var last = IndicPlace.start.rawValue
    for index in range {
      if 1 &<< UInt64(items[index].category) & signs != 0 {
        items[index].place = last
        guard has(items[index], .halant), last == prebaseMatra else { continue }
        // A halant does not move to the front with a matra.
        if let other = (start..<index).last(where: { items[$0].place != prebaseMatra }) {
          items[index].place = items[other].place
        }
      } else if items[index].place != IndicPlace.sign.rawValue {
        if has(items[index], .postMatra), index > start, has(items[index - 1], .modifier) {
          items[index - 1].place = items[index].place
        }
        last = items[index].place
      }
    }
  }

  /// Assigns signs after the base the place of the next consonant.
  private func placePostbase(_ items: inout [GlyphItem], _ base: Int) {
    guard base + 1 < end else { return }
    var last = base
    for index in base + 1..<end {
      if items[index].isOne(of: IndicScript.consonants) {
        for other in last + 1..<max(index, last + 1)
        where items[other].place < IndicPlace.sign.rawValue {
          items[other].place = items[index].place
        }
        last = index
      } else if 1 &<< UInt64(items[index].category) & IndicScript.matras != 0 {
        last = index
      }
    }
  }

  // MARK: - Masks

  /// Sets the masks of the features that apply to each part.
  private func mark(_ items: inout [GlyphItem]) {
    let base = range.first { items[$0].place == IndicPlace.base.rawValue } ?? end
    for index in range {
      guard items[index].place == IndicPlace.reph.rawValue else { break }
      items[index].mask |= ShapingPlan.reph
    }
    var before = ShapingPlan.half
    if !plan.isOldKind, rules.hasForms { before |= ShapingPlan.below }
    for index in start..<base { items[index].mask |= before }
    for index in min(base + 1, end)..<end {
      items[index].mask |= ShapingPlan.below | ShapingPlan.above | ShapingPlan.post
    }
    if plan.isOldKind, shaper.script.isDevanagari { markEyelash(&items, base) }
    markPrebase(&items, base)
    for index in range.dropFirst() where has(items[index], .nonJoiner) {
      // A non-joiner prevents half forms before it.
      var other = index
      repeat {
        other -= 1
        items[other].mask &= ~ShapingPlan.half
      } while other > start && !items[other].isOne(of: IndicScript.consonants)
    }
  }

  /// Allows a below-base ra in half forms, for fonts with old rules.
  private func markEyelash(_ items: inout [GlyphItem], _ base: Int) {
    for index in start..<base where index + 1 < base && has(items[index], .ra) {
      guard has(items[index + 1], .halant),
        index + 2 == base || !has(items[index + 2], .joiner)
      else { continue }
      items[index].mask |= ShapingPlan.below
      items[index + 1].mask |= ShapingPlan.below
    }
  }

  /// Masks the first halant and ra after the base for which the font has a pre-base form.
  private func markPrebase(_ items: inout [GlyphItem], _ base: Int) {
    guard plan.masks & ShapingPlan.prebase != 0, base + 2 < end else { return }
    for index in base + 1..<end - 1
    where shaper.maySubstitute(items[index].glyph, plan.probes.prebase) {
      let glyphs = [items[index].glyph, items[index + 1].glyph]
      guard shaper.substitutes(glyphs, plan.probes.prebase) else { continue }
      items[index].mask |= ShapingPlan.prebase
      items[index + 1].mask |= ShapingPlan.prebase
      return
    }
  }
}
