// The outline of a stroke: the offset curves at half the pen's width on both sides of its centre.
//
// The offset of a cubic is not a cubic. Each half of a curve is fitted with one cubic that has the
// offset's end points, end directions and midpoint; for the typeface's quarters, the error is less
// than half a font unit. The width changes smoothly along a curve (3t² − 2t³, so that curves join
// without a kink) and linearly along a line. With y pointing up, every contour is clockwise and
// holes are anticlockwise, so that the winding rule unites overlapping strokes.

import RasterValues

/// A line or curve of an outline, in the pen's space.
struct OffsetCurve {
  var p0, c1, c2, p3: SIMD2<Double>
  var isLine: Bool

  var reversed: OffsetCurve { OffsetCurve(p0: p3, c1: c2, c2: c1, p3: p0, isLine: isLine) }

  /// Moves the start, and its handle.
  mutating func moveStart(to point: SIMD2<Double>) {
    c1 += point - p0
    p0 = point
  }

  mutating func moveEnd(to point: SIMD2<Double>) {
    c2 += point - p3
    p3 = point
  }
}

extension PenSegment {
  /// Returns the offset on one side: `side` is 1 for the left, −1 for the right.
  func offset(side: Double) -> [OffsetCurve] {
    if isLine {
      let normal = startDirection.turnedLeft * side
      let (from, to) = (p0 + normal * r0, p3 + normal * r1)
      return [OffsetCurve(p0: from, c1: from, c2: to, p3: to, isLine: true)]
    }
    let middle = 0.5
    return [fit(from: 0, to: middle, side), fit(from: middle, to: 1, side)]
  }

  /// Returns the cubic that fits the offset at both ends and in the middle of a part of the curve.
  private func fit(from: Double, to: Double, _ side: Double) -> OffsetCurve {
    let (start, end) = (offset(at: from, side), offset(at: to, side))
    let middle = offset(at: (from + to) / 2, side).point
    let (a, b) = (start.direction, end.direction)
    let chord = (end.point - start.point).length
    let sum: SIMD2<Double> = start.point + end.point
    let rest: SIMD2<Double> = (middle - sum * 0.5) * (8.0 / 3)
    let turn = a.cross(b)
    var (first, last) = (chord / 3, chord / 3)
    if turn.magnitude > 0.25 {
      let (one, other) = (rest.cross(b) / turn, rest.cross(a) / turn)
      if one > 0, other > 0, one < chord, other < chord { (first, last) = (one, other) }
    }
    return OffsetCurve(
      p0: start.point,
      c1: start.point + a * first,
      c2: end.point - b * last,
      p3: end.point,
      isLine: false
    )
  }

  /// Returns the offset's point and unit direction at a parameter.
  private func offset(
    at t: Double,
    _ side: Double
  ) -> (point: SIMD2<Double>, direction: SIMD2<Double>) {
    let (a, b, c) = (p0.mixed(c1, t), c1.mixed(c2, t), c2.mixed(p3, t))
    let (d, e) = (a.mixed(b, t), b.mixed(c, t))
    let velocity = (e - d) * 3
    let speed = velocity.length
    let tangent = t <= 0 ? startDirection : t >= 1 ? endDirection : velocity.unit
    let normal = tangent.turnedLeft
    let smooth = t * t * (3 - 2 * t)
    let radius = r0 + (r1 - r0) * smooth
    let growth = (r1 - r0) * 6 * t * (1 - t)
    let bend = velocity.cross((c - b * 2 + a) * 6)
    let curvature = speed > 1e-6 ? bend / (speed * speed * speed) : 0
    let along = Swift.max(1 - side * curvature * radius, 0.02) * speed
    let point = d.mixed(e, t) + normal * (side * radius)
    return (point, (tangent * along + normal * (side * growth)).unit)
  }
}

/// Collects the outline of a glyph's strokes.
struct StrokeOffset {
  private(set) var contours: [[OffsetCurve]] = []

  /// Adds an open or closed stroke.
  mutating func add(_ segments: [PenSegment], of stroke: SkeletonStroke) {
    guard let first = segments.first, let last = segments.last else { return }
    let isClosed = stroke.form == .closed
    var (leftSide, rightSide) = (
      side(1, of: segments, isClosed), side(-1, of: segments, isClosed)
    )
    if isClosed {
      contours.append(leftSide)
      contours.append(reversed(rightSide))
      return
    }
    let end = stroke.segments.last?.end.cut ?? .square
    cut(&leftSide, start: stroke.start.cut, end: end, first, last)
    cut(&rightSide, start: stroke.start.cut, end: end, first, last)
    contours.append(leftSide + reversed(rightSide))
  }

