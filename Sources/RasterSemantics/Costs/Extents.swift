// The maximum lengths of lists and strings, and the bounds of integers.

import RasterValues

extension Cost {
  /// Bounds a value according to the bounds of its parts.
  @inline(never)
  mutating func bound(_ expression: TypedExpression, _ parts: [Cost]) {
    switch expression.kind {
    case .conditional: choose(parts.dropFirst(), expression.type)
    case .selection: choose(parts.dropFirst(), expression.type)
    case .coalesce: choose(parts[...], expression.type)
    case .some: choose(parts[...], expression.type)
    case .list(let elements): count = elements.count
    case .range(_, _, let isClosed):
      guard parts.count == 2, let lower = parts[0].bounds, let upper = parts[1].bounds
      else { return }
      let last = isClosed ? upper.upperBound : Self.difference(upper.upperBound, 1)
      bounds = lower.lowerBound...max(lower.lowerBound, last)
      if last < lower.lowerBound { count = 0 }
    case .interpolation(let texts): count = Self.characters(texts, parts)
    case .builtIn(let builtIn, _): bound(builtIn, parts)
    default: break
    }
  }

  private mutating func choose(_ branches: ArraySlice<Cost>, _ type: Type) {
    if case .list = type.unwrapped {
      count = branches.map { $0.count ?? Bounds.maximumCount }.max()
    }
    if type.unwrapped == .string { count = Self.most(branches.map { $0.count }) }
    if type.unwrapped == .int || type == .range {
      bounds = Self.union(branches.map { $0.bounds })
    }
  }

  private mutating func bound(_ builtIn: BuiltIn, _ parts: [Cost]) {
    let first = parts.first?.count ?? Bounds.maximumCount
    switch builtIn.result {
    case .int: bounds = Self.bounds(builtIn, parts)
    case .range: bounds = 0...max(first - 1, 0)
    case .pairs:
      count = parts.map { $0.count ?? Bounds.maximumCount }.min()
      // The first of several parallel lists can hold any integers.
      bounds = builtIn.name == "enumerated" ? 0...max((count ?? 1) - 1, 0) : nil
    case .list where builtIn.owner?.element != nil:
      let number = parts.last?.bounds?.upperBound ?? first
      let isPart = builtIn.name == "prefix" || builtIn.name == "suffix"
      count =
        isPart ? min(first, max(number, 0)) : builtIn.name == "partialSums" ? first + 1 : first
    case .list where builtIn.name == "characters":
      count = min(parts.first?.count ?? IntegerRanges.limit, IntegerRanges.limit)
    case .list: count = IntegerRanges.limit
    case .string: count = Self.characters(builtIn, parts)
    default: break
    }
  }

  /// Returns the maximum length of a built-in's string result, or nil if it is unknown.
  private static func characters(_ builtIn: BuiltIn, _ parts: [Cost]) -> Int? {
    guard let first = parts.first?.count else { return nil }
    switch builtIn.name {
    case "trimmed": return first
    // Some characters become three when they are capitalised, such as the ligature of `ffi`.
    case "uppercased", "lowercased", "capitalized", "initials": return CostFinder.product(first, 3)
    case "prefix", "suffix":
      return parts.last?.bounds.map { min(first, max($0.upperBound, 0)) } ?? first
    case "+":
      return parts.count == 2 ? parts[1].count.map { CostFinder.sum(first, $0) } : nil
    default: return nil
    }
  }

  /// Returns the maximum length of an interpolation, or nil if a part has no bound.
  private static func characters(_ texts: [TypedExpression], _ parts: [Cost]) -> Int? {
    var sum = 0
    for (text, part) in zip(texts, parts) {
      let own: Int? =
        switch text.type {
        case .string: part.count
        // The longest is `-1.7976931348623157e+308`, followed by a percent sign or a unit.
        case .int, .double, .fraction, .bool: 32
        default: nil
        }
      guard let own else { return nil }
      sum = CostFinder.sum(sum, own)
    }
    return sum
  }

