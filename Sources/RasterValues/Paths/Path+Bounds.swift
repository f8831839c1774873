// The bounds of a path, and the position of an anchor in a rectangle.

extension Path {
  /// The smallest rectangle that contains all points and control points; zero for an empty path.
  public var bounds: Rect {
    switch shape {
    case .empty: return .zero
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): return rect
    case .outline(let outline):
      guard let first = outline.points.first else { return .zero }
      var (minX, minY, maxX, maxY) = (first.x, first.y, first.x, first.y)
      for point in outline.points {
        minX = Swift.min(minX, point.x)
        minY = Swift.min(minY, point.y)
        maxX = Swift.max(maxX, point.x)
        maxY = Swift.max(maxY, point.y)
      }
      return Rect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }
  }
}

extension Anchor {
  /// Returns the position of the anchor in a rectangle.
  package func resolved(in box: Rect) -> Point {
    switch self {
    case .unit(let x, let y): Point(box.x + box.width * x, box.y + box.height * y)
    case .point(let point): point
    }
  }
}
