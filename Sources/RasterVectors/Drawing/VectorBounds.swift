// The bounds of outlines and drawings.

import RasterValues

extension VectorGeometry {
  /// The outline as a path, in its own coordinates.
  package var path: Path {
    switch self {
    case .rect(let rect): .rect(rect)
    case .roundedRect(let rect, let radii):
      .roundedRect(
        rect,
        radius: EllipticalCornerRadii(
          topLeft: radii,
          topRight: radii,
          bottomRight: radii,
          bottomLeft: radii
        )
      )
    case .ellipse(let rect): .ellipse(rect)
    case .line(let start, let end): .line(from: start, to: end)
    case .polyline(let points): .polyline(points)
    case .polygon(let points): .polygon(points)
    case .path(let data): Path(svgPathData: data)
    }
  }
}

extension VectorOutline {
  /// The outline as a path, in the drawing's coordinates.
  package var path: Path { geometry.path.transformed(by: transform) }
}

extension Path {
  /// The smallest rectangle that contains the path, not its control points; `nil` if it is empty.
  package var tightBounds: Rect? {
    guard case .outline(let outline) = shape else {
      if case .empty = shape { return nil }
      return bounds
    }
    var box = BoundingBox()
    var index = 0
    var current = Point.zero
    for verb in outline.verbs {
      let count = verb.pointCount
      guard index + count <= outline.points.count else { break }
      switch verb {
      case .move, .line: box.add(outline.points[index])
      case .quad: box.add(current, outline.points[index], outline.points[index + 1])
      case .cubic:
        box.add(current)
        box.add(
          from: current,
          controls: (outline.points[index], outline.points[index + 1]),
          to: outline.points[index + 2]
        )
      case .close: break
      }
      if count > 0 { current = outline.points[index + count - 1] }
      index += count
    }
    return box.rect
  }
}

/// The bounding box of the added points and curves.
struct BoundingBox {
  private var lower = Point(.infinity, .infinity)
  private var upper = Point(-.infinity, -.infinity)

  /// The bounding box, or `nil` if it is empty.
  var rect: Rect? {
    guard lower.x <= upper.x, lower.y <= upper.y else { return nil }
    return Rect(x: lower.x, y: lower.y, width: upper.x - lower.x, height: upper.y - lower.y)
  }

  mutating func add(_ point: Point) {
    lower = Point(Swift.min(lower.x, point.x), Swift.min(lower.y, point.y))
    upper = Point(Swift.max(upper.x, point.x), Swift.max(upper.y, point.y))
  }

  mutating func add(_ rect: Rect) {
    add(Point(rect.x, rect.y))
    add(Point(rect.x + rect.width, rect.y + rect.height))
  }

  /// Adds a quadratic curve.
  mutating func add(_ start: Point, _ control: Point, _ end: Point) {
    add(start)
    add(end)
    func place(_ first: Double, _ second: Double, _ third: Double) -> Double? {
      let slope = first - 2 * second + third
      return slope == 0 ? nil : (first - second) / slope
    }
    let places = [place(start.x, control.x, end.x), place(start.y, control.y, end.y)]
    for place in places {
      guard let t = place, t > 0, t < 1 else { continue }
      let rest = 1 - t
      func value(_ first: Double, _ second: Double, _ third: Double) -> Double {
        rest * rest * first + 2 * rest * t * second + t * t * third
      }
      add(Point(value(start.x, control.x, end.x), value(start.y, control.y, end.y)))
    }
  }

  /// Adds a cubic curve.
  mutating func add(from start: Point, controls: (Point, Point), to end: Point) {
    add(end)
    let (one, two) = controls
    func places(_ p: Double, _ q: Double, _ r: Double, s: Double) -> [Double] {
      // The coefficients of the derivative, divided by 3.
      let a = s - p + 3 * (q - r)
      let b = 2 * (p - 2 * q + r)
      let c = q - p
      if a.magnitude < 1e-12 { return b == 0 ? [] : [-c / b] }
      let discriminant = b * b - 4 * a * c
      guard discriminant >= 0 else { return [] }
      let root = discriminant.squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    for t in places(start.x, one.x, two.x, s: end.x) + places(start.y, one.y, two.y, s: end.y)
    where t > 0 && t < 1 {
      let rest = 1 - t
      func value(_ p: Double, _ q: Double, _ r: Double, s: Double) -> Double {
        rest * rest * rest * p + 3 * rest * rest * t * q + 3 * rest * t * t * r + t * t * t * s
      }
      add(Point(value(start.x, one.x, two.x, s: end.x), value(start.y, one.y, two.y, s: end.y)))
    }
  }
}

extension Transform {
  /// The average factor by which lengths grow: the square root of the area's factor.
  var scale: Double { (a * d - b * c).magnitude.squareRoot() }

  /// Whether all lengths grow equally: a translation, rotation, uniform scale or reflection.
  var isSimilarity: Bool {
    let tolerance = 1e-6 * (a.magnitude + b.magnitude + c.magnitude + d.magnitude)
    return ((a - d).magnitude <= tolerance && (b + c).magnitude <= tolerance)
      || ((a + d).magnitude <= tolerance && (b - c).magnitude <= tolerance)
  }

