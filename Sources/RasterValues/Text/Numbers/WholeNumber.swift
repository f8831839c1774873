// Whole numbers of any length: the decimal digits of a number are exact only as those.

/// A whole number of any length, 0 or above.
///
/// A number of 64 bits times a power of ten up to 10²⁰ and of two up to 2¹⁰⁷⁴ has at most 37 limbs.
struct WholeNumber {
  /// The least limb first; the last one is not 0.
  private var limbs: [UInt32] = []

  init(_ value: UInt64) {
    limbs = [UInt32(truncatingIfNeeded: value), UInt32(truncatingIfNeeded: value >> 32)]
    trim()
  }

  mutating func multiply(by factor: UInt32) {
    var carry: UInt64 = 0
    for index in limbs.indices {
      let product = UInt64(limbs[index]) &* UInt64(factor) &+ carry
      limbs[index] = UInt32(truncatingIfNeeded: product)
      carry = product >> 32
    }
    if carry > 0 { limbs.append(UInt32(truncatingIfNeeded: carry)) }
  }

  /// Multiplies by a power of two.
  mutating func double(times: Int) {
    let (whole, bits) = (times / 32, UInt32(times % 32))
    multiply(by: 1 << bits)
    if !limbs.isEmpty { limbs.insert(contentsOf: repeatElement(0, count: whole), at: 0) }
  }

  /// Divides by a power of two, and rounds to the nearest whole number, halves up.
  mutating func halve(times: Int) {
    guard times > 0 else { return }
    let (whole, bits) = ((times - 1) / 32, UInt64((times - 1) % 32))
    guard whole < limbs.count else {
      limbs = []
      return
    }
    limbs.removeFirst(whole)
    let isRoundedUp = limbs[0] >> UInt32(bits) & 1 != 0
    for index in limbs.indices {
      let next = index + 1 < limbs.count ? UInt64(limbs[index + 1]) : 0
      let pair = next << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: pair >> (bits + 1))
    }
    trim()
    if isRoundedUp { increment() }
  }

  /// The decimal digits, 0 to 9, from the first on; none for 0.
  consuming func digits() -> [UInt8] {
    var digits: [UInt8] = []
    while !limbs.isEmpty {
      var rest = divide(by: 1_000_000_000)
      for _ in 0..<9 where rest > 0 || !limbs.isEmpty {
        digits.append(UInt8(rest % 10))
        rest /= 10
      }
    }
    return digits.reversed()
  }

  private mutating func increment() {
    for index in limbs.indices {
      limbs[index] &+= 1
      if limbs[index] != 0 { return }
    }
    limbs.append(1)
  }

  /// Divides, and returns the remainder.
  private mutating func divide(by divisor: UInt32) -> UInt32 {
    var rest: UInt64 = 0
    for index in limbs.indices.reversed() {
      let dividend = rest << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: dividend / UInt64(divisor))
      rest = dividend % UInt64(divisor)
    }
    trim()
    return UInt32(truncatingIfNeeded: rest)
  }

  private mutating func trim() {
    while limbs.last == 0 { limbs.removeLast() }
  }
}
