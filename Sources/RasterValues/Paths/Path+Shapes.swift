// The shapes that have a name.

extension Path {
  /// A rectangle.
  public static func rect(_ rect: Rect) -> Path { Path(.rect(rect)) }

  /// A rectangle with round corners of one radius.
  public static func roundedRect(
    _ rect: Rect,
    radius: Double,
    style: CornerStyle = .circular
  ) -> Path {
    roundedRect(rect, radius: CornerRadii(radius), style: style)
  }

  /// A rectangle with a radius for each corner.
  ///
  /// A negative radius counts as 0. Where the radii of a side are longer than the side, all four
  /// are scaled down together until they fit. Source: CSS Backgrounds Level 3, section 4.5.
  ///
  /// Continuous corners reach 1.53 radii along their sides, as far as on Apple's platforms. Their
  /// curvature grows evenly from the sides to the corner's middle, which is where a circle's is;
  /// they stay within 0.015 radii of Apple's. Where sides have less room, corners near quarter
  /// circles, which they are where there is just room for those.
  public static func roundedRect(
    _ rect: Rect,
    radius corners: CornerRadii,
    style: CornerStyle = .circular
  ) -> Path {
    guard !rect.isEmpty else { return Path(.rect(rect)) }
    // No sum of two such radii overflows; NaN stays, and the path is not drawn.
    func radius(_ value: Double) -> Double { value < 0 ? 0 : value > 1e150 ? 1e150 : value }
    var fitted = CornerRadii(
      topLeft: radius(corners.topLeft),
      topRight: radius(corners.topRight),
      bottomRight: radius(corners.bottomRight),
      bottomLeft: radius(corners.bottomLeft)
    )
    let sides = [
      (rect.width, fitted.topLeft + fitted.topRight),
      (rect.width, fitted.bottomLeft + fitted.bottomRight),
      (rect.height, fitted.topLeft + fitted.bottomLeft),
      (rect.height, fitted.topRight + fitted.bottomRight),
    ]
    var factor = 1.0
    for (length, sum) in sides where sum > length { factor = Swift.min(factor, length / sum) }
    if factor < 1 {
      fitted.topLeft *= factor
      fitted.topRight *= factor
      fitted.bottomRight *= factor
      fitted.bottomLeft *= factor
    }
    if fitted == CornerRadii(0) { return Path(.rect(rect)) }
    return style == .circular ? Path(.roundedRect(rect, fitted)) : continuous(rect, fitted)
  }

  /// A rectangle whose corners are quarters of ellipses, each with its own radii across and down.
  ///
  /// Where the radii of a side are longer than the side, all are scaled down together until they fit.
  public static func roundedRect(_ rect: Rect, radius corners: EllipticalCornerRadii) -> Path {
    if let circular = corners.circular { return roundedRect(rect, radius: circular) }
    guard !rect.isEmpty else { return Path(.rect(rect)) }
    return Path(.outline(Path.Shape.outline(rect, corners.fitted(to: rect))))
  }

  /// The ellipse that touches the four edges of a rectangle.
  public static func ellipse(_ rect: Rect) -> Path { Path(.ellipse(rect)) }

  /// A circle; one whose radius is not positive is empty.
  public static func circle(center: Point, radius: Double) -> Path {
    guard !(radius <= 0) else { return .empty }
    let rect = Rect(
      x: center.x - radius,
      y: center.y - radius,
      width: radius + radius,
      height: radius + radius
    )
    return Path(.ellipse(rect))
  }

  /// The largest circle in the middle of a rectangle.
  public static func circle(_ rect: Rect) -> Path {
    circle(center: rect.center, radius: Functions.min(rect.width, rect.height) / 2)
  }

  /// A rectangle whose shorter sides are half circles.
  public static func capsule(_ rect: Rect) -> Path {
    roundedRect(rect, radius: Functions.min(rect.width, rect.height) / 2)
  }

  /// Part of a circle, open at both ends; see `PathBuilder.arc`.
  ///
  /// Equal angles, and a radius that is not positive, give an empty path.
  public static func arc(
    center: Point,
    radius: Double,
    from: Angle,
    to: Angle,
    clockwise: Bool = true
  ) -> Path {
    guard radius > 0 else { return .empty }
    return build { builder in
      builder.addArc(center: center, radius: radius, from: from, to: to, clockwise: clockwise)
    }
  }

