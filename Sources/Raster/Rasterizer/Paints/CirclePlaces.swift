// Gradients between two circles: the foremost circle through each pixel's centre.
//
// The circle of t has the centre f + t·d and the radius r + t·e. It goes through p where
// a·t² − 2·b·t + c = 0 with a = d² − e², b = (p − f)·d + r·e and c = (p − f)² − r². The greatest t whose
// radius is positive counts. Where neither circle holds the other (a > 0), all circles lie in
// a wedge, and both solutions on one side of its tip; where one holds the other (a < 0), each point
// is on one circle with a positive radius. Of (b ± √(b² − a·c)) ÷ a and c ÷ (b ∓ √(b² − a·c)), which
// are the same, the one that does not subtract is taken.
//
// Source: HTML, "createRadialGradient"; the choice of solutions as in Skia's two-point gradients.
//
// Unsafe pointers: a row of `count` places that the caller provides.

/// Where pixels stand on a gradient between two circles with different centres.
struct CirclePlaces {
  /// Maps device pixels so that the focal circle's centre is the origin and no number is above 1.
  private let unit: Matrix
  private let d: SIMD2<Double>
  private let r, e, a: Double

  /// Whether each pixel is on a circle.
  let coverEverything: Bool

  /// `inverse` maps device pixels to the space of the circles; nil where both are the same.
  init?(
    focus: Point,
    focusRadius: Double,
    center: Point,
    radius: Double,
    inverse: Matrix
  ) {
    let d = SIMD2(center.x - focus.x, center.y - focus.y)
    let e = radius - focusRadius
    let size = Swift.max(Swift.max(d.x.magnitude, d.y.magnitude), Swift.max(focusRadius, radius))
    guard let unit = inverse.unit(at: focus, radius: size) else { return nil }
    self.unit = unit
    self.d = d / size
    self.e = e / size
    r = focusRadius / size
    let (square, other) = ((self.d * self.d).sum(), self.e * self.e)
    // Circles that touch in one point leave rounding here, of which the sign would matter.
    a = (square - other).magnitude > 1e-9 * square ? square - other : 0
    coverEverything = a < 0
    guard square > 0 else { return nil }
  }

  func write(_ row: UnsafeMutablePointer<Double>, x: Int, y: Int, count: Int) {
    if a == 0 {
      forEach(row, x: x, y: y, count: count) { b, c in
        let t = c / (b + b)
        return r + t * e > 0 ? t : .nan
      }
    } else if a > 0 {
      forEach(row, x: x, y: y, count: count) { b, c in
        // Of a negative number the root is not a number.
        let root = (b * b - a * c).squareRoot()
        let t = (b >= 0 ? b + root : c) / (b >= 0 ? a : b - root)
        return r + t * e > 0 ? t : .nan
      }
    } else {
      let sign = e > 0 ? -1.0 : 1.0
      forEach(row, x: x, y: y, count: count) { b, c in
        let b = b * sign
        let square = b * b - a * c
        let root = (square > 0 ? square : 0).squareRoot()
        return sign * ((b >= 0 ? b + root : c) / (b >= 0 ? a : b - root))
      }
    }
  }

  @inline(__always)
  private func forEach(
    _ row: UnsafeMutablePointer<Double>,
    x: Int,
    y: Int,
    count: Int,
    _ place: (_ b: Double, _ c: Double) -> Double
  ) {
    let start = unit.point(0.5, Double(y) + 0.5)
    let (startX, startY, stepX, stepY) = (start.x, start.y, unit.a, unit.b)
    let (dX, dY, product, square) = (d.x, d.y, r * e, r * r)
    let first = Int32(truncatingIfNeeded: x)
    for index in 0..<Int32(truncatingIfNeeded: count) {
      let column = Double(first &+ index)
      let (px, py) = (startX + stepX * column, startY + stepY * column)
      row[Int(index)] = place(px * dX + py * dY + product, px * px + py * py - square)
    }
  }
}
