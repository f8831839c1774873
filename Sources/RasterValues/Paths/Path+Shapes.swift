// Constructors for common shapes.

extension Path {
  /// Returns a rectangle.
  public static func rect(_ rect: Rect) -> Path { Path(.rect(rect)) }

  /// Returns a rectangle with four rounded corners of the same radius.
  public static func roundedRect(
    _ rect: Rect,
    radius: Double,
    style: CornerStyle = .circular
  ) -> Path {
    roundedRect(rect, radius: CornerRadii(radius), style: style)
  }

  /// Returns a rectangle with a separate radius for each corner.
  ///
  /// A negative radius counts as 0. If the radii along any side exceed its length, all four radii
  /// are scaled down together until they fit. Source: CSS Backgrounds Level 3, section 4.5.
  ///
  /// Continuous corners extend 1.53 radii along their sides, as on Apple's platforms, and stay
  /// within 0.015 radii of Apple's. Their curvature grows evenly from the sides to the middle of
  /// the corner, which is where a circle's would be. On shorter sides the corners approach quarter
  /// circles, and become quarter circles if there is only room for those.
  public static func roundedRect(
    _ rect: Rect,
    radius corners: CornerRadii,
    style: CornerStyle = .circular
  ) -> Path {
    guard !rect.isEmpty else { return Path(.rect(rect)) }
    // The sum of two such radii cannot overflow. NaN is kept, and the path is then not drawn.
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

  /// Returns a rectangle with elliptical corners, each with its own horizontal and vertical radius.
  ///
  /// If the radii along any side exceed its length, all radii are scaled down together until they
  /// fit.
  public static func roundedRect(_ rect: Rect, radius corners: EllipticalCornerRadii) -> Path {
    if let circular = corners.circular { return roundedRect(rect, radius: circular) }
    guard !rect.isEmpty else { return Path(.rect(rect)) }
    return Path(.outline(Path.Shape.outline(rect, corners.fitted(to: rect))))
  }

  /// Returns the ellipse that touches all four sides of a rectangle.
  public static func ellipse(_ rect: Rect) -> Path { Path(.ellipse(rect)) }

  /// Returns a circle, or an empty path if the radius is not positive.
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

  /// Returns the largest circle that fits into a rectangle, centred.
  public static func circle(_ rect: Rect) -> Path {
    circle(center: rect.center, radius: Functions.min(rect.width, rect.height) / 2)
  }

  /// Returns a rectangle whose shorter sides are half circles.
  public static func capsule(_ rect: Rect) -> Path {
    roundedRect(rect, radius: Functions.min(rect.width, rect.height) / 2)
  }

  /// Returns an open arc of a circle; see `PathBuilder.addArc`.
  ///
  /// The path is empty if the angles are equal or the radius is not positive.
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

  /// Returns a sector of a disc, clockwise from one angle to another.
  ///
  /// A sweep of 360 degrees or more gives the whole disc. The path is empty if the angles are equal
  /// or the radius is not positive.
  public static func pie(center: Point, radius: Double, from: Angle, to: Angle) -> Path {
    ring(center: center, radius: radius, innerRadius: 0, from: from, to: to)
  }

  /// Returns the ring between two circles.
  ///
  /// The radii may be given in either order. If the smaller one is not positive, the result is a
  /// disc. If they are equal, it is empty.
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

  /// Returns a sector of a ring, clockwise from one angle to another.
  ///
  /// A sweep of 360 degrees or more gives the whole ring. The radii may be given in either order.
  /// If the smaller one is not positive, the result is a sector of a disc. If the radii or the
  /// angles are equal, it is empty.
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

  /// Returns a straight line.
  public static func line(from start: Point, to end: Point) -> Path { polyline([start, end]) }

  /// Returns a closed path of straight lines through points; empty for fewer than two.
  public static func polygon(_ points: [Point]) -> Path {
    build { builder in
      builder.lines(points)
      builder.close()
    }
  }

  /// Returns an open path of straight lines through points; empty for fewer than two.
  public static func polyline(_ points: [Point]) -> Path { build { $0.lines(points) } }

  /// Returns a star inscribed in the ellipse of a rectangle, with its first point at the top.
  ///
  /// `innerRadius` is the distance of the inner corners from the centre, as a fraction of the
  /// distance of the outer ones. The default is that of a pentagram, whose edges are collinear.
  /// Fewer than two points give an empty path, and more than 100,000 count as 100,000.
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

  /// Builds a path from moves, lines and curves.
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
