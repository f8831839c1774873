// A subpath of a stroke: points with the direction in which it passes them.

/// A point of a stroke's line.
struct StrokeSample {
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

  /// A subpath without length: it shows its ends only, looking in one direction.
  static func dot(at point: Vector, direction: Vector = Vector(1, 0)) -> StrokeLine {
    StrokeLine(samples: [StrokeSample(point: point, tangent: direction)])
  }

  mutating func add(_ point: Vector, _ tangent: Vector) {
    samples.append(StrokeSample(point: point, tangent: tangent))
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
  @inline(__always)
  var length: Double { (x * x + y * y).squareRoot() }

  /// Positive where `other` is turned clockwise from this, by less than half a turn.
  @inline(__always)
  func cross(_ other: SIMD2<Double>) -> Double { x * other.y - y * other.x }

  @inline(__always)
  func dot(_ other: SIMD2<Double>) -> Double { x * other.x + y * other.y }
}

/// What takes the edges of an outline, in any order.
protocol EdgeSink: ~Copyable {
  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>)
}

extension CellBuffer: EdgeSink {}
