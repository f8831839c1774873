// Exactly rounded arithmetic on premultiplied pixels, which decoders use too.

/// Four pixels.
package typealias Quad = SIMD4<UInt32>
/// Eight signed 16-bit integers, such as the channels of two pixels.
package typealias SignedLanes = SIMD8<Int16>

/// Returns the pixel with each channel multiplied by `factor` / 255 and rounded to the nearest.
@inlinable
@inline(__always)
package func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  var low = (pixel & 0xFF00FF) &* factor &+ 0x80_0080
  low = ((low &+ ((low &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
  var high = ((pixel &>> 8) & 0xFF00FF) &* factor &+ 0x80_0080
  high = (high &+ ((high &>> 8) & 0xFF00FF)) & 0xFF00_FF00
  return low | high
}
