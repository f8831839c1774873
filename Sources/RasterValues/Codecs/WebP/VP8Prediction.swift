// Predicts the samples of VP8 macroblocks from their neighbours.
//
// Unsafe pointers: the first sample of a block in a plane of `VP8Planes`, whose borders hold the
// values that are expected beyond the edges of the frame.
//
// Source: RFC 6386, section 12.

/// The place of a block of samples in a plane.
struct VP8Place {
  let samples: UnsafeMutablePointer<UInt8>
  let stride: Int

  /// The samples above the block.
  @inline(__always)
  var above: UnsafeMutablePointer<UInt8> { samples - stride }

  @inline(__always)
  func row(_ y: Int) -> UnsafeMutablePointer<UInt8> { samples + y &* stride }

  /// The sample to the left of a row.
  @inline(__always)
  func left(_ y: Int) -> Int { Int(samples[y &* stride &- 1]) }
}

enum VP8Prediction {
  /// Predicts a square block of 16 luma samples or of 8 chroma samples a side.
  ///
  /// `column` and `row` are those of the macroblock.
  static func predict(_ place: VP8Place, _ mode: VP8BlockMode, side: Int, column: Int, row: Int) {
    switch mode {
    case .average:
      let value = average(place, side: side, hasAbove: row > 0, hasLeft: column > 0)
      for y in 0..<side { place.row(y).update(repeating: value, count: side) }
    case .vertical:
      for y in 0..<side { place.row(y).update(from: place.above, count: side) }
    case .horizontal:
      for y in 0..<side {
        place.row(y).update(repeating: place.row(y)[-1], count: side)
      }
    case .gradient:
      for x in stride(from: 0, to: side, by: 8) { gradient(place, start: x, rows: side) }
    case .subblocks: break
    }
  }

  /// Returns the mean of the neighbours that lie within the frame.
  private static func average(
    _ place: VP8Place,
    side: Int,
    hasAbove: Bool,
    hasLeft: Bool
  ) -> UInt8 {
    var sum = 0
    if hasAbove { for x in 0..<side { sum &+= Int(place.above[x]) } }
    if hasLeft { for y in 0..<side { sum &+= place.left(y) } }
    let width = side == 16 ? 4 : 3
    switch (hasAbove, hasLeft) {
    case (false, false): return 128
    case (true, true): return UInt8(truncatingIfNeeded: (sum &+ side) &>> (width &+ 1))
    default: return UInt8(truncatingIfNeeded: (sum &+ side / 2) &>> width)
    }
  }

  /// Predicts eight columns: the sample above, plus the one to the left, less the corner.
  @inline(__always)
  private static func gradient(_ place: VP8Place, start: Int, rows: Int) {
    let raw = UnsafeRawPointer(place.above + start)
    let above = WebPLanes.widened(raw.loadUnaligned(as: UInt64.self))
    let slopes = above &- Int16(place.above[-1])
    for y in 0..<rows {
      let row = place.row(y)
      let values = WebPLanes.limited(slopes &+ Int16(row[-1]))
      UnsafeMutableRawPointer(row + start).storeBytes(of: values, as: UInt64.self)
    }
  }
}

// Subblocks. The neighbours are numbered from the lowest to the left, over the corner, to the
// rightmost above:
//
//        4 5 6 7 8 9 10 11 12
//        3
//        2
//        1
//        0
//
extension VP8Prediction {
  /// Predicts a subblock of 4 × 4 luma samples.
  ///
  /// `right` are the four samples after those above.
  @inline(__always)
  static func predictSubblock(_ place: VP8Place, _ mode: UInt8, right: UInt32) {
    let above = UnsafeRawPointer(place.above).loadUnaligned(as: UInt32.self)
    let e = Edge(place, above: UInt64(above) | UInt64(right) &<< 32)
    switch mode {
    case VP8SubblockMode.average.rawValue:
      var sum = 4
      for index in 0..<4 { sum &+= e[index] &+ e[index &+ 5] }
      let row = UInt32(truncatingIfNeeded: sum &>> 3) &* 0x0101_0101
      store((row, row, row, row), in: place)
    case VP8SubblockMode.gradient.rawValue:
      let slopes = WebPLanes.widened(UInt64(above)) &- Int16(truncatingIfNeeded: e[4])
      for y in 0..<4 {
        let values = WebPLanes.limited(slopes &+ Int16(truncatingIfNeeded: e[3 &- y]))
        let word = UInt32(truncatingIfNeeded: values)
        UnsafeMutableRawPointer(place.row(y)).storeBytes(of: word, as: UInt32.self)
      }
    case VP8SubblockMode.vertical.rawValue:
      let row = word((e.mean(5), e.mean(6), e.mean(7), e.mean(8)))
      store((row, row, row, row), in: place)
    case VP8SubblockMode.horizontal.rawValue:
      func row(_ value: Int) -> UInt32 { UInt32(truncatingIfNeeded: value) &* 0x0101_0101 }
      let last = (e[1] &+ 3 &* e[0] &+ 2) &>> 2
      store((row(e.mean(3)), row(e.mean(2)), row(e.mean(1)), row(last)), in: place)
    default: predictDiagonal(place, mode, e)
    }
  }

