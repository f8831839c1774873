// Rounded rectangles and ellipses on the device, whose shadows are computed without pixels.

import RasterValues

/// A rounded rectangle on the device.
struct DeviceShape {
  var minX, minY, maxX, maxY: Double
  /// Horizontal and vertical radii, clockwise from the top left.
  var radii: (SIMD2<Double>, SIMD2<Double>, SIMD2<Double>, SIMD2<Double>)

  /// Creates a device shape; `nil` for outlines and for sides that are not axis-aligned.
  init?(_ shape: Path.Shape, _ points: Matrix) {
    guard points.isAxisAligned, points.a > 0, points.d > 0 else { return nil }
    func scaled(_ x: Double, _ y: Double) -> SIMD2<Double> { SIMD2(x * points.a, y * points.d) }
    let rect: Rect
    switch shape {
    case .rect(let place):
      rect = place
      radii = (.zero, .zero, .zero, .zero)
    case .roundedRect(let place, let corners):
      rect = place
      let fitted = corners.fitted(to: place)
      let all = [fitted.topLeft, fitted.topRight, fitted.bottomRight, fitted.bottomLeft]
        .map { scaled(max($0, 0), max($0, 0)) }
      radii = (all[0], all[1], all[2], all[3])
    case .ellipse(let place):
      rect = place
      let radius = scaled(place.width / 2, place.height / 2)
      radii = (radius, radius, radius, radius)
    case .empty, .outline: return nil
    }
    guard rect.width > 0, rect.height > 0 else { return nil }
    let box = points.box(Box(rect))
    (minX, minY, maxX, maxY) = (box.minX, box.minY, box.maxX, box.maxY)
    guard max(abs(minX), abs(minY), abs(maxX), abs(maxY)) < 1e12 else { return nil }
  }

  mutating func move(by offset: SIMD2<Double>) {
    (minX, maxX) = (minX + offset.x, maxX + offset.x)
    (minY, maxY) = (minY + offset.y, maxY + offset.y)
  }

  /// Two rectangles of fully covered pixels between the corners.
  ///
  /// One extends from side to side, the other from top to bottom.
  var cores: (wide: PixelRect, high: PixelRect) {
    let left = max(radii.0.x, radii.3.x), right = max(radii.1.x, radii.2.x)
    let top = max(radii.0.y, radii.1.y), bottom = max(radii.2.y, radii.3.y)
    /// Returns the pixels that lie entirely within a box.
    func inside(_ box: Box) -> PixelRect {
      let (left, top) = (-floored(-box.minX), -floored(-box.minY))
      return PixelRect(
        x: left,
        y: top,
        width: max(floored(box.maxX) &- left, 0),
        height: max(floored(box.maxY) &- top, 0)
      )
    }
    return (
      inside(Box(minX: minX, minY: minY + top, maxX: maxX, maxY: maxY - bottom)),
      inside(Box(minX: minX + left, minY: minY, maxX: maxX - right, maxY: maxY))
    )
  }

  var box: Box { Box(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

  /// Whether a point lies inside, or outside by at most 1/64 pixel.
  func contains(_ x: Double, _ y: Double) -> Bool {
    let slack = 1.0 / 64
    guard x >= minX - slack, x <= maxX + slack, y >= minY - slack, y <= maxY + slack else {
      return false
    }
    func isInside(_ radius: SIMD2<Double>, _ x: Double, _ y: Double) -> Bool {
      guard radius.x > 0, radius.y > 0, x < radius.x, y < radius.y else { return true }
      let (u, v) = ((radius.x - x) / (radius.x + slack), (radius.y - y) / (radius.y + slack))
      return u * u + v * v <= 1
    }
    return isInside(radii.0, x - minX, y - minY) && isInside(radii.1, maxX - x, y - minY)
      && isInside(radii.2, maxX - x, maxY - y) && isInside(radii.3, x - minX, maxY - y)
  }

  /// Whether a box lies inside; true for an empty box.
  func contains(_ box: Box) -> Bool {
    box.isEmpty
      || contains(box.minX, box.minY) && contains(box.maxX, box.minY)
        && contains(box.minX, box.maxY) && contains(box.maxX, box.maxY)
  }

  /// Whether another shape lies inside, tested at five points of each corner arc.
  func contains(_ other: DeviceShape) -> Bool {
    // 1 − cos and 1 − sin of 0, 22.5, 45, 67.5 and 90 degrees.
    let turns: [(Double, Double)] = [
      (0, 1), (0.076120, 0.617317), (0.292893, 0.292893), (0.617317, 0.076120), (1, 0),
    ]
    return turns.allSatisfy { u, v in
      let (one, two, three, four) = other.radii
      return contains(other.minX + u * one.x, other.minY + v * one.y)
        && contains(other.maxX - u * two.x, other.minY + v * two.y)
        && contains(other.maxX - u * three.x, other.maxY - v * three.y)
        && contains(other.minX + u * four.x, other.maxY - v * four.y)
    }
  }
}

extension Path.Shape {
  /// Returns the shape with all sides moved outwards by a distance, or inwards if it is negative.
  ///
  /// The result is `nil` for shapes other than rectangles, rounded rectangles and ellipses, and
  /// `empty` if the shape vanishes. Sharp corners stay sharp. A radius smaller than the distance
  /// grows by less than the distance. Source: CSS Backgrounds and Borders Module Level 3, section
  /// 6.1.3.
  func spread(_ amount: Double) -> Path.Shape? {
    func grown(_ radius: Double) -> Double {
      guard radius > 0 else { return 0 }
      guard amount > radius else { return max(radius + amount, 0) }
      let missing = radius / amount - 1
      return radius + amount * (1 + missing * missing * missing)
    }
    func grown(_ rect: Rect) -> Rect {
      Rect(
        x: rect.x - amount,
        y: rect.y - amount,
        width: rect.width + 2 * amount,
        height: rect.height + 2 * amount
      )
    }
    switch self {
    case .empty, .outline: return nil
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      guard rect.width > 0, rect.height > 0 else { return nil }
      let place = grown(rect)
      guard place.width > 0, place.height > 0 else { return .empty }
      if case .rect = self { return .rect(place) }
      guard case .roundedRect(_, let corners) = self else { return .ellipse(place) }
      let fitted = corners.fitted(to: rect)
      let radii = CornerRadii(
        topLeft: grown(fitted.topLeft),
        topRight: grown(fitted.topRight),
        bottomRight: grown(fitted.bottomRight),
        bottomLeft: grown(fitted.bottomLeft)
      )
      return .roundedRect(place, radii)
    }
  }
}
