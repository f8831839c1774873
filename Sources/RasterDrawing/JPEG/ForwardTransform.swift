// JPEG's cosine transform and quantization of blocks of samples.
//
// Unsafe pointers: a block's rows are read within the strip that contains it, and its 64 values are
// written to memory for as many.

/// The discrete cosine transform of 8 × 8 samples, with quantization.
///
/// Source: Arai, Agui and Nakajima, "A Fast DCT-SQ Scheme for Images" (1988). It takes five
/// products per row; the remaining scale of each frequency is part of the quantization. Only 32-bit
/// additions and products are used, so rounding is identical on all machines.
struct ForwardTransform {
  typealias Row = SIMD8<Float>

  /// The reciprocals of steps and scales, by position in a block.
  private let factors: [Row]

  init(steps: [Int]) {
    let factors = JPEGTables.factors(steps)
    self.factors = (0..<8).map { row in Row(factors[row * 8..<row * 8 + 8]) }
  }

  /// Writes the values of a block at `samples`, whose rows are `stride` samples apart.
  @inline(__always)
  func write(
    _ samples: UnsafePointer<Float>,
    stride: Int,
    to block: UnsafeMutablePointer<Int16>
  ) {
    let raw = UnsafeRawPointer(samples)
    @inline(__always)
    func row(_ index: Int) -> Row {
      raw.loadUnaligned(fromByteOffset: index &* stride &* 4, as: Row.self)
    }
    var rows = Block(
      a: row(0),
      b: row(1),
      c: row(2),
      d: row(3),
      e: row(4),
      f: row(5),
      g: row(6),
      h: row(7)
    )
    rows.transform()
    rows = rows.transposed
    rows.transform()
    let target = UnsafeMutableRawPointer(block)
    @inline(__always)
    func store(_ row: Row, _ index: Int) {
      let rounded = Self.rounded(row * factors[index])
      target.storeBytes(of: rounded, toByteOffset: index &* 16, as: SIMD8<Int16>.self)
    }
    store(rows.a, 0)
    store(rows.b, 1)
    store(rows.c, 2)
    store(rows.d, 3)
    store(rows.e, 4)
    store(rows.f, 5)
    store(rows.g, 6)
    store(rows.h, 7)
  }

  /// Returns the nearest integers; ties are rounded to even.
  ///
  /// A 32-bit number beyond 2²³ has no fraction: adding 1.5 · 2²³ rounds it, and leaves the integer
  /// in the low bits.
  @inline(__always)
  private static func rounded(_ values: Row) -> SIMD8<Int16> {
    let bits = unsafeBitCast(values + Row(repeating: 12_582_912), to: SIMD8<Int32>.self)
    return SIMD8<Int16>(truncatingIfNeeded: bits)
  }

  /// Eight rows of eight values.
  private struct Block {
    var a, b, c, d, e, f, g, h: Row

    /// Transforms each column.
    @inline(__always)
    mutating func transform() {
      let (s0, s1, s2, s3) = (a + h, b + g, c + f, d + e)
      let (d0, d1, d2, d3) = (a - h, b - g, c - f, d - e)
      // Even frequencies.
      let (p0, p1, p2, p3) = (s0 + s3, s1 + s2, s1 - s2, s0 - s3)
      let turn = (p2 + p3) * 0.707_106_77
      (a, e, c, g) = (p0 + p1, p0 - p1, p3 + turn, p3 - turn)
      // Odd frequencies.
      let (q0, q1, q2) = (d3 + d2, d2 + d1, d1 + d0)
      let shared = (q0 - q2) * 0.382_683_43
      let (r0, r2, r1) = (q0 * 0.541_196_1 + shared, q2 * 1.306_563 + shared, q1 * 0.707_106_77)
      let (t0, t1) = (d0 + r1, d0 - r1)
      (f, d, b, h) = (t1 + r0, t1 - r0, t0 + r2, t0 - r2)
    }

    /// The transposed block, computed in three steps that exchange halves, quarters and eighths.
    @inline(__always)
    var transposed: Block {
      @inline(__always)
      func even(_ x: Row, _ y: Row) -> Row { Row(lowHalf: x.evenHalf, highHalf: y.evenHalf) }
      @inline(__always)
      func odd(_ x: Row, _ y: Row) -> Row { Row(lowHalf: x.oddHalf, highHalf: y.oddHalf) }
      // Each step separates the even and odd columns of two rows; after three steps, rows are
      // columns.
      let first = (
        even(a, b), odd(a, b), even(c, d), odd(c, d), even(e, f), odd(e, f), even(g, h), odd(g, h)
      )
      // Columns 0 4, 2 6, 1 5 and 3 7 of the four upper rows, and then of the lower rows.
      let upper = (
        even(first.0, first.2), odd(first.0, first.2), even(first.1, first.3), odd(first.1, first.3)
      )
      let lower = (
        even(first.4, first.6), odd(first.4, first.6), even(first.5, first.7), odd(first.5, first.7)
      )
      let columns = (
        even(upper.0, lower.0), odd(upper.0, lower.0), even(upper.1, lower.1),
        odd(upper.1, lower.1), even(upper.2, lower.2), odd(upper.2, lower.2),
        even(upper.3, lower.3), odd(upper.3, lower.3)
      )
      return Block(
        a: columns.0,
        b: columns.4,
        c: columns.2,
        d: columns.6,
        e: columns.1,
        f: columns.5,
        g: columns.3,
        h: columns.7
      )
    }
  }
}
