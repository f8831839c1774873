// Drop shadows and inner shadows of layers.

/// A shadow of a layer's shape: its coverage in a single colour, spread, blurred and offset.
///
/// The shape is the layer's alpha after clipping and masking. Drop shadows lie beneath the whole
/// layer. Inner shadows lie on top of the layer and only within its shape. The first shadow of each
/// kind is the topmost.
///
/// Shadows are cheap for a layer whose shape is one rectangle, rounded rectangle or ellipse, with
/// all other content inside it. Such a shadow is computed from the shape, unless the layer is
/// rotated, clipped or blurred.
public struct Shadow: Hashable, Sendable {
  /// The colour of the shadow.
  public var color: Color
  /// The blur of the shadow's edge, in points: twice the standard deviation of the Gaussian.
  ///
  /// Source: CSS Backgrounds and Borders Module Level 3, section 6.1.2.
  public var blur: Double
  /// The distance by which the shape is expanded before it is blurred, in points.
  ///
  /// A negative distance contracts the shape; for an inner shadow it enlarges the hole. If the
  /// layer consists of a single rectangle, rounded rectangle or ellipse, its sides are moved: sharp
  /// corners stay sharp, and round corners grow as in CSS. Any other shape is expanded by a disc,
  /// to within a fifth of a pixel for a spread of three or more.
  public var spread: Double
  /// The offset of the shadow in points; positive values move it right and down.
  public var offset: Point
  /// Whether the shadow falls onto the layer from its edges instead of beneath it.
  public var isInner: Bool

  /// Creates a shadow; with a blur of 0 its edge is hard.
  public init(
    _ color: Color,
    blur: Double = 0,
    spread: Double = 0,
    offset: Point = .zero,
    inner isInner: Bool = false
  ) {
    self.color = color
    self.blur = blur
    self.spread = spread
    self.offset = offset
    self.isInner = isInner
  }
}
