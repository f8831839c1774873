// Contextual lookups, which apply other lookups: GSUB 5 and 6, GPOS 7 and 8.
//
// Source: OpenType 1.9, "OpenType Layout Common Table Formats", from "Sequence Context Format 1".

import RasterValues

extension LookupApplier {
  /// The meaning of the values in a rule.
  enum Test {
    case glyphs
    case classes(GlyphMap)
    /// Offsets of coverage tables from the start of a table.
    case coverages(FontData)

    func matches(_ value: Int, _ glyph: UInt16) -> Bool {
      switch self {
      case .glyphs: return value == Int(glyph)
      case .classes(let map): return map.classValue(of: glyph) == value
      case .coverages(let data):
        guard let coverage = data.from(value) else { return false }
        return GlyphMap.coverageIndex(coverage, of: Int(glyph)) != nil
      }
    }
  }

  /// A context, and the lookups that apply in it.
  struct Rule {
    /// The glyphs before the first one, in backward order.
    var previous: FontRecords?
    /// The glyphs from the second one on.
    var input: FontRecords
    var next: FontRecords?
    /// Pairs of an index in the input and a lookup.
    var actions: FontRecords
  }

  mutating func applyContext(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    switch subtable.format {
    case 1: return applyFirst(of: Self.set(data, 4, place), .glyphs, second: plainNeighbour())
    case 2:
      let classes = subtable.classes
      let row = classes.classValue(of: buffer[index].glyph)
      let second = UInt16(exactly: plainNeighbour()).map { classes.classValue(of: $0) }
      return applyFirst(
        of: Self.set(data, 6, row),
        .classes(classes),
        second: second ?? plainNeighbour()
      )
    case 3:
      guard let rule = Self.coverageRule(data) else { return false }
      return apply(rule, all: .coverages(data))
    default: return false
    }
  }

  mutating func applyChainedContext(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    switch subtable.format {
    case 1:
      return applyFirst(
        of: Self.set(data, 4, place),
        previous: .glyphs,
        input: .glyphs,
        next: .glyphs
      )
    case 2:
      let row = subtable.classes.classValue(of: buffer[index].glyph)
      return applyFirst(
        of: Self.set(data, 10, row),
        previous: .classes(subtable.previousClasses),
        input: .classes(subtable.classes),
        next: .classes(subtable.nextClasses)
      )
    case 3:
      guard let rule = Self.chainedRule(data, at: 2, omitted: 0) else { return false }
      return apply(rule, all: .coverages(data))
    default: return false
    }
  }

  static func set(_ data: FontData, _ offset: Int, _ place: Int) -> FontData? {
    guard place < data.uint16(at: offset) ?? 0 else { return nil }
    return data.subtable16(at: offset &+ 2 &+ 2 &* place)
  }

  /// Applies the first matching rule of a set of rules that consist only of input.
  ///
  /// The second value that rules must have is negative if any may match. Most sets have many rules,
  /// and it rules out most of them.
  private mutating func applyFirst(of set: FontData?, _ test: Test, second: Int) -> Bool {
    guard let set, let count = set.uint16(at: 0) else { return false }
    for number in 0..<count {
      guard takeStep() else { return false }
      guard let offset = set.uint16(at: 2 &+ 2 &* number), offset > 0,
        let length = set.uint16(at: offset),
        length == 1 || second < 0 || set.uint16(at: offset &+ 4) == second,
        let data = set.from(offset), let rule = Self.plainRule(data)
      else { continue }
      if apply(rule, all: test) { return true }
    }
    return false
  }

  /// Applies the first matching rule of a set of rules with glyphs around the input.
  private mutating func applyFirst(
    of set: FontData?,
    previous: Test,
    input: Test,
    next: Test
  ) -> Bool {
    guard let set, let count = set.uint16(at: 0) else { return false }
    for number in 0..<count {
      guard takeStep() else { return false }
      guard let data = set.subtable16(at: 2 &+ 2 &* number),
        let rule = Self.chainedRule(data, at: 0, omitted: 1)
      else { continue }
      if apply(rule, previous: previous, input: input, next: next) { return true }
    }
    return false
  }

  static func plainRule(_ data: FontData) -> Rule? {
    guard let count = data.uint16(at: 0), let actionCount = data.uint16(at: 2), count > 0,
      let input = data.records(at: 4, count: count - 1, stride: 2),
      let actions = data.records(at: 2 &+ 2 &* count, count: actionCount, stride: 4)
    else { return nil }
    return Rule(input: input, actions: actions)
  }

  /// Returns the rule of a table that lists the coverage of each glyph.
  static func coverageRule(_ data: FontData) -> Rule? {
    guard let count = data.uint16(at: 2), let actionCount = data.uint16(at: 4), count > 0,
      let input = data.records(at: 8, count: count - 1, stride: 2),
      let actions = data.records(at: 6 &+ 2 &* count, count: actionCount, stride: 4)
    else { return nil }
    return Rule(input: input, actions: actions)
  }

