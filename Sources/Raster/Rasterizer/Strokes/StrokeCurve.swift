// How a stroke samples a curve: as densely as it bends.
//
// A chord over the parameter range h leaves the curve by |p' × p''| / |p'| · h² / 8, which is never
// more than |p''| · h² / 8 (Wang's bound), and less by a third for common curves. On the outer side
// of a pen that reaches `half`, both the bend and the chord grow by 1 + half · curvature.

/// A cubic curve, p(t) = from + a·t + b·t² + c·t³.
struct StrokeCurve {
  typealias Vector = SIMD2<Double>

  private let from, a, b, c: Vector
  private let half: Double
  /// 1 / (8 · tolerance).
  private let density: Double

  init(
    _ from: Vector,
    _ one: Vector,
    _ two: Vector,
    _ to: Vector,
    half: Double,
    tolerance: Double
  ) {
    self.from = from
    a = (one - from) * 3
    b = (from - one * 2 + two) * 3
    c = (to - from) - (two - one) * 3
    self.half = half
    density = 0.125 / tolerance
  }

  /// Adds the samples between the curve's ends, at most about `most`.
  func add(to line: inout StrokeLine, most: Double) {
    let whole = wang(0, 1)
    let parts = whole > 64 ? 8 : whole > 16 ? 4 : whole > 1 ? 2 : 1
    let width = 1 / Double(parts)
    var first = need(0)
    for part in 0..<parts {
      let (start, end) = (Double(part) * width, Double(part + 1) * width)
      let (middle, last) = (need(start + width / 2), need(end))
      let bound = wang(start, width)
      var square = max(first.need, middle.need, last.need) * width * width * density * 1.1
      // Where the speed changes much, so may the bend between the places that were looked at.
      let slowest = min(first.speed, middle.speed, last.speed)
      if !(slowest * 4 > max(first.speed, middle.speed, last.speed)) { square = bound }
      let count = saturated(min(square, 4 * bound, most * most * width * width).squareRoot()) &+ 1
      add(to: &line, start, width / Double(count), part == parts - 1 ? count - 1 : count)
      first = last
    }
  }

  private func add(to line: inout StrokeLine, _ start: Double, _ step: Double, _ count: Int) {
    let (twiceB, threeC) = (b * 2, c * 3)
    var index = 1.0
    for _ in 0..<count {
      let t = start + index * step
      index += 1
      let speed = a + (twiceB + threeC * t) * t
      let length = speed.length
      // At a cusp the curve stands still; the samples around it turn.
      guard length > 0 else { continue }
      line.add(from + (a + (b + c * t) * t) * t, speed / length)
    }
  }

  /// The square of the number of chords that are enough for a range, whatever the curve.
  private func wang(_ start: Double, _ width: Double) -> Double {
    let (first, last) = (b + c * (3 * start), b + c * (3 * (start + width)))
    return 2 * max(first.length, last.length) * width * width * density
  }

  private func need(_ t: Double) -> (need: Double, speed: Double) {
    let speed = a + (b * 2 + c * (3 * t)) * t
    let length = speed.length
    guard length > 0 else { return (0, 0) }
    let bend = (speed.cross(b + c * (3 * t)) * 2).magnitude / length
    return (bend * (1 + half * bend / (length * length)), length)
  }
}
