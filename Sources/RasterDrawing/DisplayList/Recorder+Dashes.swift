// Limits the number of dashes in a recording.

import RasterValues

extension Recorder {
  /// Returns the style, without its dashes if the recording would exceed the limit with them.
  mutating func bounded(_ style: StrokeStyle, along shape: Path.Shape) -> StrokeStyle {
    guard !style.dash.isEmpty else { return style }
    let (length, subpaths) = shape.lengthBound
    let sum = style.dash.reduce(0, +)
    // An odd pattern repeats after two rounds; the number of dashes per length is the same.
    let count = (length / sum + 2 * subpaths) * Double(style.dash.count)
    guard dashCount + count <= RecordingLimit.dashes else {
      add(.dashLimit)
      var solid = style
      (solid.dash, solid.dashPhase) = ([], 0)
      return solid
    }
    dashCount += count
    return style
  }
}

extension Path.Shape {
  /// An upper bound of the outline's length, and the number of its subpaths.
  fileprivate var lengthBound: (length: Double, subpaths: Double) {
    switch self {
    case .empty: return (0, 0)
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      return (2 * (rect.width.magnitude + rect.height.magnitude), 1)
    case .outline(let outline): return outline.lengthBound
    }
  }
}

extension Path.Outline {
  /// The length of the control polygon.
  fileprivate var lengthBound: (length: Double, subpaths: Double) {
    var (length, subpaths) = (0.0, 0.0)
    var (start, current) = (points.first ?? .zero, points.first ?? .zero)
    var rest = points[...]
    func go(to point: Point) {
      let (x, y) = (point.x - current.x, point.y - current.y)
      length += x.magnitude + y.magnitude
      current = point
    }
    for verb in verbs {
      switch verb {
      case .move:
        current = rest.popFirst() ?? current
        start = current
        subpaths += 1
      case .close: go(to: start)
      case .line, .quad, .cubic:
        for _ in 0..<verb.pointCount { go(to: rest.popFirst() ?? current) }
      }
    }
    return (length, subpaths + 1)
  }
}
