// What can be computed with points, sizes and rectangles.

extension Point {
  /// The sum of both coordinates.
  public static func + (first: Point, second: Point) -> Point {
    Point(first.x + second.x, first.y + second.y)
  }

  /// The difference of both coordinates.
  public static func - (first: Point, second: Point) -> Point {
    Point(first.x - second.x, first.y - second.y)
  }

  /// Both coordinates multiplied.
  public static func * (point: Point, factor: Double) -> Point {
    Point(point.x * factor, point.y * factor)
  }

  /// Both coordinates multiplied.
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

  /// The direction of another point: 0 is to the right, 90 degrees is down.
  public func angle(to other: Point) -> Angle { Functions.atan2(other.y - y, other.x - x) }

  /// The point at `amount` of the way to another.
  public func lerp(to other: Point, by amount: Double) -> Point {
    Point(Functions.lerp(x, other.x, amount), Functions.lerp(y, other.y, amount))
  }

  /// The point at a distance from a centre in a direction: 0 is to the right, 90 degrees is down.
  public static func polar(center: Point, radius: Double, angle: Angle) -> Point {
    Point(center.x + radius * Functions.cos(angle), center.y + radius * Functions.sin(angle))
  }
}

extension Size {
  /// Both sides multiplied.
  public static func * (size: Size, factor: Double) -> Size {
    Size(size.width * factor, size.height * factor)
  }

  /// Both sides multiplied.
  public static func * (factor: Double, size: Size) -> Size {
    Size(factor * size.width, factor * size.height)
  }

  /// The size with `all` more on each of the four edges.
  public func outset(_ all: Double) -> Size { Size(width + all + all, height + all + all) }

  /// The size with `x` more on the left and right, and `y` more at the top and bottom.
  public func outset(x: Double = 0, y: Double = 0) -> Size {
    Size(width + x + x, height + y + y)
  }

  /// The size enlarged edge by edge.
  public func outset(_ insets: Insets) -> Size {
    Size(width + insets.left + insets.right, height + insets.top + insets.bottom)
  }

  /// The size with `all` less on each of the four edges.
  public func inset(_ all: Double) -> Size { outset(0 - all) }

  /// The size with `x` less on the left and right, and `y` less at the top and bottom.
  public func inset(x: Double = 0, y: Double = 0) -> Size { outset(x: 0 - x, y: 0 - y) }

  /// The size reduced edge by edge.
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

  /// Whether the rectangle holds no area; one that is not a number does not.
  public var isEmpty: Bool { !(width > 0 && height > 0) }

  /// The rectangle with all four edges moved inwards by `all`.
  public func inset(_ all: Double) -> Rect { inset(Insets(all)) }

  /// The rectangle with its left and right edges moved inwards by `x`, the others by `y`.
  public func inset(x: Double = 0, y: Double = 0) -> Rect {
    inset(Insets(top: y, left: x, bottom: y, right: x))
  }

  /// The rectangle with each edge moved inwards.
  ///
  /// Edges may pass each other: then the width or the height is negative, and the rectangle empty.
  public func inset(_ insets: Insets) -> Rect {
    Rect(
      x: x + insets.left,
      y: y + insets.top,
      width: width - insets.left - insets.right,
      height: height - insets.top - insets.bottom
    )
  }

  /// The rectangle with each edge moved inwards by so much.
  @_disfavoredOverload
  public func inset(
    top: Double = 0,
    left: Double = 0,
    bottom: Double = 0,
    right: Double = 0
  ) -> Rect {
    inset(Insets(top: top, left: left, bottom: bottom, right: right))
  }

  /// The part along an edge, so many points thick; more than the rectangle has goes beyond it.
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

  /// The smallest rectangle that holds both; an empty one adds nothing.
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

  /// The part that both have in common; with nothing in common, a rectangle without width or
  /// height.
  public func intersection(_ other: Rect) -> Rect {
    let (left, top) = (Swift.max(x, other.x), Swift.max(y, other.y))
    return Rect(
      x: left,
      y: top,
      width: Swift.max(Swift.min(maxX, other.maxX) - left, 0),
      height: Swift.max(Swift.min(maxY, other.maxY) - top, 0)
    )
  }

  /// Whether a point is inside: on the left and top edges it is, on the others it is not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }
}
