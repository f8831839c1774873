// Formats numbers as text, with exact rounding and identical results on every machine.

/// The numbers that are written with a sign.
public enum SignDisplay: UInt8, Hashable, Sendable, CaseIterable {
  /// Negative numbers.
  case automatic
  /// All numbers, including zero.
  case always
  /// All numbers except zero.
  case exceptZero
  /// No numbers: the absolute value is written.
  case never
}

extension Functions {
  /// Formats a number in decimal notation with a fixed number of decimals.
  ///
  /// `decimals` is at most 20. The exact value is rounded, with halves away from zero. A result of
  /// zero has no minus sign. `grouping` inserts a comma before each group of three integer digits.
  /// NaN is written as `NaN` and infinity as `∞`. `locale` is a BCP 47 tag, such as `de-AT`, that
  /// determines separators, signs, groups and digits. An empty tag stands for no locale.
  public static func format(
    _ value: Double,
    decimals: Int,
    grouping: Bool = false,
    sign: SignDisplay = .automatic,
    locale: String = ""
  ) -> String {
    let places = Functions.clamp(decimals, min: 0, max: 20)
    return format(
      value,
      decimals: places..<places + 1,
      grouping: grouping,
      sign: sign,
      locale: locale
    )
  }

  /// Formats a number in decimal notation with as few decimals as it needs, within a range.
  ///
  /// The default range `0..<3` writes 1, 1.5 and 1.25. See `format(_:decimals:grouping:sign:)`.
  public static func format(
    _ value: Double,
    decimals: Range<Int> = 0..<3,
    grouping: Bool = false,
    sign: SignDisplay = .automatic,
    locale: String = ""
  ) -> String {
    let (written, locale) = (NumberText(value, decimals: decimals), LocaleNumbers.of(locale))
    return written.sign(sign, locale) + written.digits(grouping: grouping, locale)
  }

  /// Formats a fraction as a percentage with a fixed number of decimals, like `format`.
  public static func formatPercent(
    _ value: Fraction,
    decimals: Int,
    grouping: Bool = false,
    sign: SignDisplay = .automatic,
    locale: String = ""
  ) -> String {
    let places = Functions.clamp(decimals, min: 0, max: 20)
    return formatPercent(
      value,
      decimals: places..<places + 1,
      grouping: grouping,
      sign: sign,
      locale: locale
    )
  }

  /// Formats a fraction as a percentage with as few decimals as it needs, within a range.
  public static func formatPercent(
    _ value: Fraction,
    decimals: Range<Int> = 0..<3,
    grouping: Bool = false,
    sign: SignDisplay = .automatic,
    locale: String = ""
  ) -> String {
    let written = NumberText(value, decimals: decimals, times: 100)
    let locale = LocaleNumbers.of(locale)
    let digits = locale.percent.before + written.digits(grouping: grouping, locale)
    return written.sign(sign, locale) + digits + locale.percent.behind
  }
}

/// A number rounded to a number of decimals, before it is written.
struct NumberText {
  let isNegative: Bool
  let kind: Kind
  /// The integer digits and the decimals, each from 0 to 9; empty if the number is not finite.
  private(set) var digits: [UInt8] = []
  /// The number of decimals among the digits.
  private(set) var places = 0

  enum Kind { case notANumber, infinity, finite }

  /// Multiplies a number by a factor and rounds it.
  init(_ value: Double, decimals: Range<Int>, times factor: UInt32 = 1) {
    isNegative = value < 0
    kind = value != value ? .notANumber : value.isFinite ? .finite : .infinity
    guard kind == .finite else { return }
    let least = Functions.clamp(decimals.lowerBound, min: 0, max: 20)
    let last = decimals.isEmpty ? least : decimals.upperBound - 1
    places = Functions.clamp(last, min: least, max: 20)
    digits = value.magnitude.digits(decimals: places, times: factor)
    while places > least, digits.last == 0 {
      digits.removeLast()
      places -= 1
    }
  }

  private var isZero: Bool { kind == .finite && digits.allSatisfy { $0 == 0 } }

  func sign(_ display: SignDisplay, _ locale: LocaleNumbers) -> String {
    guard kind != .notANumber else { return "" }
    let (minus, isZero) = (isNegative && !isZero, isZero)
    return switch display {
    case .never: ""
    case .automatic: minus ? locale.minus : ""
    case .always: minus ? locale.minus : locale.plus
    case .exceptZero: isZero ? "" : minus ? locale.minus : locale.plus
    }
  }

  func digits(grouping: Bool, _ locale: LocaleNumbers) -> String {
    switch kind {
    case .notANumber: return "NaN"
    case .infinity: return "∞"
    case .finite: break
    }
    var text = ""
    let whole = digits.count - places
    for (index, digit) in digits.enumerated() {
      if index == whole {
        text += locale.decimal
      } else if grouping, index < whole, locale.separates(index, of: whole) {
        text += locale.group
      }
      text.unicodeScalars.append(Unicode.Scalar(locale.zero + UInt32(digit)) ?? "?")
    }
    return text
  }
}

extension Double {
  /// The digits of a non-negative, finite number times a factor, with a fixed number of decimals.
  ///
  /// There is at least one integer digit.
  fileprivate func digits(decimals: Int, times factor: UInt32) -> [UInt8] {
    let isNormal = exponentBitPattern > 0
    var number = WholeNumber(significandBitPattern | (isNormal ? 1 << 52 : 0))
    number.multiply(by: factor)
    for _ in 0..<decimals { number.multiply(by: 10) }
    let exponent = Int(Swift.max(exponentBitPattern, 1)) - 1075
    if exponent > 0 { number.double(times: exponent) } else { number.halve(times: -exponent) }
    let digits = number.digits()
    return Array(repeating: 0, count: Swift.max(decimals + 1 - digits.count, 0)) + digits
  }
}
