// Placing components of any types, and masking by them.
//
// The files of this folder stand above drawing, which is compiled as Embedded Swift too: that has no
// `any Rasterizable`, by which users may choose between components of different types.

extension Canvas {
  /// Draws a component in a rectangle, whose edges are snapped to device pixels.
  ///
  /// A component with caps is drawn at its minimum frame and stretched. A `Content` is laid out in
  /// the rectangle, and each of its components is snapped by itself. `outset` enlarges the
  /// place; `imageInsets` moves the picture's edges inside the place, which shows what is left of it:
  /// negative slides reach beyond the place and are cut off there.
  public mutating func place(
    _ component: any Rasterizable,
    in rect: Rect,
    outset: Insets = .zero,
    imageInsets: Insets = .zero
  ) {
    place(component: component, in: rect, outset: outset, imageInsets: imageInsets)
  }

  /// Draws a component at its natural size, with its top left corner at a point.
  ///
  /// The size is rounded up to device pixels, so that words have the room that they were measured for.
  public mutating func place(_ component: any Rasterizable, at point: Point) {
    place(component: component, at: point)
  }
}

extension LayerMask {
  /// A component drawn in a rectangle.
  public static func component(
    _ component: any Rasterizable,
    in rect: Rect,
    mode: MaskMode = .alpha
  ) -> LayerMask {
    LayerMask(component: component, in: rect, mode: mode)
  }
}
