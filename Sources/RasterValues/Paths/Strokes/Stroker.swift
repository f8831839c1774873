// Outlines of strokes: both sides of each line, its joins and its ends, as edges.
//
// Both sides advance together, the left one forwards and the right one backwards; with the caps
// they make closed polygons that turn one way, so that overlaps fill by the nonzero rule.
//
// Between two samples of a curve both sides go straight from normal to normal. Where the inner side
// would run backwards, since the curve is tighter than the pen, it follows the crossings of the
// normals instead (the evolute): what lies beyond is nearer to another part of the curve, and no
// part turns the other way, so no hole can open. Where the inner side's ways before and after cross,
// it turns from one to the other there (`OffsetLoop`), so that nothing is covered twice. Where a curve
// turns by more than a chord of the pen's circle may, at a cusp, the chord is a line of its own with
// round joins.

/// Emits the outline of a stroke.
struct Stroker {
  typealias Vector = SIMD2<Double>

  let half: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  /// The farthest that the chord of a join's arc may leave it; those of caps, which cross theirs, may
  /// by twice as much.
  let tolerance: Double
  /// The number of times that an arc is halved at most.
  let arcDepth: Int
  /// The number of chords of a round cap.
  private let capChords: Int
  /// From the space of the stroke to the device, where that is not the same.
  let matrix: Matrix?
  /// The place on the device that the space begins at, where it has no matrix.
  let origin: SIMD2<Double>
  /// The least cosine of the angle that a chord of the pen's circle may span.
  let leastCosine: Double
  /// The treatment of the inner side where a curve is tighter than the pen.
  var loops = Loops.cut

  enum Loops {
    /// It is cut off where its ways cross.
    case cut
    /// The part that it sweeps over beyond the evolute is added, as a loop of its own: for edges
    /// that are laid over each other, since it is covered twice where more of the curve follows.
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
    // A chord over the angle α leaves the circle by r · (1 − cos α/2), about r · (1 − cos α) / 4;
    // twice the tolerance is what samples are made for.
    leastCosine = max(1 - 8 * tolerance / max(half, 1e-9), 0.5)
    // A chord over the angle α falls short by half · α² / 8, two thirds of which its ends are moved
    // outwards: three tolerances make two.
    let square = half / tolerance * 0.41123351671205657
    let chords = square > 1 ? min(square, 1e12).squareRoot() + 2 * ArcChord.shortfall : 0
    // An odd number: the middle one lies across the direction in which the line ends, and so no end of
    // one is beyond the pen there.
    capChords = min(max(saturated(chords) &+ 1, 4), 2 << arcDepth) | 1
  }

  /// Emits a line's stroke.
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

  /// The two sides of a stroke where it has been drawn to, and the direction that they stand by.
  struct Sides {
    var left, right, direction: Vector
    /// The side that is held back on the evolute, or where its loop ends.
    var held = Side.none
    /// The last sample of a loop that was cut off.
    var loopEnd = 0
  }

  enum Side { case none, left, right }

  /// Half the pen to the left of a direction.
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

  /// A closed line begins in the middle of what leads to its second sample, or at its first one.
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

  /// A subpath of one point has its two ends only.
  private func dot<Sink: EdgeSink & ~Copyable>(_ line: StrokeLine, _ sink: inout Sink) {
    guard cap != .butt, let sample = line.samples.first else { return }
    let (point, direction) = (sample.point, sample.tangent)
    let normal = normal(direction)
    end(at: point, direction, from: point + normal, to: point - normal, &sink)
    end(at: point, direction * -1, from: point - normal, to: point + normal, &sink)
  }
}

extension Stroker {
  /// From the sample before to sample `index`.
  @inline(__always)
  private func step<Sink: EdgeSink & ~Copyable>(
    _ samples: Samples,
    to index: Int,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let (from, to) = (samples[index - 1], samples[index])
    let way = to.point - from.point
    let normal = normal(to.tangent)
    let (left, right) = (to.point + normal, to.point - normal)
    if sides.direction.dot(to.tangent) >= leastCosine, way != .zero {
      if sides.held == .none, (left - sides.left).dot(way) > 0, (right - sides.right).dot(way) > 0 {
        edge(sides.left, left, &sink)
        edge(right, sides.right, &sink)
        (sides.left, sides.right, sides.direction) = (left, right, to.tangent)
      } else {
        tight(samples, to: index, &sides, &sink)
      }
      return
    }
    if way == .zero, isSmooth(from, to) {
      sides.direction = to.tangent
      if index == sides.loopEnd { sides.held = .none }
      return
    }
    release(at: from.point, &sides, &sink)
    if way == .zero {
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

  /// Ends a stroke that runs in `direction`.
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

  /// Half the pen's circle, from one end of its diameter to the other by way of what is `reach` from
  /// its center.
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

  /// An arc about `center` by less than half a turn, halved until its chords are near enough.
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
    // Half the sum's length is the distance of the chord from the centre.
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