  /// Adds the interior of an outline.
  mutating func fill(_ segments: [PenSegment]) {
    var (curves, area): ([OffsetCurve], Double) = ([], 0)
    for segment in segments {
      let (p0, p3) = (segment.p0, segment.p3)
      curves.append(
        OffsetCurve(p0: p0, c1: segment.c1, c2: segment.c2, p3: p3, isLine: segment.isLine)
      )
      area += p0.cross(p3)
    }
    if let start = curves.first?.p0, let end = curves.last?.p3 { area += end.cross(start) }
    contours.append(area > 0 ? reversed(curves) : curves)
  }

  /// Adds a rectangle from its lower left and upper right corners.
  mutating func fill(square low: SIMD2<Double>, _ high: SIMD2<Double>) {
    let corners = [low, SIMD2(low.x, high.y), high, SIMD2(high.x, low.y)]
    contours.append(
      corners.indices.map { index in
        let (from, to) = (corners[index], corners[(index + 1) % 4])
        return OffsetCurve(p0: from, c1: from, c2: to, p3: to, isLine: true)
      }
    )
  }

  /// The contours in reverse direction, as a mirror image requires.
  var reversed: [[OffsetCurve]] { contours.map { reversed($0) } }

  private func reversed(_ curves: [OffsetCurve]) -> [OffsetCurve] {
    var result: [OffsetCurve] = []
    result.reserveCapacity(curves.count)
    for curve in curves.reversed() { result.append(curve.reversed) }
    return result
  }

  /// Returns one side of a stroke, with its corners mitred.
  private func side(
    _ side: Double,
    of segments: [PenSegment],
    _ isClosed: Bool
  ) -> [OffsetCurve] {
    var result: [OffsetCurve] = []
    for (index, segment) in segments.enumerated() {
      var next = segment.offset(side: side)
      if index > 0 { join(&result, &next, from: segments[index - 1], to: segment) }
      result += next
    }
    if isClosed, let last = segments.last, let first = segments.first, let head = result.first {
      var head = [head]
      join(&result, &head, from: last, to: first)
      result[0] = head[0]
    }
    return result
  }

  /// Moves the ends of two offsets to the intersection of their tangents.
  private func join(
    _ before: inout [OffsetCurve],
    _ after: inout [OffsetCurve],
    from incoming: PenSegment,
    to outgoing: PenSegment
  ) {
    guard let end = before.last?.p3, let start = after.first?.p0 else { return }
    let (a, b) = (incoming.endDirection, outgoing.startDirection)
    let turn = a.cross(b)
    guard turn.magnitude > 0.02 else { return }
    let along = (start - end).cross(b) / turn
    let corner = end + a * along
    guard (corner - outgoing.p0).length < outgoing.r0 * 4 else { return }
    before[before.count - 1].moveEnd(to: corner)
    after[0].moveStart(to: corner)
  }

  private func cut(
    _ side: inout [OffsetCurve],
    start: SkeletonNode.Cut,
    end: SkeletonNode.Cut,
    _ first: PenSegment,
    _ last: PenSegment
  ) {
    if let point = cut(side[0].p0, along: first.startDirection, start, first.p0) {
      side[0].moveStart(to: point)
    }
    let index = side.count - 1
    if let point = cut(side[index].p3, along: last.endDirection, end, last.p3) {
      side[index].moveEnd(to: point)
    }
  }

  /// Returns the intersection of the edge through a point with the line of a cut through a node.
  private func cut(
    _ point: SIMD2<Double>,
    along direction: SIMD2<Double>,
    _ cut: SkeletonNode.Cut,
    _ node: SIMD2<Double>
  ) -> SIMD2<Double>? {
    switch cut {
    case .square: return nil
    case .level:
      guard direction.y.magnitude > 0.2 else { return nil }
      return point + direction * ((node.y - point.y) / direction.y)
    case .upright:
      guard direction.x.magnitude > 0.2 else { return nil }
      return point + direction * ((node.x - point.x) / direction.x)
    }
  }
}
