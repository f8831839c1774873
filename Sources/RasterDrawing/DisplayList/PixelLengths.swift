// Converts lengths and coordinates to whole device pixels.

/// The largest coordinate in device pixels.
///
/// Coordinates are clamped to this limit, so that sums of a few of them cannot overflow.
package let pixelLimit = 1 << 24

/// Rounds a length up to whole device pixels.
///
/// A length that exceeds a whole number by at most 1/256 is rounded down, because rounding errors
/// can explain the excess. The result is never negative; NaN returns 0.
package func pixelLength(_ value: Double) -> Int {
  guard value > 0 else { return 0 }
  return Int(min((value - 1.0 / 256).rounded(.up), Double(pixelLimit)))
}

/// Rounds a coordinate to the nearest boundary between device pixels.
///
/// A coordinate in the middle is rounded up. Up to 2⁻²⁰ before the middle counts as the middle,
/// because rounding errors differ with the size of the shape that ends there. NaN returns 0.
package func pixelLine(_ value: Double) -> Int {
  guard value == value else { return 0 }
  let (limit, middle) = (Double(pixelLimit), 0.5 + 0x1p-20)
  return Int(min(max((value + middle).rounded(.down), -limit), limit))
}
