// Sweep gradients: the direction of each pixel's centre from a point.
//
// Let u be the lesser and v the greater of |x| and |y|. The direction in turns is q·P(q²) with q =
// u ÷ v up to tan(⅛π), and ⅛ + q·P(q²) with q = (u − v) ÷ (u + v) beyond. It is then mirrored to
// its octant. P is the polynomial of degree 5 with the least maximum error there. q·P(q²) is within
// 2 · 10⁻¹¹ turns of the arc tangent, and exact at multiples of ⅛ turn.
//
// Unsafe pointers: a row of `count` positions that the caller provides.

import RasterValues

/// The positions of pixels on a gradient around a point.
struct SweepPlaces {
  private let inverse: Matrix
  /// Values in turns; `sign` is negative if `t` grows anticlockwise.
  private let from, sign, scale: Double

  /// Creates positions; `inverse` maps device pixels to the space of `center`.
  ///
  /// Angles are in degrees, clockwise. Returns `nil` if the angles are equal, or so far apart that
  /// their difference is not finite.
  init?(center: Point, from: Double, to: Double, inverse: Matrix) {
    self.inverse = Matrix.translation(-center.x, -center.y).after(inverse)
    sign = to > from ? 1 : -1
    scale = 360 / (to - from).magnitude
    self.from = Functions.mod(from, 360) / 360 * sign
    guard self.inverse.isFinite, scale.isFinite, scale > 0 else { return nil }
  }

  func write(_ row: UnsafeMutablePointer<Double>, x: Int, y: Int, count: Int) {
    inverse.forEachPair(row, x: x, y: y, count: count) { x, y in
      let turns = SweepPlaces.turns(x, y) * sign - from
      return Pair.choose(turns .< 0, turns + 1, turns) * scale
    }
  }

  /// Returns the directions of (`x`, `y`) clockwise from 0 (right) to 1; 0 for the origin.
  @inline(__always)
  private static func turns(_ x: Pair, _ y: Pair) -> Pair {
    let (width, height) = (x.magnitudes, y.magnitudes)
    let isTall = height .> width
    let lesser = Pair.choose(isTall, width, height)
    let greater = Pair.choose(isTall, height, width)
    let isSteep = lesser .> greater * 0.414_213_562_373_095_05
    let over = Pair.choose(isSteep, lesser - greater, lesser)
    let under = Pair.choose(isSteep, lesser + greater, greater)
    let q = over / Pair.choose(under .> 0, under, Pair(repeating: 1))
    let octant = q * polynomial(q * q) + Pair.choose(isSteep, Pair(repeating: 0.125), .zero)
    let quarter = Pair.choose(isTall, 0.25 - octant, octant)
    let half = Pair.choose(x .< 0, 0.5 - quarter, quarter)
    return Pair.choose(y .< 0, 1 - half, half)
  }

  @inline(__always)
  private static func polynomial(_ square: Pair) -> Pair {
    var sum = square * -0.0092911304975062808117 + 0.016680385477780720438
    sum = sum * square - 0.022638454774657405159
    sum = sum * square + 0.031826250784458386426
    sum = sum * square - 0.053051548659148811008
    return sum * square + 0.15915494249833568248
  }
}
