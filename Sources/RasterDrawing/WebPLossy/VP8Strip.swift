// VP8's transforms, for two adjacent blocks of 4 × 4 samples.

/// Four rows of eight values: two adjacent blocks of 4 × 4.
///
/// Samples are in raster order. Coefficients are in rows of equal horizontal frequency `u`: the
/// coefficient (`u`, `v`) of block `b` is value `4 * b + v` of row `u`. This saves a transposition
/// in the forward transform, which runs far more often than the inverse.
///
/// Both directions only use 16-bit sums. A product with a constant of 16 fractional bits is the
/// high half of a 32-bit product. A constant above 0.5 is reduced by 1, so that it fits into a
/// signed number, and the other factor is added.
struct VP8Strip {
  typealias Row = VP8Lanes

  var a, b, c, d: Row

  @inline(__always)
  init(a: Row, b: Row, c: Row, d: Row) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }

  /// Loads 32 values.
  @inline(__always)
  init(_ values: UnsafePointer<Int16>) {
    let raw = UnsafeRawPointer(values)
    a = raw.loadUnaligned(as: Row.self)
    b = raw.loadUnaligned(fromByteOffset: 16, as: Row.self)
    c = raw.loadUnaligned(fromByteOffset: 32, as: Row.self)
    d = raw.loadUnaligned(fromByteOffset: 48, as: Row.self)
  }

  /// Stores 32 values.
  @inline(__always)
  func store(_ values: UnsafeMutablePointer<Int16>) {
    let raw = UnsafeMutableRawPointer(values)
    raw.storeBytes(of: a, as: Row.self)
    raw.storeBytes(of: b, toByteOffset: 16, as: Row.self)
    raw.storeBytes(of: c, toByteOffset: 32, as: Row.self)
    raw.storeBytes(of: d, toByteOffset: 48, as: Row.self)
  }

  /// The strip with each block transposed.
  ///
  /// Pairs of rows exchange values, and then pairs of values. Machines are little-endian.
  @inline(__always)
  var transposed: VP8Strip {
    let (p, q) = (Self.exchangedValues(a, b), Self.exchangedValues(c, d))
    let (even, odd) = (Self.exchangedPairs(p.0, q.0), Self.exchangedPairs(p.1, q.1))
    return VP8Strip(a: even.0, b: odd.0, c: even.1, d: odd.1)
  }

  /// Exchanges the odd values of the first row with the even values of the second.
  @inline(__always)
  private static func exchangedValues(_ x: Row, _ y: Row) -> (Row, Row) {
    typealias Pairs = SIMD4<UInt32>
    let (x, y) = (unsafeBitCast(x, to: Pairs.self), unsafeBitCast(y, to: Pairs.self))
    let low = Pairs(repeating: 0xFFFF)
    let (even, odd) = (x & low | y &<< 16, x &>> 16 | y & ~low)
    return (unsafeBitCast(even, to: Row.self), unsafeBitCast(odd, to: Row.self))
  }

  /// Exchanges the odd pairs of the first row with the even pairs of the second.
  @inline(__always)
  private static func exchangedPairs(_ x: Row, _ y: Row) -> (Row, Row) {
    typealias Halves = SIMD2<UInt64>
    let (x, y) = (unsafeBitCast(x, to: Halves.self), unsafeBitCast(y, to: Halves.self))
    let low = Halves(repeating: 0xFFFF_FFFF)
    let (even, odd) = (x & low | y &<< 32, x &>> 32 | y & ~low)
    return (unsafeBitCast(even, to: Row.self), unsafeBitCast(odd, to: Row.self))
  }

  /// Returns the products with √2 cos(π/8), by RFC 6386, section 14.4.
  @inline(__always)
  private static func cosine(_ row: Row) -> Row { row &+ vp8HighHalf(row, 20_091) }

  /// Returns the products with √2 sin(π/8).
  @inline(__always)
  private static func sine(_ row: Row) -> Row { row &+ vp8HighHalf(row, 35_468 - 65_536) }

  // MARK: Forward

  /// The coefficients of differences of at most ±255, twice those of the orthonormal transform.
  ///
  /// Intermediate values have three more bits, so all roundings together cost about 0.1.
  @inline(__always)
  var coefficients: VP8Strip {
    let columns = VP8Strip(a: a &<< 3, b: b &<< 3, c: c &<< 3, d: d &<< 3).forward
    let rows = columns.transposed.forward
    return VP8Strip(
      a: (rows.a &+ 8) &>> 4,
      b: (rows.b &+ 8) &>> 4,
      c: (rows.c &+ 8) &>> 4,
      d: (rows.d &+ 8) &>> 4
    )
  }

  @inline(__always)
  private var forward: VP8Strip {
    let (s0, s1) = (a &+ d, b &+ c)
    let (d0, d1) = (a &- d, b &- c)
    return VP8Strip(
      a: s0 &+ s1,
      b: Self.cosine(d0) &+ Self.sine(d1),
      c: s0 &- s1,
      d: Self.sine(d0) &- Self.cosine(d1)
    )
  }

  // MARK: Inverse

  /// The differences of dequantized coefficients, exactly as in RFC 6386, section 14.4.
  @inline(__always)
  var samples: VP8Strip {
    let columns = transposed.inverse
    let rows = columns.transposed.inverse
    return VP8Strip(
      a: (rows.a &+ 4) &>> 3,
      b: (rows.b &+ 4) &>> 3,
      c: (rows.c &+ 4) &>> 3,
      d: (rows.d &+ 4) &>> 3
    ).transposed
  }

  @inline(__always)
  private var inverse: VP8Strip {
    let (s, t) = (a &+ c, a &- c)
    let low = Self.sine(b) &- Self.cosine(d)
    let high = Self.cosine(b) &+ Self.sine(d)
    return VP8Strip(a: s &+ high, b: t &+ low, c: t &- low, d: s &- high)
  }
}
