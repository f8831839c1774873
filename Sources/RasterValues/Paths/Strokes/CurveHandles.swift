// The control points of a curve that is stroked, without handles too short to be seen.
//
// A handle of a thousandth of a pixel moves a curve by less than that, yet it says where the curve
// looks at its end, and a pen that turns from there to the way of the curve sweeps over half a disc.

/// A cubic curve's control points.
struct CurveHandles {
  typealias Vector = SIMD2<Double>

  private(set) var one, two: Vector
  /// Whether the curve is more than a line from end to end.
  private(set) var areNeeded = true

  /// Moves control points to the end that they are nearer to than `shortest`, and sixteen times nearer
  /// than the curve is long.
  @inline(__always)
  init(from: Vector, _ one: Vector, _ two: Vector, to: Vector, shortest: Double) {
    (self.one, self.two) = (one, two)
    let square = shortest * shortest
    let (first, last) = (one - from, to - two)
    guard first.dot(first) <= square || last.dot(last) <= square else { return }
    shorten(from: from, to: to, square)
  }

  private mutating func shorten(from: Vector, to: Vector, _ square: Double) {
    func distance(_ first: Vector, _ second: Vector) -> Double {
      (second - first).dot(second - first)
    }
    let length = max(distance(from, one), distance(from, two), distance(from, to))
    let limit = min(square, length / 256)
    if distance(from, one) <= limit {
      one = from
      if distance(from, two) <= limit { two = from }
    }
    if distance(to, two) <= limit {
      two = to
      if distance(to, one) <= limit { one = to }
    }
    areNeeded = !((one == from || one == to) && (two == from || two == to))
  }
}
