// Tests whether points lie inside a path.

extension Path {
  /// Returns whether a point lies inside the path under the `.nonZero` fill rule.
  ///
  /// Each curve is approximated by 16 lines, which deviate from a quarter circle by less than a
  /// thousandth of its radius. Open subpaths are closed. A path with coordinates that are not
  /// finite contains no points.
  public func contains(_ point: Point) -> Bool {
    guard let shape = shape.recordable, point.isFinite else { return false }
    var crossings = Crossings(of: point)
    shape.outline.walk(with: &crossings)
    return crossings.winding != 0
  }

  /// Returns the path mirrored horizontally within `bounds` if the condition is true.
  @_documentation(visibility: internal)
  public func mirrored(in bounds: Rect, when condition: Bool) -> Path {
    guard condition else { return self }
    return transformed(
      by: Transform(a: -1, b: 0, c: 0, d: 1, tx: bounds.minX + bounds.maxX, ty: 0)
    )
  }
}

/// Counts the signed crossings of lines with a ray that runs right from a point.
private struct Crossings {
  private let point: Point
  private(set) var winding = 0

  init(of point: Point) { self.point = point }

  mutating func add(from start: Point, to end: Point) {
    guard (start.y <= point.y) != (end.y <= point.y) else { return }
    let part = (point.y - start.y) / (end.y - start.y)
    guard start.x + part * (end.x - start.x) > point.x else { return }
    winding &+= end.y > start.y ? 1 : -1
  }
}

extension Path.Outline {
  fileprivate func walk(with crossings: inout Crossings) {
    var (first, last, place) = (Point.zero, Point.zero, 0)
    for verb in verbs {
      let own = points[place..<min(place + verb.pointCount, points.count)]
      place += verb.pointCount
      switch verb {
      case .move:
        crossings.add(from: last, to: first)
        first = own.first ?? first
        last = first
      case .line:
        crossings.add(from: last, to: own.last ?? last)
        last = own.last ?? last
      case .quad, .cubic:
        let controls = [last] + own
        var before = last
        for step in 1...16 {
          let next = Self.point(on: controls, at: Double(step) / 16)
          crossings.add(from: before, to: next)
          before = next
        }
        last = own.last ?? last
      case .close:
        crossings.add(from: last, to: first)
        last = first
      }
    }
    crossings.add(from: last, to: first)
  }

  /// Evaluates a Bézier curve with De Casteljau's algorithm.
  private static func point(on controls: [Point], at part: Double) -> Point {
    var points = controls
    while points.count > 1 {
      points = zip(points, points.dropFirst()).map { start, end in
        Point(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
      }
    }
    return points.first ?? .zero
  }
}
