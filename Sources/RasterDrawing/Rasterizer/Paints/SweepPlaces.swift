// Gradients around a point: the direction of each pixel's centre.
//
// With u the lesser and v the greater of |x| and |y|, the direction in turns is q·P(q²), where
// q = u ÷ v up to tan(⅛π), and ⅛ + q·P(q²) with q = (u − v) ÷ (u + v) beyond; then it is mirrored to
// its octant. P, of degree 5, is least wrong between the two: q·P(q²) is within 2 · 10⁻¹¹ turns of
// the arc tangent, and exact at multiples of ⅛ turn.
//
// Unsafe pointers: a row of `count` places that the caller provides.

import RasterValues

/// The places of pixels on a gradient around a point.
struct SweepPlaces {
  private let inverse: Matrix
  /// Turns; the sign is that of the direction in which `t` grows.
  private let from, sign, scale: Double

  /// `inverse` maps device pixels to the space of `center`; angles are in degrees, clockwise.
  ///
  /// Nil where the angles are the same, or too far apart to tell their difference.
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

  /// The directions of (`x`, `y`), from 0 (to the right) to 1, clockwise; 0 for the origin.
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
