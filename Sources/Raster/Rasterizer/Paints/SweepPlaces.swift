// Gradients around a point: the direction of each pixel's centre.
//
// With u the lesser and v the greater of |x| and |y|, the direction in turns is q·P(q²), where
// q = u ÷ v up to tan(⅛π), and ⅛ + q·P(q²) with q = (u − v) ÷ (u + v) beyond; then it is mirrored to
// its octant. P, of degree 5, is least wrong between the two: q·P(q²) is within 2 · 10⁻¹¹ turns of
// the arc tangent, and exact at multiples of ⅛ turn.
//
// Unsafe pointers: a row of `count` places that the caller provides.

/// Where pixels stand on a gradient around a point.
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
    let start = inverse.point(0.5, Double(y) + 0.5)
    let (startX, startY, stepX, stepY) = (start.x, start.y, inverse.a, inverse.b)
    let (from, sign, scale) = (from, sign, scale)
    let first = Int32(truncatingIfNeeded: x)
    for index in 0..<Int32(truncatingIfNeeded: count) {
      let column = Double(first &+ index)
      let (dx, dy) = (startX + stepX * column, startY + stepY * column)
      let turns = SweepPlaces.turns(dx, dy) * sign - from
      row[Int(index)] = (turns < 0 ? turns + 1 : turns) * scale
    }
  }

  /// The direction of (`x`, `y`), from 0 (to the right) to 1, clockwise; 0 for the origin.
  @inline(__always)
  static func turns(_ x: Double, _ y: Double) -> Double {
    let (width, height) = (x.magnitude, y.magnitude)
    let lesser = width < height ? width : height
    let greater = width < height ? height : width
    let isSteep = lesser > greater * 0.414_213_562_373_095_05
    let over = isSteep ? lesser - greater : lesser
    let under = isSteep ? lesser + greater : greater
    let q = over / (under > 0 ? under : 1)
    let square = q * q
    var sum = -0.0092911304975062808117
    sum = sum * square + 0.016680385477780720438
    sum = sum * square - 0.022638454774657405159
    sum = sum * square + 0.031826250784458386426
    sum = sum * square - 0.053051548659148811008
    sum = sum * square + 0.15915494249833568248
    let octant = q * sum + (isSteep ? 0.125 : 0)
    let quarter = width < height ? 0.25 - octant : octant
    let half = x < 0 ? 0.5 - quarter : quarter
    return y < 0 ? 1 - half : half
  }
}
