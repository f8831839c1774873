// Reorders the glyphs of syllables between the stages of substitution.

import RasterValues

/// An operation before a stage of features.
enum SyllablePause: Sendable {
  case findSyllables
  /// Sorts letters into the order that fonts expect.
  case reorder
  /// Moves substituted forms to their visual positions.
  case reorderFormed
  case forgetSubstitutions
  /// Assigns a class to letters that a feature has substituted.
  case takeRephs, takePrebases
}

/// Shapes the syllables of a run of one script.
struct SyllableShaper {
  let script: Script
  let plan: ShapingPlan
  let table: LayoutTable?
  /// The circle inserted before signs without a base letter; nil if the font has no glyph for it.
  let dottedCircle: GlyphItem?
  /// The glyph of the sign that suppresses a letter's inherent vowel.
  let virama: UInt16?

  func run(_ pause: SyllablePause, _ items: inout [GlyphItem]) {
    switch pause {
    case .findSyllables: findSyllables(&items)
    case .reorder: reorder(&items)
    case .reorderFormed: reorderFormed(&items)
    case .forgetSubstitutions:
      for index in items.indices { items[index].traits.remove(.substituted) }
    case .takeRephs:
      take(&items, UniversalClass.repha.rawValue) { $0.mask & ShapingPlan.reph != 0 }
    case .takePrebases: take(&items, UniversalClass.vowelPrebase.rawValue) { _ in true }
    }
  }

  // MARK: - Syllables

  private func findSyllables(_ items: inout [GlyphItem]) {
    let grammar: SyllableGrammar
    switch plan.model {
    case .plain: return
    case .indic: grammar = .indic
    case .khmer: grammar = .khmer
    case .myanmar: grammar = .myanmar
    case .universal: return findUniversalSyllables(&items)
    }
    let classes = items.map { $0.category }
    var (index, number) = (0, 1 as UInt8)
    while index < items.count {
      let match = grammar.match(classes, from: index)
      mark(&items, index..<match.end, match.kind, number: &number)
      index = match.end
    }
  }

  /// Finds universal syllables, ignoring hidden characters, and non-joiners before marks.
  private func findUniversalSyllables(_ items: inout [GlyphItem]) {
    var (classes, places): ([UInt8], [Int]) = ([], [])
    let (hidden, nonJoiner) = (UniversalClass.hidden.rawValue, UniversalClass.nonJoiner.rawValue)
    var isBeforeMark = false
    for index in items.indices.reversed() where items[index].category != hidden {
      let isLookedThrough = items[index].category == nonJoiner && isBeforeMark
      isBeforeMark = items[index].traits.contains(.unicodeMark)
      if isLookedThrough { continue }
      classes.append(items[index].category)
      places.append(index)
    }
    classes.reverse()
    places.reverse()
    var (index, start, number) = (0, places.first ?? 0, 1 as UInt8)
    while index < classes.count {
      let match = SyllableGrammar.universal.match(classes, from: index)
      let end = match.end < places.count ? places[match.end] : items.count
      mark(&items, start..<end, match.kind, number: &number)
      (index, start) = (match.end, end)
    }
    markRephs(&items)
    markJoining(&items)
  }

  /// Numbers a syllable, and makes it a single cluster.
  private func mark(
    _ items: inout [GlyphItem],
    _ range: Range<Int>,
    _ kind: SyllableKind,
    number: inout UInt8
  ) {
    for index in range {
      items[index].syllable = number
      items[index].syllableKind = kind.rawValue
      if kind != .none { items[index].cluster = items[range.lowerBound].cluster }
    }
    number = number == 7 ? 1 : number + 1
  }

  /// Returns the syllable that starts at an index.
  static func syllable(_ items: [GlyphItem], from start: Int) -> Range<Int> {
    let own = items[start].syllabic & GlyphItem.syllableMask
    var end = start + 1
    while end < items.count, items[end].syllabic & GlyphItem.syllableMask == own { end += 1 }
    return start..<end
  }

  static func forEachSyllable(
    _ items: inout [GlyphItem],
    _ body: (inout [GlyphItem], Range<Int>) -> Void
  ) {
    var start = 0
    while start < items.count {
      let syllable = syllable(items, from: start)
      body(&items, syllable)
      start = syllable.upperBound
    }
  }

