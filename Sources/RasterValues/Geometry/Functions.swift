// The functions of the language for numbers: total, and with identical results on every machine.

/// The functions that components compute with, shared by generated and interpreted components.
///
/// Every function is defined for every argument. Unless stated differently, NaN returns NaN.
@_documentation(visibility: internal)
public enum Functions {
  /// The greatest whole number not above `value`.
  public static func floor(_ value: Double) -> Double { value.rounded(.down) }

  /// The smallest whole number not below `value`.
  public static func ceil(_ value: Double) -> Double { value.rounded(.up) }

  /// The nearest whole number; halves round away from 0.
  public static func round(_ value: Double) -> Double { value.rounded() }

  /// The absolute value.
  public static func abs(_ value: Double) -> Double { value.magnitude }

  /// The absolute value; `Int.min`, whose negation overflows, is returned unchanged.
  public static func abs(_ value: Int) -> Int { value < 0 ? 0 &- value : value }

  /// The sign of a number: 1, 0 or −1; 0 for both zeros.
  public static func sign(_ value: Double) -> Double {
    if value > 0 { return 1 }
    return value < 0 ? -1 : value == 0 ? 0 : value
  }

  /// The sign of an integer: 1, 0 or −1.
  public static func sign(_ value: Int) -> Int { value.signum() }

  /// The smaller of two numbers; NaN if either is NaN.
  public static func min(_ first: Double, _ second: Double) -> Double {
    first == first && (second != second || second < first) ? second : first
  }

  /// The smaller of two integers.
  public static func min(_ first: Int, _ second: Int) -> Int { Swift.min(first, second) }

  /// The greater of two numbers; NaN if either is NaN.
  public static func max(_ first: Double, _ second: Double) -> Double {
    first == first && (second != second || second > first) ? second : first
  }

  /// The greater of two integers.
  public static func max(_ first: Int, _ second: Int) -> Int { Swift.max(first, second) }

  /// `value` clamped to two bounds; the lower bound wins if it is above the upper bound.
  public static func clamp(_ value: Double, min lower: Double, max upper: Double) -> Double {
    max(min(value, upper), lower)
  }

  /// `value` clamped to two bounds; the lower bound wins if it is above the upper bound.
  public static func clamp(_ value: Int, min lower: Int, max upper: Int) -> Int {
    max(min(value, upper), lower)
  }

  /// The remainder of a floored division, with the divisor's sign; NaN for a divisor of 0.
  public static func mod(_ value: Double, _ divisor: Double) -> Double {
    let rest = value.truncatingRemainder(dividingBy: divisor)
    return rest != 0 && (rest < 0) != (divisor < 0) ? rest + divisor : rest
  }

  /// The remainder of a floored division, with the divisor's sign; 0 for a divisor of 0.
  public static func mod(_ value: Int, _ divisor: Int) -> Int {
    guard divisor != 0, divisor != -1 else { return 0 }
    let rest = value % divisor
    return rest != 0 && (rest < 0) != (divisor < 0) ? rest &+ divisor : rest
  }

  /// The quotient, rounded down; 0 for a divisor of 0.
  ///
  /// `Int.min` divided by −1 wraps around to `Int.min`. `div(a, b) * b + mod(a, b)` is `a` if `b`
  /// is not 0.
  public static func div(_ value: Int, _ divisor: Int) -> Int {
    switch divisor {
    case 0: return 0
    case -1: return 0 &- value
    default:
      let (quotient, rest) = value.quotientAndRemainder(dividingBy: divisor)
      return rest != 0 && (rest < 0) != (divisor < 0) ? quotient &- 1 : quotient
    }
  }

  /// The square root; NaN for negative numbers.
  public static func sqrt(_ value: Double) -> Double { value.squareRoot() }

  /// `base` to the power of `exponent`; NaN for a negative base with a fractional exponent.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    Powers.power(base, exponent)
  }

  /// e raised to a power, within a few units in the last place; infinite above 709.78.
  public static func exp(_ exponent: Double) -> Double { Powers.exponential(exponent) }

  /// The natural logarithm, within a few units in the last place; −∞ for 0, NaN for negative
  /// numbers.
  public static func log(_ value: Double) -> Double { Powers.logarithm(value) }

  /// The decimal logarithm, exact for powers of ten from 10⁻²² to 10²²; −∞ for 0, NaN for negative
  /// numbers.
  public static func log10(_ value: Double) -> Double { Powers.decimalLogarithm(value) }

  /// The length of the hypotenuse; infinite only if it overflows or a side is infinite.
  public static func hypot(_ x: Double, _ y: Double) -> Double {
    let long = Swift.max(x.magnitude, y.magnitude)
    if long.isInfinite || y.isInfinite { return .infinity }
    // Squares of lengths between these limits neither overflow nor become subnormal.
    guard long < 1e-140 || long > 1e150 else { return (x * x + y * y).squareRoot() }
    guard long > 0 else { return long }
    let (across, down) = (x / long, y / long)
    return long * (across * across + down * down).squareRoot()
  }

  /// The sine; NaN if the angle is not finite.
  public static func sin(_ angle: Angle) -> Double { Trigonometry.sine(degrees: angle.degrees) }

  /// The cosine; NaN if the angle is not finite.
  public static func cos(_ angle: Angle) -> Double { Trigonometry.cosine(degrees: angle.degrees) }

  /// The tangent; infinite at odd multiples of 90 degrees.
  public static func tan(_ angle: Angle) -> Double { Trigonometry.tangent(degrees: angle.degrees) }

  /// The direction of (`x`, `y`), above −180 and up to 180 degrees; 0 for the origin.
  public static func atan2(_ y: Double, _ x: Double) -> Angle {
    Angle(degrees: Trigonometry.arcTangent(y: y, x: x))
  }

  /// The linear interpolation from `start` to `end`, exact at 0 and 1.
  public static func lerp(_ start: Double, _ end: Double, _ amount: Double) -> Double {
    amount == 1 ? end : start + (end - start) * amount
  }

  /// The integer part; values outside the range of `Int` return the nearest integer, and NaN
  /// returns 0.
  public static func int(_ value: Double) -> Int {
    guard value == value else { return 0 }
    // 2⁶³ is a `Double`; `Int.max` is not.
    if value >= 0x1p63 { return .max }
    if value <= -0x1p63 { return .min }
    return Int(value)
  }
}
