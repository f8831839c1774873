// Outlines of strokes: both sides of each line, its joins and its ends, as edges.
//
// Both sides advance together, the left one forwards and the right one backwards; with the caps
// they make closed polygons that turn one way, so that overlaps fill by the nonzero rule.
//
// Between two samples of a curve both sides go straight from normal to normal. Where the inner side
// would run backwards, since the curve is tighter than the pen, it follows the crossings of the
// normals instead (the evolute): what lies beyond is nearer to another part of the curve, and no
// part turns the other way, so no hole can open. Where a curve turns by more than a chord of the
// pen's circle may, at a cusp, the chord is a line of its own with round joins.

/// Emits the outline of a stroke.
struct Stroker {
  typealias Vector = SIMD2<Double>

  let half: Double
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  /// The farthest that an arc's chord may leave it.
  let tolerance: Double
  /// How often an arc is halved at most.
  let arcDepth: Int
  /// From the space of the stroke to the device, where that is not the same.
  let matrix: Matrix?
  /// The least cosine of the angle that a chord of the pen's circle may span.
  private let leastCosine: Double

  init(
    half: Double,
    cap: LineCap,
    join: LineJoin,
    miterLimit: Double,
    tolerance: Double,
    arcDepth: Int,
    matrix: Matrix?
  ) {
    self.half = half
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.tolerance = tolerance
    self.arcDepth = arcDepth
    self.matrix = matrix
    // A chord over the angle α leaves the circle by r · (1 − cos α/2), about r · (1 − cos α) / 4;
    // twice the tolerance is what samples are made for.
    leastCosine = max(1 - 8 * tolerance / max(half, 1e-9), 0.5)
  }

  /// Emits a line's stroke.
  func emit<Sink: EdgeSink & ~Copyable>(_ line: StrokeLine, into sink: inout Sink) {
    guard line.samples.count > 1 else { return dot(line, &sink) }
    line.samples.withUnsafeBufferPointer { samples in
      if line.isClosed { closed(samples, &sink) } else { open(samples, &sink) }
    }
  }

  @inline(__always)
  private func edge<Sink: EdgeSink & ~Copyable>(
    _ from: Vector,
    _ to: Vector,
    _ sink: inout Sink
  ) {
    guard let matrix else { return sink.edge(from, to) }
    sink.edge(bounded(matrix.point(from.x, from.y)), bounded(matrix.point(to.x, to.y)))
  }

  /// The two sides of a stroke where it has been drawn to, and the direction that they stand by.
  private struct Sides {
    var left, right, direction: Vector
    /// The side that is held back on the evolute.
    var held = Side.none
  }

  private enum Side { case none, left, right }

  /// Half the pen to the left of a direction.
  @inline(__always)
  private func normal(_ tangent: Vector) -> Vector {
    Vector(tangent.y * half, -tangent.x * half)
  }

  private typealias Samples = UnsafeBufferPointer<StrokeSample>

