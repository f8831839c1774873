// How often looks were wanted lately, those that are not held among them.

/// The frequencies of recent requests for looks, those that are not held among them: a count-min
/// sketch.
///
/// Four rows of counters of four bits; a look has one counter in each row, and its count is the least
/// of them, so it is never too low, and too high only where it shares all four. Halving all of them
/// now and then forgets what is long ago.
///
/// Source: G. Einziger, R. Friedman, B. Manes, "TinyLFU: A Highly Efficient Cache Admission Policy",
/// ACM Transactions on Storage 13 (2017).
struct FrequencySketch: Sendable {
  static let maximum = 15
  private static let multipliers: [UInt64] = [
    0x9E37_79B9_7F4A_7C15, 0xC2B2_AE3D_27D4_EB4F, 0x1656_67B1_9E37_79F9, 0xD6E8_FEB8_6659_FD93,
  ]

  /// Sixteen counters a word, row after row.
  private var words: [UInt64] = []
  /// The counters in a row: a power of two.
  private var width = 0

  /// Makes room for so many looks; what was counted is forgotten where the sketch grows.
  mutating func reserve(_ count: Int) {
    guard count &* 8 > width else { return }
    width = max(1_024, width &* 2)
    while width < count &* 8 { width &*= 2 }
    words = [UInt64](repeating: 0, count: width / 4)
  }

  func count(of hash: UInt64) -> Int {
    var least = Self.maximum
    for row in 0..<4 { least = min(least, counter(at: place(of: hash, row: row))) }
    return width == 0 ? 0 : least
  }

  /// Counts one request.
  mutating func increment(_ hash: UInt64) { raise(hash, to: count(of: hash) &+ 1) }

  /// Makes the count at least `count`.
  mutating func raise(_ hash: UInt64, to count: Int) {
    guard width > 0 else { return }
    let count = min(count, Self.maximum)
    for row in 0..<4 {
      let place = place(of: hash, row: row)
      let old = counter(at: place)
      if old < count { words[place / 16] &+= UInt64(count &- old) << UInt64(place % 16 &* 4) }
    }
  }

  /// Halves all counts.
  mutating func halve() {
    for index in words.indices { words[index] = words[index] >> 1 & 0x7777_7777_7777_7777 }
  }

  private func counter(at place: Int) -> Int {
    guard width > 0 else { return 0 }
    return Int(words[place / 16] >> UInt64(place % 16 &* 4) & 15)
  }

  private func place(of hash: UInt64, row: Int) -> Int {
    guard width > 0 else { return 0 }
    let mixed = (hash &* Self.multipliers[row]) >> 24
    return row &* width &+ Int(truncatingIfNeeded: mixed) & (width &- 1)
  }
}
