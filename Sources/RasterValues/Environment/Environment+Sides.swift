// Resolves leading and trailing edges by layout direction, including inside mirrored content.

extension Environment {
  /// The environment for content that is drawn left to right and then mirrored: leading is left.
  @_documentation(visibility: internal)
  public var mirrored: Environment {
    var environment = self
    environment.isMirrored = true
    return environment
  }

  /// The environment for placed components, which are not mirrored with the content that places
  /// them.
  package var upright: Environment {
    guard isMirrored else { return self }
    var environment = self
    environment.isMirrored = false
    return environment
  }

  /// Whether the leading edge is the right edge.
  private var isLeadingRight: Bool { !isMirrored && layoutDirection == .rightToLeft }

  /// Insets whose leading and trailing edges follow the layout direction.
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

  /// Corner radii whose leading and trailing corners follow the layout direction.
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

  /// Elliptical corner radii whose leading and trailing corners follow the layout direction.
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
  /// The rectangle with each edge moved inwards, where leading and trailing follow the layout
  /// direction.
  public func inset(
    top: Double = 0,
    leading: Double = 0,
    bottom: Double = 0,
    trailing: Double = 0,
    in environment: Environment
  ) -> Rect {
    inset(environment.insets(top: top, leading: leading, bottom: bottom, trailing: trailing))
  }

  /// The strip along the leading or trailing edge, `thickness` points wide.
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
