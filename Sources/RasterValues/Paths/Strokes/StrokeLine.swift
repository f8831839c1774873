// A subpath of a stroke: points with directions of travel.

/// A point of a stroke's line.
struct StrokeSample: Equatable {
  typealias Vector = SIMD2<Double>

  var point: Vector
  /// The direction of travel, as a unit vector.
  var tangent: Vector
}

/// A subpath to be stroked.
///
/// Two samples at the same point are a corner, which is drawn as a join if their directions differ.
/// Between two samples at different points, the line is straight if their directions are equal.
/// Otherwise it is a part of a curve that is short enough to be nearly straight.
struct StrokeLine {
  typealias Vector = SIMD2<Double>

  var samples: [StrokeSample] = []
  var isClosed = false
  /// The number of lines and curves that the subpath was built from.
  var segmentCount = 0
  /// The number of samples that may still be added where curves turn sharply.
  ///
  /// It is enough for thousands of turns.
  private var spare = 262_144

  /// Returns a subpath without length, which shows only its ends, in the given direction.
  static func dot(at point: Vector, direction: Vector = Vector(1, 0)) -> StrokeLine {
    var line = StrokeLine()
    line.add(point, direction)
    return line
  }

  /// Reserves capacity for the samples of a typical curve.
  mutating func reserve() {
    if samples.isEmpty { samples.reserveCapacity(64) }
  }

  /// Closes the line with a straight one, whose direction does not affect the filled area.
  mutating func close() {
    isClosed = true
    if let first = samples.first, first.point != samples.last?.point { samples.append(first) }
  }

  mutating func add(_ point: Vector, _ tangent: Vector) {
    samples.append(StrokeSample(point: point, tangent: tangent))
  }

  /// Adds a sample of a curve, preceded by additional samples if the direction turns too much.
  ///
  /// Consecutive samples then turn by at most the arc cosine of `leastCosine`. `curve` returns the
  /// samples between the last one, at 0, and this one, at 1.
  @inline(__always)
  mutating func add(
    _ sample: StrokeSample,
    leastCosine: Double,
    _ curve: (Double) -> StrokeSample?
  ) {
    if let last = samples.last, last.tangent.dot(sample.tangent) < leastCosine {
      bend(to: sample, low: 0, high: 1, leastCosine: leastCosine, curve)
    }
    samples.append(sample)
  }

  /// Halves a range until its samples turn little enough or, at a cusp, until it is tiny.
  private mutating func bend(
    to end: StrokeSample,
    low: Double,
    high: Double,
    leastCosine: Double,
    _ curve: (Double) -> StrokeSample?
  ) {
    let middle = (low + high) / 2
    guard spare > 0, high - low > 0x1p-8, let last = samples.last,
      last.tangent.dot(end.tangent) < leastCosine, let sample = curve(middle)
    else { return }
    spare -= 1
    bend(to: sample, low: low, high: middle, leastCosine: leastCosine, curve)
    samples.append(sample)
    bend(to: end, low: middle, high: high, leastCosine: leastCosine, curve)
  }

  mutating func removeAll() {
    samples.removeAll(keepingCapacity: true)
    isClosed = false
  }

  /// The total length of the chords, which may be infinite.
  var length: Double {
    var sum = 0.0
    for index in samples.indices.dropFirst() {
      sum += (samples[index].point - samples[index - 1].point).length
    }
    return sum
  }
}

extension SIMD2<Double> {
  @inlinable
  @inline(__always)
  package var length: Double { (x * x + y * y).squareRoot() }

  /// Returns a positive value if `other` points less than half a turn clockwise from this vector.
  @inlinable
  @inline(__always)
  package func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  @inline(__always)
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }
}

/// A receiver of the edges of an outline, in any order.
package protocol EdgeSink: ~Copyable {
  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>)
}
