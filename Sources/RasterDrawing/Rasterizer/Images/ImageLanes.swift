// Arithmetic on pixels in lanes of 16 bits: how images are interpolated.
//
// A lane holds a channel times 64, at most 16,320, so that the difference of two, doubled, fits into
// sixteen bits with its sign. A mean is first + (second − first) · weight, the weight being of 2¹⁵, by
// the high half of a product, which rounds down. Of two such steps and the rounding at the end the
// result is off by no more than 0.54 levels. Rounding never falls as its argument rises, so that no
// channel comes out above its pixel's alpha.
//
// The product of widened lanes is one instruction (pmulhw) only if the compiler sees both widenings in
// the loop: weights are loaded there, not made outside. 0.28 ns a pixel for a mean of two rows.
//
// Unsafe pointers: rows of pixels or of lanes, of which callers promise `count`.

import RasterValues

/// Four lanes a pixel.
typealias LaneRow = UnsafeMutablePointer<Int16>

/// The upper halves of products.
@inline(__always)
func highHalf(_ first: SignedLanes, _ second: SignedLanes) -> SignedLanes {
  let product =
    SIMD8<Int32>(truncatingIfNeeded: first) &* SIMD8<Int32>(truncatingIfNeeded: second)
  return SignedLanes(truncatingIfNeeded: product &>> 16)
}

/// A mean of lanes; the second one's weight is of 2¹⁵.
@inline(__always)
func mean(_ first: SignedLanes, _ second: SignedLanes, _ weight: SignedLanes) -> SignedLanes {
  first &+ highHalf((second &- first) &<< 1, weight)
}

/// SignedLanes of 0…16,320 to the nearest of 0…255.
@inline(__always)
func rounded(_ lanes: SignedLanes) -> SIMD8<UInt8> {
  SIMD8<UInt8>(truncatingIfNeeded: (lanes &+ 32) &>> 6)
}

// Bytes with zeros between them become words: a shuffle, where a conversion may become a call.

@inline(__always)
func lowWords(_ b: SIMD16<UInt8>) -> SignedLanes {
  let words = SIMD16(b[0], 0, b[1], 0, b[2], 0, b[3], 0, b[4], 0, b[5], 0, b[6], 0, b[7], 0)
  return unsafeBitCast(words, to: SignedLanes.self)
}

@inline(__always)
func highWords(_ b: SIMD16<UInt8>) -> SignedLanes {
  let words = SIMD16(
    b[8],
    0,
    b[9],
    0,
    b[10],
    0,
    b[11],
    0,
    b[12],
    0,
    b[13],
    0,
    b[14],
    0,
    b[15],
    0
  )
  return unsafeBitCast(words, to: SignedLanes.self)
}

@inline(__always)
func loadLanes(_ lanes: UnsafePointer<Int16>) -> SignedLanes {
  UnsafeRawPointer(lanes).loadUnaligned(as: SignedLanes.self)
}

@inline(__always)
private func store(_ lanes: SignedLanes, _ row: LaneRow) {
  UnsafeMutableRawPointer(row).storeBytes(of: lanes, as: SignedLanes.self)
}

/// A weight of 2¹⁵ for what is between two whole numbers, in 32.32 fixed point.
@inline(__always)
func laneWeight(_ position: Int) -> UInt64 {
  UInt64(truncatingIfNeeded: (position &>> 17) & 0x7FFF)
}

/// Four times the same 16 bits.
@inline(__always)
func fourTimes(_ value: UInt64) -> UInt64 { value &* 0x0001_0001_0001_0001 }

/// The lanes of a row of pixels.
func unpack(_ pixels: UnsafePointer<UInt32>, into lanes: LaneRow, count: Int) {
  var index = 0
  while index &+ 4 <= count {
    let bytes = UnsafeRawPointer(pixels + index).loadUnaligned(as: SIMD16<UInt8>.self)
    store(lowWords(bytes) &<< 6, lanes + (index &* 4))
    store(highWords(bytes) &<< 6, lanes + (index &* 4 &+ 8))
    index &+= 4
  }
  while index < count {
    for lane in 0..<4 {
      let channel = (pixels[index] &>> UInt32(truncatingIfNeeded: lane &* 8)) & 255
      lanes[index &* 4 &+ lane] = Int16(truncatingIfNeeded: channel &<< 6)
    }
    index &+= 1
  }
}

