// JPEG's cosine transform and quantization of blocks of samples.
//
// Unsafe pointers: a block's rows are read within the strip that contains it, and its 64 values are
// written to memory for as many.

/// The discrete cosine transform of 8 × 8 samples, with quantization.
///
/// Source: Arai, Agui and Nakajima, "A Fast DCT-SQ Scheme for Images" (1988). It takes five
/// products per row; the remaining scale of each frequency is part of the quantization. Only 32-bit
/// additions and products are used, so rounding is identical on all machines.
///
/// Columns of all blocks are transformed first, and then the rows of each block. Vectors of four
/// numbers need half of the 16 registers of x86-64; with vectors of eight numbers, 40 % of all
/// instructions moved numbers to memory and back.
struct ForwardTransform {
  typealias Row = SIMD4<Float>

  /// The reciprocals of steps and scales, by position in a block.
  private let factors: [Row]
  /// The bits of frequencies in zigzag order: see `bits(of:)`.
  private let places: [UInt64]

  init(steps: [Int], places: [UInt64] = Self.places()) {
    let factors = JPEGTables.factors(steps)
    self.factors = (0..<16).map { row in Row(factors[row * 4..<row * 4 + 4]) }
    self.places = places
  }

  /// Transforms the columns of eight rows, a multiple of four.
  static func transform(_ rows: UnsafeMutablePointer<Float>, stride: Int, columns count: Int) {
    let raw = UnsafeMutableRawPointer(rows)
    for column in Swift.stride(from: 0, to: count, by: 4) {
      @inline(__always)
      func row(_ index: Int) -> Row {
        raw.loadUnaligned(fromByteOffset: (index &* stride &+ column) &* 4, as: Row.self)
      }
      @inline(__always)
      func store(_ values: Row, _ index: Int) {
        raw.storeBytes(of: values, toByteOffset: (index &* stride &+ column) &* 4, as: Row.self)
      }
      var columns = Columns(
        a: row(0),
        b: row(1),
        c: row(2),
        d: row(3),
        e: row(4),
        f: row(5),
        g: row(6),
        h: row(7)
      )
      columns.transform()
      store(columns.a, 0)
      store(columns.b, 1)
      store(columns.c, 2)
      store(columns.d, 3)
      store(columns.e, 4)
      store(columns.f, 5)
      store(columns.g, 6)
      store(columns.h, 7)
    }
  }

  /// Writes the values of a block with transformed columns, whose rows are `stride` samples apart.
  ///
  /// Returns a bit for each value that is not 0, in zigzag order.
  @inline(__always)
  func write(
    _ samples: UnsafePointer<Float>,
    stride: Int,
    to block: UnsafeMutablePointer<Int16>
  ) -> UInt64 {
    let target = UnsafeMutableRawPointer(block)
    var rows = Columns(rowsOf: samples, stride: stride)
    rows.transform()
    let first = store(rows, 0, target)
    rows = Columns(rowsOf: samples + 4 &* stride, stride: stride)
    rows.transform()
    return bits(of: first | store(rows, 1, target) &<< 4)
  }

  /// Quantizes and writes four columns, from column 0 or 4.
  ///
  /// Returns a bit for each value that is not 0: bit k of lanes 0…3 for row 2k, and of lanes 4…7
  /// for row 2k + 1.
  @inline(__always)
  private func store(
    _ rows: Columns,
    _ half: Int,
    _ target: UnsafeMutableRawPointer
  ) -> SIMD8<UInt16> {
    @inline(__always)
    func store(_ first: Row, _ second: Row, _ pair: Int) -> SIMD8<UInt16> {
      let place = pair &* 4 &+ half
      let values = Self.rounded(first * factors[place], second * factors[place &+ 2])
      target.storeBytes(of: values.lowHalf, toByteOffset: place &* 8, as: SIMD4<Int16>.self)
      target.storeBytes(of: values.highHalf, toByteOffset: place &* 8 &+ 16, as: SIMD4<Int16>.self)
      let used = unsafeBitCast(values | (0 &- values), to: SIMD8<UInt16>.self) &>> 15
      return used &<< SIMD8(repeating: UInt16(truncatingIfNeeded: pair))
    }
    return store(rows.a, rows.b, 0) | store(rows.c, rows.d, 1)
      | store(rows.e, rows.f, 2) | store(rows.g, rows.h, 3)
  }

