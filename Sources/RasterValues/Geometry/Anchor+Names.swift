// Named positions in a box.

/// Anchors ignore the layout direction: `left` always means the left edge.
extension Anchor {
  /// The middle of the top edge.
  public static let top = unit(0.5, 0)
  /// The middle of the bottom edge.
  public static let bottom = unit(0.5, 1)
  /// The middle of the left edge.
  public static let left = unit(0, 0.5)
  /// The middle of the right edge.
  public static let right = unit(1, 0.5)
  /// The middle.
  public static let center = unit(0.5, 0.5)
  /// The top left corner.
  public static let topLeft = unit(0, 0)
  /// The top right corner.
  public static let topRight = unit(1, 0)
  /// The bottom left corner.
  public static let bottomLeft = unit(0, 1)
  /// The bottom right corner.
  public static let bottomRight = unit(1, 1)
}
