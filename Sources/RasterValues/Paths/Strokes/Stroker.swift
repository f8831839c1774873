// Computes the outlines of strokes as edges: both sides of each line, its joins and its caps.
//
// Both sides advance together, the left one forwards and the right one backwards. With the caps
// they form closed polygons with one orientation, so that overlaps are filled by the non-zero rule.
//
// Between two samples of a curve, both sides are straight from normal to normal. If the curve is
// tighter than the pen, the inner side would run backwards. Instead, it follows the intersections
// of the normals (the evolute). Everything beyond the evolute is closer to another part of the
// curve, and no part has the opposite orientation, so no hole can appear.
//
// If the two arms of the inner side, before and after such a turn, cross, the side switches from
// one to the other at the crossing (`OffsetLoop`), so that nothing is covered twice. At a cusp, a
// curve turns by more than a chord of the pen's circle may span. There, the chord is drawn as a
// separate line with round joins.

/// Emits the outline of a stroke.
struct Stroker {
  typealias Vector = SIMD2<Double>

  let half: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  /// The maximum distance between a join's arc and its chords.
  ///
  /// For caps, whose chords cross the arc, it is twice as much.
  let tolerance: Double
  /// The maximum number of times that an arc is halved.
  let arcDepth: Int
  /// The number of chords of a round cap.
  private let capChords: Int
  /// The transform from the space of the stroke to the device, if they differ.
  let matrix: Matrix?
  /// The position of the space's origin on the device, if there is no matrix.
  let origin: SIMD2<Double>
  /// The minimum cosine of the angle that a chord of the pen's circle may span.
  let leastCosine: Double
  /// The handling of the inner side on curves that are tighter than the pen.
  var loops = Loops.cut

  enum Loops {
    /// The inner side is cut off at the crossing of its arms.
    case cut
    /// The part that the inner side sweeps over beyond the evolute is added as a separate loop.
    ///
    /// This is for overlays, because the part is covered twice where the curve continues.
    case added
  }

  init(
    half: Double,
    cap: LineCap,
    join: LineJoin,
    miterLimit: Double,
    tolerance: Double,
    arcDepth: Int,
    matrix: Matrix?,
    origin: SIMD2<Double>
  ) {
    self.half = half
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.tolerance = tolerance
    self.arcDepth = arcDepth
    self.matrix = matrix
    self.origin = origin
    // A chord over the angle α deviates from the circle by r · (1 − cos α/2), about r · (1 − cos α)
    // / 4. Samples are computed for twice the tolerance.
    leastCosine = max(1 - 8 * tolerance / max(half, 1e-9), 0.5)
    // A chord over the angle α falls short by half · α² / 8, and its ends are moved outwards by two
    // thirds of that. Three tolerances therefore become two.
    let square = half / tolerance * 0.41123351671205657
    let chords = square > 1 ? min(square, 1e12).squareRoot() + 2 * ArcChord.shortfall : 0
    // With an odd number, the middle chord is perpendicular to the direction of the line's end, so
    // that no chord's end point lies beyond the pen there.
    capChords = min(max(saturated(chords) &+ 1, 4), 2 << arcDepth) | 1
  }

  /// Emits the stroke of a line.
  func emit<Sink: EdgeSink & ~Copyable>(_ line: StrokeLine, into sink: inout Sink) {
    guard line.samples.count > 1 else { return dot(line, &sink) }
    let line = turned(line) ?? line
    line.samples.withUnsafeBufferPointer { samples in
      if line.isClosed { closed(samples, &sink) } else { open(samples, &sink) }
    }
  }

  @inline(__always)
  func edge<Sink: EdgeSink & ~Copyable>(
    _ from: Vector,
    _ to: Vector,
    _ sink: inout Sink
  ) {
    guard let matrix else { return sink.edge(from + origin, to + origin) }
    sink.edge(bounded(matrix.point(from.x, from.y)), bounded(matrix.point(to.x, to.y)))
  }

  /// The current end points of both sides, and their direction.
  struct Sides {
    var left, right, direction: Vector
    /// The side that is held back on the evolute or at the end of its loop.
    var held = Side.none
    /// The last sample of a loop that was cut off.
    var loopEnd = 0
  }

  enum Side { case none, left, right }

  /// Returns the vector of half the pen's width to the left of a direction.
  @inline(__always)
  func normal(_ tangent: Vector) -> Vector {
    Vector(tangent.y * half, -tangent.x * half)
  }

  typealias Samples = UnsafeBufferPointer<StrokeSample>

  private func open<Sink: EdgeSink & ~Copyable>(_ samples: Samples, _ sink: inout Sink) {
    let first = samples[0]
    let normal = normal(first.tangent)
    var sides = Sides(
      left: first.point + normal,
      right: first.point - normal,
      direction: first.tangent
    )
    end(at: first.point, first.tangent * -1, from: sides.right, to: sides.left, &sink)
    for index in 1..<samples.count { step(samples, to: index, &sides, &sink) }
    let last = samples[samples.count - 1]
    settle(at: last, &sides, &sink)
    end(at: last.point, last.tangent, from: sides.left, to: sides.right, &sink)
  }

