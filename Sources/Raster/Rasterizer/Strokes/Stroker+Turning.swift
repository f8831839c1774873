// How strokes turn: at corners, on curves tighter than the pen, and at cusps.

extension Stroker {
  /// To a sample so near that the inner side may be ahead of it.
  func tight<Sink: EdgeSink & ~Copyable>(
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
  func release<Sink: EdgeSink & ~Copyable>(
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
  func advance<Sink: EdgeSink & ~Copyable>(
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

  /// A chord as a line of its own, after a round join.
  func piece<Sink: EdgeSink & ~Copyable>(
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
  func settle<Sink: EdgeSink & ~Copyable>(
    at sample: StrokeSample,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    release(at: sample.point, &sides, &sink)
    guard sides.direction != sample.tangent else { return }
    join(at: sample.point, sample.tangent, .round, before: 0, after: 0, &sides, &sink)
  }
}

extension Stroker {
  /// Turns both sides to another direction.
  ///
  /// The outer side gets the join. The inner one gets the crossing of both sides' lines, where the
  /// line is straight for long enough, or else a way through the point itself.
  func join<Sink: EdgeSink & ~Copyable>(
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
