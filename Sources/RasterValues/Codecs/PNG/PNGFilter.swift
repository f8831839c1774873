// The five row filters of PNG, undone.
//
// Unsafe pointers: rows are undone in place, and `above` and `row` are two rows of one buffer that
// do not overlap; `PNGDecoder` has checked the buffer's length against all rows.

/// A filter: writes a row's bytes as differences to their neighbours.
@usableFromInline
package enum PNGFilter: Int, CaseIterable {
  case none, sub, up, average, paeth

  /// Turns `row`'s differences into bytes.
  ///
  /// `above` is the row before, undone, or nil in the first row of a pass, whose neighbours count
  /// as 0; so do the `distance` bytes left of a row.
  func undo(
    _ row: UnsafeMutableBufferPointer<UInt8>,
    above: UnsafeMutableBufferPointer<UInt8>?,
    distance: Int
  ) {
    switch self {
    case .none: return
    case .sub: Self.undoSub(row, distance: distance)
    case .up: if let above { Self.undoUp(row, above: above) }
    case .average: Self.undoAverage(row, above: above, distance: distance)
    case .paeth:
      // Without a row above, the predictor is always the byte to the left.
      guard let above else { return Self.undoSub(row, distance: distance) }
      Self.undoPaeth(row, above: above, distance: distance)
    }
  }

  private static func undoSub(_ row: UnsafeMutableBufferPointer<UInt8>, distance: Int) {
    guard distance < row.count else { return }
    for index in distance..<row.count { row[index] &+= row[index &- distance] }
  }

  private static func undoUp(
    _ row: UnsafeMutableBufferPointer<UInt8>,
    above: UnsafeMutableBufferPointer<UInt8>
  ) {
    for index in 0..<row.count { row[index] &+= above[index] }
  }

  private static func undoAverage(
    _ row: UnsafeMutableBufferPointer<UInt8>,
    above: UnsafeMutableBufferPointer<UInt8>?,
    distance: Int
  ) {
    let start = min(distance, row.count)
    guard let above else {
      for index in start..<row.count { row[index] &+= row[index &- distance] &>> 1 }
      return
    }
    for index in 0..<start { row[index] &+= above[index] &>> 1 }
    for index in start..<row.count {
      let (left, up) = (row[index &- distance], above[index])
      // Half of the sum, rounded down, without the ninth bit of the sum.
      row[index] &+= (left & up) &+ (left ^ up) &>> 1
    }
  }

  private static func undoPaeth(
    _ row: UnsafeMutableBufferPointer<UInt8>,
    above: UnsafeMutableBufferPointer<UInt8>,
    distance: Int
  ) {
    let start = min(distance, row.count)
    for index in 0..<start { row[index] &+= above[index] }
    for index in start..<row.count {
      row[index] &+= paeth(
        left: row[index &- distance],
        up: above[index],
        corner: above[index &- distance]
      )
    }
  }

  /// The neighbour nearest to left + up − corner; of equals the left, then the upper.
  @inline(__always)
  @inlinable
  package static func paeth(left: UInt8, up: UInt8, corner: UInt8) -> UInt8 {
    let toLeft = Int16(up) &- Int16(corner)
    let toUp = Int16(left) &- Int16(corner)
    let fromLeft = abs(toLeft)
    let fromUp = abs(toUp)
    let fromCorner = abs(toLeft &+ toUp)
    let nearer = fromUp < fromLeft ? up : left
    return fromCorner < min(fromLeft, fromUp) ? corner : nearer
  }
}
