// Unions, intersections and differences of paths whose points depend on a component's size.
//
// Where no edge comes near one of the other path, the result is made of whole subpaths of both, whose
// segments stay as they are. Where edges meet, they are cut on a grid that depends on the box of both,
// and so on the length: only what does not depend on it is followed then.

import RasterSyntax
import RasterValues

extension SymbolicEvaluator {
  /// The distance, in points, from which on edges are told apart at any length that a picture can have:
  /// curves are laid over each other as chords, to 1/32,768 of the longer side.
  private static let gap = 1.0

  /// How two shapes lie.
  private enum Arrangement {
    case apart
    /// The second within the first, or the first within the second.
    case holding, within
  }

  /// What is inside both paths, either, or one without the other; nil where that is not followed.
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

  /// Lines and curves that do not depend on the length, somewhere in the box of points.
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

  /// How two named shapes lie; nil where their edges may be near each other.
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

  /// Whether a shape holds another one, away from its edge.
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
    // What is empty lies nowhere.
    guard near.allSatisfy({ table.least($0) >= Self.gap }),
      far.allSatisfy({ table.least($0) >= Self.gap }), table.least(inner[2]) > 0,
      table.least(inner[3]) > 0
    else { return false }
    switch outer.plain {
    case .rect: return true
    case .ellipse, nil: return false
    case .rounded(let radii):
      let own = roomyRadii(of: path, inner) ?? radii.map { _ in Linear(0) }
      // From the top left clockwise: the distances between both corners, across and down.
      let ways: [(Linear, Linear)] = [
        (near[0], near[1]), (far[0], near[1]), (far[0], far[1]), (near[0], far[1]),
      ]
      return radii.indices.allSatisfy { holdsCorner(radii[$0], own[$0], ways[$0]) }
    }
  }

  /// The radii of a rounded rectangle that has room for them; what has none is drawn with lesser ones.
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

  /// Whether a round corner holds another one that is so far from it across and down.
  ///
  /// The other's arc is farthest from the centre of the first by the distance of both centres and its own
  /// radius, where its centre lies in the corner's quarter.
  private func holdsCorner(_ outer: Linear, _ inner: Linear, _ way: (Linear, Linear)) -> Bool {
    func beyond(_ distance: Linear) -> Double {
      max(table.greatest(outer - distance - inner), 0)
    }
    let (x, y) = (beyond(way.0), beyond(way.1))
    // Beside the quarter the arc is no nearer than the rectangles' sides are.
    if x == 0 || y == 0 { return true }
    return (x * x + y * y).squareRoot() + table.greatest(inner) + Self.gap <= table.least(outer)
  }
}
