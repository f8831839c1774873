// A logarithm of integers by integers, for costs in bits.

/// 16 · log2 of a number of at least 1, its fraction by straight lines: at most 1.4 too low.
@inline(__always)
package func sixteenfoldLogarithm(_ value: UInt32) -> Int {
  let whole = 31 &- value.leadingZeroBitCount
  let fraction = (UInt64(value) &<< 4) &>> UInt64(whole) & 15
  return whole &* 16 &+ Int(fraction)
}
