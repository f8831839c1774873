// The control points of a curve to be stroked, without handles too short to be visible.
//
// A handle a thousandth of a pixel long changes a curve by less than that. However, it determines
// the direction of the curve at its end, and a pen that turns from this direction to that of the
// curve itself sweeps over half a disc.

/// The control points of a cubic curve.
struct CurveHandles {
  typealias Vector = SIMD2<Double>

  private(set) var one, two: Vector
  /// Whether the curve is not just a line from end to end.
  private(set) var areNeeded = true

  /// Moves a control point to an end point that is very close to it.
  ///
  /// The distance must be less than `shortest` and less than a sixteenth of the curve's length.
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
