// Finds the corners of a path that a miter limit affects.

import RasterValues

extension Path {
  /// Whether two miter limits give some corner different joins.
  func isJoinedOtherwise(underLimit first: Double, than second: Double) -> Bool {
    let outline: Outline
    switch shape {
    case .outline(let own): outline = own
    case .rect: outline = shape.outline
    default: return false
    }
    var corners = CornerReader(limits: (min(first, second), max(first, second)))
    var index = 0
    for verb in outline.verbs {
      let count = verb.pointCount
      guard index + count <= outline.points.count else { break }
      corners.read(verb, outline.points[index..<index + count])
      index += count
    }
    return corners.isFound
  }
}

/// Examines the corners of a path.
private struct CornerReader {
  let limits: (Double, Double)
  private(set) var isFound = false
  private var start = Point.zero
  private var current = Point.zero
  private var first: Point?
  private var last: Point?

  init(limits: (Double, Double)) { self.limits = limits }

  mutating func read(_ verb: Path.Verb, _ points: ArraySlice<Point>) {
    switch verb {
    case .move:
      current = points[points.startIndex]
      (start, first, last) = (current, nil, nil)
    case .close:
      step([start])
      if let first { meet(first) }
      (first, last, current) = (nil, nil, start)
    default: step(Array(points))
    }
  }

  /// Adds a line, or a curve with its control points and end.
  private mutating func step(_ points: [Point]) {
    let all = [current] + points
    guard let leaving = direction(all), let arriving = direction(Array(all.reversed())) else {
      return
    }
    meet(leaving)
    if first == nil { first = leaving }
    last = Point(-arriving.x, -arriving.y)
    current = points[points.count - 1]
  }

  /// The direction from the first point to the next distinct point.
  private func direction(_ points: [Point]) -> Point? {
    for point in points.dropFirst() {
      let (x, y) = (point.x - points[0].x, point.y - points[0].y)
      let length = (x * x + y * y).squareRoot()
      if length > 1e-9 { return Point(x / length, y / length) }
    }
    return nil
  }

  private mutating func meet(_ next: Point) {
    guard let last else { return }
    // The miter ratio is 1 / sin(θ / 2), where θ is the angle inside the corner.
    let cosine = -(last.x * next.x + last.y * next.y)
    let sine = max(0, (1 - cosine) / 2).squareRoot()
    let ratio = sine == 0 ? Double.infinity : 1 / sine
    if ratio > limits.0 * 0.999, ratio <= limits.1 { isFound = true }
  }
}
