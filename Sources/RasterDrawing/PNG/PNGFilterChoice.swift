// Chooses each row's filter: none where pixels repeat, otherwise the cheapest one.
//
// Repeated glyphs and flat areas compress best as matches, which outweigh small differences and
// which filters would destroy. The cost of an unfiltered row therefore counts only new pixels,
// which differ from those above and to the left. The cost of differences is that of a code for the
// differences chosen so far: −log2 of the frequency of each of the 256 values.
//
// Unsafe pointers: six rows of `rowLength` bytes each, with slack, in memory that this value owns.

import RasterValues

/// The rows of an image, each with the filter that is estimated to need the fewest bits.
struct PNGFilterChoice: ~Copyable {
  private let source: PNGRowSource
  private let rowLength: Int
  private let pixelLength: Int
  private let isFiltered: Bool
  /// The current row, the row above, and one row of differences for each filter except none.
  private let memory: UnsafeMutablePointer<UInt8>
  private let pitch: Int
  private var isOdd = false
  private var costs: ByteCosts
  private var last = PNGFilter.none

  /// Creates a choice; if `isFiltered` is false, all rows are unfiltered.
  init(_ source: PNGRowSource, isFiltered: Bool) {
    self.source = source
    self.isFiltered = isFiltered
    rowLength = source.layout.rowLength
    pixelLength = source.layout.pixelLength
    pitch = rowLength &+ 16
    memory = .allocate(capacity: 6 &* pitch)
    memory.initialize(repeating: 0, count: 6 &* pitch)
    costs = ByteCosts()
  }

  deinit { memory.deallocate() }

  /// Writes the number of row `y`'s filter and its differences; returns true if it is filtered.
  ///
  /// Rows must be written in order.
  mutating func write(row y: Int, to target: UnsafeMutablePointer<UInt8>) -> Bool {
    guard isFiltered else {
      target[0] = UInt8(PNGFilter.none.rawValue)
      source.write(row: y, to: target + 1)
      return false
    }
    let row = memory + (isOdd ? pitch : 0)
    let above = memory + (isOdd ? 0 : pitch)
    isOdd.toggle()
    source.write(row: y, to: row)
    let filter = choose(row, above: above, y)
    target[0] = UInt8(filter.rawValue)
    (target + 1).update(from: filter == .none ? row : trial(filter), count: rowLength)
    if filter != .none { costs.count(target + 1, rowLength) }
    last = filter
    return filter != .none
  }

  private func trial(_ filter: PNGFilter) -> UnsafeMutablePointer<UInt8> {
    memory + (filter.rawValue &+ 1) &* pitch
  }

  private mutating func choose(
    _ row: UnsafeMutablePointer<UInt8>,
    above: UnsafeMutablePointer<UInt8>,
    _ y: Int
  ) -> PNGFilter {
    var best = PNGFilter.none
    var least = plainCost(row: y)
    // A row that repeats another row costs almost nothing without a filter.
    if least <= rowLength / 2, last == .none { return .none }
    for filter in PNGFilter.allCases where filter != .none {
      let differences = trial(filter)
      filter.apply(
        to: row,
        above: above,
        count: rowLength,
        distance: pixelLength,
        into: differences
      )
      let cost = costs.cost(differences, rowLength, most: least)
      if cost < least { (best, least) = (filter, cost) }
    }
    return best
  }

  /// Returns the cost of a row without a filter, in sixteenths of a bit.
  private func plainCost(row y: Int) -> Int {
    let width = source.layout.width
    let start = y &* width
    // If the row above was filtered, this row cannot match its bytes.
    let isAlone = y == 0 || last != .none
    return source.layout.color == .grey
      ? Self.plainCost(source.numbers + start, count: width, isAlone: isAlone, length: 1)
      : Self.plainCost(source.pixels + start, count: width, isAlone: isAlone, length: pixelLength)
  }

  /// Returns the cost of a row without a filter.
  ///
  /// A run of pixels that equal those above or to the left costs a match, or literals if these are
  /// cheaper. Other pixels cost literals.
  @inline(__always)
  private static func plainCost<Unit: PNGUnit>(
    _ row: UnsafePointer<Unit>,
    count: Int,
    isAlone: Bool,
    length: Int
  ) -> Int {
    let above = isAlone ? row : row - count
    let allowed: UInt8 = isAlone ? 1 : 3
    var cost = 0
    var (run, state): (Int, UInt8) = (0, 0)
    for x in 0..<count {
      let left: UInt8 = x > 0 && row[x &- 1] == row[x] ? 1 : 0
      let equal = (left | (above[x] == row[x] ? 2 : 0)) & allowed
      state &= equal
      if state == 0 {
        cost &+= min(matchCost, run &* length &* literalCost)
        (run, state) = (1, equal)
        if equal == 0 {
          cost &+= length &* literalCost
          run = 0
        }
      } else {
        run &+= 1
      }
    }
    return cost &+ min(matchCost, run &* length &* literalCost)
  }

  /// The costs of a literal and of a match: 6.5 and 14 bits.
  private static let literalCost = 104
  private static let matchCost = 224
}
