// Colours that change evenly along a row.
//
// LinearGradient.swift says how: in 8.8 fixed point, afresh at each multiple of 64 pixels.
//
// Unsafe pointers: see Pixels.swift.

/// Writes the pixels from column `first` on, and says how many: all but seven at most.
///
/// Levels are `value` at column 0 and grow by `step`. Pixels that are not opaque get no channel above
/// alpha, which rounding could otherwise cause.
@inline(never)
package func writeRamp(
  _ target: Pixels,
  value: SIMD4<Double>,
  step: SIMD4<Double>,
  from first: Int,
  count: Int,
  isOpaque: Bool
) -> Int {
  if isOpaque {
    return write(target, value: value, step: step, from: first, count: count) { joined($0, $1) }
  }
  return write(target, value: value, step: step, from: first, count: count) { capped($0, $1) }
}

@inline(__always)
private func write(
  _ target: Pixels,
  value: SIMD4<Double>,
  step: SIMD4<Double>,
  from first: Int,
  count: Int,
  pixels: (Lanes, Lanes) -> Octet
) -> Int {
  let places = Lanes(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
  let steps = fixed(step, bias: 0)
  let (lowPlaces, highPlaces) = (steps.low &* places, steps.high &* places)
  let (lowGrowth, highGrowth) = (steps.low &* 8, steps.high &* 8)
  var index = 0
  while index &+ 8 <= count {
    let x = first &+ index
    let start = x & ~63
    let end = start &+ 64 &- first
    var (low, high) = fixed(value + step * Double(start), bias: 128)
    low &+= lowPlaces
    high &+= highPlaces
    if x != start {
      let skipped = Lanes(repeating: UInt16(truncatingIfNeeded: x &- start))
      low &+= steps.low &* skipped
      high &+= steps.high &* skipped
    }
    repeat {
      store(pixels(low, high), target + index)
      low &+= lowGrowth
      high &+= highGrowth
      index &+= 8
    } while index < end && index &+ 8 <= count
    // What is right of these 64 is written again, by the levels there.
    index = min(index, end)
  }
  return index
}

/// Red with blue and green with alpha in 8.8, modulo 2¹⁶, of one pixel eight times.
@inline(__always)
private func fixed(_ levels: SIMD4<Double>, bias: Double) -> (low: Lanes, high: Lanes) {
  let shifted = levels * 256 + bias + 6_755_399_441_055_744
  let bits = unsafeBitCast(shifted, to: SIMD4<UInt64>.self) & 0xFFFF
  func lanes(_ pair: UInt64) -> Lanes {
    unsafeBitCast(Octet(repeating: UInt32(truncatingIfNeeded: pair)), to: Lanes.self)
  }
  return (lanes(bits.x | bits.z &<< 16), lanes(bits.y | bits.w &<< 16))
}

/// The pixels of levels, none of which is above alpha's.
@inline(__always)
private func capped(_ low: Lanes, _ high: Lanes) -> Octet {
  let octet = unsafeBitCast(high, to: Octet.self)
  let alpha = unsafeBitCast((octet &>> 16) | (octet & 0xFFFF_0000), to: Lanes.self)
  return joined(
    low.replacing(with: alpha, where: low .> alpha),
    high.replacing(with: alpha, where: high .> alpha)
  )
}

/// The pixels of levels.
@inline(__always)
private func joined(_ low: Lanes, _ high: Lanes) -> Octet {
  unsafeBitCast(low &>> 8, to: Octet.self) | (unsafeBitCast(high, to: Octet.self) & 0xFF00_FF00)
}
