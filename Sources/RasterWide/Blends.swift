// Source-over blending, for counts of pixels that are multiples of eight.
//
// Unsafe pointers: see Pixels.swift.

/// Blends a translucent colour over a row.
@inline(never)
package func blend(_ color: UInt32, over row: Pixels, count: Int) {
  let rest = rest(ofAlpha: Octet(repeating: color &>> 24))
  let low = lowLanes(Octet(repeating: color)) &* 255 &+ 128
  let high = highLanes(Octet(repeating: color)) &* 255 &+ 128
  let byte = byteShift(count)
  var index = 0
  while index &+ 8 <= count {
    let pixels = load(row + index)
    let first = quotient(lowLanes(pixels) &* rest &+ low)
    let second = quotient(highLanes(pixels) &* rest &+ high)
    store(joined(first, second, shift: byte), row + index)
    index &+= 8
  }
}

/// Blends a row over another, storing groups of eight opaque pixels and skipping clear groups.
@inline(never)
package func blend(
  _ source: UnsafePointer<UInt32>,
  over row: Pixels,
  count: Int
) {
  let byte = byteShift(count)
  var index = 0
  while index &+ 8 <= count {
    let octet = load(source + index)
    if isZero(~octet & 0xFF00_0000) {
      store(octet, row + index)
    } else if !isZero(octet) {
      let pixels = load(row + index)
      let rest = rest(ofAlpha: octet &>> 24)
      let low = quotient(lowLanes(pixels) &* rest &+ 128)
      let high = quotient(highLanes(pixels) &* rest &+ 128)
      store(octet &+ joined(low, high, shift: byte), row + index)
    }
    index &+= 8
  }
}

/// Blends a row of pixels at an opacity of 0…255 over another.
@inline(never)
package func blend(
  _ source: UnsafePointer<UInt32>,
  opacity: UInt32,
  over row: Pixels,
  count: Int
) {
  let factor = Lanes(repeating: UInt16(truncatingIfNeeded: opacity))
  let byte = byteShift(count)
  var index = 0
  while index &+ 8 <= count {
    let octet = load(source + index)
    if isZero(octet) {
      index &+= 8
      continue
    }
    let pixels = load(row + index)
    let low = lowLanes(octet) &* factor &+ 128
    let high = highLanes(octet) &* factor &+ 128
    let rest = rest(ofAlpha: unsafeBitCast(quotient(high), to: Octet.self) &>> 16)
    let first = quotient(low &+ lowLanes(pixels) &* rest)
    let second = quotient(high &+ highLanes(pixels) &* rest)
    store(joined(first, second, shift: byte), row + index)
    index &+= 8
  }
}