  /// A piece of a disc between two angles, clockwise; a whole turn or more is the disc.
  ///
  /// Equal angles, and a radius that is not positive, give an empty path.
  public static func pie(center: Point, radius: Double, from: Angle, to: Angle) -> Path {
    ring(center: center, radius: radius, innerRadius: 0, from: from, to: to)
  }

  /// The ring between two circles.
  ///
  /// It does not matter which radius is the larger one. One that is not positive leaves a disc,
  /// equal ones leave nothing.
  public static func ring(center: Point, radius: Double, innerRadius: Double) -> Path {
    let (outer, inner) = (Functions.max(radius, innerRadius), Functions.min(radius, innerRadius))
    guard inner > 0 else { return circle(center: center, radius: outer) }
    guard outer > inner else { return .empty }
    return build { builder in
      builder.addArc(center: center, radius: outer, from: .zero, to: .turns(1))
      builder.close()
      builder.move(to: Point(center.x + inner, center.y))
      builder.addArc(center: center, radius: inner, from: .zero, to: .turns(-1), clockwise: false)
      builder.close()
    }
  }

  /// The part of a ring between two angles, clockwise; a whole turn or more is the ring.
  ///
  /// It does not matter which radius is the larger one. One that is not positive leaves a piece of
  /// a disc, equal ones leave nothing, as do equal angles.
  public static func ring(
    center: Point,
    radius: Double,
    innerRadius: Double,
    from: Angle,
    to: Angle
  ) -> Path {
    let (outer, inner) = (Functions.max(radius, innerRadius), Functions.min(radius, innerRadius))
    let turn = to.degrees - from.degrees
    guard turn < 360 else { return ring(center: center, radius: outer, innerRadius: inner) }
    guard outer > 0, outer > inner, Functions.mod(turn, 360) != 0 else { return .empty }
    return build { builder in
      builder.addArc(center: center, radius: outer, from: from, to: to)
      if inner > 0 {
        builder.addArc(center: center, radius: inner, from: to, to: from, clockwise: false)
      } else {
        builder.addLine(to: center)
      }
      builder.close()
    }
  }

  /// A straight line.
  public static func line(from start: Point, to end: Point) -> Path { polyline([start, end]) }

  /// Straight lines through points, closed; empty with fewer than two.
  public static func polygon(_ points: [Point]) -> Path {
    build { builder in
      builder.lines(points)
      builder.close()
    }
  }

  /// Straight lines through points; empty with fewer than two.
  public static func polyline(_ points: [Point]) -> Path { build { $0.lines(points) } }

  /// A star with its first point at the top, inscribed in the ellipse of a rectangle.
  ///
  /// `innerRadius` is where the inward corners lie, as a part of the way from the middle to the
  /// outward ones; left out, it is that of a pentagram, whose edges are in line. Fewer than two
  /// points give an empty path, more than 100,000 count as that.
  public static func star(
    in rect: Rect,
    points: Int = 5,
    innerRadius: Double = 0.381966
  ) -> Path {
    guard points >= 2, !rect.isEmpty else { return .empty }
    let points = Swift.min(points, 100_000)
    let corners = (0..<points * 2).map { index in
      let radius = index & 1 == 0 ? 0.5 : innerRadius / 2
      let angle = Angle(degrees: 180 * Double(index) / Double(points) - 90)
      return Point(
        rect.midX + rect.width * radius * Functions.cos(angle),
        rect.midY + rect.height * radius * Functions.sin(angle)
      )
    }
    return polygon(corners)
  }

  /// A path of moves, lines and curves.
  public static func build(_ body: (inout PathBuilder) -> Void) -> Path {
    var builder = PathBuilder()
    body(&builder)
    return builder.path
  }
}

extension PathBuilder {
  mutating func lines(_ points: [Point]) {
    guard let first = points.first, points.count > 1 else { return }
    move(to: first)
    for point in points.dropFirst() { addLine(to: point) }
  }
}