  @inline(__always)
  private static func predictDiagonal(_ place: VP8Place, _ mode: UInt8, _ e: Edge) {
    switch mode {
    case VP8SubblockMode.leftDown.rawValue:
      let (a, b, c, d) = (e.mean(6), e.mean(7), e.mean(8), e.mean(9))
      let (f, g, h) = (e.mean(10), e.mean(11), (e[11] &+ 3 &* e[12] &+ 2) &>> 2)
      store(
        (word((a, b, c, d)), word((b, c, d, f)), word((c, d, f, g)), word((d, f, g, h))),
        in: place
      )
    case VP8SubblockMode.rightDown.rawValue:
      let (a, b, c, d) = (e.mean(1), e.mean(2), e.mean(3), e.mean(4))
      let (f, g, h) = (e.mean(5), e.mean(6), e.mean(7))
      store(
        (word((d, f, g, h)), word((c, d, f, g)), word((b, c, d, f)), word((a, b, c, d))),
        in: place
      )
    case VP8SubblockMode.verticalRight.rawValue:
      let first = (e.half(4), e.half(5), e.half(6), e.half(7))
      let second = (e.mean(4), e.mean(5), e.mean(6), e.mean(7))
      store(
        (
          word((first.0, first.1, first.2, first.3)),
          word((second.0, second.1, second.2, second.3)),
          word((e.mean(3), first.0, first.1, first.2)),
          word((e.mean(2), second.0, second.1, second.2))
        ),
        in: place
      )
    default: predictSteep(place, mode, e)
    }
  }

  /// Predicts in the directions that are not diagonals of a square.
  @inline(__always)
  private static func predictSteep(_ place: VP8Place, _ mode: UInt8, _ e: Edge) {
    switch mode {
    case VP8SubblockMode.verticalLeft.rawValue:
      let (b, c, d) = (e.half(6), e.half(7), e.half(8))
      let (f, g, h) = (e.mean(7), e.mean(8), e.mean(9))
      store(
        (
          word((e.half(5), b, c, d)),
          word((e.mean(6), f, g, h)),
          word((b, c, d, e.mean(10))),
          word((f, g, h, e.mean(11)))
        ),
        in: place
      )
    case VP8SubblockMode.horizontalDown.rawValue:
      let (a, b, c) = (e.half(3), e.half(2), e.half(1))
      let (f, g, h) = (e.mean(4), e.mean(3), e.mean(2))
      store(
        (
          word((a, f, e.mean(5), e.mean(6))),
          word((b, g, a, f)),
          word((c, h, b, g)),
          word((e.half(0), e.mean(1), c, h))
        ),
        in: place
      )
    default:
      let (a, b, c) = (e.half(2), e.half(1), e.half(0))
      let (f, g, h) = (e.mean(2), e.mean(1), (e[1] &+ 3 &* e[0] &+ 2) &>> 2)
      let last = e[0]
      store(
        (
          word((a, f, b, g)),
          word((b, g, c, h)),
          word((c, h, last, last)),
          word((last, last, last, last))
        ),
        in: place
      )
    }
  }

  /// Returns a row of four samples, from left to right.
  @inline(__always)
  private static func word(_ row: (Int, Int, Int, Int)) -> UInt32 {
    UInt32(truncatingIfNeeded: row.0 | row.1 &<< 8 | row.2 &<< 16 | row.3 &<< 24)
  }

  @inline(__always)
  private static func store(_ rows: (UInt32, UInt32, UInt32, UInt32), in place: VP8Place) {
    UnsafeMutableRawPointer(place.row(0)).storeBytes(of: rows.0.littleEndian, as: UInt32.self)
    UnsafeMutableRawPointer(place.row(1)).storeBytes(of: rows.1.littleEndian, as: UInt32.self)
    UnsafeMutableRawPointer(place.row(2)).storeBytes(of: rows.2.littleEndian, as: UInt32.self)
    UnsafeMutableRawPointer(place.row(3)).storeBytes(of: rows.3.littleEndian, as: UInt32.self)
  }
}

/// The 13 neighbours of a subblock.
private struct Edge {
  /// The samples to the left from the lowest up, the corner, and the first three above.
  private let low: UInt64
  /// The samples above, from left to right.
  private let high: UInt64

  @inline(__always)
  init(_ place: VP8Place, above: UInt64) {
    let left = place.left(3) | place.left(2) &<< 8 | place.left(1) &<< 16 | place.left(0) &<< 24
    let corner = UInt64(place.above[-1]) &<< 32
    low = UInt64(truncatingIfNeeded: left) | corner | above &<< 40
    high = above
  }

  @inline(__always)
  subscript(_ index: Int) -> Int {
    let (word, shift) = index < 8 ? (low, index &* 8) : (high, (index &- 5) &* 8)
    return Int(truncatingIfNeeded: word &>> UInt64(truncatingIfNeeded: shift) & 255)
  }

  /// Returns the mean of two neighbours, rounded up.
  @inline(__always)
  func half(_ index: Int) -> Int { (self[index] &+ self[index &+ 1] &+ 1) &>> 1 }

  /// Returns the weighted mean of three neighbours, of which the middle one has the given index.
  @inline(__always)
  func mean(_ index: Int) -> Int {
    (self[index &- 1] &+ 2 &* self[index] &+ self[index &+ 1] &+ 2) &>> 2
  }
}
