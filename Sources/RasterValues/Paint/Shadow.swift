// Shadows of layers, cast outwards or inwards.

/// A shadow of a layer's shape: its coverage in one colour, spread, blurred and moved.
///
/// Coverage is the alpha of what clip and mask leave of the layer. Shadows lie beneath all of it, or, if
/// they are inner ones, on top of all of it and nowhere else; the first is the topmost of each kind. A
/// layer that holds one rectangle, rounded rectangle or ellipse, and more only within it, costs little:
/// its shadow is computed from the shape, unless the layer is turned, cut or blurred.
public struct Shadow: Hashable, Sendable {
  /// The colour of the whole shadow.
  public var color: Color
  /// The softness of the shadow's edge, in points: twice the standard deviation of the Gaussian.
  ///
  /// Source: CSS Backgrounds and Borders Module Level 3, section 6.1.2.
  public var blur: Double
  /// The distance by which the shape grows before it is blurred, in points; negative makes it
  /// smaller, and an inner shadow's hole larger.
  ///
  /// A rectangle, a rounded one or an ellipse that is all of the layer moves its sides: sharp corners stay
  /// sharp, round ones grow as in CSS. Whatever else is grown by a disc, to a fifth of a pixel for a
  /// spread of three or more.
  public var spread: Double
  /// In points; positive moves right and down.
  public var offset: Point
  /// Whether the shadow falls on the layer from around it, instead of beneath it.
  public var isInner: Bool

  /// A shadow; its edge is hard where no blur is given.
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
