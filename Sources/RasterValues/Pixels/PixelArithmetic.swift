// Arithmetic on premultiplied pixels that decoders need, too: exact rounding.

/// Four pixels.
package typealias Quad = SIMD4<UInt32>
/// Eight signed numbers of 16 bits, such as the channels of two pixels.
package typealias SignedLanes = SIMD8<Int16>

/// Each channel of a pixel times `factor` / 255, to the nearest.
@inlinable
@inline(__always)
package func scaled(_ pixel: UInt32, by factor: UInt32) -> UInt32 {
  var low = (pixel & 0xFF00FF) &* factor &+ 0x80_0080
  low = ((low &+ ((low &>> 8) & 0xFF00FF)) &>> 8) & 0xFF00FF
  var high = ((pixel &>> 8) & 0xFF00FF) &* factor &+ 0x80_0080
  high = (high &+ ((high &>> 8) & 0xFF00FF)) & 0xFF00_FF00
  return low | high
}
