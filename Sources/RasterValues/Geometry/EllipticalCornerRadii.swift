// Corners of a rectangle that are quarters of ellipses.

/// The radii of a rectangle's corners across and down, in points.
public struct EllipticalCornerRadii: Hashable, Sendable {
  public var topLeft, topRight, bottomRight, bottomLeft: Size

  /// Radii corner by corner; those left out are 0.
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

  /// Corners that are as round across as down.
  public init(_ corners: CornerRadii) {
    self.init(
      topLeft: Self.corner(corners.topLeft),
      topRight: Self.corner(corners.topRight),
      bottomRight: Self.corner(corners.bottomRight),
      bottomLeft: Self.corner(corners.bottomLeft)
    )
  }

  /// The radii of a corner that is as round across as down.
  @_documentation(visibility: internal)
  public static func corner(_ radius: Double) -> Size { Size(radius, radius) }

  /// The corners, where each is as round across as down.
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

  /// The radii as drawn: all scaled down together where two of them do not fit in a side, and 0 where one
  /// of both is not positive.
  ///
  /// Source: CSS Backgrounds Level 3, section 5.5.
  package func fitted(to rect: Rect) -> EllipticalCornerRadii {
    // No sum of two such radii overflows; NaN stays, and the path is not drawn.
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
