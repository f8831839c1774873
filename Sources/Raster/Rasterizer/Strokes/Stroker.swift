// Outlines of strokes: both sides of each polyline, its joins and its ends, as edges.
//
// Each side is emitted as it is met, the left one forwards and the right one backwards; with the
// caps they make closed polygons that turn one way, so that overlaps fill by the nonzero rule. At a
// join the outer side gets the join, and the inner one the crossing of both sides' lines, or where
// the segments are too short for that, a way through the vertex itself.

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

  /// Emits a polyline's stroke.
  func emit(_ line: Polyline, into cells: inout CellBuffer) {
    guard line.points.count > 1 else { return dot(line, &cells) }
    if line.isClosed { return closed(line, &cells) }
    open(line, &cells)
  }

  private func edge(_ from: Vector, _ to: Vector, _ cells: inout CellBuffer) {
    guard let matrix else { return cells.edge(from, to) }
    cells.edge(bounded(matrix.point(from.x, from.y)), bounded(matrix.point(to.x, to.y)))
  }

  /// The two sides of a stroke where it has been drawn to.
  private struct Sides {
    var left, right: Vector
  }

  /// A segment: its direction, its normal to the left of the stroke's half width, its length.
  private struct Segment {
    let direction, normal: Vector
    let length: Double

    init(_ from: Vector, _ to: Vector, half: Double) {
      let vector = to - from
      length = (vector * vector).sum().squareRoot()
      direction = length > 0 ? vector / length : Vector(1, 0)
      normal = Vector(direction.y, -direction.x) * half
    }
  }

  private func open(_ line: Polyline, _ cells: inout CellBuffer) {
    let points = line.points
    var segment = Segment(points[0], points[1], half: half)
    var sides = Sides(left: points[0] + segment.normal, right: points[0] - segment.normal)
    end(at: points[0], -segment.direction, from: sides.right, to: sides.left, &cells)
    for index in 1..<points.count - 1 {
      let next = Segment(points[index], points[index + 1], half: half)
      join(at: points[index], segment, next, line.isSmooth[index], &sides, &cells)
      segment = next
    }
    let last = points[points.count - 1]
    let (left, right) = (last + segment.normal, last - segment.normal)
    edge(sides.left, left, &cells)
    edge(right, sides.right, &cells)
    end(at: last, segment.direction, from: left, to: right, &cells)
  }

  private func closed(_ line: Polyline, _ cells: inout CellBuffer) {
    let points = line.points
    let count = points.count
    let first = Segment(points[0], points[1], half: half)
    let middle = (points[0] + points[1]) * 0.5
    let start = Sides(left: middle + first.normal, right: middle - first.normal)
    var sides = start
    var segment = first
    for index in 1...count {
      let (at, after) = (points[index % count], points[(index + 1) % count])
      let next = index == count ? first : Segment(at, after, half: half)
      join(at: at, segment, next, line.isSmooth[index % count], &sides, &cells)
      segment = next
    }
    edge(sides.left, start.left, &cells)
    edge(start.right, sides.right, &cells)
  }

  /// A subpath of one point has its two ends only.
  private func dot(_ line: Polyline, _ cells: inout CellBuffer) {
    guard cap != .butt, let point = line.points.first else { return }
    let direction = line.direction
    let normal = Vector(direction.y, -direction.x) * half
    end(at: point, direction, from: point + normal, to: point - normal, &cells)
    end(at: point, -direction, from: point - normal, to: point + normal, &cells)
  }
}

extension Stroker {
  /// Ends a stroke that runs in `direction`.
  private func end(
    at point: Vector,
    _ direction: Vector,
    from: Vector,
    to: Vector,
    _ cells: inout CellBuffer
  ) {
    switch cap {
    case .butt: edge(from, to, &cells)
    case .square:
      let reach = direction * half
      edge(from, from + reach, &cells)
      edge(from + reach, to + reach, &cells)
      edge(to + reach, to, &cells)
    case .round:
      let reach = direction * half
      arc(point, from - point, reach, arcDepth) { edge($0, $1, &cells) }
      arc(point, reach, to - point, arcDepth) { edge($0, $1, &cells) }
    }
  }

