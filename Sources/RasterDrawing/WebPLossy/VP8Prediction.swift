// The predictions of key frames: whole macroblocks, and subblocks of 4 × 4 samples.
//
// Unsafe pointers: the reconstruction has a row above the image and 16 columns on both sides, so
// the neighbours of a macroblock always exist. Targets have space for the samples of all modes.

/// The prediction modes of a macroblock's planes (RFC 6386, sections 11.2 and 11.4).
enum VP8Mode: UInt8 {
  case mean, vertical, horizontal, gradient
  /// Each luma subblock has a separate mode.
  case subblocks

  /// The mode that neighbouring subblocks use as their context (section 11.3).
  var subblockMode: UInt8 {
    switch self {
    case .mean, .subblocks: VP8SubblockMode.mean
    case .vertical: VP8SubblockMode.vertical
    case .horizontal: VP8SubblockMode.horizontal
    case .gradient: VP8SubblockMode.gradient
    }
  }
}

/// The prediction modes of subblocks, by their numbers in the format.
enum VP8SubblockMode {
  static let mean: UInt8 = 0
  static let gradient: UInt8 = 1
  static let vertical: UInt8 = 2
  static let horizontal: UInt8 = 3
  static let count = 10
}

enum VP8Prediction {
  typealias Samples = UnsafeMutablePointer<UInt8>

  /// Writes the four predictions of a square of 8 or 16 samples, one after the other.
  ///
  /// Target rows are 16 samples apart, and predictions are `distance` samples apart. `leftOffset`
  /// is the distance from the first sample of a row to its left neighbour. Image edges are not
  /// averaged.
  ///
  /// Source: RFC 6386, sections 12.2 and 12.3.
  static func predict(
    _ block: UnsafePointer<UInt8>,
    _ geometry: (stride: Int, side: Int, leftOffset: Int),
    hasLeft: Bool,
    hasAbove: Bool,
    into target: (samples: Samples, distance: Int)
  ) {
    let (stride, side, leftOffset) = geometry
    let above = block - stride
    let left = block + leftOffset
    var (sum, count) = (0, 0)
    if hasAbove {
      for x in 0..<side { sum &+= Int(above[x]) }
      count &+= side
    }
    if hasLeft {
      for y in 0..<side { sum &+= Int(left[y &* stride]) }
      count &+= side
    }
    let mean = count == 0 ? 128 : UInt8(truncatingIfNeeded: (sum &+ count / 2) / count)
    let corner = VP8Lanes(repeating: Int16((left - stride)[0]))
    for half in 0..<side / 8 {
      let row = vp8Load(above + half &* 8)
      let top = vp8Bytes(row)
      let slope = row &- corner
      let start = target.samples + half &* 8
      for y in 0..<side {
        let at = UnsafeMutableRawPointer(start + y &* 16)
        let value = left[y &* stride]
        let repeated = 0x0101_0101_0101_0101 &* UInt64(mean)
        at.storeBytes(of: repeated, as: UInt64.self)
        at.storeBytes(of: top, toByteOffset: target.distance, as: UInt64.self)
        let beside = 0x0101_0101_0101_0101 &* UInt64(value)
        at.storeBytes(of: beside, toByteOffset: 2 &* target.distance, as: UInt64.self)
        let sloped = vp8Bytes(slope &+ Int16(value))
        at.storeBytes(of: sloped, toByteOffset: 3 &* target.distance, as: UInt64.self)
      }
    }
  }

