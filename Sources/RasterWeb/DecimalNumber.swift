// Parses decimal numbers with correct rounding, without a C library.

/// A decimal number as written in text: digits and a power of ten.
///
/// If both the digits and the power are exact as doubles, one multiplication or division rounds
/// once (W. D. Clinger, "How to read floating point numbers accurately", 1990). Other numbers are
/// divided as integers of arbitrary length, and the remainder determines the rounding.
package struct DecimalNumber {
  /// The digits without leading zeros, with a final 1 if nonzero digits were dropped.
  private var digits: [UInt8] = []
  /// The power of ten by which the digits are multiplied.
  private var exponent = 0
  private var isNegative = false
  /// The length of the number in the text, in bytes.
  package private(set) var length = 0

  /// The point halfway between two adjacent doubles has at most 768 digits.
  private static let digitLimit = 800

  /// Parses the number at the start of a text, as in `-12.5e3`; returns nil if there is none.
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

  /// The nearest double, rounding ties to even, or infinity if the number is too large.
  package var value: Double {
    let magnitude = self.magnitude
    return isNegative ? -magnitude : magnitude
  }

  private var magnitude: Double {
    guard !digits.isEmpty else { return 0 }
    // 10³⁰⁹ is larger than the largest double, and 10⁻³²⁵ is less than half of the smallest.
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

  /// Returns a quotient, rounded once.
  private static func quotient(_ numerator: WholeNumber, _ denominator: WholeNumber) -> Double {
    var (remainder, divisor) = (numerator, denominator)
    // The quotient lies between 2ᵖ⁻¹ and 2ᵖ⁺¹.
    var power = numerator.bitCount - denominator.bitCount
    if power >= 0 { divisor.shiftLeft(by: power) } else { remainder.shiftLeft(by: -power) }
    if remainder < divisor {
      power -= 1
      remainder.shiftLeft(by: 1)
    }
    // The first bit has the value 2ᵖ; below 2⁻¹⁰²² fewer bits are available.
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
    // The remainder is doubled, so comparing it with the divisor decides whether to round up.
    let isAbove = divisor < remainder
    let isHalf = !isAbove && !(remainder < divisor)
    if isAbove || isHalf && significand & 1 == 1 { significand += 1 }
    let lowest = power - count + 1
    let scaled = Double(significand)
    return Double(sign: .plus, exponent: lowest / 2, significand: scaled)
      * Double(sign: .plus, exponent: lowest - lowest / 2, significand: 1)
  }
}

/// An unsigned integer of arbitrary length.
private struct WholeNumber {
  /// The limbs, lowest first; the last one is not 0.
  private var limbs: [UInt32] = []

  init() {}

  init(_ limb: UInt32) { limbs = [limb] }

  var bitCount: Int { limbs.count * 32 - (limbs.last?.leadingZeroBitCount ?? 0) }

  mutating func multiply(by factor: UInt32, adding rest: UInt32) {
    var carry = UInt64(rest)
    for index in limbs.indices {
      carry += UInt64(limbs[index]) * UInt64(factor)
      limbs[index] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { limbs.append(UInt32(carry)) }
  }

  mutating func shiftLeft(by bits: Int) {
    guard bits > 0, !limbs.isEmpty else { return }
    let rest = UInt32(bits % 32)
    if rest > 0 {
      var carry: UInt32 = 0
      for index in limbs.indices {
        let limb = limbs[index]
        limbs[index] = limb << rest | carry
        carry = limb >> (32 - rest)
      }
      if carry > 0 { limbs.append(carry) }
    }
    limbs.insert(contentsOf: repeatElement(0, count: bits / 32), at: 0)
  }

  /// Subtracts a number that is not larger than this one.
  mutating func subtract(_ other: WholeNumber) {
    var borrow: Int64 = 0
    for index in limbs.indices {
      let difference =
        Int64(limbs[index]) - (index < other.limbs.count ? Int64(other.limbs[index]) : 0) + borrow
      limbs[index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference >> 32
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func < (first: WholeNumber, second: WholeNumber) -> Bool {
    if first.limbs.count != second.limbs.count { return first.limbs.count < second.limbs.count }
    for index in first.limbs.indices.reversed() where first.limbs[index] != second.limbs[index] {
      return first.limbs[index] < second.limbs[index]
    }
    return false
  }
}
