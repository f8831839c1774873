// Where leading and trailing are: by the direction, and in what is drawn for left to right and mirrored.

extension Environment {
  /// The same, for what is drawn as if words ran from left to right and then mirrored: leading is left.
  @_documentation(visibility: internal)
  public var mirrored: Environment {
    var environment = self
    environment.isMirrored = true
    return environment
  }

  /// The same, for components that are placed: they are not mirrored with what places them.
  package var upright: Environment {
    guard isMirrored else { return self }
    var environment = self
    environment.isMirrored = false
    return environment
  }

  /// Whether leading is right.
  private var isLeadingRight: Bool { !isMirrored && layoutDirection == .rightToLeft }

  /// Insets by where words begin and end.
  @_documentation(visibility: internal)
  public func insets(
    top: Double = 0,
    leading: Double = 0,
    bottom: Double = 0,
    trailing: Double = 0
  ) -> Insets {
    isLeadingRight
      ? Insets(top: top, left: trailing, bottom: bottom, right: leading)
      : Insets(top: top, left: leading, bottom: bottom, right: trailing)
  }

  /// Radii corner by corner, by where words begin and end.
  @_documentation(visibility: internal)
  public func corners(
    topLeading: Double = 0,
    topTrailing: Double = 0,
    bottomTrailing: Double = 0,
    bottomLeading: Double = 0
  ) -> CornerRadii {
    let corners = CornerRadii(
      topLeft: topLeading,
      topRight: topTrailing,
      bottomRight: bottomTrailing,
      bottomLeft: bottomLeading
    )
    return isLeadingRight ? corners.mirrored : corners
  }

  /// Radii across and down, corner by corner, by where words begin and end.
  @_documentation(visibility: internal)
  public func cornerSizes(
    topLeading: Size = .zero,
    topTrailing: Size = .zero,
    bottomTrailing: Size = .zero,
    bottomLeading: Size = .zero
  ) -> EllipticalCornerRadii {
    isLeadingRight
      ? EllipticalCornerRadii(
        topLeft: topTrailing,
        topRight: topLeading,
        bottomRight: bottomLeading,
        bottomLeft: bottomTrailing
      )
      : EllipticalCornerRadii(
        topLeft: topLeading,
        topRight: topTrailing,
        bottomRight: bottomTrailing,
        bottomLeft: bottomLeading
      )
  }
}

extension Rect {
  /// The rectangle with each edge moved inwards by so much, by where words begin and end.
  public func inset(
    top: Double = 0,
    leading: Double = 0,
    bottom: Double = 0,
    trailing: Double = 0,
    in environment: Environment
  ) -> Rect {
    inset(environment.insets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// The part along the side where words begin or end, so many points thick.
  public func slice(_ thickness: Double, from edge: HorizontalEdge, in environment: Environment)
    -> Rect
  {
    let isLeft = (edge == .leading) == (environment.insets(leading: 1).left == 1)
    return slice(thickness, from: isLeft ? .left : .right)
  }
}

extension Insets {
  /// The insets with left and right exchanged.
  package var mirrored: Insets { Insets(top: top, left: right, bottom: bottom, right: left) }
}

extension CornerRadii {
  /// The radii with left and right exchanged.
  package var mirrored: CornerRadii {
    CornerRadii(
      topLeft: topRight,
      topRight: topLeft,
      bottomRight: bottomLeft,
      bottomLeft: bottomRight
    )
  }
}
