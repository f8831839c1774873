// An integer approximation of the binary logarithm, for costs in bits.

/// Returns 16 · log2 of a number of at least 1, linearly interpolated: at most 1.4 too low.
@inlinable
@inline(__always)
package func sixteenfoldLogarithm(_ value: UInt32) -> Int {
  let exponent = 31 &- value.leadingZeroBitCount
  let fraction = (UInt64(value) &<< 4) &>> UInt64(exponent) & 15
  return exponent &* 16 &+ Int(fraction)
}
