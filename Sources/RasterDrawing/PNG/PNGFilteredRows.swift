// Filters the rows of an image in groups: each group in the way that takes the fewest bits.
//
// Which filters are best depends on what repeats: the bytes of pixels, of differences, or neither.
// The rows of a group are therefore filtered by several rules, and a quick search for matches
// estimates the bits of each.
//
// Unsafe pointers: the rows of a group with the row above them, and the filtered group by each of
// the rules, in memory that this value owns. Rows are written with up to 16 bytes of slack.

import RasterValues

/// The rows of an image, filtered, and each preceded by the number of its filter.
struct PNGFilteredRows: ~Copyable {
  private let source: PNGRowSource
  private let rules: [PNGFilterRule]
  /// The length of a row with its number, and its distance to the next one while it is not filtered.
  private let length: Int
  private let pitch: Int
  /// The number of rows in a group.
  private let most: Int
  private let samples: UnsafeMutablePointer<UInt8>
  private let results: UnsafeMutablePointer<UInt8>
  private var trials: PNGRowTrials
  private var matcher: QuickMatcher
  /// The current group: its first row, its number of rows, and the result that was chosen.
  private var (first, count, chosen) = (0, 0, 0)
  /// The number of rows of the group that are already filtered by the chosen rule.
  private var known = 0
  /// The estimated number of bits of the chosen results so far.
  private var bits = 0

  /// The least number of bytes in a group, except at the end.
  private static let groupLength = 65_536
  /// The number of rows that a group has at least.
  private static let leastRows = 4
  /// If a group takes fewer bits than this part of its bits without filters, no others are tried.
  private static let plainPart = 28

  /// Creates rows that are filtered by the best of some rules.
  init(
    _ source: PNGRowSource,
    by rules: [PNGFilterRule],
    groupLength: Int = PNGFilteredRows.groupLength
  ) {
    self.source = source
    self.rules = rules
    let layout = source.layout
    length = layout.rowLength &+ 1
    pitch = layout.rowLength &+ 16
    most = min(layout.height, max(Self.leastRows, groupLength / length))
    samples = .allocate(capacity: (most &+ 1) &* pitch)
    samples.initialize(repeating: 0, count: (most &+ 1) &* pitch)
    results = .allocate(capacity: rules.count &* most &* length &+ 16)
    trials = PNGRowTrials(layout)
    matcher = QuickMatcher(length: most &* length)
  }

  deinit {
    samples.deallocate()
    results.deallocate()
  }

  /// Writes row `y` with its filter's number; returns true if it is filtered.
  ///
  /// Rows must be written in order. Up to 16 bytes more may be written.
  mutating func write(row y: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
    if rules == [.plain] {
      target[0] = UInt8(PNGFilter.none.rawValue)
      source.write(row: y, to: target + 1)
      return false
    }
    if y >= first &+ count || y < first {
      read(from: y)
      if rules.count > 1 { chooseRule() }
      write(chosen..<chosen &+ 1, known..<count)
    }
    let row = result(chosen) + (y &- first) &* length
    target.update(from: row, count: length)
    return row[0] != 0
  }

  /// Returns the estimated bits of an image in a layout.
  static func bits(_ source: PNGRowSource, by rules: [PNGFilterRule]) -> Int {
    var rows = PNGFilteredRows(source, by: rules)
    var y = 0
    while y < source.layout.height {
      rows.read(from: y)
      rows.chooseRule()
      y &+= rows.count
    }
    return rows.bits
  }

  /// Returns the rule with the fewest estimated bits in a sample, if all rows follow the same.
  ///
  /// The second rule stands for all filters: if it is not better than the first, none is.
  static func best(
    _ source: PNGRowSource,
    of rules: [PNGFilterRule]
  ) -> (rule: PNGFilterRule, bits: Int) {
    var rows = PNGFilteredRows(source, by: rules, groupLength: sampleLength)
    let first = rows.sampledBits(0..<min(2, rules.count))
    guard first.count > 1, first[1] < first[0] else { return (rules[0], first[0]) }
    let bits = first + rows.sampledBits(2..<rules.count)
    let least = bits.indices.min { bits[$0] < bits[$1] } ?? 0
    return (rules[least], bits[least])
  }

  /// Returns the bits of all rows by some rules, estimated by groups with a quarter of the rows or
  /// fewer.
  private mutating func sampledBits(_ tried: Range<Int>) -> [Int] {
    let height = source.layout.height
    var sampled = 0
    var bits = [Int](repeating: 0, count: tried.count)
    var y = 0
    while y < height {
      read(from: y)
      sampled &+= count
      write(tried, 0..<count)
      for (place, index) in tried.enumerated() {
        bits[place] &+= matcher.bits(result(index), count: count &* length)
      }
      y &+= max(4 &* most, height / Self.sampleCount)
    }
    return bits.map { $0 &* height / max(sampled, 1) }
  }

  /// The number of bytes in a group of a sample.
  private static let sampleLength = 6_144
  /// The number of groups that are sampled.
  private static let sampleCount = 8

  private func result(_ index: Int) -> UnsafeMutablePointer<UInt8> {
    results + index &* most &* length
  }

  /// Reads the samples of the group that begins at row `y`, and of the row above it.
  private mutating func read(from y: Int) {
    if y == first &+ count, count > 0 {
      samples.update(from: samples + count &* pitch, count: pitch)
    } else if y > 0 {
      source.write(row: y &- 1, to: samples)
    }
    (first, known) = (y, 0)
    count = min(most, source.layout.height &- y)
    for index in 0..<count {
      source.write(row: y &+ index, to: samples + (index &+ 1) &* pitch)
    }
  }

  /// Chooses the rule that makes the first rows of the group the shortest.
  private mutating func chooseRule() {
    known = count
    var least = Int.max
    for index in rules.indices {
      // A quick search finds fewer of the matches that there are without filters.
      let isPlain = rules[index] == .plain
      if index == 0 { write(0..<1, 0..<known) }
      if index == 1 { write(1..<rules.count, 0..<known) }
      let bits = matcher.bits(result(index), count: known &* length)
      let weighed = isPlain ? bits &* 15 / 16 : bits
      if weighed < least { (chosen, least) = (index, weighed) }
      if isPlain, bits < known &* length &* 8 / Self.plainPart { break }
    }
    bits &+= least
  }

  /// Filters some rows of the group by some of the rules.
  private mutating func write(_ tried: Range<Int>, _ rows: Range<Int>) {
    for index in rows {
      let above = samples + index &* pitch
      trials.begin(row: above + pitch, above: above)
      for number in tried {
        let filter: PNGFilter =
          switch rules[number] {
          case .coded: trials.cheapest(source, row: first &+ index)
          case .sums: trials.leastSum()
          default: rules[number].filter ?? .none
          }
        let target = result(number) + index &* length
        target[0] = UInt8(filter.rawValue)
        (target + 1).update(from: trials.differences(filter), count: length &- 1)
      }
    }
  }
}
