// Powers, logarithms and cube roots, with identical bits on every machine.

/// Powers computed from logarithms, with only + − × ÷.
///
/// The exponential and the logarithm are within a few units in the last place. A power additionally
/// loses the precision that its logarithm's integer digits take up.
package enum Powers {
  private static let lnTwoHigh = 0x1.62e42feep-1
  private static let lnTwoLow = 0x1.a39ef35793c76p-33

  /// The natural logarithm; −∞ for 0, NaN for negative numbers.
  package static func logarithm(_ value: Double) -> Double {
    guard value > 0, value.isFinite else {
      return value == 0 ? -.infinity : value > 0 ? value : .nan
    }
    var exponent = Double(value.exponent)
    var significand = value.significand
    if significand > 1.414_213_562_373_095 {
      significand /= 2
      exponent += 1
    }
    // ln m = 2 artanh s with s = (m − 1) ÷ (m + 1), |s| ≤ 0.172; the next term is below 10⁻¹⁸.
    let s = (significand - 1) / (significand + 1)
    let square = s * s
    var sum = 0.0
    for step in 1...11 { sum = square * (1 / Double(25 - 2 * step) + sum) }
    return exponent * lnTwoHigh + (2 * s + (2 * s * sum + exponent * lnTwoLow))
  }

  /// The decimal logarithm; −∞ for 0, NaN for negative numbers.
  static func decimalLogarithm(_ value: Double) -> Double {
    let quotient = logarithm(value) / logarithm(10)
    let whole = quotient.rounded()
    // Powers of ten up to 22 are exact; their inverses are the nearest representable numbers.
    guard whole.magnitude <= 22 else { return quotient }
    return wholePower(10, Int(whole)) == value ? whole : quotient
  }

  /// e raised to a power.
  package static func exponential(_ value: Double) -> Double {
    guard value == value else { return .nan }
    if value > 710 { return .infinity }
    if value < -746 { return 0 }
    let count = (value / (lnTwoHigh + lnTwoLow)).rounded()
    let x = value - count * lnTwoHigh - count * lnTwoLow
    // |x| ≤ 0.347; the next term is below 10⁻¹⁸.
    var sum = 1.0
    for step in 1...14 { sum = 1 + x * sum / Double(15 - step) }
    return Double(sign: .plus, exponent: Int(count), significand: sum)
  }

  /// `base` to the power of `exponent`; NaN for a negative base with a fractional exponent.
  package static func power(_ base: Double, _ exponent: Double) -> Double {
    if exponent == 0 || base == 1 { return 1 }
    guard base == base, exponent == exponent else { return .nan }
    if exponent.magnitude <= 64, exponent == exponent.rounded() {
      return wholePower(base, Int(exponent))
    }
    if base == 0 { return exponent > 0 ? 0 : .infinity }
    if base > 0 { return exponential(exponent * logarithm(base)) }
    guard exponent == exponent.rounded() else { return .nan }
    let isOdd = exponent.truncatingRemainder(dividingBy: 2) != 0
    let magnitude = exponential(exponent * logarithm(-base))
    return isOdd ? -magnitude : magnitude
  }

  /// The cube root, with the sign of its argument.
  static func cubeRoot(_ value: Double) -> Double {
    guard value != 0, value.isFinite else { return value }
    let magnitude = value.magnitude
    var root = exponential(logarithm(magnitude) / 3)
    // One step of Newton's method corrects the error of the exponential.
    root -= (root - magnitude / (root * root)) / 3
    return value < 0 ? -root : root
  }

  private static func wholePower(_ base: Double, _ exponent: Int) -> Double {
    var (result, square, rest) = (1.0, base, exponent.magnitude)
    while rest > 0 {
      if rest & 1 == 1 { result *= square }
      square *= square
      rest >>= 1
    }
    return exponent < 0 ? 1 / result : result
  }
}
