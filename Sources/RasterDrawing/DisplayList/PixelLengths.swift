// From lengths and coordinates to whole device pixels.

/// The largest coordinate in device pixels; what lies beyond is cut off here, so that sums of a
/// few coordinates cannot overflow.
package let pixelLimit = 1 << 24

/// A length in whole device pixels: rounded up, except where it is above a whole number by no more
/// than 1/256, which rounding errors explain.
///
/// Never negative; NaN gives 0.
package func pixelLength(_ value: Double) -> Int {
  guard value > 0 else { return 0 }
  return Int(min((value - 1.0 / 256).rounded(.up), Double(pixelLimit)))
}

/// The device pixel line nearest to a coordinate, the next one where it is in the middle; NaN gives 0.
///
/// In the middle is what is less than 2⁻²⁰ before it too, which rounding errors explain: they differ with
/// the size of what ends there.
package func pixelLine(_ value: Double) -> Int {
  guard value == value else { return 0 }
  let (limit, middle) = (Double(pixelLimit), 0.5 + 0x1p-20)
  return Int(min(max((value + middle).rounded(.down), -limit), limit))
}
