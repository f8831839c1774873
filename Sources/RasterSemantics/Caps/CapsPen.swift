// How far a stroke's ink lies from its path.

import RasterValues

/// A stroke's pen, as far as its ink spreads.
struct CapsPen {
  /// The greatest distance from the path on either side.
  let half: Linear
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  let isDashed: Bool
  /// Whether the path, as it is filled, cuts the stroke.
  let isCut: Bool
  /// Whether what is within the path is all that is left of it.
  let isInside: Bool
  /// Whether the pen is round still where a transform has been at it.
  let isRound: Bool

  /// How far the ends of chords are moved beyond arcs, so that chords cross these: a 48th of a pixel for
  /// strokes, and less than half of that for fills.
  static let chords = Linear(1.0 / 48)

  /// The farthest that there is ink from the path; nil where that is not known in all directions.
  var reach: Linear? {
    guard isRound else { return nil }
    return half * max(join == .miter ? miterLimit : 1, Self.diagonal) + Self.chords
  }

  /// The ink beyond a point of an edge along an axis, but for joins and ends.
  func spread(of edge: SymbolicPath.Edge, at index: Int, _ axis: CapsAxis) -> Linear {
    // Each dash may end anywhere, aslant too.
    if isDashed, cap != .butt { return cap == .square ? half * Self.diagonal : half + Self.chords }
    switch edge.kind {
    case .corner, .smoothCorner:
      return isRound && index != 1 && keeps(edge, axis) ? Linear(0) : half
    case .curve: return half
    case .arc: return half * (cap == .square ? Self.diagonal : 1)
    case .parts:
      let corner = join == .miter ? max(miterLimit, 1) : 1
      return half * max(corner, cap == .square ? Self.diagonal : 1)
    case .line where !isRound: return half
    case .line:
      let way = edge.points[1] - edge.points[0]
      if (axis == .horizontal ? way.y : way.x) == Linear(0) { return Linear(0) }
      // As far as the normal goes; but the closing edge of what cuts a stroke is no stroke.
      guard let direction = Self.direction(edge.points, 1) else { return half }
      return half * abs(axis == .horizontal ? direction.y : direction.x)
    }
  }

  /// How many times its radius a continuous corner is long.
  static let smoothReach = 1.528665

  /// Whether a corner's ink reaches no farther along an axis than the corner, and than the pen at its side.
  ///
  /// By the turn t from the side on, the ink of an ellipse is at a(1 − cos t) + h·n, where n, the normal's
  /// part along the axis, is cos t at most if the radius across is no longer than a. Of a continuous corner
  /// it grows with t while the pen is thinner than the least radius of curvature.
  private func keeps(_ edge: SymbolicPath.Edge, _ axis: CapsAxis) -> Bool {
    let (first, last) = (edge.points[1] - edge.points[0], edge.points[1] - edge.points[2])
    let sides = [first.x, last.x, first.y, last.y].map { $0.value.map { abs($0) } }
    let zero = Linear(0)
    // One of both sides is horizontal.
    let (width, height) =
      first.y == zero ? (sides[0], sides[3]) : (sides[1], sides[2])
    guard edge.kind == .corner else {
      guard let width, let height, let half = half.value else { return false }
      return half * Self.smoothReach <= min(width, height)
    }
    guard let width, let height else {
      let (x, y) = first.y == zero ? (first.x, last.y) : (last.x, first.y)
      return x == y || x == y * -1
    }
    return axis == .horizontal ? height <= width : width <= height
  }

  /// The places of a contour where the pen turns or ends, and how far its ink is from there.
  func ends(
    of contour: SymbolicPath.Contour,
    _ axis: CapsAxis
  ) -> [(point: SymbolicPath.Vertex, spread: Linear)] {
    // An edge without length is no corner's side.
    let edges = contour.edges.filter { $0.kind != .line || $0.points[0] != $0.points[1] }
    guard let first = edges.first, let last = edges.last else { return [] }
    var ends: [(point: SymbolicPath.Vertex, spread: Linear)] = []
    if !contour.isClosed, cap != .butt, first.kind != .parts {
      ends.append((first.points[0], reach(direction(of: first))))
      let end = last.points[last.points.count - 1]
      ends.append((end, reach(direction(of: last, isBackwards: true))))
    }
    guard join != .bevel else { return ends }
    let next = edges.dropFirst() + (contour.isClosed ? [first] : [])
    for (edge, next) in zip(edges, next) {
      // Where a corner of a rectangle begins and ends there is no other.
      if edge.kind.isCorner || next.kind.isCorner { continue }
      let turn = join == .miter ? miter(edge, next, axis) : round(edge, next, axis)
      ends.append((edge.points[edge.points.count - 1], half * turn))
    }
    return ends
  }