  /// Returns the nearest integers; ties are rounded to even.
  ///
  /// A 32-bit number beyond 2²³ has no fraction: adding 1.5 · 2²³ rounds it, and leaves the integer
  /// in the low bits.
  @inline(__always)
  private static func rounded(_ first: Row, _ second: Row) -> SIMD8<Int16> {
    let values = SIMD8(lowHalf: first, highHalf: second)
    let bits = unsafeBitCast(values + SIMD8(repeating: 12_582_912), to: SIMD8<Int32>.self)
    return SIMD8<Int16>(truncatingIfNeeded: bits)
  }

  // MARK: Values that are not 0

  /// Returns the bits in zigzag order for those that `store` returns for both halves of a block.
  @inline(__always)
  private func bits(of used: SIMD8<UInt16>) -> UInt64 {
    let words = unsafeBitCast(used, to: SIMD2<UInt64>.self)
    return places.withUnsafeBufferPointer { places in
      var bits: UInt64 = 0
      for lane in 0..<8 {
        let byte = words[lane / 4] &>> UInt64(truncatingIfNeeded: lane % 4 &* 16) & 0xFF
        bits |= places[lane &* 256 &+ Int(truncatingIfNeeded: byte)]
      }
      return bits
    }
  }

  /// Returns the bits in zigzag order for each lane of `bits(of:)` and each byte.
  static func places() -> [UInt64] {
    var indices = Array(repeating: 0, count: 64)
    for (index, place) in JPEGTables.zigzag.enumerated() { indices[place] = index }
    var places: [UInt64] = []
    places.reserveCapacity(8 * 256)
    for lane in 0..<8 {
      let bits = (0..<8).map { bit -> UInt64 in
        let (row, column) = (bit % 4 * 2 + lane / 4, bit / 4 * 4 + lane % 4)
        return 1 << UInt64(indices[row * 8 + column])
      }
      let start = places.count
      places.append(0)
      for bit in bits { for index in start..<places.count { places.append(places[index] | bit) } }
    }
    return places
  }

  // MARK: Columns

  /// Four columns of eight rows.
  private struct Columns {
    typealias Words = SIMD4<UInt32>

    var a, b, c, d, e, f, g, h: Row

    @inline(__always)
    init(a: Row, b: Row, c: Row, d: Row, e: Row, f: Row, g: Row, h: Row) {
      (self.a, self.b, self.c, self.d) = (a, b, c, d)
      (self.e, self.f, self.g, self.h) = (e, f, g, h)
    }

    /// Reads four rows of eight samples as columns.
    @inline(__always)
    init(rowsOf samples: UnsafePointer<Float>, stride: Int) {
      let raw = UnsafeRawPointer(samples)
      @inline(__always)
      func columns(_ first: Int) -> (Row, Row, Row, Row) {
        @inline(__always)
        func row(_ index: Int) -> Words {
          let place = index &* stride &+ first
          return raw.loadUnaligned(fromByteOffset: place &* 4, as: Words.self)
        }
        return Self.transposed((row(0), row(1), row(2), row(3)))
      }
      (a, b, c, d) = columns(0)
      (e, f, g, h) = columns(4)
    }

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

    /// Returns the four columns of four rows.
    ///
    /// Integers are moved because the compiler moves and repeats exchanges of floats.
    @inline(__always)
    private static func transposed(_ rows: (Words, Words, Words, Words)) -> (Row, Row, Row, Row) {
      let (a, b, c, d) = rows
      @inline(__always)
      func even(_ x: Words, _ y: Words) -> Words {
        Words(lowHalf: x.evenHalf, highHalf: y.evenHalf)
      }
      @inline(__always)
      func odd(_ x: Words, _ y: Words) -> Words { Words(lowHalf: x.oddHalf, highHalf: y.oddHalf) }
      @inline(__always)
      func row(_ words: Words) -> Row { unsafeBitCast(words, to: Row.self) }
      // Columns 0 and 2 of two rows, and columns 1 and 3.
      let (evenUpper, evenLower) = (even(a, b), even(c, d))
      let (oddUpper, oddLower) = (odd(a, b), odd(c, d))
      return (
        row(even(evenUpper, evenLower)), row(even(oddUpper, oddLower)),
        row(odd(evenUpper, evenLower)), row(odd(oddUpper, oddLower))
      )
    }
  }
}
