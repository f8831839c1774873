// Numbers in words: rounded exactly, so that every machine writes the same.

/// When a number's sign is written.
public enum SignDisplay: UInt8, Hashable, Sendable, CaseIterable {
  /// Before negative numbers.
  case automatic
  /// Before all numbers, zero too.
  case always
  /// Before all numbers but zero.
  case exceptZero
  /// Never: the distance from zero is written.
  case never
}

extension Functions {
  /// The number in decimal, with so many places after the point.
  ///
  /// `decimals` are at most 20. The exact value is rounded, halves away from zero; what is rounded to
  /// zero has no minus sign. `grouping` puts a comma before each three digits of the whole part. Not a
  /// number is `NaN`, and infinity `∞`.
  public static func format(
    _ value: Double,
    decimals: Int,
    grouping: Bool = false,
    sign: SignDisplay = .automatic
  ) -> String {
    let places = Functions.clamp(decimals, min: 0, max: 20)
    return format(value, decimals: places..<places + 1, grouping: grouping, sign: sign)
  }

  /// The number in decimal, with as many places after the point as it needs, within a range.
  ///
  /// `0..<3` writes 1, 1.5 and 1.25. See `format(_:decimals:grouping:sign:)`.
  public static func format(
    _ value: Double,
    decimals: Range<Int>,
    grouping: Bool = false,
    sign: SignDisplay = .automatic
  ) -> String {
    guard value == value else { return "NaN" }
    guard value.isFinite else { return signText(value < 0, isZero: false, sign) + "∞" }
    let least = Functions.clamp(decimals.lowerBound, min: 0, max: 20)
    let last = decimals.isEmpty ? least : decimals.upperBound - 1
    let most = Functions.clamp(last, min: least, max: 20)
    var digits = value.magnitude.digits(decimals: most)
    let isZero = digits.allSatisfy { $0 == 0 }
    var places = most
    while places > least, digits.last == 0 {
      digits.removeLast()
      places -= 1
    }
    var text: [UInt8] = []
    let whole = digits.count - places
    for (index, digit) in digits.enumerated() {
      if index == whole {
        text.append(UInt8(ascii: "."))
      } else if grouping, index > 0, index < whole, (whole - index) % 3 == 0 {
        text.append(UInt8(ascii: ","))
      }
      text.append(UInt8(ascii: "0") + digit)
    }
    return signText(value < 0, isZero: isZero, sign) + String(decoding: text, as: UTF8.self)
  }

  private static func signText(_ isNegative: Bool, isZero: Bool, _ sign: SignDisplay) -> String {
    switch sign {
    case .never: ""
    case .automatic: isNegative && !isZero ? "-" : ""
    case .always: isNegative && !isZero ? "-" : "+"
    case .exceptZero: isZero ? "" : isNegative ? "-" : "+"
    }
  }
}

extension Double {
  /// The digits of the number, which is 0 or above and finite, with so many places; at least one
  /// stands before the point.
  fileprivate func digits(decimals: Int) -> [UInt8] {
    let isNormal = exponentBitPattern > 0
    var number = WholeNumber(significandBitPattern | (isNormal ? 1 << 52 : 0))
    for _ in 0..<decimals { number.multiply(by: 10) }
    let exponent = Int(Swift.max(exponentBitPattern, 1)) - 1075
    if exponent > 0 { number.double(times: exponent) } else { number.halve(times: -exponent) }
    let digits = number.digits()
    return Array(repeating: 0, count: Swift.max(decimals + 1 - digits.count, 0)) + digits
  }
}
