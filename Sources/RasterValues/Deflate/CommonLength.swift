// Counts how many bytes of two memory regions are equal.
//
// Unsafe pointers: bytes beyond the caller's limit are not read.

/// Returns the number of equal bytes at the start of two regions, at most `limit`.
@inlinable
@inline(__always)
package func commonLength(_ first: UnsafeRawPointer, _ second: UnsafeRawPointer, limit: Int) -> Int
{
  var length = 0
  // Compare 32 bytes at a time: flat areas of a page are equal for kilobytes.
  while length &+ 32 <= limit {
    let left = (first + length).loadUnaligned(as: SIMD4<UInt64>.self)
    let right = (second + length).loadUnaligned(as: SIMD4<UInt64>.self)
    let difference = left ^ right
    if (difference[0] | difference[1]) | (difference[2] | difference[3]) != 0 { break }
    length &+= 32
  }
  while length &+ 8 <= limit {
    let difference =
      (first + length).loadUnaligned(as: UInt64.self)
      ^ (second + length).loadUnaligned(as: UInt64.self)
    if difference != 0 {
      return length &+ UInt64(littleEndian: difference).trailingZeroBitCount &>> 3
    }
    length &+= 8
  }
  while length < limit,
    (first + length).load(as: UInt8.self) == (second + length).load(as: UInt8.self)
  {
    length &+= 1
  }
  return length
}
