// The numbers for which a `switch` has a case: intervals and the gaps between them.

import RasterValues

/// A set of numbers, as disjoint ranges of positions in the order of all numbers of a type.
///
/// The position of an integer is its value. Doubles have consecutive positions in numeric order, so
/// that the successor of a number is at the next position.
struct NumberCoverage {
  private var ranges: [Range<Int64>] = []

  /// Returns the positions of a pattern's interval.
  ///
  /// Returns nil if a bound is not a literal, and an empty range if the interval is empty.
  static func numbers(
    from lower: TypedExpression,
    through upper: TypedExpression,
    isClosed: Bool
  ) -> Range<Int64>? {
    guard let first = place(lower), let last = place(upper) else { return nil }
    let end = isClosed && last < .max ? last + 1 : last
    return first..<max(first, end)
  }

  private static func place(_ number: TypedExpression) -> Int64? {
    switch number.kind {
    case .int(let value): return Int64(value)
    case .double(let value):
      guard value == value else { return nil }
      let bits = Int64(bitPattern: (value == 0 ? 0 : value).bitPattern)
      return bits < 0 ? bits ^ .max : bits
    default: return nil
    }
  }

  private static func number(at place: Int64) -> Double {
    Double(bitPattern: UInt64(bitPattern: place < 0 ? place ^ .max : place))
  }

  func contains(_ range: Range<Int64>) -> Bool {
    let index = firstIndex(endingAt: range.lowerBound)
    return index < ranges.count && ranges[index].lowerBound <= range.lowerBound
      && ranges[index].upperBound >= range.upperBound
  }

  mutating func insert(_ range: Range<Int64>) {
    let first = firstIndex(endingAt: range.lowerBound)
    var last = first
    var (lower, upper) = (range.lowerBound, range.upperBound)
    while last < ranges.count, ranges[last].lowerBound <= upper {
      lower = min(lower, ranges[last].lowerBound)
      upper = max(upper, ranges[last].upperBound)
      last += 1
    }
    ranges.replaceSubrange(first..<last, with: [lower..<upper])
  }

  /// Returns the index of the first range that ends at or after the position.
  private func firstIndex(endingAt place: Int64) -> Int {
    var (low, high) = (0, ranges.count)
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound < place { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The first numbers outside the set that lie between numbers in the set.
  var firstGap: Range<Int64>? {
    ranges.count > 1 ? ranges[0].upperBound..<ranges[1].lowerBound : nil
  }

  /// Returns the integers of a domain that are not in the set, as patterns; nil if there are many.
  func missing(from domain: ClosedRange<Int>, step: Int) -> [String]? {
    var missing: [Range<Int64>] = []
    if step == 1 {
      var next = Int64(domain.lowerBound)
      for range in ranges where range.upperBound > next && range.lowerBound <= domain.upperBound {
        if range.lowerBound > next { missing.append(next..<range.lowerBound) }
        next = range.upperBound
      }
      let end = Int64(domain.upperBound)
      if next <= end, end < .max { missing.append(next..<end + 1) }
    } else {
      let values = stride(from: domain.lowerBound, through: domain.upperBound, by: step)
      for value in values.prefix(Self.longestList + 1) {
        let place = Int64(value)
        guard place < .max else { return nil }
        if !contains(place..<place + 1) { missing.append(place..<place + 1) }
      }
      guard (domain.upperBound - domain.lowerBound) / step < Self.longestList else { return nil }
    }
    return missing.count <= Self.longestList ? missing.map { Self.text($0) } : nil
  }

  /// The maximum number of patterns that a diagnostic lists.
  private static let longestList = 100

  /// Returns integers as a pattern: `7`, `7...9`.
  static func text(_ range: Range<Int64>) -> String {
    range.upperBound - range.lowerBound == 1
      ? "\(range.lowerBound)" : "\(range.lowerBound)...\(range.upperBound - 1)"
  }

  /// Returns the numbers that enclose a gap, such as `2 and 3`.
  static func bounds(of gap: Range<Int64>, in type: Type) -> String {
    func text(_ place: Int64) -> String {
      type == .fraction
        ? Functions.percent(number(at: place)) : Functions.string(number(at: place))
    }
    // A closed interval ends before the gap, and an open one at the gap's first number.
    let ends = [text(gap.lowerBound - 1), text(gap.lowerBound)]
    let first = ends[0].utf8.count <= ends[1].utf8.count ? ends[0] : ends[1]
    return "\(first) and \(text(gap.upperBound))"
  }
}
