// Unions, intersections and differences of paths whose points depend on a component's size.
//
// If no edge is near an edge of the other path, the result consists of complete subpaths of both,
// with unchanged segments. Edges that meet are cut on a grid that depends on the bounds of both
// paths, and thus on the length. Such paths are supported only if they do not depend on the length.

import RasterSyntax
import RasterValues

extension SymbolicEvaluator {
  /// The distance in points at which edges are separate at any length that an image can have.
  ///
  /// Curves are combined as chords, which are accurate to 1/32,768 of the longer side.
  private static let gap = 1.0

  /// The arrangement of two shapes.
  private enum Arrangement {
    case apart
    /// The second shape is inside the first, or the first is inside the second.
    case holding, within
  }

  /// Returns the intersection, union or difference of two paths, or nil if it is not supported.
  mutating func combined(
    _ name: String,
    _ first: SymbolicPath,
    _ second: SymbolicPath
  ) -> SymbolicPath? {
    if let stop = first.stop ?? second.stop { return SymbolicPath(stop: stop) }
    stepsLeft -= first.edgeCount + second.edgeCount
    if let arrangement = arrangement(first, second) {
      switch (name, arrangement) {
      case ("union", .apart): return both(first, second)
      case ("union", .holding), ("intersection", .within), ("difference", .apart): return first
      case ("union", .within), ("intersection", .holding): return second
      case ("difference", .holding): return both(first, second)
      default: return SymbolicPath()
      }
    }
    guard !first.growsAlong, !second.growsAlong else { return nil }
    return still(name == "union" ? first.points + second.points : first.points)
  }

  private func both(_ first: SymbolicPath, _ second: SymbolicPath) -> SymbolicPath {
    var result = SymbolicPath(anyOf: [first, second])
    if case .rect? = first.plain { result.frame = first.frame }
    return result
  }

  /// Returns edges that do not depend on the length, somewhere in the bounds of the points.
  private mutating func still(_ points: [Vertex]) -> SymbolicPath {
    guard let first = points.first else { return SymbolicPath() }
    var (low, high) = (first, first)
    func bound(_ one: Linear, _ other: Linear, _ sign: Double) -> Linear {
      if table.least((other - one) * sign) >= 0 { return one }
      if table.greatest((other - one) * sign) <= 0 { return other }
      let end = max(table.greatest(one * -sign), table.greatest(other * -sign))
      return end.isFinite ? Linear(end * -sign) : table.add()
    }
    for point in points.dropFirst() {
      low = Vertex(bound(low.x, point.x, 1), bound(low.y, point.y, 1))
      high = Vertex(bound(high.x, point.x, -1), bound(high.y, point.y, -1))
    }
    return .edge(
      .parts,
      [low, Vertex(high.x, low.y), high, Vertex(low.x, high.y), low]
    )
  }

  /// Returns the arrangement of two named shapes, or nil if their edges may be near each other.
  private func arrangement(_ first: SymbolicPath, _ second: SymbolicPath) -> Arrangement? {
    guard first.plain != nil, second.plain != nil, let one = first.frame, let two = second.frame
    else { return nil }
    if areApart(one, two) { return .apart }
    if holds(first, in: one, second, in: two) { return .holding }
    return holds(second, in: two, first, in: one) ? .within : nil
  }

  private func isBefore(_ one: Linear, _ other: Linear, by gap: Double = Self.gap) -> Bool {
    table.least(other - one) >= gap
  }

  private func areApart(_ one: [Linear], _ two: [Linear]) -> Bool {
    (0...1).contains { axis in
      isBefore(one[axis] + one[axis + 2], two[axis])
        || isBefore(two[axis] + two[axis + 2], one[axis])
    }
  }

  /// Whether a shape contains another one, away from its edge.
  private func holds(
    _ outer: SymbolicPath,
    in frame: [Linear],
    _ path: SymbolicPath,
    in inner: [Linear]
  ) -> Bool {
    let near: [Linear] = [inner[0] - frame[0], inner[1] - frame[1]]
    let far: [Linear] = [
      frame[0] + frame[2] - inner[0] - inner[2], frame[1] + frame[3] - inner[1] - inner[3],
    ]
    // An empty shape is nowhere.
    guard near.allSatisfy({ table.least($0) >= Self.gap }),
      far.allSatisfy({ table.least($0) >= Self.gap }), table.least(inner[2]) > 0,
      table.least(inner[3]) > 0
    else { return false }
    switch outer.plain {
    case .rect: return true
    case .ellipse, nil: return false
    case .rounded(let radii):
      let own = roomyRadii(of: path, inner) ?? radii.map { _ in Linear(0) }
      // The horizontal and vertical distances of the corners, clockwise from the top left.
      let distances: [(Linear, Linear)] = [
        (near[0], near[1]), (far[0], near[1]), (far[0], far[1]), (near[0], far[1]),
      ]
      return radii.indices.allSatisfy { holdsCorner(radii[$0], own[$0], distances[$0]) }
    }
  }

  /// Returns the radii of a rounded rectangle, or nil if they may not fit and be reduced.
  private func roomyRadii(of path: SymbolicPath, _ frame: [Linear]) -> [Linear]? {
    guard case .rounded(let radii) = path.plain else { return nil }
    let isRoomy = radii.allSatisfy { radius in
      table.least(radius) >= 0
        && radii.allSatisfy { other in
          (2...3).allSatisfy { table.least(frame[$0] - radius - other) >= 0 }
        }
    }
    return isRoomy ? radii : nil
  }

  /// Whether a rounded corner contains another one at the given horizontal and vertical distance.
  ///
  /// If the centre of the inner arc lies in the quadrant of the outer corner, the farthest point of
  /// the inner arc is the distance of both centres plus the inner radius from the outer centre.
  private func holdsCorner(_ outer: Linear, _ inner: Linear, _ offset: (Linear, Linear)) -> Bool {
    func beyond(_ distance: Linear) -> Double {
      max(table.greatest(outer - distance - inner), 0)
    }
    let (x, y) = (beyond(offset.0), beyond(offset.1))
    // Outside the quadrant, the arc is no nearer than the sides of the rectangles.
    if x == 0 || y == 0 { return true }
    return (x * x + y * y).squareRoot() + table.greatest(inner) + Self.gap <= table.least(outer)
  }
}
