// Gradients between two circles: the foremost circle through each pixel's centre.
//
// The circle at t has the centre f + t·d and the radius r + t·e. It passes through p where a·t² −
// 2·b·t + c = 0 with a = d² − e², b = (p − f)·d + r·e and c = (p − f)² − r². The greatest t with a
// positive radius applies. If neither circle contains the other (a > 0), all circles lie in a
// wedge, and both solutions lie on the same side of its apex. If one circle contains the other (a <
// 0), each point is on exactly one circle with a positive radius. Of the equal expressions (b ±
// √(b² − a·c)) ÷ a and c ÷ (b ∓ √(b² − a·c)), the code uses the one that does not subtract.
//
// Source: HTML, "createRadialGradient"; the choice of solutions as in Skia's two-point gradients.
//
// Unsafe pointers: a row of `count` positions that the caller provides.

import RasterValues

/// The positions of pixels on a gradient between two circles with different centres.
struct CirclePlaces {
  /// Maps device pixels so that the focus is the origin and no coefficient exceeds 1.
  private let unit: Matrix
  private let d: SIMD2<Double>
  private let r, e, a: Double

  /// Whether every pixel is on a circle.
  let coverEverything: Bool

  /// Creates positions, or returns `nil` if both circles share a centre.
  ///
  /// `inverse` maps device pixels to the space of the circles.
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
    // For circles that touch in one point, only a rounding error remains, whose sign must not
    // matter.
    a = (square - other).magnitude > 1e-9 * square ? square - other : 0
    coverEverything = a < 0
    guard square > 0 else { return nil }
  }

  func write(_ row: UnsafeMutablePointer<Double>, x: Int, y: Int, count: Int) {
    if a == 0 {
      forEach(row, x: x, y: y, count: count) { b, c in wherePositive(c / (b + b)) }
    } else if a > 0 {
      forEach(row, x: x, y: y, count: count) { b, c in
        // The square root of a negative number is NaN.
        wherePositive(solution(b, c, root: (b * b - a * c).squareRoot()))
      }
    } else {
      let sign = e > 0 ? -1.0 : 1.0
      forEach(row, x: x, y: y, count: count) { b, c in
        let square = b * b - a * c
        let root = Pair.choose(square .> 0, square, .zero).squareRoot()
        return solution(b * sign, c, root: root) * sign
      }
    }
  }

  /// Returns (b + root) ÷ a.
  @inline(__always)
  private func solution(_ b: Pair, _ c: Pair, root: Pair) -> Pair {
    let isPositive = b .>= 0
    return Pair.choose(isPositive, b + root, c)
      / Pair.choose(isPositive, Pair(repeating: a), b - root)
  }

  /// Returns NaN where the radius is not positive.
  @inline(__always)
  private func wherePositive(_ t: Pair) -> Pair {
    Pair.choose(t * e + r .> 0, t, Pair(repeating: .nan))
  }

  @inline(__always)
  private func forEach(
    _ row: UnsafeMutablePointer<Double>,
    x: Int,
    y: Int,
    count: Int,
    _ place: (_ b: Pair, _ c: Pair) -> Pair
  ) {
    let (product, square) = (r * e, r * r)
    unit.forEachPair(row, x: x, y: y, count: count) { x, y in
      place(x * d.x + y * d.y + product, x * x + y * y - square)
    }
  }
}