  /// Returns the largest number, or nil if one is unknown.
  private static func most(_ counts: [Int?]) -> Int? {
    counts.contains(nil) ? nil : counts.compactMap { $0 }.max()
  }

  private static func bounds(_ builtIn: BuiltIn, _ parts: [Cost]) -> ClosedRange<Int>? {
    if builtIn.name == "count" {
      guard builtIn.owner?.element == nil else {
        return 0...(parts[0].count ?? Bounds.maximumCount)
      }
      return parts.first?.count.map { 0...$0 }
    }
    guard let first = parts.first?.bounds else {
      return builtIn.name == "min" && parts.count == 2
        ? parts[1].bounds.map { Int.min...$0.upperBound } : clamped(builtIn, parts)
    }
    guard parts.count > 1 else { return builtIn.name == "abs" ? absolute(first) : nil }
    guard let second = parts[1].bounds else {
      return builtIn.name == "min" ? Int.min...first.upperBound : clamped(builtIn, parts)
    }
    switch builtIn.name {
    case "+": return corners(first, second) { sum($0, $1) }
    case "-": return corners(first, second) { difference($0, $1) }
    case "*": return corners(first, second) { product($0, $1) }
    case "min":
      return min(first.lowerBound, second.lowerBound)...min(first.upperBound, second.upperBound)
    case "max":
      return max(first.lowerBound, second.lowerBound)...max(first.upperBound, second.upperBound)
    case "clamp": return clamped(builtIn, parts)
    case "div" where second.lowerBound > 0:
      return corners(first, second) { Functions.div($0, $1) }
    case "mod" where second.lowerBound > 0: return 0...second.upperBound - 1
    default: return nil
    }
  }

  /// Returns the bounds of the result of `clamp`, whose lower bound has precedence.
  private static func clamped(_ builtIn: BuiltIn, _ parts: [Cost]) -> ClosedRange<Int>? {
    guard builtIn.name == "clamp", parts.count == 3, let lower = parts[1].bounds,
      let upper = parts[2].bounds
    else { return nil }
    return lower.lowerBound...max(lower.upperBound, upper.upperBound)
  }

  private static func absolute(_ range: ClosedRange<Int>) -> ClosedRange<Int>? {
    guard range.lowerBound > .min else { return nil }
    return 0...max(abs(range.lowerBound), abs(range.upperBound))
  }

  private static func union(_ ranges: [ClosedRange<Int>?]) -> ClosedRange<Int>? {
    var result: ClosedRange<Int>?
    for range in ranges {
      guard let range else { return nil }
      result =
        result.map {
          min($0.lowerBound, range.lowerBound)...max($0.upperBound, range.upperBound)
        } ?? range
    }
    return result
  }

  /// Returns the bounds of an operation that is monotonic in each operand; nil if it can overflow.
  private static func corners(
    _ first: ClosedRange<Int>,
    _ second: ClosedRange<Int>,
    _ operation: (Int, Int) -> Int
  ) -> ClosedRange<Int>? {
    let values = [first.lowerBound, first.upperBound].flatMap { left in
      [operation(left, second.lowerBound), operation(left, second.upperBound)]
    }
    guard let least = values.min(), let greatest = values.max(), least > .min, greatest < .max
    else { return nil }
    return least...greatest
  }

  private static func sum(_ left: Int, _ right: Int) -> Int {
    let (sum, overflow) = left.addingReportingOverflow(right)
    return overflow ? (left < 0 ? .min : .max) : sum
  }

  private static func difference(_ left: Int, _ right: Int) -> Int {
    let (difference, overflow) = left.subtractingReportingOverflow(right)
    return overflow ? (left < 0 ? .min : .max) : difference
  }

  private static func product(_ left: Int, _ right: Int) -> Int {
    let (product, overflow) = left.multipliedReportingOverflow(by: right)
    return overflow ? ((left < 0) == (right < 0) ? .max : .min) : product
  }
}
