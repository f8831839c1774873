// Estimates the cost of a row without a filter, from the pixels that repeat their neighbours.
//
// Repeated glyphs and flat areas compress best as matches, which outweigh small differences and
// which filters would destroy. The cost of an unfiltered row therefore counts only new pixels,
// which differ from those above and to the left.
//
// Unsafe pointers: rows of the image, above which there is another one unless they are alone.

import RasterValues

/// The cost of rows without a filter.
enum PNGPlainCost {
  /// Returns the cost of a row, in sixteenths of a bit; `isAlone` excludes matches with the row
  /// above.
  static func cost(_ source: PNGRowSource, row y: Int, isAlone: Bool) -> Int {
    let (width, start) = (source.layout.width, y &* source.layout.width)
    let length = source.layout.pixelLength
    return source.layout.color == .grey
      ? cost(source.numbers + start, count: width, isAlone: isAlone, length: 1)
      : cost(source.pixels + start, count: width, isAlone: isAlone, length: length)
  }

  /// Returns the cost of a row of units.
  ///
  /// A run of pixels that equal those above or to the left costs a match, or literals if these are
  /// cheaper. Other pixels cost literals.
  @inline(__always)
  private static func cost<Unit: PNGUnit>(
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

  /// The costs of a literal and of a match: 8 and 14 bits.
  private static let literalCost = 128
  private static let matchCost = 224
}
