// Places components of any type, and masks by them.
//
// This folder depends on the drawing module, which is also compiled as Embedded Swift. Embedded
// Swift does not support `any Rasterizable`, which lets users choose between components of
// different types.

extension Canvas {
  /// Draws a component in a rectangle, whose edges are snapped to device pixels.
  ///
  /// A component with caps is drawn at its minimum frame and stretched. A `Content` is laid out in
  /// the rectangle, and each of its components is snapped separately. `outset` enlarges the
  /// rectangle. `imageInsets` moves the image's edges relative to it and clips to it: with negative
  /// insets, the image extends beyond the rectangle and is clipped there.
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
  /// The size is rounded up to device pixels, so that text fits in the measured size.
  public mutating func place(_ component: any Rasterizable, at point: Point) {
    place(component: component, at: point)
  }
}

extension LayerMask {
  /// A mask from a component drawn in a rectangle.
  public static func component(
    _ component: any Rasterizable,
    in rect: Rect,
    mode: MaskMode = .alpha
  ) -> LayerMask {
    LayerMask(component: component, in: rect, mode: mode)
  }
}
