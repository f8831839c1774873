// How long strings and lists can become, as far as the text of the program decides it.

/// A bound of a value's length: a number, plus so many times the lengths of a function's parameters.
///
/// Nothing but joining makes anything longer, and what is joined is written out; so the bound of
/// every expression is of this form. Property strings count as one.
struct Growth: Equatable {
  var constant = 1
  /// Nothing rather than an empty dictionary, so that what depends on no parameter is copied as a number.
  private var ownFactors: [Int: Int]?

  init(constant: Int = 1, factors: [Int: Int] = [:]) {
    self.constant = constant
    self.factors = factors
  }

  /// By the parameter's slot.
  var factors: [Int: Int] {
    get { ownFactors ?? [:] }
    set { ownFactors = newValue.isEmpty ? nil : newValue }
  }

  static let one = Growth()
  static let zero = Growth(constant: 0)

  static func + (left: Growth, right: Growth) -> Growth {
    Growth(
      constant: saturated(left.constant + right.constant),
      factors: merged(left.factors, right.factors) { saturated($0 + $1) }
    )
  }

  /// A bound of either.
  func union(_ other: Growth) -> Growth {
    Growth(
      constant: max(constant, other.constant),
      factors: Self.merged(factors, other.factors) { max($0, $1) }
    )
  }

  private static func merged(
    _ left: [Int: Int],
    _ right: [Int: Int],
    by combine: (Int, Int) -> Int
  ) -> [Int: Int] {
    if right.isEmpty { return left }
    if left.isEmpty { return right }
    var result = left
    for (slot, factor) in right {
      result[slot] = result[slot].map { combine($0, factor) } ?? factor
    }
    return result
  }

  /// The same factors, of parameters so many places further on; without the number.
  func shifted(by count: Int) -> Growth {
    var factors: [Int: Int] = [:]
    for (slot, factor) in self.factors { factors[slot + count] = factor }
    return Growth(constant: 0, factors: factors)
  }

  /// The bound of a call whose arguments are bounded so.
  func applied(to arguments: [Growth]) -> Growth {
    var result = Growth(constant: constant)
    for (slot, factor) in factors where slot < arguments.count {
      let argument = arguments[slot]
      result =
        result
        + Growth(
          constant: Self.product(argument.constant, factor),
          factors: argument.factors.mapValues { Self.product($0, factor) }
        )
    }
    return result
  }

  /// Whether the bound, with parameters of length one, is beyond the limit.
  var isTooLong: Bool {
    factors.values.reduce(constant) { Self.saturated($0 + $1) } > Bounds.maximumLength
  }

  /// Numbers beyond the limit are all the same, and far from overflowing when they are added.
  private static func saturated(_ value: Int) -> Int { min(value, Bounds.maximumLength * 2) }

  private static func product(_ left: Int, _ right: Int) -> Int {
    saturated(left.multipliedReportingOverflow(by: right).overflow ? Int.max : left * right)
  }
}