  /// An arc about `center` by less than half a turn, halved until its chords are near enough.
  private func arc(
    _ center: Vector,
    _ from: Vector,
    _ to: Vector,
    _ depth: Int,
    _ body: (Vector, Vector) -> Void
  ) {
    let sum = from + to
    let length = (sum * sum).sum().squareRoot()
    // Half the sum's length is the distance of the chord from the centre.
    guard half - length * 0.5 > tolerance, length > 0, depth > 0 else {
      return body(center + from, center + to)
    }
    let middle = sum * (half / length)
    arc(center, from, middle, depth &- 1, body)
    arc(center, middle, to, depth &- 1, body)
  }

  private func join(
    at point: Vector,
    _ before: Segment,
    _ after: Segment,
    _ isSmooth: Bool,
    _ sides: inout Sides,
    _ cells: inout CellBuffer
  ) {
    let (d, e) = (before.direction, after.direction)
    let cross = d.x * e.y - d.y * e.x
    let dot = d.x * e.x + d.y * e.y
    // Turning right, clockwise on the screen, the left side is the outer one.
    let isLeftOuter = cross >= 0
    let sign = isLeftOuter ? 1.0 : -1.0
    let (from, to) = (before.normal * sign, after.normal * sign)
    let end = point + from
    let start = point + to
    if isLeftOuter {
      edge(sides.left, end, &cells)
      outer(point, from, to, before, after, dot, isSmooth) { edge($0, $1, &cells) }
      sides.left = start
    } else {
      edge(end, sides.right, &cells)
      outer(point, from, to, before, after, dot, isSmooth) { edge($1, $0, &cells) }
      sides.right = start
    }
    // The crossing lies half · tan(turn / 2) before the vertex.
    let reach = half * abs(cross)
    if reach <= 0.5 * min(before.length, after.length) * (1 + dot) {
      let crossing = dot > -0.999 ? point - (from + to) / (1 + dot) : point
      inner(isLeftOuter, crossing, crossing, crossing, &sides, &cells)
    } else {
      inner(isLeftOuter, point - from, point, point - to, &sides, &cells)
    }
  }

  /// The inner side's way: to `end`, through `pivot`, to `start`.
  private func inner(
    _ isLeftOuter: Bool,
    _ end: Vector,
    _ pivot: Vector,
    _ start: Vector,
    _ sides: inout Sides,
    _ cells: inout CellBuffer
  ) {
    if isLeftOuter {
      edge(end, sides.right, &cells)
      edge(pivot, end, &cells)
      edge(start, pivot, &cells)
      sides.right = start
    } else {
      edge(sides.left, end, &cells)
      edge(end, pivot, &cells)
      edge(pivot, start, &cells)
      sides.left = start
    }
  }

  /// The outer side's way from one segment's normal to the next one's.
  private func outer(
    _ point: Vector,
    _ from: Vector,
    _ to: Vector,
    _ before: Segment,
    _ after: Segment,
    _ dot: Double,
    _ isSmooth: Bool,
    _ body: (Vector, Vector) -> Void
  ) {
    switch isSmooth ? .round : join {
    case .bevel: body(point + from, point + to)
    case .miter:
      // The miter's length over the width is 1 / cos(turn / 2), where cos² = (1 + dot) / 2.
      guard dot > -0.999999, 2 <= miterLimit * miterLimit * (1 + dot) else {
        return body(point + from, point + to)
      }
      let tip = point + (from + to) / (1 + dot)
      body(point + from, tip)
      body(tip, point + to)
    case .round:
      guard dot < -0.999 else { return arc(point, from, to, arcDepth, body) }
      // About half a turn: by way of the direction of travel.
      let middle = before.direction * half
      arc(point, from, middle, arcDepth, body)
      arc(point, middle, to, arcDepth, body)
    }
  }
}
