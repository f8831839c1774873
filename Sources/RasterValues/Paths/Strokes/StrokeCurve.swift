// How a stroke samples a curve: as densely as it bends.
//
// A chord over the parameter range h leaves the curve by |p' × p''| / |p'| · h² / 8, which is never
// more than |p''| · h² / 8 (Wang's bound), and less by a third for common curves. On the outer side
// of a pen that reaches `half`, both the bend and the chord grow by 1 + half · curvature. Chords are as
// dense in each range as the ends of the range need, so that all leave the curve by about as much.
// Where the need is much more between those places, the direction tells, and chords are halved.

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
    from: Vector,
    control1 one: Vector,
    control2 two: Vector,
    to: Vector,
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

  /// The most ranges that a curve is looked at in.
  private static let mostRanges = 16

  /// Adds the samples after the curve's beginning, at most about `most`; `end` is the last.
  func add(to line: inout StrokeLine, end: StrokeSample, most: Double) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: StrokeCurve.mostRanges) { rates in
      add(to: &line, end, UnsafeBufferPointer(rebasing: rates[..<measure(rates, most)]))
    }
  }

  /// Finds how many chords for each 1 of the parameter are enough, in ranges of one size; returns how
  /// many ranges there are.
  private func measure(_ rates: UnsafeMutableBufferPointer<Double>, _ most: Double) -> Int {
    let whole = wang(0, 1)
    let parts = whole > 64 ? 8 : whole > 16 ? 4 : whole > 1 ? 2 : 1
    let width = 1 / Double(parts)
    var first = need(0)
    for part in 0..<parts {
      let start = Double(part) * width
      let (middle, last) = (need(start + width / 2), need(start + width))
      let bound = wang(start, width)
      // Where the speed changes much, so may the bend between the places that were looked at; where it
      // turns round, a flat curve goes farther than to any of them.
      let slowest = min(first.speed, middle.speed, last.speed)
      let isSteady =
        slowest * 4 > max(first.speed, middle.speed, last.speed)
        && first.velocity.dot(middle.velocity) > 0 && middle.velocity.dot(last.velocity) > 0
      func rate(_ one: Double, _ two: Double) -> Double {
        let square = isSteady ? max(one, two) * density * 1.1 : bound
        let rate = min(square, 4 * bound, most * most).squareRoot()
        // Not a number, where the tolerance is nothing.
        return rate >= 0 ? rate : most
      }
      rates[2 &* part] = rate(first.need, middle.need)
      rates[2 &* part &+ 1] = rate(middle.need, last.need)
      first = last
    }
    return 2 &* parts
  }

  /// Adds samples that are as dense in each range as it needs.
  ///
  /// Each chord is the same part of what the curve needs; the first one and the last one are a little
  /// less, since one end of each is not moved outwards.
  private func add(
    to line: inout StrokeLine,
    _ end: StrokeSample,
    _ rates: UnsafeBufferPointer<Double>
  ) {
    let width = 1 / Double(rates.count)
    let need = rates.reduce(0) { $0 + $1 * width }
    let lack = 2 * ArcChord.shortfall
    let count = saturated(need + lack) &+ 1
    let step = need / (Double(count) - lack)
    // How far the next sample is into a range, in chords; the parameter of the last one; and how many
    // are left.
    var (next, last, rest) = (step * (1 - ArcChord.shortfall), 0.0, count &- 1)
    for (index, rate) in rates.enumerated() where rate > 0 {
      let (start, size) = (Double(index) * width, rate * width)
      let (unit, chord) = (1 / rate, step / rate)
      while next <= size, rest > 0 {
        let t = start + next * unit
        if let sample = sample(at: t, chord: chord) {
          line.add(sample, leastCosine: leastCosine) {
            self.sample(at: last + (t - last) * $0, chord: chord)
          }
          last = t
        }
        next += step
        rest &-= 1
      }
      next -= size
    }
    line.add(end, leastCosine: leastCosine) { sample(at: last + (1 - last) * $0) }
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

  /// The square of the number of chords for each 1 of the parameter that are enough for a range,
  /// whatever the curve.
  private func wang(_ start: Double, _ width: Double) -> Double {
    let (first, last) = (b + c * (3 * start), b + c * (3 * (start + width)))
    return 2 * max(first.length, last.length) * density
  }

  /// The number of chords that a place needs, squared, for each 8 tolerances, and the curve's
  /// velocity there.
  private func need(_ t: Double) -> (need: Double, velocity: Vector, speed: Double) {
    let velocity = a + (b * 2 + c * (3 * t)) * t
    let speed = velocity.length
    guard speed > 0 else { return (0, velocity, 0) }
    let bend = (velocity.cross(b + c * (3 * t)) * 2).magnitude / speed
    return (bend * (0.5 + half * bend / (speed * speed)), velocity, speed)
  }
}
