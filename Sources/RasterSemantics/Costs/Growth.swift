// The maximum lengths of strings and lists, as far as the program's text determines them.

/// A bound of a value's length: a constant, plus multiples of the lengths of parameters.
///
/// Values only become longer by joining, and all joined parts are in the source, so the bound of
/// every expression has this form. Property strings count as one.
struct Growth: Equatable {
  var constant = 1
  /// Nil instead of an empty dictionary, so that a bound without parameters is cheap to copy.
  private var ownFactors: [Int: Int]?

  init(constant: Int = 1, factors: [Int: Int] = [:]) {
    self.constant = constant
    self.factors = factors
  }

  /// The factors of parameters, by their slots.
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

  /// Returns the maximum of both bounds.
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

  /// Returns the factors with their parameters moved by `count` positions, without the constant.
  func shifted(by count: Int) -> Growth {
    var factors: [Int: Int] = [:]
    for (slot, factor) in self.factors { factors[slot + count] = factor }
    return Growth(constant: 0, factors: factors)
  }

  /// Returns the bound of a call with the given bounds of arguments.
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

  /// Whether the bound, with parameters of length one, exceeds the limit.
  var isTooLong: Bool {
    factors.values.reduce(constant) { Self.saturated($0 + $1) } > Bounds.maximumLength
  }

  /// Returns a value that is limited so that additions cannot overflow.
  private static func saturated(_ value: Int) -> Int { min(value, Bounds.maximumLength * 2) }

  private static func product(_ left: Int, _ right: Int) -> Int {
    saturated(left.multipliedReportingOverflow(by: right).overflow ? Int.max : left * right)
  }
}
