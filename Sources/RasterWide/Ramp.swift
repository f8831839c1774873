// Computes colours that change linearly along a row.
//
// LinearGradient.swift describes the method: 8.8 fixed point, computed afresh at each multiple of
// 64 pixels.
//
// Unsafe pointers: see Pixels.swift.

/// Writes pixels from column `first` on, and returns their number, at most seven less than `count`.
///
/// Levels are `value` at column 0 and grow by `step`. In translucent pixels, channels are clamped
/// to alpha, which rounding could otherwise exceed.
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
  let columns = Lanes(0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7)
  let steps = fixed(step, bias: 0)
  let (lowOffsets, highOffsets) = (steps.low &* columns, steps.high &* columns)
  let (lowGrowth, highGrowth) = (steps.low &* 8, steps.high &* 8)
  var index = 0
  while index &+ 8 <= count {
    let x = first &+ index
    let start = x & ~63
    let end = start &+ 64 &- first
    var (low, high) = fixed(value + step * Double(start), bias: 128)
    low &+= lowOffsets
    high &+= highOffsets
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
    // Values to the right of these 64 are overwritten with levels from the next start.
    index = min(index, end)
  }
  return index
}

/// Returns one pixel's levels in 8.8 fixed point modulo 2¹⁶, repeated eight times.
@inline(__always)
private func fixed(_ levels: SIMD4<Double>, bias: Double) -> (low: Lanes, high: Lanes) {
  let shifted = levels * 256 + bias + 6_755_399_441_055_744
  let bits = unsafeBitCast(shifted, to: SIMD4<UInt64>.self) & 0xFFFF
  func lanes(_ pair: UInt64) -> Lanes {
    unsafeBitCast(Octet(repeating: UInt32(truncatingIfNeeded: pair)), to: Lanes.self)
  }
  return (lanes(bits.x | bits.z &<< 16), lanes(bits.y | bits.w &<< 16))
}

/// Returns the pixels of levels, with channels clamped to alpha.
@inline(__always)
private func capped(_ low: Lanes, _ high: Lanes) -> Octet {
  let octet = unsafeBitCast(high, to: Octet.self)
  let alpha = unsafeBitCast((octet &>> 16) | (octet & 0xFFFF_0000), to: Lanes.self)
  return joined(
    low.replacing(with: alpha, where: low .> alpha),
    high.replacing(with: alpha, where: high .> alpha)
  )
}

/// Returns the pixels of levels.
@inline(__always)
private func joined(_ low: Lanes, _ high: Lanes) -> Octet {
  unsafeBitCast(low &>> 8, to: Octet.self) | (unsafeBitCast(high, to: Octet.self) & 0xFF00_FF00)
}
