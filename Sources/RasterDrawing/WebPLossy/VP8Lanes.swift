// Conversions and products of lanes that compile to single instructions.
//
// The general conversions of vectors (`truncatingIfNeeded`) become function calls (see
// `quotient(_:)` in Blend.swift), and comparisons become loops. Listing the lanes avoids this.

typealias VP8Lanes = SIMD8<Int16>

/// Returns the high halves of the products of signed lanes and a constant.
@inline(__always)
func vp8HighHalf(_ x: VP8Lanes, _ constant: Int32) -> VP8Lanes {
  let low = SIMD4(Int32(x[0]), Int32(x[1]), Int32(x[2]), Int32(x[3]))
  let high = SIMD4(Int32(x[4]), Int32(x[5]), Int32(x[6]), Int32(x[7]))
  return vp8Narrowed((SIMD8(lowHalf: low, highHalf: high) &* constant) &>> 16)
}

/// Returns the high halves of the products of unsigned lanes.
@inline(__always)
func vp8HighHalf(_ x: SIMD8<UInt16>, _ y: SIMD8<UInt16>) -> VP8Lanes {
  let first = SIMD8(
    lowHalf: SIMD4(UInt32(x[0]), UInt32(x[1]), UInt32(x[2]), UInt32(x[3])),
    highHalf: SIMD4(UInt32(x[4]), UInt32(x[5]), UInt32(x[6]), UInt32(x[7]))
  )
  let second = SIMD8(
    lowHalf: SIMD4(UInt32(y[0]), UInt32(y[1]), UInt32(y[2]), UInt32(y[3])),
    highHalf: SIMD4(UInt32(y[4]), UInt32(y[5]), UInt32(y[6]), UInt32(y[7]))
  )
  return vp8Narrowed(unsafeBitCast((first &* second) &>> 16, to: SIMD8<Int32>.self))
}

@inline(__always)
private func vp8Narrowed(_ x: SIMD8<Int32>) -> VP8Lanes {
  @inline(__always)
  func narrow(_ lane: Int32) -> Int16 { Int16(truncatingIfNeeded: lane) }
  return VP8Lanes(
    narrow(x[0]),
    narrow(x[1]),
    narrow(x[2]),
    narrow(x[3]),
    narrow(x[4]),
    narrow(x[5]),
    narrow(x[6]),
    narrow(x[7])
  )
}

/// Returns the sums of the squares of pairs of lanes.
@inline(__always)
func vp8Squares(_ x: VP8Lanes) -> SIMD4<Int32> {
  @inline(__always)
  func sum(_ first: Int16, _ second: Int16) -> Int32 {
    Int32(first) &* Int32(first) &+ Int32(second) &* Int32(second)
  }
  return SIMD4(sum(x[0], x[1]), sum(x[2], x[3]), sum(x[4], x[5]), sum(x[6], x[7]))
}

/// Returns eight bytes as lanes.
@inline(__always)
func vp8Widened(_ bytes: UInt64) -> VP8Lanes {
  let b = unsafeBitCast(bytes, to: SIMD8<UInt8>.self)
  let pairs = SIMD16(b[0], 0, b[1], 0, b[2], 0, b[3], 0, b[4], 0, b[5], 0, b[6], 0, b[7], 0)
  return unsafeBitCast(pairs, to: VP8Lanes.self)
}

/// Loads eight bytes.
@inline(__always)
func vp8Load(_ samples: UnsafePointer<UInt8>) -> VP8Lanes {
  vp8Widened(UnsafeRawPointer(samples).loadUnaligned(as: UInt64.self))
}

/// Returns the lanes clamped to 0…255, as bytes.
@inline(__always)
func vp8Bytes(_ lanes: VP8Lanes) -> UInt64 {
  let x = 255 &- vp8Positive(255 &- vp8Positive(lanes))
  @inline(__always)
  func byte(_ lane: Int16) -> UInt8 { UInt8(truncatingIfNeeded: lane) }
  let bytes = SIMD8(
    byte(x[0]),
    byte(x[1]),
    byte(x[2]),
    byte(x[3]),
    byte(x[4]),
    byte(x[5]),
    byte(x[6]),
    byte(x[7])
  )
  return unsafeBitCast(bytes, to: UInt64.self)
}

/// Returns the lanes, with negative ones replaced by 0.
@inline(__always)
func vp8Positive(_ x: VP8Lanes) -> VP8Lanes { x & ~(x &>> 15) }

/// Returns the larger of each pair of lanes; their differences must fit into 16 bits.
@inline(__always)
func vp8Max(_ x: VP8Lanes, _ y: VP8Lanes) -> VP8Lanes { x &+ vp8Positive(y &- x) }

/// Returns the lanes of `x` where `mask` is not 0, and 0 elsewhere.
@inline(__always)
func vp8Selected(_ x: VP8Lanes, where mask: VP8Lanes) -> VP8Lanes {
  x & ((mask | (0 &- mask)) &>> 15)
}
