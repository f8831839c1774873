// Geometry snapped to the nearest device pixels.

extension Double {
  /// The nearest whole device pixel, in points; halves round away from zero.
  fileprivate func snapped(_ scale: Double) -> Double {
    scale > 0 ? (self * scale).rounded() / scale : self
  }
}

extension Point {
  /// The point moved to the nearest corner of a device pixel.
  public func snapped(in environment: Environment) -> Point { snapped(environment.scale) }

  fileprivate func snapped(_ scale: Double) -> Point {
    Point(x: x.snapped(scale), y: y.snapped(scale))
  }
}

extension Rect {
  /// The rectangle with each edge moved to the nearest pixel edge.
  public func snapped(in environment: Environment) -> Rect { snapped(environment.scale) }

  fileprivate func snapped(_ scale: Double) -> Rect {
    let (left, top) = (minX.snapped(scale), minY.snapped(scale))
    return Rect(
      x: left,
      y: top,
      width: maxX.snapped(scale) - left,
      height: maxY.snapped(scale) - top
    )
  }
}

extension Path {
  /// The path with its points moved to the nearest pixel corners.
  ///
  /// Control points of curves move with the curves' ends. Rectangles and ellipses move by their
  /// edges, and corner radii do not change.
  public func snapped(in environment: Environment) -> Path {
    let scale = environment.scale
    switch shape {
    case .empty: return self
    case .rect(let rect): return .rect(rect.snapped(scale))
    case .ellipse(let rect): return .ellipse(rect.snapped(scale))
    case .roundedRect(let rect, let corners):
      return .roundedRect(rect.snapped(scale), radius: corners)
    case .outline(let outline): return Path(.outline(outline.snapped(scale)))
    }
  }
}

extension Path.Outline {
  fileprivate func snapped(_ scale: Double) -> Path.Outline {
    var result = self
    // The distance by which the previous end moved.
    var last = Point.zero
    var place = 0
    for verb in verbs where verb.pointCount > 0 {
      let end = place + verb.pointCount - 1
      result.points[end] = points[end].snapped(scale)
      let move = Point(
        x: result.points[end].x - points[end].x,
        y: result.points[end].y - points[end].y
      )
      for index in place..<end {
        // The first control of a cubic curve moves with its start; that of a quadratic moves with
        // both ends.
        let weight = verb.pointCount == 2 ? 0.5 : index == place ? 0 : 1
        result.points[index].x += last.x * (1 - weight) + move.x * weight
        result.points[index].y += last.y * (1 - weight) + move.y * weight
      }
      last = move
      place = end + 1
    }
    return result
  }
}
