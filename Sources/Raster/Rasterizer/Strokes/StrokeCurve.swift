// How a stroke samples a curve: as densely as it bends.
//
// A chord over the parameter range h leaves the curve by |p' × p''| / |p'| · h² / 8, which is never
// more than |p''| · h² / 8 (Wang's bound), and less by a third for common curves. On the outer side
// of a pen that reaches `half`, both the bend and the chord grow by 1 + half · curvature. Where that
// is much more between the places that were looked at, the direction tells, and chords are halved.

/// A cubic curve, p(t) = from + a·t + b·t² + c·t³.
struct StrokeCurve {
  typealias Vector = SIMD2<Double>

  private let from, a, b, c: Vector
  private let half: Double
  /// 1 / (8 · tolerance).
  private let density: Double
  /// The least cosine of the angle between two samples.
  private let leastCosine: Double

  init(
    _ from: Vector,
    _ one: Vector,
    _ two: Vector,
    _ to: Vector,
    half: Double,
    tolerance: Double,
    leastCosine: Double
  ) {
    self.from = from
    a = (one - from) * 3
    b = (from - one * 2 + two) * 3
    c = (to - from) - (two - one) * 3
    self.half = half
    density = 0.125 / tolerance
    self.leastCosine = leastCosine
  }

  /// Adds the samples after the curve's beginning, at most about `most`; `end` is the last.
  func add(to line: inout StrokeLine, end: StrokeSample, most: Double) {
    let whole = wang(0, 1)
    let parts = whole > 64 ? 8 : whole > 16 ? 4 : whole > 1 ? 2 : 1
    let width = 1 / Double(parts)
    var first = need(0)
    var step = width
    for part in 0..<parts {
      let start = Double(part) * width
      let (middle, last) = (need(start + width / 2), need(start + width))
      let bound = wang(start, width)
      var square = max(first.need, middle.need, last.need) * width * width * density * 1.1
      // Where the speed changes much, so may the bend between the places that were looked at.
      let slowest = min(first.speed, middle.speed, last.speed)
      if !(slowest * 4 > max(first.speed, middle.speed, last.speed)) { square = bound }
      let root = min(square, 4 * bound, most * most * width * width).squareRoot()
      let (isFirst, isLast) = (part == 0, part == parts - 1)
      let lack = ArcChord.shortfall * ((isFirst ? 1 : 0) + (isLast ? 1 : 0))
      let count = saturated(root + lack) &+ 1
      step = width / (Double(count) - lack)
      let before = isFirst ? start - ArcChord.shortfall * step : start
      add(to: &line, before, step, isLast ? count - 1 : count)
      first = last
    }
    line.add(end, leastCosine: leastCosine) { sample(at: 1 + ($0 - 1) * step) }
  }

  private func add(to line: inout StrokeLine, _ start: Double, _ step: Double, _ count: Int) {
    var index = 1.0
    for _ in 0..<count {
      let t = start + index * step
      index += 1
      guard let next = sample(at: t, chord: step) else { continue }
      line.add(next, leastCosine: leastCosine) { sample(at: t + ($0 - 1) * step, chord: step) }
    }
  }

  /// A sample moved outwards as chords of so much need it.
  ///
  /// Nil at a cusp, where the curve stands still; the samples around it turn.
  @inline(__always)
  private func sample(at t: Double, chord: Double = 0) -> StrokeSample? {
    let speed = a + (b * 2 + c * (3 * t)) * t
    let length = speed.length
    guard length > 0 else { return nil }
    let tangent = speed / length
    let (bend, most) = (tangent.cross(b * 2 + c * (6 * t)) * (chord * chord / 16), 0.125 / density)
    let shift = min(max(bend, -most), most)
    let outwards = Vector(tangent.y * shift, -tangent.x * shift)
    return StrokeSample(point: from + (a + (b + c * t) * t) * t + outwards, tangent: tangent)
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
    return (bend * (0.5 + half * bend / (length * length)), length)
  }
}