  /// Moves an item to another index, shifting the items between.
  static func move(_ items: inout [GlyphItem], from old: Int, to new: Int) {
    let item = items[old]
    if old < new {
      for index in old..<new { items[index] = items[index + 1] }
    } else {
      for index in stride(from: old, to: new, by: -1) { items[index] = items[index - 1] }
    }
    items[new] = item
  }

  /// Sorts a syllable by places; the sort is stable.
  static func sort(_ items: inout [GlyphItem], _ range: Range<Int>) {
    // Most syllables are short and almost in order.
    guard range.count > 32 else {
      for index in range.dropFirst() {
        var target = index
        while target > range.lowerBound, items[target - 1].place > items[index].place {
          target -= 1
        }
        if target < index { move(&items, from: index, to: target) }
      }
      return
    }
    var keys: [Int] = []
    for index in range { keys.append(Int(items[index].place) &<< 32 | index) }
    keys.sort()
    // With a slice, the first change would copy all items.
    let old = Array(items[range])
    for (index, key) in zip(range, keys) {
      items[index] = old[(key & 0xFFFF_FFFF) - range.lowerBound]
    }
  }

  /// Reverses the order of several pre-base matras, each with its signs.
  static func reversePrebaseMatras(
    _ items: inout [GlyphItem],
    _ range: Range<Int>,
    matras: UInt64
  ) {
    let place = IndicPlace.prebaseMatra.rawValue
    guard let first = range.first(where: { items[$0].place == place }),
      let last = range.last(where: { items[$0].place == place }), first < last
    else { return }
    items[first...last].reverse()
    var start = first
    for index in first...last where 1 &<< UInt64(items[index].category) & matras != 0 {
      items[start...index].reverse()
      start = index + 1
    }
  }

  // MARK: - Stages

  private func reorder(_ items: inout [GlyphItem]) {
    if plan.model == .indic { placeConsonants(&items) }
    switch plan.model {
    case .indic: insertDottedCircles(&items, repha: IndicClass.repha.rawValue)
    case .universal: insertDottedCircles(&items, repha: UniversalClass.repha.rawValue)
    case .plain, .khmer, .myanmar: insertDottedCircles(&items, repha: nil)
    }
    Self.forEachSyllable(&items) { items, range in
      guard let kind = SyllableKind(rawValue: items[range.lowerBound].syllableKind), kind != .none
      else { return }
      switch plan.model {
      case .plain: break
      case .indic: IndicReordering(self, range).reorder(&items)
      case .khmer: reorderKhmer(&items, range)
      case .myanmar: reorderMyanmar(&items, range)
      case .universal: if kind != .numeric { reorderUniversal(&items, range) }
      }
    }
  }

  private func reorderFormed(_ items: inout [GlyphItem]) {
    guard plan.model == .indic else { return }
    Self.forEachSyllable(&items) { items, range in
      var formed = IndicFormedReordering(self, range)
      formed.reorder(&items)
    }
  }

  private func take(
    _ items: inout [GlyphItem],
    _ category: UInt8,
    while isPart: (GlyphItem) -> Bool
  ) {
    Self.forEachSyllable(&items) { items, range in
      for index in range {
        guard isPart(items[index]) else { return }
        guard items[index].traits.contains(.substituted) else { continue }
        items[index].category = category
        return
      }
    }
  }

  /// Inserts dotted circles in syllables without a base letter, after an initial reph.
  private func insertDottedCircles(_ items: inout [GlyphItem], repha: UInt8?) {
    let broken = SyllableKind.broken.rawValue
    guard var circle = dottedCircle, items.contains(where: { $0.syllableKind == broken }) else {
      return
    }
    var result: [GlyphItem] = []
    result.reserveCapacity(items.count + 16)
    Self.forEachSyllable(&items) { items, range in
      let first = items[range.lowerBound]
      guard first.syllableKind == broken else { return result.append(contentsOf: items[range]) }
      var start = range.lowerBound
      while start < range.upperBound, items[start].category == repha {
        result.append(items[start])
        start += 1
      }
      (circle.syllable, circle.syllableKind) = (first.syllable, first.syllableKind)
      (circle.cluster, circle.mask) = (first.cluster, first.mask)
      result.append(circle)
      result.append(contentsOf: items[start..<range.upperBound])
    }
    items = result
  }
}
