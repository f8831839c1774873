// Reads the arithmetic code of VP8, in which each bit has a probability.
//
// Unsafe pointers: the bytes of a partition, which the caller keeps alive as long as the reader.
// Eight bytes are read at a time while as many remain, and single bytes after that.
//
// Source: RFC 6386, section 7.

/// Reads bits of given probabilities; past the end of the data it reads zeros.
struct VP8BoolReader {
  private var next: UnsafePointer<UInt8>
  private let end: UnsafePointer<UInt8>
  /// The code less the lower end of the interval, with the first bit in the highest position.
  private var value: UInt64 = 0
  /// The number of valid bits in `value`; negative once too many bits were read.
  private var count = 0
  /// The length of the interval, from 128 to 255 in units of the highest eight bits of `value`.
  private var range: UInt64 = 255

  init(_ bytes: UnsafePointer<UInt8>, count: Int) {
    next = bytes
    end = bytes + count
  }

  /// Whether more bits were read than there are.
  var isPastEnd: Bool { count <= 0 && next == end }

  /// Fetches bits so that 56 are available, which is enough for six `bit` calls.
  @inline(__always)
  mutating func refill() {
    if end - next >= 8 {
      let word = UInt64(bigEndian: UnsafeRawPointer(next).loadUnaligned(as: UInt64.self))
      value |= word &>> UInt64(truncatingIfNeeded: count)
      next += (63 &- count) &>> 3
      count |= 56
    } else {
      refillAtEnd()
    }
  }

  @inline(never)
  private mutating func refillAtEnd() {
    guard count >= 0 else { return }
    while count < 56, next < end {
      value |= UInt64(next.pointee) &<< UInt64(56 &- count)
      next += 1
      count &+= 8
    }
  }

  /// Reads a bit that is 0 with a probability of about `probability` / 256, after a refill.
  @inline(__always)
  mutating func bit(_ probability: UInt8) -> Bool {
    let split = 1 &+ ((range &- 1) &* UInt64(probability)) &>> 8
    let bound = split &<< 56
    let isSet = value >= bound
    if isSet {
      value &-= bound
      range &-= split
    } else {
      range = split
    }
    let shift = (range | 1).leadingZeroBitCount &- 56
    range &<<= UInt64(truncatingIfNeeded: shift)
    value &<<= UInt64(truncatingIfNeeded: shift)
    count &-= shift
    return isSet
  }

  /// Applies a sign that is as likely to be negative as positive, after a refill.
  @inline(__always)
  mutating func signed(_ number: Int) -> Int {
    let split = (range &+ 1) &>> 1
    let bound = split &<< 56
    // All ones if the number is negative.
    let mask: Int = value >= bound ? -1 : 0
    value &-= bound & UInt64(bitPattern: Int64(mask))
    range = mask == 0 ? split : range &- split
    let shift = (range | 1).leadingZeroBitCount &- 56
    range &<<= UInt64(truncatingIfNeeded: shift)
    value &<<= UInt64(truncatingIfNeeded: shift)
    count &-= shift
    return (number ^ mask) &- mask
  }

  // The following functions refill the buffer themselves.

  /// Reads a flag, which is as likely to be set as not.
  mutating func flag() -> Bool {
    refill()
    return bit(128)
  }

  /// Reads an unsigned integer, highest bit first.
  mutating func number(_ width: Int) -> Int {
    var result = 0
    for _ in 0..<width { result = result << 1 | (flag() ? 1 : 0) }
    return result
  }

  /// Reads a magnitude, followed by a sign.
  mutating func signedNumber(_ width: Int) -> Int {
    let magnitude = number(width)
    return flag() ? -magnitude : magnitude
  }

  /// Reads a flag and, if it is set, a magnitude with a sign; returns 0 otherwise.
  mutating func optionalNumber(_ width: Int) -> Int { flag() ? signedNumber(width) : 0 }
}
