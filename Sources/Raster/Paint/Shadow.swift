// Shadows of layers, cast outwards or inwards.

/// A shadow of a layer's shape: its coverage in one colour, spread, blurred and moved.
public struct Shadow: Hashable, Sendable {
  /// The colour of the whole shadow.
  public var color: Color
  /// How soft the shadow's edge is, in points: twice the standard deviation of the Gaussian.
  ///
  /// Source: CSS Backgrounds and Borders Module Level 3, section 6.1.2.
  public var blur: Double
  /// How far the shape grows before it is blurred, in points; negative makes it smaller.
  public var spread: Double
  /// In points; positive moves right and down.
  public var offset: Point
  /// Whether the shadow falls on the layer from around it, instead of beneath it.
  public var inner: Bool

  /// A shadow; its edge is hard where no blur is given.
  public init(
    _ color: Color,
    blur: Double = 0,
    spread: Double = 0,
    offset: Point = .zero,
    inner: Bool = false
  ) {
    self.color = color
    self.blur = blur
    self.spread = spread
    self.offset = offset
    self.inner = inner
  }
}
