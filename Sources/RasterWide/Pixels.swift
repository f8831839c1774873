// Kernels for processors with vectors of 32 bytes: arithmetic on eight pixels.
//
// Only this module is compiled for AVX2, as specified in Package.swift. `RasterDrawing` calls it if
// the processor supports AVX2. Each function returns the same bytes as its counterpart in
// `RasterDrawing`, which processes four pixels. Blend.swift there describes the rounding.
//
// **The module exposes no types, and leaves no generic code to be specialised.** Code that the
// compiler generates for these, such as a copy of 24 bytes, has one name in all modules, and the
// linker retains one copy. All processors would then run instructions that only some support. A
// script in CI searches for such names. They do occur in unoptimised builds. Package.swift requests
// optimisation for this module, but `-Xswiftc -Onone` overrides it.
//
// Unsafe pointers: rows of pixels, each of which holds the `count` pixels that the caller passes.

/// Premultiplied pixels.
package typealias Pixels = UnsafeMutablePointer<UInt32>
typealias Octet = SIMD8<UInt32>
typealias Lanes = SIMD16<UInt16>

/// Divides a product plus 128 by 255, written so that it compiles to one `vpmulhuw`.
@inline(__always)
func quotient(_ t: Lanes) -> Lanes {
  func wide(_ lane: Int) -> UInt32 { UInt32(t[lane]) }
  let products =
    SIMD16<UInt32>(
      wide(0),
      wide(1),
      wide(2),
      wide(3),
      wide(4),
      wide(5),
      wide(6),
      wide(7),
      wide(8),
      wide(9),
      wide(10),
      wide(11),
      wide(12),
      wide(13),
      wide(14),
      wide(15)
    ) &* 257
  let q = products &>> 16
  func narrow(_ lane: Int) -> UInt16 { UInt16(truncatingIfNeeded: q[lane]) }
  return Lanes(
    narrow(0),
    narrow(1),
    narrow(2),
    narrow(3),
    narrow(4),
    narrow(5),
    narrow(6),
    narrow(7),
    narrow(8),
    narrow(9),
    narrow(10),
    narrow(11),
    narrow(12),
    narrow(13),
    narrow(14),
    narrow(15)
  )
}

/// Returns red with blue.
@inline(__always)
func lowLanes(_ pixels: Octet) -> Lanes { unsafeBitCast(pixels & 0xFF00FF, to: Lanes.self) }

/// Returns green with alpha.
@inline(__always)
func highLanes(_ pixels: Octet) -> Lanes { unsafeBitCast(pixels, to: Lanes.self) &>> 8 }

@inline(__always)
func joined(_ low: Lanes, _ high: Lanes, shift: Lanes) -> Octet {
  unsafeBitCast(low, to: Octet.self) | unsafeBitCast(high &<< shift, to: Octet.self)
}

/// Returns eight in each lane; see the `RasterDrawing` function of the same name.
@inline(__always)
func byteShift(_ count: Int) -> Lanes {
  Lanes(repeating: 8 &+ UInt16(truncatingIfNeeded: count &>> 48))
}

/// Returns the destination's factor in source over, in both lanes of each pixel.
@inline(__always)
func rest(ofAlpha alpha: Octet) -> Lanes {
  unsafeBitCast((alpha &* 65_537) ^ 0xFF_00FF, to: Lanes.self)
}

@inline(__always)
func load(_ pixels: UnsafePointer<UInt32>) -> Octet {
  UnsafeRawPointer(pixels).loadUnaligned(as: Octet.self)
}

@inline(__always)
func store(_ octet: Octet, _ pixels: Pixels) {
  UnsafeMutableRawPointer(pixels).storeBytes(of: octet, as: Octet.self)
}

@inline(__always)
func isZero(_ octet: Octet) -> Bool {
  let values = unsafeBitCast(octet, to: SIMD4<UInt64>.self)
  return values[0] | values[1] | values[2] | values[3] == 0
}
