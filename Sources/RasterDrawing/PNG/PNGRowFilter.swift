// Applies the five row filters of PNG.
//
// Unsafe pointers: all rows are `count` bytes long, and do not overlap. A row of zeros replaces a
// missing row above, so that the filters need no special case.

import RasterValues

extension PNGFilter {
  /// Writes a row's differences; `distance` is the number of bytes per pixel.
  ///
  /// The simple loops allow vectorisation by the compiler: 16 bytes per iteration with SSE2.
  func apply(
    to row: UnsafePointer<UInt8>,
    above: UnsafePointer<UInt8>,
    count: Int,
    distance: Int,
    into target: UnsafeMutablePointer<UInt8>
  ) {
    let start = min(distance, count)
    switch self {
    case .none: target.update(from: row, count: count)
    case .sub:
      target.update(from: row, count: start)
      for index in start..<count { target[index] = row[index] &- row[index &- distance] }
    case .up:
      for index in 0..<count { target[index] = row[index] &- above[index] }
    case .average:
      for index in 0..<start { target[index] = row[index] &- above[index] &>> 1 }
      for index in start..<count {
        let (left, up) = (row[index &- distance], above[index])
        target[index] = row[index] &- (left & up &+ (left ^ up) &>> 1)
      }
    case .paeth:
      for index in 0..<start { target[index] = row[index] &- above[index] }
      for index in start..<count {
        let predicted = Self.paeth(
          left: row[index &- distance],
          up: above[index],
          corner: above[index &- distance]
        )
        target[index] = row[index] &- predicted
      }
    }
  }
}
