// The distance by which a stroke's painted area extends beyond its path.

import RasterValues

/// The properties of a stroke that determine how far its painted area extends.
struct CapsPen {
  /// The maximum distance from the path on either side.
  let half: Linear
  let cap: LineCap
  let join: LineJoin
  let miterLimit: Double
  let isDashed: Bool
  /// Whether the stroke is clipped by the filled path.
  let isCut: Bool
  /// Whether only the part inside the path remains.
  let isInside: Bool
  /// Whether the pen is still circular after transforms.
  let isRound: Bool

  /// The distance by which the ends of chords are moved beyond arcs, so that chords cross them.
  ///
  /// It is 1/48 of a pixel for strokes, and less than half of that for fills.
  static let chords = Linear(1.0 / 48)

  /// The maximum distance of the painted area from the path, or nil if the pen is not circular.
  var reach: Linear? {
    guard isRound else { return nil }
    return half * max(join == .miter ? miterLimit : 1, Self.diagonal) + Self.chords
  }

  /// Returns how far the painted area extends beyond a point of an edge along an axis.
  ///
  /// Joins and ends are not included.
  func spread(of edge: SymbolicPath.Edge, at index: Int, _ axis: CapsAxis) -> Linear {
    // A dash can end anywhere, at any angle.
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
      let offset = edge.points[1] - edge.points[0]
      if (axis == .horizontal ? offset.y : offset.x) == Linear(0) { return Linear(0) }
      // The extent of the normal. The closing edge of a clipping path is not stroked.
      guard let direction = Self.direction(edge.points, 1) else { return half }
      return half * abs(axis == .horizontal ? direction.y : direction.x)
    }
  }

  /// The length of a continuous corner as a multiple of its radius.
  static let smoothReach = 1.528665

  /// Whether a corner's stroke extends no further along an axis than the corner and its pen.
  ///
  /// Let t be the angle from the side. The painted area of an elliptical corner is at a(1 − cos t)
  /// + h·n, where n, the normal's component along the axis, is at most cos t if the radius across
  /// the axis is no longer than a. For a continuous corner, the position grows with t if the pen is
  /// thinner than the smallest radius of curvature.
  private func keeps(_ edge: SymbolicPath.Edge, _ axis: CapsAxis) -> Bool {
    let (first, last) = (edge.points[1] - edge.points[0], edge.points[1] - edge.points[2])
    let sides = [first.x, last.x, first.y, last.y].map { $0.value.map { abs($0) } }
    let zero = Linear(0)
    // One of the two sides is horizontal.
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

  /// Returns the joins and ends of a contour, with the distance that each extends.
  func ends(
    of contour: SymbolicPath.Contour,
    _ axis: CapsAxis
  ) -> [(point: SymbolicPath.Vertex, spread: Linear)] {
    // An edge without length is not the side of a corner.
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
      // There is no join where a corner of a rectangle begins or ends.
      if edge.kind.isCorner || next.kind.isCorner { continue }
      let turn = join == .miter ? miter(edge, next, axis) : round(edge, next, axis)
      ends.append((edge.points[edge.points.count - 1], half * turn))
    }
    return ends
  }

  /// Returns the direction in which an edge begins, or ends if `isBackwards`; nil if unknown.
  private func direction(of edge: SymbolicPath.Edge, isBackwards: Bool = false) -> Point? {
    if edge.kind.isBox { return nil }
    return Self.direction(isBackwards ? edge.points.reversed() : edge.points, 1)
  }

  /// Slightly more than the diagonal of a square with side 1.
  private static let diagonal = 1.4142136

  /// Returns the extent of a line cap along an axis.
  private func reach(_ direction: Point?) -> Linear {
    guard cap == .square else {
      // If the cap points along an axis, its middle chord does not extend beyond half the width.
      let isAlong = isRound && direction.map { $0.x == 0 || $0.y == 0 } ?? false
      return isAlong ? half : half + Self.chords
    }
    guard isRound else { return half * Self.diagonal }
    return half * (direction.map { abs($0.x) + abs($0.y) } ?? Self.diagonal)
  }

  /// Returns the extent of a miter along an axis, as a multiple of half the width.
  ///
  /// A value below 1 is within the extent of the edges themselves.
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
    // The tip is (n₁ + n₂) / (1 + n₁ · n₂), where n₁ and n₂ are the normals of the edges.
    let cosine = one.x * two.x + one.y * two.y
    guard cosine < 1 - 1e-9 else { return 0 }
    // The length is 1 / cos(turn / 2), unless that exceeds the limit.
    let length = cosine > -1 + 1e-12 ? (2 / (1 + cosine)).squareRoot() : .infinity
    guard length <= miterLimit * (1 + 1e-6) else { return 1 }
    let part = axis == .horizontal ? one.y + two.y : one.x + two.x
    return abs(part) / (1 + cosine)
  }

  /// Returns the extent of a round join along an axis, as a multiple of half the width.
  ///
  /// A miter contains the round join.
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

  /// Returns the axis along which an edge begins, or nil if it begins along neither.
  ///
  /// An edge that turns back along itself has no miter.
  private static func axis(_ points: [SymbolicPath.Vertex]) -> CapsAxis? {
    for point in points.dropFirst() {
      let offset = point - points[0]
      switch (offset.x == Linear(0), offset.y == Linear(0)) {
      case (true, true): continue
      case (false, true): return .horizontal
      case (true, false): return .vertical
      case (false, false): return nil
      }
    }
    return nil
  }

  /// Returns the unit vector from a point to the next different point, or nil if it is unknown.
  private static func direction(_ points: [SymbolicPath.Vertex], _ sign: Double) -> Point? {
    for point in points.dropFirst() {
      let offset = point - points[0]
      if offset.x == Linear(0), offset.y == Linear(0) { continue }
      // If the vector is parallel to an axis, only the sign matters.
      if offset.y == Linear(0), let x = offset.x.sign { return Point(x * sign, 0) }
      if offset.x == Linear(0), let y = offset.y.sign { return Point(0, y * sign) }
      guard let x = offset.x.value, let y = offset.y.value else { return nil }
      let length = (x * x + y * y).squareRoot()
      return length > 0 && length.isFinite ? Point(x / length * sign, y / length * sign) : nil
    }
    return nil
  }
}

extension Linear {
  /// The sign of a known number, or of a multiple of the length, which is positive.
  fileprivate var sign: Double? {
    if let value { return value > 0 ? 1 : -1 }
    guard terms.count == 1, terms[0].symbol == SymbolTable.length else { return nil }
    return terms[0].factor > 0 ? 1 : -1
  }
}
