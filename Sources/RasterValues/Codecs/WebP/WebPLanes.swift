// Operations on vectors that the standard library does not provide as single instructions.
//
// They are written lane by lane, which compiles to one or two instructions. Conversions of vectors
// are not always inlined, and cost several times as much.

/// Sixteen samples.
typealias SampleLanes = SIMD16<UInt8>

/// Operations on vectors of 16-bit and 8-bit lanes.
enum WebPLanes {
  /// Returns the upper halves of the products of signed lanes.
  @inline(__always)
  static func upper(_ one: SignedLanes, _ other: SignedLanes) -> SignedLanes {
    func upper(_ lane: Int) -> Int16 {
      Int16(truncatingIfNeeded: (Int32(one[lane]) &* Int32(other[lane])) &>> 16)
    }
    return SignedLanes(
      upper(0),
      upper(1),
      upper(2),
      upper(3),
      upper(4),
      upper(5),
      upper(6),
      upper(7)
    )
  }

  /// Returns the upper halves of the products of unsigned lanes with a factor.
  @inline(__always)
  static func upper(_ lanes: SIMD8<UInt16>, times factor: UInt32) -> SIMD8<UInt16> {
    func upper(_ lane: Int) -> UInt16 {
      UInt16(truncatingIfNeeded: (UInt32(lanes[lane]) &* factor) &>> 16)
    }
    return SIMD8<UInt16>(
      upper(0),
      upper(1),
      upper(2),
      upper(3),
      upper(4),
      upper(5),
      upper(6),
      upper(7)
    )
  }

  /// Returns the first four lanes of two vectors alternately.
  @inline(__always)
  static func lowZip(_ a: SignedLanes, _ b: SignedLanes) -> SignedLanes {
    SignedLanes(a[0], b[0], a[1], b[1], a[2], b[2], a[3], b[3])
  }

  /// Returns the last four lanes of two vectors alternately.
  @inline(__always)
  static func highZip(_ a: SignedLanes, _ b: SignedLanes) -> SignedLanes {
    SignedLanes(a[4], b[4], a[5], b[5], a[6], b[6], a[7], b[7])
  }

  /// Returns the first eight lanes of two vectors alternately.
  @inline(__always)
  static func lowZip(_ a: SampleLanes, _ b: SampleLanes) -> SampleLanes {
    let (p, q) = (a.lowHalf, b.lowHalf)
    return SampleLanes(
      p[0],
      q[0],
      p[1],
      q[1],
      p[2],
      q[2],
      p[3],
      q[3],
      p[4],
      q[4],
      p[5],
      q[5],
      p[6],
      q[6],
      p[7],
      q[7]
    )
  }

  /// Returns the last eight lanes of two vectors alternately.
  @inline(__always)
  static func highZip(_ a: SampleLanes, _ b: SampleLanes) -> SampleLanes {
    let (p, q) = (a.highHalf, b.highHalf)
    return SampleLanes(
      p[0],
      q[0],
      p[1],
      q[1],
      p[2],
      q[2],
      p[3],
      q[3],
      p[4],
      q[4],
      p[5],
      q[5],
      p[6],
      q[6],
      p[7],
      q[7]
    )
  }

  /// Returns eight samples as 16-bit lanes.
  @inline(__always)
  static func widened(_ word: UInt64) -> SignedLanes {
    let samples = unsafeBitCast(SIMD2(word, 0), to: SampleLanes.self)
    return unsafeBitCast(lowZip(samples, SampleLanes.zero), to: SignedLanes.self)
  }

  /// Returns eight samples: the lanes, limited to 0…255.
  @inline(__always)
  static func limited(_ lanes: SignedLanes) -> UInt64 {
    let b = unsafeBitCast(limited(lanes, 0, 255), to: SampleLanes.self)
    let samples = SIMD8<UInt8>(b[0], b[2], b[4], b[6], b[8], b[10], b[12], b[14])
    return unsafeBitCast(samples, to: UInt64.self)
  }

  /// Returns the lanes, limited to a range.
  @inline(__always)
  static func limited(_ lanes: SignedLanes, _ least: Int16, _ most: Int16) -> SignedLanes {
    pointwiseMin(
      pointwiseMax(lanes, SignedLanes(repeating: least)),
      SignedLanes(repeating: most)
    )
  }

  /// Returns the lesser lanes.
  @inline(__always)
  static func lesser(_ one: SignedLanes, _ other: SignedLanes) -> SignedLanes {
    pointwiseMin(one, other)
  }

  /// Returns the lesser lanes.
  @inline(__always)
  static func lesser(_ a: SampleLanes, _ b: SampleLanes) -> SampleLanes {
    func lesser(_ lane: Int) -> UInt8 { min(a[lane], b[lane]) }
    return SampleLanes(
      lesser(0),
      lesser(1),
      lesser(2),
      lesser(3),
      lesser(4),
      lesser(5),
      lesser(6),
      lesser(7),
      lesser(8),
      lesser(9),
      lesser(10),
      lesser(11),
      lesser(12),
      lesser(13),
      lesser(14),
      lesser(15)
    )
  }

  /// Returns the greater lanes.
  @inline(__always)
  static func greater(_ a: SampleLanes, _ b: SampleLanes) -> SampleLanes {
    ~lesser(~a, ~b)
  }

  /// Returns lanes of 255 where the first lane is at most the other one, and of 0 elsewhere.
  @inline(__always)
  static func isAtMost(_ one: SampleLanes, _ other: SampleLanes) -> SampleLanes {
    unsafeBitCast(one .<= other, to: SampleLanes.self)
  }

  // The following functions exchange the upper parts of lanes of the first vector with the lower
  // parts of those of the second one. Shifts and masks are used because the compiler expands
  // successive shuffles to moves of single lanes.

  @inline(__always)
  static func exchange8(_ a: inout SampleLanes, _ b: inout SampleLanes) {
    typealias Lanes = SIMD8<UInt16>
    let (x, y) = (unsafeBitCast(a, to: Lanes.self), unsafeBitCast(b, to: Lanes.self))
    a = unsafeBitCast((x & 0xFF) | (y &<< 8), to: SampleLanes.self)
    b = unsafeBitCast((x &>> 8) | (y & 0xFF00), to: SampleLanes.self)
  }

  @inline(__always)
  static func exchange16(_ a: inout SampleLanes, _ b: inout SampleLanes) {
    let (x, y) = (unsafeBitCast(a, to: Quad.self), unsafeBitCast(b, to: Quad.self))
    a = unsafeBitCast((x & 0xFFFF) | (y &<< 16), to: SampleLanes.self)
    b = unsafeBitCast((x &>> 16) | (y & 0xFFFF_0000), to: SampleLanes.self)
  }

  @inline(__always)
  static func exchange32(_ a: inout SampleLanes, _ b: inout SampleLanes) {
    typealias Lanes = SIMD2<UInt64>
    let (x, y) = (unsafeBitCast(a, to: Lanes.self), unsafeBitCast(b, to: Lanes.self))
    a = unsafeBitCast((x & 0xFFFF_FFFF) | (y &<< 32), to: SampleLanes.self)
    b = unsafeBitCast((x &>> 32) | (y & 0xFFFF_FFFF_0000_0000), to: SampleLanes.self)
  }
}