  /// Writes the ten predictions of a subblock in pairs: four rows of four samples of both modes.
  ///
  /// `edge` leads from the lowest sample on the left to the top right: 4 samples on the left, the
  /// corner, and 8 above. One more sample follows, with any value.
  ///
  /// Source: RFC 6386, section 12.3.
  @inline(__always)
  static func predictSubblock(
    _ edge: UnsafePointer<UInt8>,
    _ scratch: UnsafeMutablePointer<UInt8>,
    into target: Samples
  ) {
    // Means of two and of three neighbours of the edge: `second[i]` is the mean of samples i and
    // i + 1, `third[i]` of samples i, i + 1 and i + 2.
    let (second, third) = (scratch, scratch + 16)
    smooth(edge, second, third)
    @inline(__always)
    func put(_ mode: Int, _ row: Int, _ samples: UInt32) {
      let place = (mode &>> 1) &* 32 &+ row &* 8 &+ (mode & 1) &* 4
      UnsafeMutableRawPointer(target + place).storeBytes(of: samples, as: UInt32.self)
    }
    @inline(__always)
    func four(_ at: UnsafePointer<UInt8>) -> UInt32 {
      UnsafeRawPointer(at).loadUnaligned(as: UInt32.self)
    }
    // Mean and gradient.
    var sum = 4
    for x in 0..<4 { sum &+= Int(edge[x]) &+ Int(edge[5 &+ x]) }
    let mean = 0x0101_0101 &* UInt32(truncatingIfNeeded: sum &>> 3)
    let slope = vp8Load(edge + 5) &- Int16(edge[4])
    for y in 0..<4 {
      put(0, y, mean)
      let sloped = vp8Bytes(slope &+ Int16(edge[3 &- y]))
      put(1, y, UInt32(truncatingIfNeeded: sloped))
    }
    // Vertical and horizontal; the lowest sample on the left is repeated.
    let lowest = (Int(edge[1]) &+ 3 &* Int(edge[0]) &+ 2) &>> 2
    for y in 0..<4 {
      put(2, y, four(third + 4))
      let level = y < 3 ? UInt32(third[2 &- y]) : UInt32(truncatingIfNeeded: lowest)
      put(3, y, 0x0101_0101 &* level)
    }
    // Diagonals: to the left and down, to the right and down.
    let beyond = (Int(edge[11]) &+ 3 &* Int(edge[12]) &+ 2) &>> 2
    third[11] = UInt8(truncatingIfNeeded: beyond)
    for y in 0..<4 {
      put(4, y, four(third + 5 + y))
      put(5, y, four(third + 3 - y))
    }
    steepModes(second, third, put)
    flatModes(edge, second, third, line: scratch + 32, lowest: lowest, put: put)
  }

  /// Writes the means of two and three samples for the 13 samples of an edge.
  @inline(__always)
  private static func smooth(_ edge: UnsafePointer<UInt8>, _ second: Samples, _ third: Samples) {
    for half in 0..<2 {
      let at = edge + half &* 6
      let (x, y, z) = (vp8Load(at), vp8Load(at + 1), vp8Load(at + 2))
      let pair = vp8Bytes((x &+ y &+ 1) &>> 1)
      let triple = vp8Bytes((x &+ y &+ y &+ z &+ 2) &>> 2)
      UnsafeMutableRawPointer(second + half &* 6).storeBytes(of: pair, as: UInt64.self)
      UnsafeMutableRawPointer(third + half &* 6).storeBytes(of: triple, as: UInt64.self)
    }
  }

  /// Writes the modes that are nearly vertical: to the right (6) and to the left (7).
  @inline(__always)
  private static func steepModes(
    _ second: Samples,
    _ third: Samples,
    _ put: (Int, Int, UInt32) -> Void
  ) {
    @inline(__always)
    func four(_ at: UnsafePointer<UInt8>) -> UInt32 {
      UnsafeRawPointer(at).loadUnaligned(as: UInt32.self)
    }
    let (even, odd) = (four(second + 4), four(third + 3))
    put(6, 0, even)
    put(6, 1, odd)
    put(6, 2, even &<< 8 | UInt32(third[2]))
    put(6, 3, odd &<< 8 | UInt32(third[1]))
    put(7, 0, four(second + 5))
    put(7, 1, four(third + 5))
    put(7, 2, four(second + 6) & 0xFF_FFFF | UInt32(third[9]) &<< 24)
    put(7, 3, four(third + 6) & 0xFF_FFFF | UInt32(third[10]) &<< 24)
  }

  /// Writes the modes that are nearly horizontal: down (8) and up (9).
  @inline(__always)
  private static func flatModes(
    _ edge: UnsafePointer<UInt8>,
    _ second: Samples,
    _ third: Samples,
    line: Samples,
    lowest: Int,
    put: (Int, Int, UInt32) -> Void
  ) {
    @inline(__always)
    func four(_ at: UnsafePointer<UInt8>) -> UInt32 {
      UnsafeRawPointer(at).loadUnaligned(as: UInt32.self)
    }
    // Both follow one line of alternating means, two positions per row.
    for place in 0..<4 {
      line[2 &* place] = second[place]
      line[2 &* place &+ 1] = third[place]
    }
    line[8] = third[4]
    line[9] = third[5]
    for y in 0..<4 { put(8, y, four(line + (6 &- 2 &* y))) }
    line[0] = second[2]
    line[1] = third[1]
    line[2] = second[1]
    line[3] = third[0]
    line[4] = second[0]
    line[5] = UInt8(truncatingIfNeeded: lowest)
    for place in 6..<10 { line[place] = edge[0] }
    for y in 0..<4 { put(9, y, four(line + 2 &* y)) }
  }
}
