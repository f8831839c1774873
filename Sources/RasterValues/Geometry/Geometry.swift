// Points, sizes, rectangles and insets, in points; y points down.

/// A position, in points from the component's top left corner; y points down.
public struct Point: Hashable, Sendable {
  /// The distances to the right of the component's left edge and below its top edge.
  public var x, y: Double

  /// A point from its coordinates.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// A point from its coordinates.
  public init(x: Double, y: Double) { self.init(x, y) }

  /// The origin.
  public static let zero = Point(0, 0)
}

/// A width and a height, in points.
public struct Size: Hashable, Sendable {
  /// The extents along x and y, which may be negative.
  public var width, height: Double

  /// A size from its width and height.
  public init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }

  /// A size from its width and height.
  public init(width: Double, height: Double) { self.init(width, height) }

  /// A size of zero width and height.
  public static let zero = Size(0, 0)
  /// The size to propose when there is no limit: an infinite width and height.
  public static let unlimited = Size(.infinity, .infinity)
}

/// Distances inwards from the four edges of a rectangle, in points.
public struct Insets: Hashable, Sendable {
  /// The distance from each edge; a negative distance points outwards.
  public var top, left, bottom, right: Double

  /// Creates insets for each edge; omitted insets are 0.
  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Creates insets for the left and right edges, and for the top and bottom edges.
  public init(x: Double, y: Double = 0) { self.init(top: y, left: x, bottom: y, right: x) }

  /// Creates insets for the top and bottom edges.
  public init(y: Double) { self.init(x: 0, y: y) }

  /// Creates equal insets for all four edges.
  public init(_ all: Double) { self.init(top: all, left: all, bottom: all, right: all) }

  /// No insets.
  public static let zero = Insets(0)
}

/// A rectangle, in points.
///
/// A negative width or height is stored unchanged; the rectangle is then empty.
public struct Rect: Hashable, Sendable {
  /// The position of the top left corner, and the extents from it.
  public var x, y, width, height: Double

  /// A rectangle from its top left corner and its size.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// A rectangle from its top left corner and its size.
  public init(origin: Point, size: Size) {
    self.init(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  /// A rectangle from its centre and its size.
  public init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2,
      y: center.y - size.height / 2,
      width: size.width,
      height: size.height
    )
  }

  /// An empty rectangle at the origin.
  public static let zero = Rect(x: 0, y: 0, width: 0, height: 0)
}

/// The radii of a rectangle's corners, in points.
public struct CornerRadii: Hashable, Sendable {
  /// The radius of each corner.
  public var topLeft, topRight, bottomRight, bottomLeft: Double

  /// Creates radii for each corner; omitted radii are 0.
  public init(
    topLeft: Double = 0,
    topRight: Double = 0,
    bottomRight: Double = 0,
    bottomLeft: Double = 0
  ) {
    self.topLeft = topLeft
    self.topRight = topRight
    self.bottomRight = bottomRight
    self.bottomLeft = bottomLeft
  }

  /// Creates four corners with the same radius.
  public init(_ all: Double) {
    self.init(topLeft: all, topRight: all, bottomRight: all, bottomLeft: all)
  }
}

/// An angle.
///
/// Positive angles turn clockwise, because y points down.
public struct Angle: Hashable, Sendable {
  /// The angle in degrees; a full turn is exactly 360.
  public var degrees: Double

  /// An angle in degrees.
  public init(degrees: Double) { self.degrees = degrees }

  /// An angle in degrees.
  public static func degrees(_ value: Double) -> Angle { Angle(degrees: value) }

  /// An angle in radians.
  public static func radians(_ value: Double) -> Angle { Angle(degrees: value * (180 / Double.pi)) }

  /// An angle in full turns.
  public static func turns(_ value: Double) -> Angle { Angle(degrees: value * 360) }
}

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
public struct Transform: Hashable, Sendable {
  /// The coefficients of the two equations.
  public var a, b, c, d, tx, ty: Double

  /// A transform from its six numbers.
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
}

/// A position relative to a box (`.top`, `.unit(0.2, 0.5)`) or in the component's coordinates.
public enum Anchor: Hashable, Sendable {
  /// A fraction of the box's width and height, from its top left corner.
  case unit(Double, Double)
  /// A point of the component, independent of the box.
  case point(Point)
}
