// Kernels of the rasterizer for processors with vectors of 32 bytes: arithmetic on eight pixels.
//
// This module alone is compiled for AVX2, as Package.swift says, and `Raster` calls it where the
// processor has that. Each function gives the bytes that `Raster`'s own, which takes four pixels, would
// give: `Blend.swift` there says what is rounded how.
//
// **No type is seen outside, and nothing generic is left to be specialised.** What the compiler makes
// of such, for example the code that copies 24 bytes, has one name in all modules, of which the linker
// keeps one: all processors would run what only some can. A script of the gate looks for such names;
// there are some without optimisation, which Package.swift asks for and `-Xswiftc -Onone` takes back.
//
// Unsafe pointers: rows of pixels, of which callers promise `count`; nothing else is reached.

/// Premultiplied pixels.
package typealias Pixels = UnsafeMutablePointer<UInt32>
typealias Octet = SIMD8<UInt32>
typealias Lanes = SIMD16<UInt16>

/// A product and 128 more, divided by 255: written so that it becomes one `vpmulhuw`.
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

/// Red with blue.
@inline(__always)
func lowLanes(_ pixels: Octet) -> Lanes { unsafeBitCast(pixels & 0xFF00FF, to: Lanes.self) }

/// Green with alpha.
@inline(__always)
func highLanes(_ pixels: Octet) -> Lanes { unsafeBitCast(pixels, to: Lanes.self) &>> 8 }

@inline(__always)
func joined(_ low: Lanes, _ high: Lanes, shift: Lanes) -> Octet {
  unsafeBitCast(low, to: Octet.self) | unsafeBitCast(high &<< shift, to: Octet.self)
}

/// Eight in each lane, for a row of `count` pixels: see `Raster`'s function of that name.
@inline(__always)
func byteShift(_ count: Int) -> Lanes {
  Lanes(repeating: 8 &+ UInt16(truncatingIfNeeded: count &>> 48))
}

/// The factor of the pixels below in source over, in both lanes of each.
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
  let words = unsafeBitCast(octet, to: SIMD4<UInt64>.self)
  return words[0] | words[1] | words[2] | words[3] == 0
}
