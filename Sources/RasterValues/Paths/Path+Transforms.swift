// Transforms paths and converts shapes to outlines.

extension Path {
  /// Returns the path moved right by `x` and down by `y`.
  public func offset(x: Double = 0, y: Double = 0) -> Path {
    transformed(by: .translation(x: x, y: y))
  }

  /// Returns the path transformed by an affine transform.
  ///
  /// A shape whose kind is preserved by the transform, such as a scaled rectangle, remains that
  /// shape.
  public func transformed(by transform: Transform) -> Path {
    if transform == .identity { return self }
    if let shape = shape.kept(by: transform) { return Path(shape) }
    var outline = shape.outline
    for index in outline.points.indices {
      outline.points[index] = outline.points[index].transformed(by: transform)
    }
    return outline.verbs.isEmpty ? .empty : Path(.outline(outline))
  }
}

extension Path.Shape {
  /// Returns the transformed shape if it is still of the same kind, or `nil`.
  ///
  /// Rectangles and ellipses allow translation and scaling along the axes. Rounded rectangles allow
  /// translation and uniform scaling.
  func kept(by transform: Transform) -> Path.Shape? {
    guard transform.b == 0, transform.c == 0, transform.a > 0, transform.d > 0 else { return nil }
    switch self {
    case .empty: return .empty
    case .rect(let rect): return .rect(rect.scaled(by: transform))
    case .ellipse(let rect): return .ellipse(rect.scaled(by: transform))
    case .roundedRect(let rect, let corners):
      guard transform.a == transform.d else { return nil }
      let scaled = CornerRadii(
        topLeft: corners.topLeft * transform.a,
        topRight: corners.topRight * transform.a,
        bottomRight: corners.bottomRight * transform.a,
        bottomLeft: corners.bottomLeft * transform.a
      )
      return .roundedRect(rect.scaled(by: transform), scaled)
    case .outline: return nil
    }
  }

  /// The shape as lines and curves, clockwise from the top left; empty for an empty shape.
  ///
  /// Round parts are cubic curves of 90 degrees, which deviate from the true arc by at most 0.03 %
  /// of the radius.
  package var outline: Path.Outline {
    switch self {
    case .empty: return Path.Outline()
    case .outline(let outline): return outline
    case .rect(let rect): return Path.Shape.outline(rect, CornerRadii(0))
    case .roundedRect(let rect, let corners): return Path.Shape.outline(rect, corners)
    case .ellipse(let rect):
      guard !rect.isEmpty else { return Path.Outline() }
      var builder = PathBuilder()
      builder.move(to: Point(rect.maxX, rect.midY))
      builder.addArc(
        in: Transform(
          a: rect.width / 2,
          b: 0,
          c: 0,
          d: rect.height / 2,
          tx: rect.midX,
          ty: rect.midY
        ),
        from: 0,
        sweep: 360,
        end: Point(rect.maxX, rect.midY)
      )
      builder.close()
      return builder.path.shape.outline
    }
  }

  private static func outline(_ rect: Rect, _ corners: CornerRadii) -> Path.Outline {
    outline(rect, EllipticalCornerRadii(corners))
  }

  static func outline(_ rect: Rect, _ corners: EllipticalCornerRadii) -> Path.Outline {
    guard !rect.isEmpty else { return Path.Outline() }
    var builder = PathBuilder()
    func corner(_ x: Double, _ y: Double, _ size: Size, from start: Double, end: Point) {
      guard size.width > 0 else { return }
      builder.addArc(
        in: Transform(a: size.width, b: 0, c: 0, d: size.height, tx: x, ty: y),
        from: start,
        sweep: 90,
        end: end
      )
    }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (a, b) = (corners.topLeft, corners.topRight)
    let (c, d) = (corners.bottomRight, corners.bottomLeft)
    builder.move(to: Point(left + a.width, top))
    builder.addLine(to: Point(right - b.width, top))
    corner(
      right - b.width,
      top + b.height,
      b,
      from: -90,
      end: Point(right, top + b.height)
    )
    builder.addLine(to: Point(right, bottom - c.height))
    corner(
      right - c.width,
      bottom - c.height,
      c,
      from: 0,
      end: Point(right - c.width, bottom)
    )
    builder.addLine(to: Point(left + d.width, bottom))
    corner(
      left + d.width,
      bottom - d.height,
      d,
      from: 90,
      end: Point(left, bottom - d.height)
    )
    if a.width > 0 { builder.addLine(to: Point(left, top + a.height)) }
    corner(left + a.width, top + a.height, a, from: 180, end: Point(left + a.width, top))
    builder.close()
    return builder.path.shape.outline
  }
}

extension Rect {
  /// Returns the rectangle after a transform that translates and scales along the axes.
  func scaled(by transform: Transform) -> Rect {
    Rect(
      x: transform.a * x + transform.tx,
      y: transform.d * y + transform.ty,
      width: transform.a * width,
      height: transform.d * height
    )
  }
}
