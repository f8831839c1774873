// Samples a curve for a stroke, with a density that follows its curvature.
//
// A chord over the parameter range h deviates from the curve by |p' × p''| / |p'| · h² / 8. This is
// never more than |p''| · h² / 8 (Wang's bound), and a third less for common curves. On the outer
// side of a pen that reaches `half`, both the curvature and the chord grow by 1 + half · curvature.
// The density in each range is the one that the ends of the range need, so that all chords deviate
// by about the same amount. If more chords are needed between these points, the change of direction
// reveals it, and chords are halved.

/// A cubic curve, p(t) = from + a·t + b·t² + c·t³.
struct StrokeCurve {
  typealias Vector = SIMD2<Double>

  private let from, a, b, c: Vector
  private let half: Double
  /// 1 / (8 · tolerance).
  private let density: Double
  /// The minimum cosine of the angle between two samples.
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

  /// The maximum number of ranges that a curve is divided into.
  private static let mostRanges = 16

  /// Adds the samples after the start of the curve, about `most` at most; `end` is the last.
  func add(to line: inout StrokeLine, end: StrokeSample, most: Double) {
    withUnsafeTemporaryAllocation(of: Double.self, capacity: StrokeCurve.mostRanges) { rates in
      add(to: &line, end, UnsafeBufferPointer(rebasing: rates[..<measure(rates, most)]))
    }
  }

  /// Computes the chords needed for a parameter range of 1, in ranges of equal size.
  ///
  /// Returns the number of ranges.
  private func measure(_ rates: UnsafeMutableBufferPointer<Double>, _ most: Double) -> Int {
    let square = wang(0, 1)
    let parts = square > 64 ? 8 : square > 16 ? 4 : square > 1 ? 2 : 1
    let width = 1 / Double(parts)
    var first = need(0)
    for part in 0..<parts {
      let start = Double(part) * width
      let (middle, last) = (need(start + width / 2), need(start + width))
      let bound = wang(start, width)
      // If the speed changes much, the curvature may be larger between the examined points. If the
      // direction reverses, a flat curve extends beyond all of them.
      let slowest = min(first.speed, middle.speed, last.speed)
      let isSteady =
        slowest * 4 > max(first.speed, middle.speed, last.speed)
        && first.velocity.dot(middle.velocity) > 0 && middle.velocity.dot(last.velocity) > 0
      func rate(_ one: Double, _ two: Double) -> Double {
        let square = isSteady ? max(one, two) * density * 1.1 : bound
        let rate = min(square, 4 * bound, most * most).squareRoot()
        // The comparison is false for NaN, which results from a tolerance of 0.
        return rate >= 0 ? rate : most
      }
      rates[2 &* part] = rate(first.need, middle.need)
      rates[2 &* part &+ 1] = rate(middle.need, last.need)
      first = last
    }
    return 2 &* parts
  }

  /// Adds samples with the density that each range needs.
  ///
  /// Each chord covers the same fraction of the total need. The first and last chord cover slightly
  /// less, because one of their ends is not moved outwards.
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
    // The offset of the next sample in the current range, in chords; the parameter of the last
    // sample; and the number of samples still to be added.
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

  /// Returns a sample, moved outwards as chords of the given parameter length require.
  ///
  /// Returns `nil` at a cusp, where the speed is 0; the samples around it turn.
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

  /// Returns the square of the number of chords that are enough for a range of any curve.
  ///
  /// The number is relative to a parameter range of 1.
  private func wang(_ start: Double, _ width: Double) -> Double {
    let (first, last) = (b + c * (3 * start), b + c * (3 * (start + width)))
    return 2 * max(first.length, last.length) * density
  }

  /// Returns the square of the number of chords needed at a point, for 8 tolerances.
  ///
  /// Also returns the velocity and the speed of the curve there.
  private func need(_ t: Double) -> (need: Double, velocity: Vector, speed: Double) {
    let velocity = a + (b * 2 + c * (3 * t)) * t
    let speed = velocity.length
    guard speed > 0 else { return (0, velocity, 0) }
    let bend = (velocity.cross(b + c * (3 * t)) * 2).magnitude / speed
    return (bend * (0.5 + half * bend / (speed * speed)), velocity, speed)
  }
}
