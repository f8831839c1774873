// Coverage tables and class definitions of lookups, expanded for speed.
//
// Source: OpenType 1.9, "OpenType Layout Common Table Formats".

/// The coverage indices or the classes of glyphs.
///
/// Small ranges are expanded to an array with one number per glyph, within the font's budget.
/// Larger tables are searched in the file on each access.
@usableFromInline
package final class GlyphMap: Sendable {
  private enum Kind: Sendable { case coverage, classes }

  private let kind: Kind
  @usableFromInline let data: FontData?
  @usableFromInline let first: Int
  @usableFromInline let values: [UInt16]
  @usableFromInline let isSpread: Bool

  /// A map without glyphs.
  package static let empty = GlyphMap(.coverage, nil, first: 0, values: nil)

  private init(_ kind: Kind, _ data: FontData?, first: Int, values: [UInt16]?) {
    self.kind = kind
    self.data = data
    self.first = first
    self.values = values ?? []
    isSpread = values != nil || data == nil
  }

  /// The coverage indices of the glyphs in a coverage table.
  package static func coverage(_ data: FontData?, _ budget: inout LayoutBudget) -> GlyphMap {
    map(.coverage, data, &budget)
  }

  /// The classes of glyphs; 0 for glyphs that the table does not contain.
  package static func classes(_ data: FontData?, _ budget: inout LayoutBudget) -> GlyphMap {
    map(.classes, data, &budget)
  }

  private static func map(
    _ kind: Kind,
    _ data: FontData?,
    _ budget: inout LayoutBudget
  ) -> GlyphMap {
    guard let data, let span = span(data, kind) else { return .empty }
    guard budget.takeSpread(span.count) else {
      return GlyphMap(kind, data, first: 0, values: nil)
    }
    var values: [UInt16] = []
    values.reserveCapacity(span.count)
    for glyph in span {
      let value: Int
      switch kind {
      case .coverage: value = coverageIndex(data, of: glyph) ?? -1
      case .classes: value = classValue(data, of: glyph)
      }
      values.append(UInt16(truncatingIfNeeded: value))
    }
    return GlyphMap(kind, data, first: span.lowerBound, values: values)
  }

  /// The coverage index of a glyph, or `nil` if the table does not contain it.
  @inlinable
  @inline(__always)
  package func index(of glyph: UInt16) -> Int? {
    guard isSpread else { return data.flatMap { GlyphMap.coverageIndex($0, of: Int(glyph)) } }
    let place = Int(glyph) &- first
    guard place >= 0, place < values.count, values[place] != .max else { return nil }
    return Int(values[place])
  }

  /// The class of a glyph.
  @inlinable
  @inline(__always)
  package func classValue(of glyph: UInt16) -> Int {
    guard isSpread else { return data.map { GlyphMap.classValue($0, of: Int(glyph)) } ?? 0 }
    let place = Int(glyph) &- first
    return place >= 0 && place < values.count ? Int(values[place]) : 0
  }

  // MARK: - Tables in the file

  /// The index of a glyph in a coverage table.
  @usableFromInline
  package static func coverageIndex(_ data: FontData, of glyph: Int) -> Int? {
    guard let format = data.uint16(at: 0), let count = data.uint16(at: 2) else { return nil }
    if format == 1 { return data.records(at: 4, count: count, stride: 2)?.index(of: glyph) }
    guard format == 2, let ranges = data.records(at: 4, count: count, stride: 6) else { return nil }
    let index = ranges.firstIndex(notBelow: glyph) { ranges.data.uint16(at: $0 &+ 2) }
    guard let start = ranges.uint16(index), start <= glyph, let place = ranges.uint16(index, at: 4)
    else { return nil }
    return place &+ glyph &- start
  }

  /// The class of a glyph in a class definition.
  @usableFromInline
  package static func classValue(_ data: FontData, of glyph: Int) -> Int {
    guard let format = data.uint16(at: 0), let count = data.uint16(at: format == 1 ? 4 : 2) else {
      return 0
    }
    if format == 1 {
      let place = glyph &- (data.uint16(at: 2) ?? 0)
      return place >= 0 && place < count ? data.uint16(at: 6 &+ 2 &* place) ?? 0 : 0
    }
    guard format == 2, let ranges = data.records(at: 4, count: count, stride: 6) else { return 0 }
    let index = ranges.firstIndex(notBelow: glyph) { ranges.data.uint16(at: $0 &+ 2) }
    guard let start = ranges.uint16(index), start <= glyph else { return 0 }
    return ranges.uint16(index, at: 4) ?? 0
  }

  /// The range of glyphs that a table contains, which must be in ascending order.
  private static func span(_ data: FontData, _ kind: Kind) -> Range<Int>? {
    guard let format = data.uint16(at: 0) else { return nil }
    if format == 1, kind == .classes {
      guard let start = data.uint16(at: 2), let count = data.uint16(at: 4), count > 0 else {
        return nil
      }
      return start..<min(start + count, 0x10000)
    }
    guard let count = data.uint16(at: 2), count > 0, format == 1 || format == 2,
      let list = data.records(at: 4, count: count, stride: format == 1 ? 2 : 6),
      let first = list.uint16(0), let last = list.uint16(count - 1, at: format == 1 ? 0 : 2),
      first <= last
    else { return nil }
    return first..<last + 1
  }
}

