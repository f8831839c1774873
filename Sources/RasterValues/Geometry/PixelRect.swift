// A rectangle of whole device pixels.

/// A rectangle of whole device pixels; the origin is at the upper left and y points down.
///
/// The caller ensures that `x + width` and `y + height` do not overflow `Int`. Bitmaps are far from
/// that limit, because their sides are at most 16,384 pixels.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle from its upper left pixel and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle contains no pixels.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
