// The length of a path.

import RasterValues

extension Path {
  /// The length of all subpaths, with 64 chords for each curve.
  var length: Double {
    guard case .outline(let outline) = shape else { return asOutlineLength }
    var (sum, index) = (0.0, 0)
    var (current, start) = (Point.zero, Point.zero)
    for verb in outline.verbs {
      let count = verb.pointCount
      guard index + count <= outline.points.count else { break }
      let points = [current] + outline.points[index..<index + count]
      switch verb {
      case .move: start = points[1]
      case .line: sum += Self.distance(points[0], points[1])
      case .quad, .cubic: sum += Self.chords(points)
      case .close:
        sum += Self.distance(current, start)
        current = start
      }
      if count > 0 { current = points[count] }
      index += count
    }
    return sum
  }

  /// The length of a shape that is not recorded as an outline.
  private var asOutlineLength: Double {
    switch shape {
    case .empty: 0
    default: Path(.outline(shape.outline)).length
    }
  }

  private static func chords(_ points: [Point]) -> Double {
    var sum = 0.0
    var last = points[0]
    for step in 1...64 {
      let next = point(points, at: Double(step) / 64)
      sum += distance(last, next)
      last = next
    }
    return sum
  }

  /// The point of a Bézier curve, by De Casteljau's construction.
  private static func point(_ points: [Point], at t: Double) -> Point {
    var points = points
    while points.count > 1 {
      for index in 0..<points.count - 1 {
        let (from, to) = (points[index], points[index + 1])
        points[index] = Point(from.x + (to.x - from.x) * t, from.y + (to.y - from.y) * t)
      }
      points.removeLast()
    }
    return points[0]
  }

  private static func distance(_ first: Point, _ second: Point) -> Double {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }
}
