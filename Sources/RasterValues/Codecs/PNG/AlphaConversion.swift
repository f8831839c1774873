// Converts between straight and premultiplied alpha with exact rounding.

/// Conversions of pixels with eight bits for each channel and alpha in the highest byte.
///
/// Converting a pixel to straight alpha and back returns the original pixel, if its channels do not
/// exceed its alpha. The first step is off by at most half a level, and the second step reduces
/// that error.
@usableFromInline
package enum AlphaConversion {
  /// Multiplies each colour channel c by alpha a: round(c · a / 255).
  ///
  /// With t = c · a + 128, (t + t / 256) / 256 is the rounded quotient for all c and a. There are
  /// no ties, because 255 is odd.
  @inlinable
  @inline(__always)
  package static func premultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    var redBlue = (pixel & 0xFF_00FF) &* alpha &+ 0x80_0080
    redBlue = (redBlue &+ (redBlue &>> 8 & 0xFF_00FF)) &>> 8 & 0xFF_00FF
    var green = (pixel &>> 8 & 0xFF) &* alpha &+ 0x80
    green = (green &+ green &>> 8) & 0xFF00
    return alpha &<< 24 | redBlue | green
  }

  /// Divides each colour channel c by alpha a: round(c · 255 / a), halves up, at most 255.
  ///
  /// A pixel with alpha 0 becomes 0.
  @inlinable
  @inline(__always)
  package static func unpremultiplied(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel &>> 24
    if alpha == 255 { return pixel }
    if alpha == 0 { return 0 }
    let half = alpha &>> 1
    let red = min(255, ((pixel & 0xFF) &* 255 &+ half) / alpha)
    let green = min(255, ((pixel &>> 8 & 0xFF) &* 255 &+ half) / alpha)
    let blue = min(255, ((pixel &>> 16 & 0xFF) &* 255 &+ half) / alpha)
    return alpha &<< 24 | blue &<< 16 | green &<< 8 | red
  }
}
