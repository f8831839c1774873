// Tests whether a lookup would replace certain glyphs, without replacing them.

import RasterValues

extension LayoutTable {
  /// Returns true if a lookup would replace all of the given glyphs at once.
  ///
  /// With `withoutContext`, only rules without preceding or following context count. Syllabic
  /// features have few rules; at most a few hundred are tried.
  func substitutes(_ glyphs: [UInt16], lookup number: Int, withoutContext: Bool) -> Bool {
    guard number < lookups.count, let first = glyphs.first else { return false }
    let lookup = lookups[number]
    guard lookup.digest.mayHave(first) else { return false }
    for subtable in lookup.subtables.prefix(64) {
      guard let place = subtable.coverage.index(of: first) else { continue }
      let isMatch: Bool
      switch lookup.action {
      case .single, .multiple, .alternate, .reverse: isMatch = glyphs.count == 1
      case .ligature: isMatch = hasLigature(subtable.data, place, glyphs)
      case .context, .chainedContext:
        isMatch = LookupApplier.rules(of: lookup.action, subtable, place, first).contains { rule in
          matches(rule.rule, rule.test, glyphs, withoutContext: withoutContext)
        }
      default: isMatch = false
      }
      if isMatch { return true }
    }
    return false
  }

  private func hasLigature(_ data: FontData, _ place: Int, _ glyphs: [UInt16]) -> Bool {
    guard place < data.uint16(at: 4) ?? 0, let set = data.subtable16(at: 6 &+ 2 &* place) else {
      return false
    }
    for number in 0..<(set.uint16(at: 0) ?? 0) {
      guard let ligature = set.subtable16(at: 2 &+ 2 &* number),
        ligature.uint16(at: 2) == glyphs.count
      else { continue }
      let isSame = glyphs.indices.dropFirst().allSatisfy {
        ligature.uint16(at: 2 &+ 2 &* $0) == Int(glyphs[$0])
      }
      if isSame { return true }
    }
    return false
  }

  private func matches(
    _ rule: LookupApplier.Rule,
    _ test: LookupApplier.Test,
    _ glyphs: [UInt16],
    withoutContext: Bool
  ) -> Bool {
    guard rule.input.count == glyphs.count - 1 else { return false }
    if withoutContext, rule.previous?.count ?? 0 > 0 || rule.next?.count ?? 0 > 0 { return false }
    for number in 0..<rule.input.count {
      guard let value = rule.input.uint16(number), test.matches(value, glyphs[number + 1]) else {
        return false
      }
    }
    return true
  }
}

extension LookupApplier {
  /// Returns the rules that start with a glyph, with their input tests; at most 256.
  static func rules(
    of action: LayoutLookup.Action,
    _ subtable: LayoutSubtable,
    _ place: Int,
    _ glyph: UInt16
  ) -> [(rule: Rule, test: Test)] {
    let data = subtable.data
    let isChained = action == .chainedContext
    if subtable.format == 3 {
      let rule = isChained ? chainedRule(data, at: 2, omitted: 0) : coverageRule(data)
      return rule.map { [($0, .coverages(data))] } ?? []
    }
    let isClassed = subtable.format == 2
    guard isClassed || subtable.format == 1 else { return [] }
    let row = isClassed ? subtable.classes.classValue(of: glyph) : place
    let offset = isClassed ? (isChained ? 10 : 6) : 4
    guard let set = set(data, offset, row) else { return [] }
    var rules: [(rule: Rule, test: Test)] = []
    for number in 0..<min(set.uint16(at: 0) ?? 0, 256) {
      guard let table = set.subtable16(at: 2 &+ 2 &* number),
        let rule = isChained ? chainedRule(table, at: 0, omitted: 1) : plainRule(table)
      else { continue }
      rules.append((rule, isClassed ? .classes(subtable.classes) : .glyphs))
    }
    return rules
  }
}
