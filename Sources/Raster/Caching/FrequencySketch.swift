// The recent request frequency of looks, including looks that are not cached.

/// A count-min sketch of the recent request frequency of looks, cached or not.
///
/// It has four rows of four-bit counters. A look has one counter in each row, and its count is the
/// smallest of the four. The count is therefore never too low, and too high only if other looks
/// share all four counters. All counters are halved periodically, so old requests lose weight.
///
/// Source: G. Einziger, R. Friedman, B. Manes, "TinyLFU: A Highly Efficient Cache Admission
/// Policy", ACM Transactions on Storage 13 (2017).
struct FrequencySketch: Sendable {
  static let maximum = 15
  private static let multipliers: [UInt64] = [
    0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0xD6E8_FEB8_6659_FD93,
  ]

  /// Sixteen counters per 64-bit value, row after row.
  private var packed: [UInt64] = []
  /// The number of counters in a row, a power of two.
  private var width = 0

  /// Makes room for `count` looks; growing the sketch resets all counters.
  mutating func reserve(_ count: Int) {
    guard count &* 8 > width else { return }
    width = max(1_024, width &* 2)
    while width < count &* 8 { width &*= 2 }
    packed = [UInt64](repeating: 0, count: width / 4)
  }

  func count(of hash: UInt64) -> Int {
    var least = Self.maximum
    for row in 0..<4 { least = min(least, counter(at: place(of: hash, row: row))) }
    return width == 0 ? 0 : least
  }

  /// Counts one request.
  mutating func increment(_ hash: UInt64) { raise(hash, to: count(of: hash) &+ 1) }

  /// Raises the count to at least `count`.
  mutating func raise(_ hash: UInt64, to count: Int) {
    guard width > 0 else { return }
    let count = min(count, Self.maximum)
    for row in 0..<4 {
      let place = place(of: hash, row: row)
      let old = counter(at: place)
      if old < count { packed[place / 16] &+= UInt64(count &- old) << UInt64(place % 16 &* 4) }
    }
  }

  /// Halves all counts.
  mutating func halve() {
    for index in packed.indices { packed[index] = packed[index] >> 1 & 0x7777_7777_7777_7777 }
  }

  private func counter(at place: Int) -> Int {
    guard width > 0 else { return 0 }
    return Int(packed[place / 16] >> UInt64(place % 16 &* 4) & 15)
  }

  private func place(of hash: UInt64, row: Int) -> Int {
    guard width > 0 else { return 0 }
    let mixed = (hash &* Self.multipliers[row]) >> 24
    return row &* width &+ Int(truncatingIfNeeded: mixed) & (width &- 1)
  }
}
