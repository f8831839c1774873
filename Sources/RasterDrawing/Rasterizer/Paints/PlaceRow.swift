// Loops over a row of pixels that find out where each stands on a gradient.
//
// Two at a time in Double. Written for vectors because choices between two values become branches,
// and roots and quotients scalar, where the compiler is left to vectorise: 3 ns a pixel more.
//
// Unsafe pointers: a row of `count` places that the caller provides, with room for one more.

import RasterValues

/// Two neighbouring pixels.
typealias Pair = SIMD2<Double>

extension Matrix {
  /// Puts in `row` what `place` says of the points that the centres of pixels are mapped to.
  @inline(__always)
  func forEachPair(
    _ row: UnsafeMutablePointer<Double>,
    x: Int,
    y: Int,
    count: Int,
    _ place: (_ x: Pair, _ y: Pair) -> Pair
  ) {
    let start = point(0.5, Double(y) + 0.5)
    var columns = Pair(Double(x), Double(x &+ 1))
    for index in stride(from: 0, to: count, by: 2) {
      let places = place(start.x + columns * a, start.y + columns * b)
      UnsafeMutableRawPointer(row + index).storeBytes(of: places, as: Pair.self)
      columns += 2
    }
  }
}

extension Pair {
  /// One or the other, lane by lane.
  @inline(__always)
  static func choose(_ mask: SIMDMask<SIMD2<Int64>>, _ yes: Pair, _ no: Pair) -> Pair {
    no.replacing(with: yes, where: mask)
  }

  /// Without the sign.
  @inline(__always)
  var magnitudes: Pair {
    unsafeBitCast(
      unsafeBitCast(self, to: SIMD2<UInt64>.self) & 0x7FFF_FFFF_FFFF_FFFF,
      to: Pair.self
    )
  }
}