/// The limits on the data that is expanded from a font's layout tables.
///
/// Offsets in a damaged file may refer to the same bytes many times.
package struct LayoutBudget {
  private var spread = 1 << 20
  private var subtables = 1 << 15
  private var coverage = 1 << 22

  package init() {}

  /// Reserves memory for an array of numbers; returns `false` for large ranges, which would use up
  /// the budget.
  mutating func takeSpread(_ count: Int) -> Bool {
    guard count <= 1 << 14, count <= spread else { return false }
    spread -= count
    return true
  }

  /// Reserves the time to read records of a coverage table.
  mutating func takeCoverage(_ count: Int) -> Bool {
    coverage -= count
    return coverage >= 0
  }

  package mutating func takeSubtable() -> Bool {
    subtables -= 1
    return subtables >= 0
  }
}

/// An approximate set of glyphs: it may report glyphs that it does not contain, but never misses
/// one.
///
/// Three 64-bit values each record some bits of the glyph numbers: the first two distinguish
/// neighbouring glyphs, and the last one alphabets.
@usableFromInline
package struct GlyphDigest: Sendable {
  @usableFromInline var low: UInt64 = 0
  @usableFromInline var middle: UInt64 = 0
  @usableFromInline var high: UInt64 = 0

  package init() {}

  /// Adds all glyphs of a coverage table, or every glyph once the budget is exhausted.
  package mutating func insert(coverage data: FontData, _ budget: inout LayoutBudget) {
    guard let format = data.uint16(at: 0), let count = data.uint16(at: 2) else { return }
    guard budget.takeCoverage(count) else {
      (low, middle, high) = (.max, .max, .max)
      return
    }
    guard let list = data.records(at: 4, count: count, stride: format == 1 ? 2 : 6) else { return }
    for index in 0..<count {
      guard let first = list.uint16(index) else { return }
      let last = format == 1 ? first : list.uint16(index, at: 2) ?? first
      insert(first, through: last)
    }
  }

  @inlinable
  @inline(__always)
  package mutating func insert(_ glyph: UInt16) {
    low |= 1 &<< UInt64(glyph & 63)
    middle |= 1 &<< UInt64(glyph >> 4 & 63)
    high |= 1 &<< UInt64(glyph >> 9 & 63)
  }

  private mutating func insert(_ first: Int, through last: Int) {
    guard first <= last else { return }
    low |= GlyphDigest.bits(first, last)
    middle |= GlyphDigest.bits(first >> 4, last >> 4)
    high |= GlyphDigest.bits(first >> 9, last >> 9)
  }

  /// The bits from one number through another, modulo 64.
  private static func bits(_ first: Int, _ last: Int) -> UInt64 {
    guard last &- first < 63 else { return .max }
    let start: UInt64 = 1 &<< UInt64(first & 63)
    let end: UInt64 = 1 &<< UInt64(last & 63)
    let sum: UInt64 = end &+ (end &- start)
    return end < start ? sum &- 1 : sum
  }

  @inlinable
  @inline(__always)
  package func mayHave(_ glyph: UInt16) -> Bool {
    low &>> UInt64(glyph & 63) & middle &>> UInt64(glyph >> 4 & 63) & high
      &>> UInt64(glyph >> 9 & 63) & 1 != 0
  }

  package func meets(_ other: GlyphDigest) -> Bool {
    low & other.low != 0 && middle & other.middle != 0 && high & other.high != 0
  }
}
