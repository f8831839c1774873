// The ways to choose the filters of a group of rows, and the rows of a group in each of them.
//
// Unsafe pointers: rows of `rowLength` bytes each, with slack, in memory that this value owns.

import RasterValues

/// A way to choose the filters of a group of rows.
enum PNGFilterRule: Int, CaseIterable {
  /// No filter.
  case plain
  /// For each row, the filter whose differences are cheapest in a code for the differences so far;
  /// no filter where pixels repeat.
  case coded
  /// For each row, the filter with the smallest sum of absolute differences.
  ///
  /// The mean of left and above is left out: it reduces grain, but destroys the runs of gradients.
  case sums
  /// The same filter for all rows.
  case left, above, mean, nearest

  /// The filter of all rows, if the rule has the same for each.
  var filter: PNGFilter? {
    switch self {
    case .plain: PNGFilter.none
    case .left: .sub
    case .above: .up
    case .mean: .average
    case .nearest: .paeth
    case .coded, .sums: nil
    }
  }
}

/// Filters rows in all four ways at most once, and chooses between them.
struct PNGRowTrials: ~Copyable {
  let rowLength: Int
  private let pixelLength: Int
  private let pitch: Int
  /// One row of differences for each filter except none.
  private let memory: UnsafeMutablePointer<UInt8>
  /// The filters that have been applied to the current row, as bits.
  private var known = 0
  private var row: UnsafePointer<UInt8>
  private var above: UnsafePointer<UInt8>
  private var costs = ByteCosts()
  /// The last filter that the rule `coded` chose.
  private var last = PNGFilter.none

  init(_ layout: PNGLayout) {
    rowLength = layout.rowLength
    pixelLength = layout.pixelLength
    pitch = rowLength &+ 16
    memory = .allocate(capacity: 4 &* pitch)
    memory.initialize(repeating: 0, count: 4 &* pitch)
    (row, above) = (UnsafePointer(memory), UnsafePointer(memory))
  }

  deinit { memory.deallocate() }

  /// Starts with another row.
  mutating func begin(row: UnsafePointer<UInt8>, above: UnsafePointer<UInt8>) {
    (self.row, self.above, known) = (row, above, 0)
  }

  /// Returns the current row in a filter.
  mutating func differences(_ filter: PNGFilter) -> UnsafePointer<UInt8> {
    guard filter != .none else { return row }
    let target = memory + (filter.rawValue &- 1) &* pitch
    if known & 1 &<< filter.rawValue == 0 {
      known |= 1 &<< filter.rawValue
      filter.apply(to: row, above: above, count: rowLength, distance: pixelLength, into: target)
    }
    return UnsafePointer(target)
  }

  /// Returns the filter with the smallest sum of absolute differences.
  mutating func leastSum() -> PNGFilter {
    var (best, least) = (PNGFilter.none, Int.max)
    for filter in [PNGFilter.none, .up, .sub, .paeth] where least > 0 {
      let sum = Self.sum(differences(filter), count: rowLength)
      if sum < least { (best, least) = (filter, sum) }
    }
    return best
  }

  /// Returns the filter that is cheapest in the code for the differences chosen so far.
  mutating func cheapest(_ source: PNGRowSource, row y: Int) -> PNGFilter {
    var best = PNGFilter.none
    // If the row above was filtered, this row cannot match its bytes.
    var least = PNGPlainCost.cost(source, row: y, isAlone: y == 0 || last != .none)
    // A row that repeats another row costs almost nothing without a filter.
    if least > rowLength / 2 || last != .none {
      for filter in PNGFilter.allCases where filter != .none {
        let cost = costs.cost(differences(filter), rowLength, most: least)
        if cost < least { (best, least) = (filter, cost) }
      }
    }
    if best != .none { costs.count(differences(best), rowLength) }
    last = best
    return best
  }

  /// Returns the sum of the bytes' distances from 0, modulo 256.
  private static func sum(_ bytes: UnsafePointer<UInt8>, count: Int) -> Int {
    var (sum, index) = (0, 0)
    while index &+ 16 <= count {
      // 511 values of at most 128 fit into 16 bits.
      let end = min(count, index &+ 16 &* 511)
      var lanes = SIMD16<UInt16>(repeating: 0)
      while index &+ 16 <= end {
        let values = UnsafeRawPointer(bytes + index).loadUnaligned(as: SIMD16<UInt8>.self)
        let opposite = 0 &- values
        lanes &+= SIMD16(
          truncatingIfNeeded: values.replacing(with: opposite, where: opposite .< values)
        )
        index &+= 16
      }
      for lane in 0..<16 { sum &+= Int(lanes[lane]) }
    }
    while index < count {
      sum &+= Int(min(bytes[index], 0 &- bytes[index]))
      index &+= 1
    }
    return sum
  }
}
