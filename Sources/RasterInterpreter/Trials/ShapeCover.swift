// Whether a shape covers a box, misses it, or partly covers it.

import RasterDrawing
import RasterValues

/// How a shape covers a box.
enum ShapeCover {
  /// The box lies entirely in the shape.
  case covers
  /// The box lies entirely outside the shape.
  case misses
  /// The shape's edge crosses the box, or may cross it.
  case partial

  /// Returns the coverage by the intersection of two shapes.
  func intersected(with other: ShapeCover) -> ShapeCover {
    if self == .misses || other == .misses { return .misses }
    return self == .covers && other == .covers ? .covers : .partial
  }
}

extension Path.Shape {
  /// Returns how the filled shape covers a box in its own coordinate space.
  func cover(of box: Box, _ rule: FillRule = .nonZero) -> ShapeCover {
    switch self {
    case .empty: return .misses
    case .rect(let rect): return Self.cover(of: box, Box(rect)) { _ in true }
    case .roundedRect(let rect, let corners):
      let fitted = corners.fitted(to: rect)
      return Self.cover(of: box, Box(rect)) { fitted.hold($0, in: Box(rect)) }
    case .ellipse(let rect):
      let bounds = Box(rect)
      let middle = SIMD2(bounds.minX + bounds.maxX, bounds.minY + bounds.maxY) / 2
      let radius = SIMD2(bounds.maxX - bounds.minX, bounds.maxY - bounds.minY) / 2
      return Self.cover(of: box, bounds) { point in
        let part = (point - middle) / radius
        return part.x * part.x + part.y * part.y <= 1
      }
    case .outline(let outline):
      guard !outline.edges(near: box) else { return .partial }
      let middle = Point((box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2)
      guard Path(self).contains(middle) else { return .misses }
      return rule == .nonZero ? .covers : .partial
    }
  }

  /// Returns how a stroke along the shape's edge, at most `reach` wide per side, covers a box.
  func strokeCover(of box: Box, reach: Double) -> ShapeCover {
    let near = box.enlarged(by: reach)
    if case .outline(let outline) = self { return outline.edges(near: near) ? .partial : .misses }
    // If the shape contains the enlarged box, its edge does not touch the box.
    return cover(of: near) == .partial ? .partial : .misses
  }

  /// Returns how a convex shape with the given bounds covers a box; `holds` tests its points.
  private static func cover(
    of box: Box,
    _ bounds: Box,
    holds: (SIMD2<Double>) -> Bool
  ) -> ShapeCover {
    guard !box.isEmpty, !box.intersection(bounds).isEmpty else { return .misses }
    guard box.minX >= bounds.minX, box.maxX <= bounds.maxX, box.minY >= bounds.minY,
      box.maxY <= bounds.maxY
    else { return .partial }
    let corners = [
      SIMD2(box.minX, box.minY), SIMD2(box.maxX, box.minY), SIMD2(box.minX, box.maxY),
      SIMD2(box.maxX, box.maxY),
    ]
    return corners.allSatisfy { holds($0) } ? .covers : .partial
  }
}

extension CornerRadii {
  /// Returns whether a point of a box remains inside its rounded corners.
  fileprivate func hold(_ point: SIMD2<Double>, in box: Box) -> Bool {
    func isIn(_ radius: Double, _ x: Double, _ y: Double) -> Bool {
      guard x < radius, y < radius else { return true }
      let (u, v) = (radius - x, radius - y)
      return u * u + v * v <= radius * radius
    }
    return isIn(topLeft, point.x - box.minX, point.y - box.minY)
      && isIn(topRight, box.maxX - point.x, point.y - box.minY)
      && isIn(bottomRight, box.maxX - point.x, box.maxY - point.y)
      && isIn(bottomLeft, point.x - box.minX, box.maxY - point.y)
  }
}

extension Path.Outline {
  /// Returns whether an edge may cross a box; a curve lies in the box of its control points.
  fileprivate func edges(near box: Box) -> Bool {
    var (first, last, place) = (SIMD2<Double>.zero, SIMD2<Double>.zero, 0)
    func isNear(_ points: [SIMD2<Double>]) -> Bool {
      var hull = Box.empty
      for point in points { hull.add(point) }
      return !hull.intersection(box).isEmpty
    }
    for verb in verbs {
      let own = points[place..<min(place + verb.pointCount, points.count)].map { SIMD2($0.x, $0.y) }
      place += verb.pointCount
      switch verb {
      case .move:
        if last != first, isNear([last, first]) { return true }
        first = own.last ?? first
        last = first
      case .line, .quad, .cubic:
        if isNear([last] + own) { return true }
        last = own.last ?? last
      case .close:
        if last != first, isNear([last, first]) { return true }
        last = first
      }
    }
    return last != first && isNear([last, first])
  }
}
