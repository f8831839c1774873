// Integers of arbitrary length, in which the decimal digits of a number can be computed exactly.

/// A non-negative integer of arbitrary length.
///
/// A 64-bit number times powers of up to 10²⁰ and 2¹⁰⁷⁴ has at most 37 limbs.
struct WholeNumber {
  /// The least significant limb first; the last one is not 0.
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
    let (limbCount, bits) = (times / 32, UInt32(times % 32))
    multiply(by: 1 << bits)
    if !limbs.isEmpty { limbs.insert(contentsOf: repeatElement(0, count: limbCount), at: 0) }
  }

  /// Divides by a power of two and rounds to the nearest integer, with halves up.
  mutating func halve(times: Int) {
    guard times > 0 else { return }
    let (limbCount, bits) = ((times - 1) / 32, UInt64((times - 1) % 32))
    guard limbCount < limbs.count else {
      limbs = []
      return
    }
    limbs.removeFirst(limbCount)
    let isRoundedUp = limbs[0] >> UInt32(bits) & 1 != 0
    for index in limbs.indices {
      let next = index + 1 < limbs.count ? UInt64(limbs[index + 1]) : 0
      let pair = next << 32 | UInt64(limbs[index])
      limbs[index] = UInt32(truncatingIfNeeded: pair >> (bits + 1))
    }
    trim()
    if isRoundedUp { increment() }
  }

  /// The decimal digits from 0 to 9, most significant first; empty for 0.
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

  /// Divides by a number and returns the remainder.
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
