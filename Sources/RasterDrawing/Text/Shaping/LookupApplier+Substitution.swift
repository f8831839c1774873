// GSUB lookups that substitute glyphs: one for one, several for one, and one for several.
//
// Source: OpenType 1.9, "GSUB", lookup types 1, 2, 3, 4 and 8.

import RasterValues

extension LookupApplier {
  mutating func substituteOne(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    let glyph: Int?
    switch subtable.format {
    case 1: glyph = data.int16(at: 4).map { Int(buffer[index].glyph) &+ $0 }
    case 2: glyph = place < data.uint16(at: 4) ?? 0 ? data.uint16(at: 6 &+ 2 &* place) : nil
    default: glyph = nil
    }
    guard let glyph else { return false }
    replace(with: glyph)
    index &+= 1
    return true
  }

  /// Substitutes the first of the alternates.
  mutating func substituteAlternate(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    guard let set = member(place, of: subtable), set.uint16(at: 0) ?? 0 > 0,
      let glyph = set.uint16(at: 2)
    else { return false }
    replace(with: glyph)
    index &+= 1
    return true
  }

  mutating func substituteSeveral(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    guard let sequence = member(place, of: subtable), let count = sequence.uint16(at: 0),
      let glyphs = sequence.records(at: 2, count: count, stride: 2), hasRoom(for: count)
    else { return false }
    guard count > 0 else {
      buffer.remove(at: index)
      return true
    }
    guard count > 1 else {
      replace(with: glyphs.uint16(0) ?? 0)
      index &+= 1
      return true
    }
    let whole = buffer[index]
    for part in 0..<count {
      if part > 0 { buffer.insert(whole, at: index) }
      if whole.ligature == 0 { buffer[index].attach(to: 0, component: part) }
      buffer[index].traits.insert(.multiplied)
      replace(with: glyphs.uint16(part) ?? 0, as: whole.kind == .ligature ? .base : nil)
      index &+= 1
    }
    return true
  }

  /// Returns the table to which entry `place` in a list of offsets points.
  private mutating func member(_ place: Int, of subtable: LayoutSubtable) -> FontData? {
    guard subtable.format == 1, place < subtable.data.uint16(at: 4) ?? 0 else { return nil }
    return subtable.data.subtable16(at: 6 &+ 2 &* place)
  }

  /// Substitutes in reverse order, so that each context contains the preceding replacements.
  mutating func substituteReversed(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    let data = subtable.data
    guard subtable.format == 1, depth == 0, let before = data.uint16(at: 4),
      let after = data.uint16(at: 6 &+ 2 &* before)
    else { return false }
    let end = 8 &+ 2 &* (before &+ after)
    guard place < data.uint16(at: end) ?? 0, let glyph = data.uint16(at: end &+ 2 &+ 2 &* place),
      let previous = data.records(at: 6, count: before, stride: 2),
      let next = data.records(at: 8 &+ 2 &* before, count: after, stride: 2),
      find(previous, from: index, -1, .coverages(data)) != nil,
      find(next, from: index, 1, .coverages(data)) != nil
    else { return false }
    replace(with: glyph)
    return true
  }

  // MARK: - Ligatures

  mutating func substituteLigature(_ subtable: LayoutSubtable, _ place: Int) -> Bool {
    guard let set = member(place, of: subtable), let count = set.uint16(at: 0) else { return false }
    let second = plainNeighbour()
    for number in 0..<count {
      guard takeStep() else { return false }
      guard let offset = set.uint16(at: 2 &+ 2 &* number), offset > 0,
        let length = set.uint16(at: offset &+ 2),
        length == 1 || second < 0 || set.uint16(at: offset &+ 4) == second,
        let glyph = set.uint16(at: offset), length > 0, length <= Self.contextLimit,
        let parts = set.records(at: offset &+ 4, count: length - 1, stride: 2)
      else { continue }
      guard length > 1 else {
        replace(with: glyph)
        index &+= 1
        return true
      }
      guard find(parts, from: index, 1, .glyphs, as: .input) != nil else { continue }
      let places = places(parts, .glyphs)
      guard joins(places) else { continue }
      ligate(places, glyph)
      return true
    }
    return false
  }

  /// Returns the next glyph, which rules must match second; -1 if it may be skipped.
  ///
  /// Most sets have dozens of ligatures, and this glyph rules out most of them.
  mutating func plainNeighbour() -> Int {
    guard index &+ 1 < buffer.count else { return 0x10000 }
    let item = buffer[index &+ 1]
    return item.traits.contains(.ignorable) || !accepts(item, lookup) ? -1 : Int(item.glyph)
  }

  /// Whether glyphs can form a ligature; marks on different parts of a ligature cannot.
  private mutating func joins(_ places: [Int]) -> Bool {
    let first = buffer[places[0]]
    for place in places.dropFirst() {
      let next = buffer[place]
      if first.ligature != 0, first.component != 0 {
        let isSame = first.ligature == next.ligature && first.component == next.component
        if !isSame, !looksThroughLigature(of: first, before: places[0]) { return false }
      } else if next.ligature != 0, next.component != 0, next.ligature != first.ligature {
        return false
      }
    }
    return true
  }

  /// Whether this lookup skips the ligature that a mark belongs to.
  private mutating func looksThroughLigature(of mark: GlyphItem, before place: Int) -> Bool {
    var index = place &- 1
    while index >= 0, buffer[index].ligature == mark.ligature {
      if buffer[index].component == 0 { return !accepts(buffer[index], lookup) }
      index &-= 1
    }
    return false
  }

  /// Replaces the glyphs at `places` with one glyph; glyphs between them follow it.
  private mutating func ligate(_ places: [Int], _ glyph: Int) {
    let others = places.dropFirst()
    let areMarks = others.allSatisfy { buffer[$0].isMark }
    let isMarkLigature = areMarks && buffer[places[0]].isMark
    let isLigature = !isMarkLigature && !(areMarks && buffer[places[0]].kind.contains(.base))
    let number = isLigature ? newLigature() : 0
    var last = buffer[places[0]]
    var partsSoFar = last.partCount
    let total = places.reduce(0) { $0 + buffer[$1].partCount }
    let cluster = places.reduce(last.cluster) { min($0, buffer[$1].cluster) }
    if isLigature {
      buffer[index].attach(to: number, component: 0)
      buffer[index].parts = UInt8(clamping: total)
    }
    buffer[index].traits.remove(.multiplied)
    buffer[index].traits.insert(.ligated)
    buffer[index].cluster = cluster
    replace(with: glyph, as: isLigature ? .ligature : nil)
    index &+= 1
    var removed = 0
    for place in others {
      while index < place &- removed {
        if isLigature { shift(index, to: number, partsSoFar, last.partCount) }
        index &+= 1
      }
      last = buffer[index]
      partsSoFar += last.partCount
      buffer.remove(at: index)
      removed += 1
    }
    guard !isMarkLigature, last.ligature != 0 else { return }
    var following = index
    while following < buffer.count, buffer[following].ligature == last.ligature,
      buffer[following].component != 0
    {
      shift(following, to: number, partsSoFar, last.partCount)
      following &+= 1
    }
  }

  /// Moves a mark to its component of a new ligature.
  private mutating func shift(_ place: Int, to ligature: UInt16, _ partsSoFar: Int, _ count: Int) {
    let component = buffer[place].component == 0 ? count : Int(buffer[place].component)
    let shifted = partsSoFar - count + min(component, count)
    buffer[place].attach(to: ligature, component: shifted)
  }
}
