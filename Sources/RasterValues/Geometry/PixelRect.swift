// A rectangle of whole device pixels.

/// A rectangle of whole device pixels, with the origin at the upper left and y pointing down.
///
/// Whoever makes one keeps `x + width` and `y + height` within `Int`; bitmaps, whose sides are at
/// most 16,384 pixels, are far from that.
public struct PixelRect: Hashable, Sendable {
  /// The leftmost column.
  public var x: Int
  /// The topmost row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Makes a rectangle from its upper left pixel and its extent.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// Whether the rectangle holds no pixel.
  public var isEmpty: Bool { width <= 0 || height <= 0 }
}
