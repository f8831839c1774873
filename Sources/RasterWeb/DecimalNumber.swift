// Reads decimal numbers, correctly rounded, where no C library does.

/// A decimal number as text holds it: digits and a power of ten.
///
/// Where both the digits and the power are exact as doubles, one multiplication or division rounds once
/// (W. D. Clinger, "How to read floating point numbers accurately", 1990). All else is divided in whole
/// numbers of any length, whose remainder decides.
package struct DecimalNumber {
  /// Digits without zeros before them, and behind them a 1 where more was cut off that is no zero.
  private var digits: [UInt8] = []
  /// The power of ten that the digits are multiplied by.
  private var exponent = 0
  private var isNegative = false
  /// How many bytes of the text are the number.
  package private(set) var length = 0

  /// A double lies halfway between two others by 768 digits at most.
  private static let digitLimit = 800

  /// The number that a text begins with, as in `-12.5e3`; nil where it begins with none.
  package init?(_ text: some Collection<UInt8>) {
    let bytes = Array(text)
    var index = 0
    func byte() -> UInt8 { index < bytes.count ? bytes[index] : 0 }
    if byte() == UInt8(ascii: "-") || byte() == UInt8(ascii: "+") {
      isNegative = byte() == UInt8(ascii: "-")
      index += 1
    }
    var (hasDigits, isFraction, isCut) = (false, false, false)
    while true {
      if byte() == UInt8(ascii: "."), !isFraction {
        isFraction = true
      } else if let digit = Self.digit(byte()) {
        hasDigits = true
        if digits.count >= Self.digitLimit {
          isCut = isCut || digit > 0
          exponent += 1
        } else if digit > 0 || !digits.isEmpty {
          digits.append(digit)
        }
        if isFraction { exponent -= 1 }
      } else {
        break
      }
      index += 1
    }
    guard hasDigits else { return nil }
    length = index
    if byte() | 0x20 == UInt8(ascii: "e") {
      index += 1
      let isBelow = byte() == UInt8(ascii: "-")
      if isBelow || byte() == UInt8(ascii: "+") { index += 1 }
      var power = 0
      while let digit = Self.digit(byte()) {
        power = min(power * 10 + Int(digit), 1_000_000)
        index += 1
        length = index
      }
      exponent += isBelow ? -power : power
    }
    if isCut {
      digits.append(1)
      exponent -= 1
    }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    let digit = byte &- UInt8(ascii: "0")
    return digit < 10 ? digit : nil
  }

  /// The nearest double, of two the even one; infinity where that is too large.
  package var value: Double {
    let magnitude = self.magnitude
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double {
    guard !digits.isEmpty else { return 0 }
    // 10³⁰⁹ is more than the largest double, 10⁻³²⁵ less than half of the smallest.
    if digits.count + exponent > 310 { return .infinity }
    if digits.count + exponent < -326 { return 0 }
    if digits.count <= 15, (-22...22).contains(exponent) {
      let number = Double(digits.reduce(0) { $0 * 10 + UInt64($1) })
      let power = (0..<abs(exponent)).reduce(1.0) { power, _ in power * 10 }
      return exponent < 0 ? number / power : number * power
    }
    var numerator = WholeNumber()
    for digit in digits { numerator.multiply(by: 10, adding: UInt32(digit)) }
    var denominator = WholeNumber(1)
    for _ in 0..<abs(exponent) {
      if exponent < 0 {
        denominator.multiply(by: 10, adding: 0)
      } else {
        numerator.multiply(by: 10, adding: 0)
      }
    }
    return Self.quotient(numerator, denominator)
  }

  /// A quotient, rounded once.
  private static func quotient(_ numerator: WholeNumber, _ denominator: WholeNumber) -> Double {
    var (remainder, divisor) = (numerator, denominator)
    // The quotient lies between 2ᵖ⁻¹ and 2ᵖ⁺¹.
    var power = numerator.bitCount - denominator.bitCount
    if power >= 0 { divisor.shiftLeft(by: power) } else { remainder.shiftLeft(by: -power) }
    if remainder < divisor {
      power -= 1
      remainder.shiftLeft(by: 1)
    }
    // The first bit weighs 2ᵖ; below 2⁻¹⁰²² there are fewer.
    let count = min(53, power + 1075)
    guard count >= 0 else { return 0 }
    var significand: UInt64 = 0
    for _ in 0..<count {
      significand <<= 1
      if !(remainder < divisor) {
        remainder.subtract(divisor)
        significand |= 1
      }
      remainder.shiftLeft(by: 1)
    }
    // What remains is twice what is left of the last bit: half of it where both are equal.
    let isAbove = divisor < remainder
    let isHalf = !isAbove && !(remainder < divisor)
    if isAbove || isHalf && significand & 1 == 1 { significand += 1 }
    let lowest = power - count + 1
    let scaled = Double(significand)
    return Double(sign: .plus, exponent: lowest / 2, significand: scaled)
      * Double(sign: .plus, exponent: lowest - lowest / 2, significand: 1)
  }
}

/// A whole number of any length.
private struct WholeNumber {
  /// From the lowest; the last is not 0.
  private var words: [UInt32] = []

  init() {}

  init(_ word: UInt32) { words = [word] }

  var bitCount: Int { words.count * 32 - (words.last?.leadingZeroBitCount ?? 0) }

  mutating func multiply(by factor: UInt32, adding rest: UInt32) {
    var carry = UInt64(rest)
    for index in words.indices {
      carry += UInt64(words[index]) * UInt64(factor)
      words[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }

  mutating func shiftLeft(by bits: Int) {
    guard bits > 0, !words.isEmpty else { return }
    let rest = UInt32(bits % 32)
    if rest > 0 {
      var carry: UInt32 = 0
      for index in words.indices {
        let word = words[index]
        words[index] = word << rest | carry
        carry = word >> (32 - rest)
      }
      if carry > 0 { words.append(carry) }
    }
    words.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0)
  }

  /// Takes away a number that is not larger.
  mutating func subtract(_ other: WholeNumber) {
    var borrow: Int64 = 0
    for index in words.indices {
      let difference =
        Int64(words[index]) - (index < other.words.count ? Int64(other.words[index]) : 0) + borrow
      words[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference >> 32
    }
    while words.last == 0 { words.removeLast() }
  }

  static func < (first: WholeNumber, second: WholeNumber) -> Bool {
    if first.words.count != second.words.count { return first.words.count < second.words.count }
    for index in first.words.indices.reversed() where first.words[index] != second.words[index] {
      return first.words[index] < second.words[index]
    }
    return false
  }
}
