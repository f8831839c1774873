// Writes bits with given probabilities as a binary fraction.

/// The arithmetic coder of RFC 6386, section 7.3.
struct VP8BoolWriter {
  private(set) var bytes: [UInt8] = []
  /// The lower end of the interval: the pending bits, followed by 8 bits.
  private var bottom: UInt64 = 0
  /// The length of the interval, 128…255.
  private var range: UInt64 = 255
  /// The number of pending bits, which are not written yet because a carry may change them.
  private var waiting = 0

  /// Writes a bit whose probability of being 0 is in units of 1/256.
  @inline(__always)
  mutating func put(_ bit: Bool, _ probability: UInt8) {
    let split = 1 &+ ((range &- 1) &* UInt64(probability)) &>> 8
    if bit {
      bottom &+= split
      range &-= split
    } else {
      range = split
    }
    let shift = range.leadingZeroBitCount &- 56
    range &<<= UInt64(truncatingIfNeeded: shift)
    bottom &<<= UInt64(truncatingIfNeeded: shift)
    waiting &+= shift
    // `bottom` has at most 9 bits more than the pending ones, so 48 and 7 bits fit.
    if waiting >= 48 { writeWaiting() }
  }

  /// Writes an unsigned number, highest bit first, with even probabilities.
  mutating func put(_ number: Int, count: Int) {
    for shift in (0..<count).reversed() { put(number >> shift & 1 == 1, 128) }
  }

  /// Writes a flag for a number other than 0, followed by its magnitude and sign.
  mutating func putOptional(_ number: Int, count: Int) {
    put(number != 0, 128)
    guard number != 0 else { return }
    put(abs(number), count: count)
    put(number < 0, 128)
  }

  /// Writes the bits of a path through a tree.
  mutating func put(_ path: [VP8Tables.Branch], _ probabilities: [UInt8], from start: Int = 0) {
    for branch in path { put(branch.bit, probabilities[start + branch.node]) }
  }

  /// Writes the pending bits that form whole bytes.
  private mutating func writeWaiting() {
    while waiting >= 8 {
      waiting &-= 8
      let shift = UInt64(truncatingIfNeeded: waiting &+ 8)
      let byte = bottom &>> shift
      if byte > 255 { carry() }
      bytes.append(UInt8(truncatingIfNeeded: byte))
      bottom &= 1 &<< shift &- 1
    }
  }

  /// Adds a carry to the last byte; the fraction is below 1, so a byte absorbs it.
  private mutating func carry() {
    var index = bytes.count &- 1
    while index >= 0 {
      bytes[index] &+= 1
      if bytes[index] != 0 { return }
      index &-= 1
    }
  }

  /// Returns the bytes of all bits, and at least one more byte, because decoders read ahead.
  mutating func finished() -> [UInt8] {
    writeWaiting()
    bottom &<<= 24
    waiting &+= 24
    writeWaiting()
    return bytes
  }
}