  /// The direction in which an edge begins, or in which it would from its end; nil where it is not known.
  private func direction(of edge: SymbolicPath.Edge, isBackwards: Bool = false) -> Point? {
    if edge.kind.isBox { return nil }
    return Self.direction(isBackwards ? edge.points.reversed() : edge.points, 1)
  }

  /// A little more than the diagonal of a square of side 1.
  private static let diagonal = 1.4142136

  /// The ink of a cap along an axis.
  private func reach(_ direction: Point?) -> Linear {
    guard cap == .square else {
      // The middle one of a round end's chords is beside the axis that it looks along.
      let isAlong = isRound && direction.map { $0.x == 0 || $0.y == 0 } ?? false
      return isAlong ? half : half + Self.chords
    }
    guard isRound else { return half * Self.diagonal }
    return half * (direction.map { abs($0.x) + abs($0.y) } ?? Self.diagonal)
  }

  /// The ink of a miter along an axis, in halves of the width: less than 1 is the edges' own.
  private func miter(
    _ edge: SymbolicPath.Edge,
    _ next: SymbolicPath.Edge,
    _ axis: CapsAxis
  ) -> Double {
    guard isRound, !edge.kind.isBox, !next.kind.isBox else { return max(miterLimit, 1) }
    if let one = Self.axis(edge.points.reversed()), let two = Self.axis(next.points) {
      return one == two ? 0 : 1
    }
    guard let one = Self.direction(edge.points.reversed(), -1),
      let two = Self.direction(next.points, 1)
    else { return max(miterLimit, 1) }
    // The tip is where both sides meet: (n₁ + n₂) / (1 + n₁ · n₂), by both edges' normals.
    let cosine = one.x * two.x + one.y * two.y
    guard cosine < 1 - 1e-9 else { return 0 }
    // As long as 1 / cos(turn / 2), unless that is beyond the limit.
    let length = cosine > -1 + 1e-12 ? (2 / (1 + cosine)).squareRoot() : .infinity
    guard length <= miterLimit * (1 + 1e-6) else { return 1 }
    let part = axis == .horizontal ? one.y + two.y : one.x + two.x
    return abs(part) / (1 + cosine)
  }

  /// The ink of a round join along an axis, in halves of the width; a miter holds all of it.
  private func round(
    _ edge: SymbolicPath.Edge,
    _ next: SymbolicPath.Edge,
    _ axis: CapsAxis
  ) -> Double {
    guard let one = direction(of: edge, isBackwards: true), let two = direction(of: next) else {
      return 1
    }
    let cosine = -(one.x * two.x + one.y * two.y)
    return cosine > 1 - 1e-9 ? 0 : cosine < 1e-9 - 1 ? 1 : min(miter(edge, next, axis), 1)
  }

  /// The axis that an edge begins along; nil where it begins along none.
  ///
  /// An edge that turns back along itself has no miter.
  private static func axis(_ points: [SymbolicPath.Vertex]) -> CapsAxis? {
    for point in points.dropFirst() {
      let way = point - points[0]
      switch (way.x == Linear(0), way.y == Linear(0)) {
      case (true, true): continue
      case (false, true): return .horizontal
      case (true, false): return .vertical
      case (false, false): return nil
      }
    }
    return nil
  }

  /// The direction from a point to the next that is elsewhere, of length 1; nil where it is not known.
  private static func direction(_ points: [SymbolicPath.Vertex], _ sign: Double) -> Point? {
    for point in points.dropFirst() {
      let way = point - points[0]
      if way.x == Linear(0), way.y == Linear(0) { continue }
      // Along an axis only the sign matters.
      if way.y == Linear(0), let x = way.x.sign { return Point(x * sign, 0) }
      if way.x == Linear(0), let y = way.y.sign { return Point(0, y * sign) }
      guard let x = way.x.value, let y = way.y.value else { return nil }
      let length = (x * x + y * y).squareRoot()
      return length > 0 && length.isFinite ? Point(x / length * sign, y / length * sign) : nil
    }
    return nil
  }
}

extension Linear {
  /// The sign of a number that is known, or of a length that is known to be long enough.
  fileprivate var sign: Double? {
    if let value { return value > 0 ? 1 : -1 }
    guard terms.count == 1, terms[0].symbol == SymbolTable.length else { return nil }
    return terms[0].factor > 0 ? 1 : -1
  }
}
