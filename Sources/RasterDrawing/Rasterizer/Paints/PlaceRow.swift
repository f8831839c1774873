// Loops that compute the gradient positions of a row of pixels.
//
// The loops process two pixels at a time in `Double`. They are written with vectors because the
// compiler does not vectorise scalar code well: choices become branches, and square roots and
// quotients stay scalar, which takes 3 ns more per pixel.
//
// Unsafe pointers: a row of `count` positions that the caller provides, with room for one more.

import RasterValues

/// Two adjacent pixels.
typealias Pair = SIMD2<Double>

extension Matrix {
  /// Writes the results of `position` for the transformed centres of a row's pixels.
  @inline(__always)
  func forEachPair(
    _ row: UnsafeMutablePointer<Double>,
    x: Int,
    y: Int,
    count: Int,
    _ position: (_ x: Pair, _ y: Pair) -> Pair
  ) {
    let start = point(0.5, Double(y) + 0.5)
    var columns = Pair(Double(x), Double(x &+ 1))
    for index in stride(from: 0, to: count, by: 2) {
      let positions = position(start.x + columns * a, start.y + columns * b)
      UnsafeMutableRawPointer(row + index).storeBytes(of: positions, as: Pair.self)
      columns += 2
    }
  }
}

extension Pair {
  /// Selects one of two values in each lane.
  @inline(__always)
  static func choose(_ mask: SIMDMask<SIMD2<Int64>>, _ yes: Pair, _ no: Pair) -> Pair {
    no.replacing(with: yes, where: mask)
  }

  /// The absolute values.
  @inline(__always)
  var magnitudes: Pair {
    unsafeBitCast(
      unsafeBitCast(self, to: SIMD2<UInt64>.self) & 0x7FFF_FFFF_FFFF_FFFF,
      to: Pair.self
    )
  }
}
