// The inverse transforms of VP8, which add residues to predicted samples.
//
// Two blocks that lie side by side are transformed together, in vectors of eight 16-bit lanes. The
// columns are transformed first. The constants are √2·cos(π/8) and √2·sin(π/8) with 16 fractional
// bits, less 1 so that they fit into 16 bits; the second one is negative therefore.
//
// Unsafe pointers: blocks of 16 coefficients, and four rows of samples that the caller provides.
//
// Source: RFC 6386, sections 14.3 and 14.4.

enum VP8Transform {
  typealias Rows = (SignedLanes, SignedLanes, SignedLanes, SignedLanes)

  /// Transforms the additional block of a macroblock, and clears it.
  ///
  /// The 16 results become the first coefficients of the luma blocks.
  static func distribute(
    _ block: UnsafeMutablePointer<Int16>,
    to blocks: UnsafeMutablePointer<Int16>
  ) {
    // Sums of extreme coefficients exceed 16 bits.
    var sums = SIMD16<Int32>.zero
    for x in 0..<4 {
      let (a, b) = (Int32(block[x]), Int32(block[4 &+ x]))
      let (c, d) = (Int32(block[8 &+ x]), Int32(block[12 &+ x]))
      sums[x] = a &+ d &+ b &+ c
      sums[4 &+ x] = a &- d &+ b &- c
      sums[8 &+ x] = a &+ d &- b &- c
      sums[12 &+ x] = a &- d &- b &+ c
    }
    for y in 0..<4 {
      let (a, b) = (sums[y &* 4] &+ 3, sums[y &* 4 &+ 1])
      let (c, d) = (sums[y &* 4 &+ 2], sums[y &* 4 &+ 3])
      let target = blocks + y &* 64
      target[0] = Int16(truncatingIfNeeded: (a &+ d &+ b &+ c) &>> 3)
      target[16] = Int16(truncatingIfNeeded: (a &- d &+ b &- c) &>> 3)
      target[32] = Int16(truncatingIfNeeded: (a &+ d &- b &- c) &>> 3)
      target[48] = Int16(truncatingIfNeeded: (a &- d &- b &+ c) &>> 3)
    }
    block.update(repeating: 0, count: 16)
  }

  /// Adds the residue of two blocks side by side to their samples, and clears them.
  ///
  /// The second block's coefficients follow those of the first one.
  @inline(__always)
  static func addPair(
    _ blocks: UnsafeMutablePointer<Int16>,
    _ first: VP8Extent,
    _ second: VP8Extent,
    to samples: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) {
    if first.rawValue | second.rawValue == 0 { return }
    let rows: Rows
    if first == .whole || second == .whole {
      rows = residue((pair(blocks, 0), pair(blocks, 4), pair(blocks, 8), pair(blocks, 12)))
    } else {
      let (a, b) = (level(blocks[0]), level(blocks[16]))
      let row = SignedLanes(a, a, a, a, b, b, b, b)
      rows = (row, row, row, row)
    }
    UnsafeMutableRawPointer(blocks).initializeMemory(as: UInt8.self, repeating: 0, count: 64)
    addEight(rows.0, to: samples)
    addEight(rows.1, to: samples + stride)
    addEight(rows.2, to: samples + 2 &* stride)
    addEight(rows.3, to: samples + 3 &* stride)
  }

  /// Adds the residue of a block to its samples, and clears it.
  @inline(__always)
  static func add(
    _ block: UnsafeMutablePointer<Int16>,
    _ extent: VP8Extent,
    to samples: UnsafeMutablePointer<UInt8>,
    stride: Int
  ) {
    if extent == .none { return }
    let rows: Rows
    if extent == .whole {
      rows = residue((single(block, 0), single(block, 4), single(block, 8), single(block, 12)))
    } else {
      let row = SignedLanes(repeating: level(block[0]))
      rows = (row, row, row, row)
    }
    UnsafeMutableRawPointer(block).initializeMemory(as: UInt8.self, repeating: 0, count: 32)
    addFour(rows.0, to: samples)
    addFour(rows.1, to: samples + stride)
    addFour(rows.2, to: samples + 2 &* stride)
    addFour(rows.3, to: samples + 3 &* stride)
  }

