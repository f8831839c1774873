// Fractions: the type of percentages, and their text form.

/// A fraction as a number: 0.4 is 40 %.
///
/// The language distinguishes fractions from numbers; in Swift a fraction is a number.
public typealias Fraction = Double

extension Functions {
  /// 1 for `true` and 0 for `false`.
  public static func fraction(_ isWhole: Bool) -> Fraction { isWhole ? 1 : 0 }

  /// The fraction in percent, with the fewest digits that read back as the same value: `40%` for
  /// 0.4.
  public static func percent(_ value: Fraction) -> String {
    guard value != 0, value.isFinite else { return string(value) + "%" }
    // Multiplying by 100 would round, so the decimal point is moved instead.
    var digits: [UInt8] = []
    var point = 2
    var (exponent, isNegative) = (0, false)
    var part = Part.whole
    for byte in value.magnitude.description.utf8 {
      switch (byte, part) {
      case (UInt8(ascii: "."), _): part = .fraction
      case (UInt8(ascii: "e"), _): part = .exponent
      case (UInt8(ascii: "-"), _): isNegative = true
      case (UInt8(ascii: "+"), _): break
      case (_, .exponent): exponent = exponent * 10 + Int(byte) - 48
      case (_, .whole):
        digits.append(byte)
        point += 1
      case (_, .fraction): digits.append(byte)
      }
    }
    point += isNegative ? -exponent : exponent
    let leading = digits.prefix { $0 == UInt8(ascii: "0") }.count
    digits.removeFirst(leading)
    point -= leading
    while digits.last == UInt8(ascii: "0") { digits.removeLast() }
    return (value < 0 ? "-" : "") + decimal(digits, point: point) + "%"
  }

  /// A part of a number's description.
  private enum Part { case whole, fraction, exponent }

  /// The digits with a decimal point before index `point`.
  private static func decimal(_ digits: [UInt8], point: Int) -> String {
    func zeros(_ count: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "0"), count: Swift.max(count, 0))
    }
    let whole = point > 0 ? digits.prefix(point) + zeros(point - digits.count) : zeros(1)
    let rest = zeros(-point) + digits.dropFirst(Swift.max(point, 0))
    let text = rest.count == Swift.max(-point, 0) ? whole : whole + [UInt8(ascii: ".")] + rest
    return String(decoding: text, as: UTF8.self)
  }
}