  private func open<Sink: EdgeSink & ~Copyable>(_ samples: Samples, _ sink: inout Sink) {
    let first = samples[0]
    let normal = normal(first.tangent)
    var sides = Sides(
      left: first.point + normal,
      right: first.point - normal,
      direction: first.tangent
    )
    end(at: first.point, first.tangent * -1, from: sides.right, to: sides.left, &sink)
    for index in 1..<samples.count { step(samples, index, &sides, &sink) }
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
    for index in 1..<samples.count { step(samples, index, &sides, &sink) }
    settle(at: samples[samples.count - 1], &sides, &sink)
    join(
      at: first.point,
      first.tangent,
      join,
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
    _ index: Int,
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
        tight(from.point, to, &sides, &sink)
      }
      return
    }
    release(at: from.point, &sides, &sink)
    if way == .zero {
      settle(at: from, &sides, &sink)
      join(
        at: to.point,
        to.tangent,
        join,
        before: straightLength(samples, index - 1),
        after: straightLength(samples, index + 1),
        &sides,
        &sink
      )
    } else {
      piece(from, to, &sides, &sink)
    }
  }

  /// To a sample so near that the inner side may be ahead of it.
  private func tight<Sink: EdgeSink & ~Copyable>(
    _ from: Vector,
    _ to: StrokeSample,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let way = to.point - from
    let turn = sides.direction.cross(to.tangent)
    let inner: Side = turn < 0 ? .left : .right
    let sign = inner == .left ? 1.0 : -1.0
    if sides.held != inner { release(at: from, &sides, &sink) }
    let (before, after) = (normal(sides.direction) * sign, normal(to.tangent) * sign)
    let current =
      sides.held == inner ? from + before : inner == .left ? sides.left : sides.right
    if (to.point + after - current).dot(way) > 0 {
      release(at: from, &sides, &sink)
      advance(inner, to: to.point + after, &sides, &sink)
    } else {
      // Where the normals cross, as a part of the pen.
      let reach = way.cross(after) / before.cross(after)
      let part = reach >= 0 ? min(reach, 1) : 0
      advance(inner, to: from + before * part, &sides, &sink)
      sides.held = inner
    }
    advance(inner == .left ? .right : .left, to: to.point - after, &sides, &sink)
    sides.direction = to.tangent
  }

  /// Brings the side that is held back to where the sides stand.
  @inline(__always)
  private func release<Sink: EdgeSink & ~Copyable>(
    at point: Vector,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    guard sides.held != .none else { return }
    let normal = normal(sides.direction)
    advance(sides.held, to: sides.held == .left ? point + normal : point - normal, &sides, &sink)
    sides.held = .none
  }

  /// Draws one side on.
  private func advance<Sink: EdgeSink & ~Copyable>(
    _ side: Side,
    to end: Vector,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    if side == .left {
      edge(sides.left, end, &sink)
      sides.left = end
    } else {
      edge(end, sides.right, &sink)
      sides.right = end
    }
  }

  /// Whether a line's stroke overlaps itself: at corners whose inner sides do not just cross, and at
  /// cusps.
  func overlaps(_ line: StrokeLine) -> Bool {
    line.samples.withUnsafeBufferPointer { samples in
      guard samples.count > 1 else { return false }
      for index in 1..<samples.count {
        let (from, to) = (samples[index - 1], samples[index])
        let way = to.point - from.point
        if way == .zero {
          let (before, after) = (
            straightLength(samples, index - 1), straightLength(samples, index + 1)
          )
          if overlapsCorner(from.tangent, to.tangent, before, after) { return true }
        } else if half > Stroker.thin, from.tangent.dot(to.tangent) < leastCosine {
          return true
        }
      }
      let last = samples.count - 1
      return line.isClosed
        && overlapsCorner(
          samples[last].tangent,
          samples[0].tangent,
          straightLength(samples, last),
          straightLength(samples, 1)
        )
    }
  }

  /// Half of a pen whose cusps are no more than a pixel or two.
  private static let thin = 2.0

  private func overlapsCorner(
    _ before: Vector,
    _ after: Vector,
    _ lengthBefore: Double,
    _ lengthAfter: Double
  ) -> Bool {
    let (cross, dot) = (before.cross(after), before.dot(after))
    return dot < 0.99 && !canCross(cross, dot, lengthBefore, lengthAfter)
  }

  /// Whether the inner sides at a corner cross between its neighbours.
  ///
  /// The crossing lies half · tan(turn / 2) before the point.
  @inline(__always)
  private func canCross(
    _ cross: Double,
    _ dot: Double,
    _ lengthBefore: Double,
    _ lengthAfter: Double
  ) -> Bool {
    half * abs(cross) <= 0.5 * min(lengthBefore, lengthAfter) * (1 + dot) && dot > -0.999
  }

  /// How far the line is straight up to a sample; 0 where it is not.
  private func straightLength(_ samples: Samples, _ index: Int) -> Double {
    guard index > 0, index < samples.count else { return 0 }
    let (from, to) = (samples[index - 1], samples[index])
    return from.tangent == to.tangent ? (to.point - from.point).length : 0
  }

  /// A chord as a line of its own, after a round join.
  private func piece<Sink: EdgeSink & ~Copyable>(
    _ from: StrokeSample,
    _ to: StrokeSample,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let way = to.point - from.point
    let direction = way / way.length
    let normal = normal(direction)
    join(at: from.point, direction, .round, before: 0, after: 0, &sides, &sink)
    let (left, right) = (to.point + normal, to.point - normal)
    edge(sides.left, left, &sink)
    edge(right, sides.right, &sink)
    (sides.left, sides.right) = (left, right)
  }

  /// Turns the sides to a sample's direction, if the chord before had another.
  @inline(__always)
  private func settle<Sink: EdgeSink & ~Copyable>(
    at sample: StrokeSample,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    release(at: sample.point, &sides, &sink)
    guard sides.direction != sample.tangent else { return }
    join(at: sample.point, sample.tangent, .round, before: 0, after: 0, &sides, &sink)
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
    case .round:
      arc(point, from - point, reach, arcDepth, isForward: true, &sink)
      arc(point, reach, to - point, arcDepth, isForward: true, &sink)
    }
  }

  /// An arc about `center` by less than half a turn, halved until its chords are near enough.
  private func arc<Sink: EdgeSink & ~Copyable>(
    _ center: Vector,
    _ from: Vector,
    _ to: Vector,
    _ depth: Int,
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
    arc(center, from, middle, depth &- 1, isForward: isForward, &sink)
    arc(center, middle, to, depth &- 1, isForward: isForward, &sink)
  }
}