  /// Draws a closed line, starting at the middle of its first segment if that is straight.
  private func closed<Sink: EdgeSink & ~Copyable>(_ samples: Samples, _ sink: inout Sink) {
    let (first, second) = (samples[0], samples[1])
    let isStraight = first.tangent == second.tangent && first.point != second.point
    let begin = isStraight ? (first.point + second.point) * 0.5 : first.point
    let normal = normal(first.tangent)
    let start = Sides(left: begin + normal, right: begin - normal, direction: first.tangent)
    var sides = start
    for index in 1..<samples.count { step(samples, to: index, &sides, &sink) }
    settle(at: samples[samples.count - 1], &sides, &sink)
    join(
      at: first.point,
      to: first.tangent,
      as: join,
      before: straightLength(samples, samples.count - 1),
      after: isStraight ? (second.point - first.point).length : 0,
      &sides,
      &sink
    )
    edge(sides.left, start.left, &sink)
    edge(start.right, sides.right, &sink)
  }

  /// Draws a subpath of one point, which consists of its two caps.
  private func dot<Sink: EdgeSink & ~Copyable>(_ line: StrokeLine, _ sink: inout Sink) {
    guard cap != .butt, let sample = line.samples.first else { return }
    let (point, direction) = (sample.point, sample.tangent)
    let normal = normal(direction)
    end(at: point, direction, from: point + normal, to: point - normal, &sink)
    end(at: point, direction * -1, from: point - normal, to: point + normal, &sink)
  }
}

extension Stroker {
  /// Advances from the previous sample to sample `index`.
  @inline(__always)
  private func step<Sink: EdgeSink & ~Copyable>(
    _ samples: Samples,
    to index: Int,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let (from, to) = (samples[index - 1], samples[index])
    let chord = to.point - from.point
    let normal = normal(to.tangent)
    let (left, right) = (to.point + normal, to.point - normal)
    if sides.direction.dot(to.tangent) >= leastCosine, chord != .zero {
      if sides.held == .none, (left - sides.left).dot(chord) > 0,
        (right - sides.right).dot(chord) > 0
      {
        edge(sides.left, left, &sink)
        edge(right, sides.right, &sink)
        (sides.left, sides.right, sides.direction) = (left, right, to.tangent)
      } else {
        tight(samples, to: index, &sides, &sink)
      }
      return
    }
    if chord == .zero, isSmooth(from, to) {
      sides.direction = to.tangent
      if index == sides.loopEnd { sides.held = .none }
      return
    }
    release(at: from.point, &sides, &sink)
    if chord == .zero {
      settle(at: from, &sides, &sink)
      join(
        at: to.point,
        to: to.tangent,
        as: join,
        before: straightLength(samples, index - 1),
        after: straightLength(samples, index + 1),
        &sides,
        &sink
      )
    } else {
      piece(from: from, to: to, &sides, &sink)
    }
  }

  /// Adds the cap of a stroke that runs in `direction`.
  private func end<Sink: EdgeSink & ~Copyable>(
    at point: Vector,
    _ direction: Vector,
    from: Vector,
    to: Vector,
    _ sink: inout Sink
  ) {
    let reach = direction * half
    switch cap {
    case .butt: edge(from, to, &sink)
    case .square:
      edge(from, from + reach, &sink)
      edge(from + reach, to + reach, &sink)
      edge(to + reach, to, &sink)
    case .round: halfTurn(about: point, reach: reach, from: from, to: to, &sink)
    }
  }

  /// Adds half of the pen's circle, from one end of its diameter to the other.
  ///
  /// The arc passes through the point at `reach` from the centre.
  private func halfTurn<Sink: EdgeSink & ~Copyable>(
    about center: Vector,
    reach: Vector,
    from: Vector,
    to: Vector,
    _ sink: inout Sink
  ) {
    let chord = ArcChord.ofHalf(count: capChords)
    let side = from - center
    var (cosine, sine, last) = (chord.cosine, chord.sine, from)
    for _ in 1..<capChords {
      let next = center + side * cosine + reach * sine
      edge(last, next, &sink)
      (cosine, sine, last) = (
        cosine * chord.turn.cosine - sine * chord.turn.sine,
        sine * chord.turn.cosine + cosine * chord.turn.sine,
        next
      )
    }
    edge(last, to, &sink)
  }

  /// Adds an arc of less than half a turn, halved until its chords are within the tolerance.
  func arc<Sink: EdgeSink & ~Copyable>(
    about center: Vector,
    from: Vector,
    to: Vector,
    depth: Int,
    isForward: Bool,
    _ sink: inout Sink
  ) {
    let sum = from + to
    let length = sum.length
    // Half of the sum's length is the distance of the chord from the centre.
    guard half - length * 0.5 > tolerance, length > 0, depth > 0 else {
      if isForward {
        edge(center + from, center + to, &sink)
      } else {
        edge(center + to, center + from, &sink)
      }
      return
    }
    let middle = sum * (half / length)
    arc(about: center, from: from, to: middle, depth: depth &- 1, isForward: isForward, &sink)
    arc(about: center, from: middle, to: to, depth: depth &- 1, isForward: isForward, &sink)
  }
}
