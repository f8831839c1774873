// A subpath of a stroke: points with the direction in which it passes them.

/// A point of a stroke's line.
struct StrokeSample: Equatable {
  typealias Vector = SIMD2<Double>

  var point: Vector
  /// The direction of travel, of length 1.
  var tangent: Vector
}

/// A subpath to be stroked.
///
/// Two samples at one point are a corner, drawn as a join where their directions differ. Between two
/// samples at different points the line is straight if their directions are the same, else it is a
/// part of a curve, so short that it is nearly straight.
struct StrokeLine {
  typealias Vector = SIMD2<Double>

  var samples: [StrokeSample] = []
  var isClosed = false
  /// The number of lines and curves that it was made of.
  var segmentCount = 0
  /// The number of samples that may still be added where curves turn much; enough for thousands of
  /// turns.
  private var spare = 262_144

  /// A subpath without length: it shows its ends only, looking in one direction.
  static func dot(at point: Vector, direction: Vector = Vector(1, 0)) -> StrokeLine {
    var line = StrokeLine()
    line.add(point, direction)
    return line
  }

  /// Makes room for the samples of a common curve.
  mutating func reserve() {
    if samples.isEmpty { samples.reserveCapacity(64) }
  }

  /// Closes the line by a straight one, whose direction does not matter to what is filled.
  mutating func close() {
    isClosed = true
    if let first = samples.first, first.point != samples.last?.point { samples.append(first) }
  }

  mutating func add(_ point: Vector, _ tangent: Vector) {
    samples.append(StrokeSample(point: point, tangent: tangent))
  }

  /// Adds a sample of a curve, and before it as many as a pen needs that may turn by the arc of a
  /// cosine from one to the next; `curve` gives those from the last one, 0, to this one, 1.
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

  /// Halves a range until its samples turn by little, or at a cusp, until it is next to nothing.
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

  /// The length of the chords; infinite where it is beyond measure.
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

  /// Positive where `other` is turned clockwise from this, by less than half a turn.
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
