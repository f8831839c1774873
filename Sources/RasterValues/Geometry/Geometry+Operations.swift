// Operations on points, sizes and rectangles.

extension Point {
  /// The sum, coordinate by coordinate.
  public static func + (first: Point, second: Point) -> Point {
    Point(first.x + second.x, first.y + second.y)
  }

  /// The difference, coordinate by coordinate.
  public static func - (first: Point, second: Point) -> Point {
    Point(first.x - second.x, first.y - second.y)
  }

  /// The point with both coordinates multiplied by a factor.
  public static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  /// The point with both coordinates multiplied by a factor.
  public static func * (factor: Double, point: Point) -> Point {
    Point(factor * point.x, factor * point.y)
  }

  /// The point moved right by `x` and down by `y`.
  public func offset(x: Double = 0, y: Double = 0) -> Point { Point(self.x + x, self.y + y) }

  /// The length of the straight line to another point.
  public func distance(to other: Point) -> Double {
    let (width, height) = (other.x - x, other.y - y)
    return (width * width + height * height).squareRoot()
  }

  /// The direction to another point: 0 is to the right, 90 degrees is down.
  public func angle(to other: Point) -> Angle { Functions.atan2(other.y - y, other.x - x) }

  /// The linear interpolation to another point.
  public func lerp(to other: Point, by amount: Double) -> Point {
    Point(Functions.lerp(x, other.x, amount), Functions.lerp(y, other.y, amount))
  }

  /// The point at a distance and direction from a centre: 0 is to the right, 90 degrees is down.
  public static func polar(center: Point, radius: Double, angle: Angle) -> Point {
    Point(center.x + radius * Functions.cos(angle), center.y + radius * Functions.sin(angle))
  }
}

extension Size {
  /// The sum, side by side.
  public static func + (first: Size, second: Size) -> Size {
    Size(first.width + second.width, first.height + second.height)
  }

  /// The difference, side by side.
  public static func - (first: Size, second: Size) -> Size {
    Size(first.width - second.width, first.height - second.height)
  }

  /// The size with both sides multiplied by a factor.
  public static func * (size: Size, factor: Double) -> Size {
    Size(size.width * factor, size.height * factor)
  }

  /// The size with both sides multiplied by a factor.
  public static func * (factor: Double, size: Size) -> Size {
    Size(factor * size.width, factor * size.height)
  }

  /// The size enlarged by `all` on each of the four edges.
  public func outset(_ all: Double) -> Size { Size(width + all + all, height + all + all) }

  /// The size enlarged by `x` on the left and right, and by `y` at the top and bottom.
  public func outset(x: Double = 0, y: Double = 0) -> Size {
    Size(width + x + x, height + y + y)
  }

  /// The size enlarged by an inset on each edge.
  public func outset(_ insets: Insets) -> Size {
    Size(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }

  /// The size reduced by `all` on each of the four edges.
  public func inset(_ all: Double) -> Size { outset(0 - all) }

  /// The size reduced by `x` on the left and right, and by `y` at the top and bottom.
  public func inset(x: Double = 0, y: Double = 0) -> Size { outset(x: 0 - x, y: 0 - y) }

  /// The size reduced by an inset on each edge.
  public func inset(_ insets: Insets) -> Size {
    Size(width - insets.left - insets.right, height - insets.top - insets.bottom)
  }
}

extension Rect {
  /// The left edge.
  public var minX: Double { x }
  /// Halfway between the left and the right edge.
  public var midX: Double { x + width / 2 }
  /// The right edge.
  public var maxX: Double { x + width }
  /// The top edge.
  public var minY: Double { y }
  /// Halfway between the top and the bottom edge.
  public var midY: Double { y + height / 2 }
  /// The bottom edge.
  public var maxY: Double { y + height }

  /// The top left corner.
  public var origin: Point { Point(x, y) }
  /// The width and the height.
  public var size: Size { Size(width, height) }
  /// The middle.
  public var center: Point { Point(midX, midY) }
  /// The top left corner.
  public var topLeft: Point { Point(x, y) }
  /// The top right corner.
  public var topRight: Point { Point(maxX, y) }
  /// The bottom left corner.
  public var bottomLeft: Point { Point(x, maxY) }
  /// The bottom right corner.
  public var bottomRight: Point { Point(maxX, maxY) }

  /// Whether the rectangle has no area; true if a side is NaN.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle with all four edges moved inwards by `all`.
  public func inset(_ all: Double) -> Rect { inset(Insets(all)) }

  /// The rectangle with its left and right edges moved inwards by `x`, and the others by `y`.
  public func inset(x: Double = 0, y: Double = 0) -> Rect {
    inset(Insets(top: y, left: x, bottom: y, right: x))
  }

  /// The rectangle with each edge moved inwards.
  ///
  /// Edges may cross. The width or the height is then negative, and the rectangle is empty.
  public func inset(_ insets: Insets) -> Rect {
    Rect(
      x: x + insets.left,
      y: y + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }

  /// The rectangle with each edge moved inwards by a distance.
  @_disfavoredOverload
  public func inset(
    top: Double = 0,
    left: Double = 0,
    bottom: Double = 0,
    right: Double = 0
  ) -> Rect {
    inset(Insets(top: top, left: left, bottom: bottom, right: right))
  }

  /// The strip along an edge, `thickness` points thick; it may extend beyond the opposite edge.
  public func slice(_ thickness: Double, from edge: RectEdge) -> Rect {
    switch edge {
    case .top: Rect(x: x, y: y, width: width, height: thickness)
    case .right: Rect(x: maxX - thickness, y: y, width: thickness, height: height)
    case .bottom: Rect(x: x, y: maxY - thickness, width: width, height: thickness)
    case .left: Rect(x: x, y: y, width: thickness, height: height)
    }
  }

  /// The rectangle moved right by `x` and down by `y`.
  public func offset(x: Double = 0, y: Double = 0) -> Rect {
    Rect(x: self.x + x, y: self.y + y, width: width, height: height)
  }

  /// The smallest rectangle that contains both; an empty rectangle is ignored.
  public func union(_ other: Rect) -> Rect {
    if other.isEmpty { return self }
    if isEmpty { return other }
    let (left, top) = (Swift.min(x, other.x), Swift.min(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: Swift.max(maxX, other.maxX) - left,
      height: Swift.max(maxY, other.maxY) - top
    )
  }

  /// The intersection of both rectangles; if it is empty, its width or height is 0.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (Swift.max(x, other.x), Swift.max(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: Swift.max(Swift.min(maxX, other.maxX) - left, 0),
      height: Swift.max(Swift.min(maxY, other.maxY) - top, 0)
    )
  }

  /// Whether a point is inside, including the left and top edges but not the others.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
