// Translations, scales, rotations and skews, and operations on transforms.

extension Transform {
  /// A translation right by `x` and down by `y`.
  public static func translation(x: Double = 0, y: Double = 0) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// A scale along each axis that leaves the point `about` in place.
  public static func scaling(
    x: Double,
    y: Double,
    about: Point = .zero
  ) -> Transform {
    Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0).about(about)
  }

  /// A uniform scale that leaves the point `about` in place.
  public static func scaling(_ factor: Double, about: Point = .zero) -> Transform {
    scaling(x: factor, y: factor, about: about)
  }

  /// A clockwise rotation by `angle` about a point.
  public static func rotation(_ angle: Angle, about: Point = .zero) -> Transform {
    let (sine, cosine) = (Functions.sin(angle), Functions.cos(angle))
    return Transform(a: cosine, b: sine, c: 0 - sine, d: cosine, tx: 0, ty: 0).about(about)
  }

  /// A skew of vertical lines by `x` and horizontal lines by `y` that leaves the point `about` in
  /// place.
  ///
  /// Positive angles move lower points to the right, and points further right down.
  public static func skew(
    x: Angle = .zero,
    y: Angle = .zero,
    about: Point = .zero
  ) -> Transform {
    Transform(a: 1, b: Functions.tan(y), c: Functions.tan(x), d: 1, tx: 0, ty: 0).about(about)
  }

  /// This transform followed by another.
  public func then(_ other: Transform) -> Transform {
    Transform(
      a: other.a * a + other.c * b,
      b: other.b * a + other.d * b,
      c: other.a * c + other.c * d,
      d: other.b * c + other.d * d,
      tx: other.a * tx + other.c * ty + other.tx,
      ty: other.b * tx + other.d * ty + other.ty
    )
  }

  /// The inverse transform, or `nil` if the transform is not invertible.
  public var inverse: Transform? {
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    let result = Transform(
      a: d / determinant,
      b: 0 - b / determinant,
      c: 0 - c / determinant,
      d: a / determinant,
      tx: (c * ty - d * tx) / determinant,
      ty: (b * tx - a * ty) / determinant
    )
    return result.isFinite ? result : nil
  }

  /// The same linear map about another fixed point than the origin.
  private func about(_ point: Point) -> Transform {
    var result = self
    result.tx = point.x - (a * point.x + c * point.y)
    result.ty = point.y - (b * point.x + d * point.y)
    return result
  }
}

extension Point {
  /// The point transformed by a transform.
  public func transformed(by transform: Transform) -> Point {
    Point(
      transform.a * x + transform.c * y + transform.tx,
      transform.b * x + transform.d * y + transform.ty
    )
  }
}