/// Means of neighbouring pixels of a row: from `columns[i]` on, with four equal weights each.
func widen(
  _ row: UnsafePointer<Int16>,
  _ columns: UnsafePointer<Int32>,
  _ weights: UnsafePointer<UInt64>,
  into target: LaneRow,
  count: Int
) {
  @inline(__always)
  func pair(_ index: Int) -> SIMD2<UInt64> {
    UnsafeRawPointer(row + Int(columns[index]) &* 4).loadUnaligned(as: SIMD2<UInt64>.self)
  }
  var index = 0
  while index &+ 2 <= count {
    let (a, b) = (pair(index), pair(index &+ 1))
    let first = unsafeBitCast(SIMD2(a[0], b[0]), to: SignedLanes.self)
    let second = unsafeBitCast(SIMD2(a[1], b[1]), to: SignedLanes.self)
    let weight = UnsafeRawPointer(weights + index).loadUnaligned(as: SignedLanes.self)
    store(mean(first, second, weight), target + (index &* 4))
    index &+= 2
  }
  if index < count {
    let a = pair(index)
    let first = unsafeBitCast(SIMD2(a[0], a[0]), to: SignedLanes.self)
    let second = unsafeBitCast(SIMD2(a[1], a[1]), to: SignedLanes.self)
    let weight = unsafeBitCast(SIMD2(weights[index], weights[index]), to: SignedLanes.self)
    let result = unsafeBitCast(mean(first, second, weight), to: SIMD2<UInt64>.self)
    UnsafeMutableRawPointer(target + (index &* 4)).storeBytes(of: result[0], as: UInt64.self)
  }
}

/// Pixels of means of four; 1.0 ns each.
///
/// `above` and `below` are pairs of neighbours, `down` eight equal weights for each pixel, `across`
/// four. The number of pixels is even.
@inline(never)
func mix(
  above: UnsafePointer<UInt64>,
  below: UnsafePointer<UInt64>,
  down: UnsafePointer<SIMD2<UInt64>>,
  across: UnsafePointer<UInt64>,
  into pixels: Pixels,
  count: Int
) {
  var index = 0
  while index < count {
    let upper = UnsafeRawPointer(above + index).loadUnaligned(as: SIMD16<UInt8>.self)
    let lower = UnsafeRawPointer(below + index).loadUnaligned(as: SIMD16<UInt8>.self)
    let a = unsafeBitCast(
      mean(
        lowWords(upper) &<< 6,
        lowWords(lower) &<< 6,
        unsafeBitCast(down[index], to: SignedLanes.self)
      ),
      to: SIMD2<UInt64>.self
    )
    let b = unsafeBitCast(
      mean(
        highWords(upper) &<< 6,
        highWords(lower) &<< 6,
        unsafeBitCast(down[index &+ 1], to: SignedLanes.self)
      ),
      to: SIMD2<UInt64>.self
    )
    let first = unsafeBitCast(SIMD2(a[0], b[0]), to: SignedLanes.self)
    let second = unsafeBitCast(SIMD2(a[1], b[1]), to: SignedLanes.self)
    let weight = UnsafeRawPointer(across + index).loadUnaligned(as: SignedLanes.self)
    UnsafeMutableRawPointer(pixels + index)
      .storeBytes(of: rounded(mean(first, second, weight)), as: SIMD8<UInt8>.self)
    index &+= 2
  }
}

/// Pixels of a mean of two rows of lanes; `weight` is eight equal weights.
func mix(
  _ upper: UnsafePointer<Int16>,
  _ lower: UnsafePointer<Int16>,
  weight: UnsafePointer<Int16>,
  into pixels: Pixels,
  count: Int
) {
  @inline(__always)
  func bytes(_ index: Int) -> SIMD8<UInt8> {
    rounded(mean(loadLanes(upper + index), loadLanes(lower + index), loadLanes(weight)))
  }
  var index = 0
  while index &+ 4 <= count {
    let both = SIMD16(lowHalf: bytes(index &* 4), highHalf: bytes(index &* 4 &+ 8))
    UnsafeMutableRawPointer(pixels + index).storeBytes(of: both, as: SIMD16<UInt8>.self)
    index &+= 4
  }
  // Rows of lanes are one pixel longer than what is asked for.
  while index < count {
    let pair = unsafeBitCast(bytes(index &* 4), to: SIMD2<UInt32>.self)
    pixels[index] = pair[0]
    index &+= 1
  }
}
