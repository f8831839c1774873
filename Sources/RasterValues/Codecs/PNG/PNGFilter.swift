// Reverses the five row filters of PNG.
//
// Unsafe pointers: rows are modified in place. `above` and `row` are two rows of the same buffer
// that do not overlap. `PNGDecoder` has checked the length of the buffer against all rows.

/// A filter, which replaces the bytes of a row by differences from their neighbours.
@usableFromInline
package enum PNGFilter: Int, CaseIterable {
  case none, sub, up, average, paeth

  /// Converts the differences in `row` back to bytes.
  ///
  /// `above` is the previous row after this conversion, or `nil` in the first row of a pass. Bytes
  /// above the first row and the `distance` bytes to the left of a row count as 0.
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
      // Half of the sum, rounded down, computed without the ninth bit of the sum.
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

  /// Returns the neighbour closest to left + up − corner; ties prefer the left, then the upper one.
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
