// Transposed blocks of samples, for filters across vertical edges.
//
// Unsafe pointers: eight rows of eight samples in each of two places, which the caller provides.

/// Eight columns of 16 samples.
struct VP8Columns {
  private var c0, c1, c2, c3, c4, c5, c6, c7: SampleLanes

  /// Loads eight rows at each of two places, `x` samples to the right.
  @inline(__always)
  init(_ upper: VP8Place, _ lower: VP8Place, x: Int) {
    @inline(__always)
    func pair(_ y: Int) -> SampleLanes {
      let first = UnsafeRawPointer(upper.row(y) + x).loadUnaligned(as: SIMD8<UInt8>.self)
      let second = UnsafeRawPointer(lower.row(y) + x).loadUnaligned(as: SIMD8<UInt8>.self)
      return SampleLanes(lowHalf: first, highHalf: second)
    }
    (c0, c1, c2, c3) = (pair(0), pair(1), pair(2), pair(3))
    (c4, c5, c6, c7) = (pair(4), pair(5), pair(6), pair(7))
    transpose()
  }

  /// Stores the rows.
  @inline(__always)
  func store(_ upper: VP8Place, _ lower: VP8Place, x: Int) {
    var rows = self
    rows.transpose()
    @inline(__always)
    func put(_ pair: SampleLanes, _ y: Int) {
      UnsafeMutableRawPointer(upper.row(y) + x).storeBytes(
        of: pair.lowHalf,
        as: SIMD8<UInt8>.self
      )
      UnsafeMutableRawPointer(lower.row(y) + x).storeBytes(
        of: pair.highHalf,
        as: SIMD8<UInt8>.self
      )
    }
    put(rows.c0, 0)
    put(rows.c1, 1)
    put(rows.c2, 2)
    put(rows.c3, 3)
    put(rows.c4, 4)
    put(rows.c5, 5)
    put(rows.c6, 6)
    put(rows.c7, 7)
  }

  /// Exchanges rows and columns in both halves.
  ///
  /// Odd samples of even rows are exchanged with even samples of odd rows, then pairs of them, and
  /// then groups of four.
  @inline(__always)
  private mutating func transpose() {
    WebPLanes.exchange8(&c0, &c1)
    WebPLanes.exchange8(&c2, &c3)
    WebPLanes.exchange8(&c4, &c5)
    WebPLanes.exchange8(&c6, &c7)
    WebPLanes.exchange16(&c0, &c2)
    WebPLanes.exchange16(&c1, &c3)
    WebPLanes.exchange16(&c4, &c6)
    WebPLanes.exchange16(&c5, &c7)
    WebPLanes.exchange32(&c0, &c4)
    WebPLanes.exchange32(&c1, &c5)
    WebPLanes.exchange32(&c2, &c6)
    WebPLanes.exchange32(&c3, &c7)
  }

  /// Replaces the samples before an edge at the end.
  @inline(__always)
  mutating func setLast(_ samples: VP8Samples) {
    (c5, c6, c7) = (samples.p2, samples.p1, samples.p0)
  }

  /// Replaces the samples after an edge at the start.
  @inline(__always)
  mutating func setFirst(_ samples: VP8Samples) {
    (c0, c1, c2) = (samples.q0, samples.q1, samples.q2)
  }

  /// Replaces the samples next to an edge in the middle.
  @inline(__always)
  mutating func setMiddle(_ samples: VP8Samples) {
    (c2, c3, c4, c5) = (samples.p1, samples.p0, samples.q0, samples.q1)
  }

  fileprivate var first: (SampleLanes, SampleLanes, SampleLanes, SampleLanes) { (c0, c1, c2, c3) }
  fileprivate var last: (SampleLanes, SampleLanes, SampleLanes, SampleLanes) { (c4, c5, c6, c7) }
}

extension VP8Samples {
  /// The samples across the edge between two blocks.
  @inline(__always)
  init(_ before: VP8Columns, _ after: VP8Columns) {
    (p3, p2, p1, p0) = before.last
    (q0, q1, q2, q3) = after.first
  }

  /// The samples across the edge in the middle of a block.
  @inline(__always)
  init(within block: VP8Columns) {
    (p3, p2, p1, p0) = block.first
    (q0, q1, q2, q3) = block.last
  }
}