  /// Returns the residue of a block whose other coefficients are 0.
  @inline(__always)
  private static func level(_ first: Int16) -> Int16 {
    Int16(truncatingIfNeeded: (Int32(first) &+ 4) &>> 3)
  }

  /// Returns a row of two blocks.
  @inline(__always)
  private static func pair(_ blocks: UnsafeMutablePointer<Int16>, _ start: Int) -> SignedLanes {
    let low = UnsafeRawPointer(blocks + start).loadUnaligned(as: UInt64.self)
    let high = UnsafeRawPointer(blocks + (start &+ 16)).loadUnaligned(as: UInt64.self)
    return unsafeBitCast(SIMD2(low, high), to: SignedLanes.self)
  }

  /// Returns a row of a block, followed by zeros.
  @inline(__always)
  private static func single(_ block: UnsafeMutablePointer<Int16>, _ start: Int) -> SignedLanes {
    let low = UnsafeRawPointer(block + start).loadUnaligned(as: UInt64.self)
    return unsafeBitCast(SIMD2(low, 0), to: SignedLanes.self)
  }

  @inline(__always)
  private static func addEight(_ row: SignedLanes, to samples: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(samples)
    let sum = WebPLanes.widened(raw.loadUnaligned(as: UInt64.self)) &+ row
    raw.storeBytes(of: WebPLanes.limited(sum), as: UInt64.self)
  }

  @inline(__always)
  private static func addFour(_ row: SignedLanes, to samples: UnsafeMutablePointer<UInt8>) {
    let raw = UnsafeMutableRawPointer(samples)
    let sum = WebPLanes.widened(UInt64(raw.loadUnaligned(as: UInt32.self))) &+ row
    let limited = UInt32(truncatingIfNeeded: WebPLanes.limited(sum))
    raw.storeBytes(of: limited, as: UInt32.self)
  }
}

extension VP8Transform {
  /// Transforms the rows of two blocks.
  @inline(__always)
  private static func residue(_ coefficients: Rows) -> Rows {
    let columns = transposed(pass(coefficients))
    let rounding = SignedLanes(repeating: 4)
    let rows = pass((columns.0 &+ rounding, columns.1, columns.2, columns.3))
    return transposed((rows.0 &>> 3, rows.1 &>> 3, rows.2 &>> 3, rows.3 &>> 3))
  }

  @inline(__always)
  private static func pass(_ rows: Rows) -> Rows {
    let cosine = SignedLanes(repeating: 20091)
    let sine = SignedLanes(repeating: -30068)
    let (sum, difference) = (rows.0 &+ rows.2, rows.0 &- rows.2)
    let low =
      rows.1 &+ WebPLanes.upper(rows.1, sine) &- rows.3 &- WebPLanes.upper(rows.3, cosine)
    let high =
      rows.1 &+ WebPLanes.upper(rows.1, cosine) &+ rows.3 &+ WebPLanes.upper(rows.3, sine)
    return (sum &+ high, difference &+ low, difference &- low, sum &- high)
  }

  /// Exchanges the rows and columns of both blocks.
  @inline(__always)
  private static func transposed(_ rows: Rows) -> Rows {
    @inline(__always)
    func bytes(_ row: SignedLanes) -> SampleLanes { unsafeBitCast(row, to: SampleLanes.self) }
    @inline(__always)
    func lanes(_ bytes: SampleLanes) -> SignedLanes { unsafeBitCast(bytes, to: SignedLanes.self) }
    var (a, b, c, d) = (bytes(rows.0), bytes(rows.1), bytes(rows.2), bytes(rows.3))
    WebPLanes.exchange16(&a, &b)
    WebPLanes.exchange16(&c, &d)
    WebPLanes.exchange32(&a, &c)
    WebPLanes.exchange32(&b, &d)
    return (lanes(a), lanes(b), lanes(c), lanes(d))
  }
}