extension Stroker {
  /// Turns both sides to another direction.
  ///
  /// The outer side gets the join. The inner one gets the crossing of both sides' lines, where the
  /// line is straight for long enough, or else a way through the point itself.
  private func join<Sink: EdgeSink & ~Copyable>(
    at point: Vector,
    _ after: Vector,
    _ join: LineJoin,
    before lengthBefore: Double,
    after lengthAfter: Double,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let before = sides.direction
    sides.direction = after
    let (cross, dot) = (before.cross(after), before.dot(after))
    // Turning right, clockwise on the screen, the left side is the outer one.
    let isLeftOuter = cross >= 0
    let innerSide: Side = isLeftOuter ? .right : .left
    let sign = isLeftOuter ? 1.0 : -1.0
    let (from, to) = (normal(before) * sign, normal(after) * sign)
    outer(point, from, to, before, dot, join, isForward: isLeftOuter, &sink)
    if isLeftOuter {
      edge(sides.left, point + from, &sink)
      sides.left = point + to
    } else {
      edge(point + from, sides.right, &sink)
      sides.right = point + to
    }
    if canCross(cross, dot, lengthBefore, lengthAfter) {
      let crossing = point - (from + to) / (1 + dot)
      advance(innerSide, to: crossing, &sides, &sink)
    } else {
      advance(innerSide, to: point - from, &sides, &sink)
      advance(innerSide, to: point, &sides, &sink)
      advance(innerSide, to: point - to, &sides, &sink)
    }
  }

  /// The outer side's way from one normal to the next one.
  private func outer<Sink: EdgeSink & ~Copyable>(
    _ point: Vector,
    _ from: Vector,
    _ to: Vector,
    _ before: Vector,
    _ dot: Double,
    _ join: LineJoin,
    isForward: Bool,
    _ sink: inout Sink
  ) {
    func line(_ start: Vector, _ end: Vector) {
      if isForward { edge(start, end, &sink) } else { edge(end, start, &sink) }
    }
    switch join {
    case .bevel: line(point + from, point + to)
    case .miter:
      // The miter's length over the width is 1 / cos(turn / 2), where cos² = (1 + dot) / 2.
      guard dot > -0.999999, 2 <= miterLimit * miterLimit * (1 + dot) else {
        return line(point + from, point + to)
      }
      let tip = point + (from + to) / (1 + dot)
      line(point + from, tip)
      line(tip, point + to)
    case .round:
      guard dot < -0.999 else {
        return arc(point, from, to, arcDepth, isForward: isForward, &sink)
      }
      // About half a turn: by way of the direction of travel.
      let middle = before * half
      arc(point, from, middle, arcDepth, isForward: isForward, &sink)
      arc(point, middle, to, arcDepth, isForward: isForward, &sink)
    }
  }
}