  /// Whether horizontal lines stay horizontal, and vertical lines vertical.
  var isAxial: Bool {
    let tolerance = 1e-9 * (a.magnitude + d.magnitude)
    return b.magnitude <= tolerance && c.magnitude <= tolerance
  }
}

extension VectorShape {
  /// The bounds of the outline without its stroke, after a further transform.
  func bounds(in transform: Transform) -> Rect? {
    outline.geometry.path.transformed(by: outline.transform.then(transform)).tightBounds
  }

  /// The bounds of its painted area.
  package var inkBounds: Rect? {
    guard let box = bounds(in: .identity) else { return nil }
    guard let stroke else { return fill == nil ? nil : box }
    let matrix = outline.transform
    let half = stroke.width / 2 * (stroke.cap == .square ? 2.0.squareRoot() : 1)
    let x = half * (matrix.a * matrix.a + matrix.c * matrix.c).squareRoot()
    let y = half * (matrix.b * matrix.b + matrix.d * matrix.d).squareRoot()
    var grown = BoundingBox()
    grown.add(
      Rect(x: box.x - x, y: box.y - y, width: box.width + 2 * x, height: box.height + 2 * y)
    )
    if stroke.join == .miter, hasCorners {
      let outlined = outline.geometry.path.outlined(
        width: stroke.width,
        cap: stroke.cap,
        join: .miter,
        miterLimit: stroke.miterLimit
      )
      if let painted = outlined.transformed(by: matrix).tightBounds { grown.add(painted) }
    }
    return grown.rect
  }

  /// Whether miters may extend more than half the stroke's width beyond the outline's bounds.
  private var hasCorners: Bool {
    switch outline.geometry {
    case .path, .polyline, .polygon: true
    default: !outline.transform.isAxial
    }
  }
}

extension [VectorNode] {
  /// The bounds of the painted area, before clips and masks.
  package var inkBounds: Rect? {
    var box = BoundingBox()
    for node in self {
      switch node {
      case .shape(let shape): if let bounds = shape.inkBounds { box.add(bounds) }
      case .group(let group): if let bounds = group.inkBounds { box.add(bounds) }
      }
    }
    return box.rect
  }
}

extension VectorGroup {
  package var inkBounds: Rect? {
    if let filter {
      let box = Path(.rect(filter.region)).transformed(by: filter.transform).tightBounds
      guard let limit = clip?.bounds, clip != nil else { return box }
      return box.flatMap { $0.overlap(with: limit) }
    }
    guard let inner = children.inkBounds else { return nil }
    var box = BoundingBox()
    func add(_ rect: Rect, grownBy length: Double) {
      box.add(
        Rect(
          x: rect.x - length,
          y: rect.y - length,
          width: rect.width + 2 * length,
          height: rect.height + 2 * length
        )
      )
    }
    add(inner, grownBy: blur * 1.5)
    for shadow in shadows where !shadow.isInner {
      let moved = Rect(
        x: inner.x + shadow.offset.x,
        y: inner.y + shadow.offset.y,
        width: inner.width,
        height: inner.height
      )
      add(moved, grownBy: shadow.blur * 1.5 + max(0, shadow.spread) + blur * 1.5)
    }
    guard let clip, let limit = clip.bounds else { return box.rect }
    return box.rect.flatMap { $0.overlap(with: limit) }
  }
}

extension VectorRegion {
  /// Whether it is a rectangle that contains another one, wherever it is rotated.
  func surelyHolds(_ other: Rect, within tolerance: Double) -> Bool {
    guard case .outline(let outline, _) = self, case .rect(let rect) = outline.geometry,
      let inverse = outline.transform.inverse, outline.transform.scale > 0,
      let own = Path.rect(other).transformed(by: inverse).tightBounds
    else { return false }
    return rect.holds(own, within: tolerance / outline.transform.scale)
  }

  /// The bounds of the region.
  var bounds: Rect? {
    switch self {
    case .outline(let outline, _): return outline.path.tightBounds
    case .union(let parts):
      var box = BoundingBox()
      for part in parts { if let bounds = part.bounds { box.add(bounds) } }
      return box.rect
    case .intersection(let parts):
      guard var result = parts.first?.bounds else { return nil }
      for part in parts.dropFirst() {
        guard let bounds = part.bounds, let both = result.overlap(with: bounds) else { return nil }
        result = both
      }
      return result
    }
  }
}

extension Rect {
  /// The intersection with another rectangle, or `nil` if they are disjoint.
  func overlap(with other: Rect) -> Rect? {
    let (left, top) = (Swift.max(x, other.x), Swift.max(y, other.y))
    let right = Swift.min(x + width, other.x + other.width)
    let bottom = Swift.min(y + height, other.y + other.height)
    guard right >= left, bottom >= top else { return nil }
    return Rect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Whether this rectangle contains another, within a tolerance.
  func holds(_ other: Rect, within tolerance: Double) -> Bool {
    other.x >= x - tolerance && other.y >= y - tolerance
      && other.x + other.width <= x + width + tolerance
      && other.y + other.height <= y + height + tolerance
  }
}