  /// Reads three counted lists and the actions; rules of sets omit the first input glyph.
  static func chainedRule(_ data: FontData, at offset: Int, omitted: Int) -> Rule? {
    var place = offset
    func list(_ data: FontData) -> FontRecords? {
      guard let count = data.uint16(at: place),
        let records = data.records(at: place &+ 2, count: count, stride: 2)
      else { return nil }
      place &+= 2 &+ 2 &* records.count
      return records
    }
    guard let previous = list(data), let count = data.uint16(at: place), count > 0 else {
      return nil
    }
    // A list of coverages includes the first glyph's.
    let first = omitted == 0 ? 2 : 0
    guard let input = data.records(at: place &+ 2 &+ first, count: count - 1, stride: 2) else {
      return nil
    }
    place &+= 2 &+ first &+ 2 &* input.count
    guard let next = list(data), let actionCount = data.uint16(at: place),
      let actions = data.records(at: place &+ 2, count: actionCount, stride: 4)
    else { return nil }
    return Rule(previous: previous, input: input, next: next, actions: actions)
  }

  // MARK: - Matching

  /// Applies a rule if it matches, with one test for all glyphs.
  private mutating func apply(_ rule: Rule, all test: Test) -> Bool {
    apply(rule, previous: test, input: test, next: test)
  }

  /// Applies a rule if it matches, with separate tests for the input and its context.
  private mutating func apply(_ rule: Rule, previous: Test, input: Test, next: Test) -> Bool {
    if let before = rule.previous, find(before, from: index, -1, previous) == nil { return false }
    guard let last = find(rule.input, from: index, 1, input, as: .input) else { return false }
    if let after = rule.next,
      find(after, from: last, 1, next, as: last == index ? .following : .context) == nil
    {
      return false
    }
    perform(rule.actions, at: places(rule.input, input))
    return true
  }

  /// Returns the indices of the glyphs of a sequence that has been found at the current index.
  ///
  /// Matching is separate because most sequences do not match, and then need no array.
  mutating func places(_ values: FontRecords, _ test: Test) -> [Int] {
    var places = [Int](repeating: index, count: values.count + 1)
    for number in 0..<values.count {
      guard let value = values.uint16(number),
        let found = neighbour(
          of: places[number],
          1,
          as: .input,
          matches: { test.matches(value, $0.glyph) }
        )
      else {
        places.removeLast(values.count - number)
        break
      }
      places[number + 1] = found
    }
    return places
  }

  /// Returns the last glyph of a sequence before or after an index; nil if it does not match.
  mutating func find(
    _ values: FontRecords,
    from start: Int,
    _ step: Int,
    _ test: Test,
    as role: Role = .context
  ) -> Int? {
    guard values.count < Self.contextLimit else { return nil }
    var place = start
    for number in 0..<values.count {
      guard let value = values.uint16(number),
        let found = neighbour(
          of: place,
          step,
          as: role,
          matches: { test.matches(value, $0.glyph) }
        )
      else { return nil }
      place = found
    }
    return place
  }

  // MARK: - Actions

  /// Applies a rule's lookups at their glyphs, following these as they move.
  private mutating func perform(_ actions: FontRecords, at input: [Int]) {
    var places = input
    var end = (places.last ?? index) + 1
    for number in 0..<actions.count {
      guard takeStep(), let place = actions.uint16(number), place < places.count,
        let lookup = actions.uint16(number, at: 2), lookup < table.lookups.count
      else { continue }
      // Applying the same lookup at the same index again would never terminate.
      if place == 0, table.lookups[lookup] === self.lookup { continue }
      let count = buffer.count
      index = places[place]
      guard recurse(lookup), buffer.count != count else { continue }
      move(&places, place, by: buffer.count - count, &end)
      guard places.count <= Self.contextLimit else { break }
    }
    index = min(max(end, 0), buffer.count)
  }

  /// Adjusts the indices of glyphs after one that has been multiplied or merged with others.
  private mutating func move(_ places: inout [Int], _ place: Int, by change: Int, _ end: inout Int)
  {
    var change = change
    end += change
    if end < places[place] {
      change += places[place] - end
      end = places[place]
    }
    var next = place + 1
    if change > 0 {
      guard places.count + change <= Self.contextLimit else {
        places.removeSubrange(next...)
        return
      }
      places.insert(contentsOf: repeatElement(0, count: change), at: next)
      next += change
    } else {
      change = max(change, next - places.count)
      places.removeSubrange(next..<next - change)
    }
    for index in place + 1..<max(next, place + 1) { places[index] = places[index - 1] + 1 }
    for index in next..<max(next, places.count) { places[index] += change }
  }
}
