// Elliptical corners of a rectangle.

/// The horizontal and vertical radii of a rectangle's corners, in points.
public struct EllipticalCornerRadii: Hashable, Sendable {
  /// The horizontal and vertical radius of each corner.
  public var topLeft, topRight, bottomRight, bottomLeft: Size

  /// Creates radii for each corner; omitted radii are 0.
  public init(
    topLeft: Size = .zero,
    topRight: Size = .zero,
    bottomRight: Size = .zero,
    bottomLeft: Size = .zero
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates circular corners.
  public init(_ corners: CornerRadii) {
    self.init(
      topLeft: Self.corner(corners.topLeft),
      topRight: Self.corner(corners.topRight),
      bottomRight: Self.corner(corners.bottomRight),
      bottomLeft: Self.corner(corners.bottomLeft)
    )
  }

  /// The two equal radii of a circular corner.
  @_documentation(visibility: internal)
  public static func corner(_ radius: Double) -> Size { Size(radius, radius) }

  /// The radii as circular corners, or `nil` if a corner's two radii differ.
  package var circular: CornerRadii? {
    let sizes = [topLeft, topRight, bottomRight, bottomLeft]
    guard sizes.allSatisfy({ $0.width == $0.height }) else { return nil }
    return CornerRadii(
      topLeft: topLeft.width,
      topRight: topRight.width,
      bottomRight: bottomRight.width,
      bottomLeft: bottomLeft.width
    )
  }

  /// The radii as drawn.
  ///
  /// If two radii do not fit into a side, all are scaled down by the same factor. A corner is
  /// square if one of its radii is not positive.
  ///
  /// Source: CSS Backgrounds Level 3, section 5.5.
  package func fitted(to rect: Rect) -> EllipticalCornerRadii {
    // Sums of two clamped radii do not overflow. NaN is passed on, and the path is not drawn.
    func radius(_ value: Double) -> Double { value > 1e150 ? 1e150 : value }
    func size(_ size: Size) -> Size {
      size.width <= 0 || size.height <= 0 ? .zero : Size(radius(size.width), radius(size.height))
    }
    let (a, b, c, d) = (size(topLeft), size(topRight), size(bottomRight), size(bottomLeft))
    var factor = 1.0
    for (sum, side) in [
      (a.width + b.width, rect.width), (c.width + d.width, rect.width),
      (a.height + d.height, rect.height), (b.height + c.height, rect.height),
    ] where sum > side { factor = Swift.min(factor, side / sum) }
    func scaled(_ size: Size) -> Size { Size(size.width * factor, size.height * factor) }
    return EllipticalCornerRadii(
      topLeft: scaled(a),
      topRight: scaled(b),
      bottomRight: scaled(c),
      bottomLeft: scaled(d)
    )
  }
}
