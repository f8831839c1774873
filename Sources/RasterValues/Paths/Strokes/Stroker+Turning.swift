// Turns of strokes: at corners, on curves tighter than the pen, and at cusps.

extension Stroker {
  /// Advances to a sample so near that the inner side may already be ahead of it.
  func tight<Sink: EdgeSink & ~Copyable>(
    _ samples: Samples,
    to index: Int,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let to = samples[index]
    let inner: Side = sides.direction.cross(to.tangent) < 0 ? .left : .right
    let outer: Side = inner == .left ? .right : .left
    if index > sides.loopEnd { tight(inner: inner, samples, to: index, &sides, &sink) }
    advance(outer, to: to.beside(outer == .left ? half : -half), &sides, &sink)
    sides.direction = to.tangent
    if index == sides.loopEnd { sides.held = .none }
  }

  /// Advances the inner side to a sample.
  private func tight<Sink: EdgeSink & ~Copyable>(
    inner: Side,
    _ samples: Samples,
    to index: Int,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let (from, to) = (samples[index - 1].point, samples[index].point)
    let (chord, sign) = (to - from, inner == .left ? 1.0 : -1.0)
    let before = normal(sides.direction) * sign
    let after = normal(samples[index].tangent) * sign
    if sides.held != inner { release(at: from, &sides, &sink) }
    let current =
      sides.held == inner ? from + before : inner == .left ? sides.left : sides.right
    if (to + after - current).dot(chord) > 0 {
      release(at: from, &sides, &sink)
      advance(inner, to: to + after, &sides, &sink)
    } else if !cut(samples, to: index, side: inner, &sides, &sink) {
      // The intersection of the normals, as a fraction of the pen's half width.
      let reach = chord.cross(after) / before.cross(after)
      let part = reach >= 0 ? min(reach, 1) : 0
      hold(inner, at: from + before * part, &sides, &sink)
      if loops == .added { add(inner, from: to + after, to: from + before, &sink) }
    }
  }

  /// Moves a side along the evolute, which also bounds the loops that are added.
  private func hold<Sink: EdgeSink & ~Copyable>(
    _ side: Side,
    at point: Vector,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    if loops == .added {
      add(side, from: side == .left ? sides.left : sides.right, to: point, &sink)
    }
    advance(side, to: point, &sides, &sink)
    sides.held = side
  }

  /// Adds an edge in the direction of a side.
  private func add<Sink: EdgeSink & ~Copyable>(
    _ side: Side,
    from: Vector,
    to: Vector,
    _ sink: inout Sink
  ) {
    if side == .left { edge(from, to, &sink) } else { edge(to, from, &sink) }
  }

  /// Moves the inner side past a loop that begins before a sample, if its arms cross.
  private func cut<Sink: EdgeSink & ~Copyable>(
    _ samples: Samples,
    to index: Int,
    side: Side,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) -> Bool {
    guard loops == .cut, sides.held == .none else { return false }
    let offset = side == .left ? half : -half
    let loop = OffsetLoop(samples, index, offset: offset, self)
    guard let loop else { return false }
    for place in stride(from: loop.first - 1, to: loop.before, by: -1) {
      advance(side, to: samples[place].beside(offset), &sides, &sink)
    }
    advance(side, to: loop.crossing, &sides, &sink)
    for place in stride(from: loop.after - 1, through: loop.last, by: -1) {
      advance(side, to: samples[place].beside(offset), &sides, &sink)
    }
    (sides.held, sides.loopEnd) = (side, loop.last)
    return true
  }

  /// Moves the side that is held back to the current position of the sides.
  @inline(__always)
  func release<Sink: EdgeSink & ~Copyable>(
    at point: Vector,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    guard sides.held != .none else { return }
    let normal = normal(sides.direction)
    hold(sides.held, at: sides.held == .left ? point + normal : point - normal, &sides, &sink)
    sides.held = .none
  }

  /// Extends one side to a point.
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

  /// Draws a chord as a separate line, after a round join.
  func piece<Sink: EdgeSink & ~Copyable>(
    from: StrokeSample,
    to: StrokeSample,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let chord = to.point - from.point
    let direction = chord / chord.length
    let normal = normal(direction)
    join(at: from.point, to: direction, as: .round, before: 0, after: 0, &sides, &sink)
    let (left, right) = (to.point + normal, to.point - normal)
    edge(sides.left, left, &sink)
    edge(right, sides.right, &sink)
    (sides.left, sides.right) = (left, right)
  }

  /// Turns the sides to a sample's direction, if they have another one.
  @inline(__always)
  func settle<Sink: EdgeSink & ~Copyable>(
    at sample: StrokeSample,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    release(at: sample.point, &sides, &sink)
    guard sides.direction != sample.tangent else { return }
    join(at: sample.point, to: sample.tangent, as: .round, before: 0, after: 0, &sides, &sink)
  }
}

extension Stroker {
  /// Turns both sides to another direction.
  ///
  /// The outer side gets the join. The inner side goes to the crossing of both offset lines if the
  /// adjacent straight segments are long enough, and otherwise passes through the point itself.
  func join<Sink: EdgeSink & ~Copyable>(
    at point: Vector,
    to after: Vector,
    as join: LineJoin,
    before lengthBefore: Double,
    after lengthAfter: Double,
    _ sides: inout Sides,
    _ sink: inout Sink
  ) {
    let before = sides.direction
    sides.direction = after
    let (cross, dot) = (before.cross(after), before.dot(after))
    // In a right turn, clockwise on the screen, the left side is the outer one.
    let isLeftOuter = cross >= 0
    let innerSide: Side = isLeftOuter ? .right : .left
    let sign = isLeftOuter ? 1.0 : -1.0
    let (from, to) = (normal(before) * sign, normal(after) * sign)
    outer(
      around: point,
      from: from,
      to: to,
      direction: before,
      dot: dot,
      join: join,
      isForward: isLeftOuter,
      &sink
    )
    if isLeftOuter {
      edge(sides.left, point + from, &sink)
      sides.left = point + to
    } else {
      edge(point + from, sides.right, &sink)
      sides.right = point + to
    }
    if canCross(cross: cross, dot: dot, before: lengthBefore, after: lengthAfter) {
      let crossing = point - (from + to) / (1 + dot)
      advance(innerSide, to: crossing, &sides, &sink)
    } else {
      advance(innerSide, to: point - from, &sides, &sink)
      advance(innerSide, to: point, &sides, &sink)
      advance(innerSide, to: point - to, &sides, &sink)
    }
  }

  /// Adds the outer side of a join, from one normal to the next.
  private func outer<Sink: EdgeSink & ~Copyable>(
    around point: Vector,
    from: Vector,
    to: Vector,
    direction before: Vector,
    dot: Double,
    join: LineJoin,
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
        return arc(about: point, from: from, to: to, depth: arcDepth, isForward: isForward, &sink)
      }
      // A turn of about 180 degrees passes through the direction of travel.
      let middle = before * half
      arc(about: point, from: from, to: middle, depth: arcDepth, isForward: isForward, &sink)
      arc(about: point, from: middle, to: to, depth: arcDepth, isForward: isForward, &sink)
    }
  }
}
