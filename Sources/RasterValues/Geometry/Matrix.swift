// Affine transforms from a component's space to device pixels, and safe conversions to integers.

/// An affine transform: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
@usableFromInline
package struct Matrix: Sendable {
  @usableFromInline
  package var a, b, c, d, tx, ty: Double

  /// Creates a transform from its six numbers, which default to the identity's.
  @inlinable
  package init(
    a: Double = 1,
    b: Double = 0,
    c: Double = 0,
    d: Double = 1,
    tx: Double = 0,
    ty: Double = 0
  ) {
    (self.a, self.b, self.c, self.d) = (a, b, c, d)
    (self.tx, self.ty) = (tx, ty)
  }
}

extension Matrix {
  @inlinable
  package static func scale(_ factor: Double) -> Matrix { Matrix(a: factor, d: factor) }

  @inlinable
  package static func translation(_ x: Double, _ y: Double) -> Matrix { Matrix(tx: x, ty: y) }

  /// Converts a transform in points to one in pixels, with `scale` pixels per point.
  @inlinable
  package init(_ transform: Transform, scale: Double) {
    self.init(
      a: transform.a,
      b: transform.b,
      c: transform.c,
      d: transform.d,
      tx: transform.tx * scale,
      ty: transform.ty * scale
    )
  }

  /// The transform that applies `first` and then this one.
  @inlinable
  package func after(_ first: Matrix) -> Matrix {
    Matrix(
      a: a * first.a + c * first.b,
      b: b * first.a + d * first.b,
      c: a * first.c + c * first.d,
      d: b * first.c + d * first.d,
      tx: a * first.tx + c * first.ty + tx,
      ty: b * first.tx + d * first.ty + ty
    )
  }

  @inlinable
  @inline(__always)
  package func point(_ x: Double, _ y: Double) -> SIMD2<Double> {
    SIMD2(a * x + c * y + tx, b * x + d * y + ty)
  }

  @inlinable
  package func point(_ point: Point) -> SIMD2<Double> { self.point(point.x, point.y) }

  /// A vector transformed without the translation.
  @inlinable
  package func vector(_ x: Double, _ y: Double) -> SIMD2<Double> {
    SIMD2(a * x + c * y, b * x + d * y)
  }

  @inlinable
  package var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  @inlinable
  package var determinant: Double { a * d - b * c }

  /// The inverse, or `nil` if the matrix is singular or its inverse is not finite.
  @inlinable
  package var inverse: Matrix? {
    let scale = 1 / determinant
    guard scale.isFinite else { return nil }
    let result = Matrix(
      a: d * scale,
      b: -b * scale,
      c: -c * scale,
      d: a * scale,
      tx: (c * ty - d * tx) * scale,
      ty: (b * tx - a * ty) * scale
    )
    return result.isFinite ? result : nil
  }

  /// Whether rectangles remain axis-aligned rectangles.
  @inlinable
  package var isAxisAligned: Bool { b == 0 && c == 0 }

  /// Whether circles stay circles.
  @inlinable
  package var isSimilarity: Bool { (a == d && b == -c) || (a == -d && b == c) }

  /// An upper bound of the enlargement: the Frobenius norm of the linear part.
  @inlinable
  package var norm: Double { (a * a + b * b + c * c + d * d).squareRoot() }

  /// The translation in whole pixels, or `nil` if the transform does anything else.
  @inlinable
  package var pixelOffset: (x: Int, y: Int)? {
    guard a == 1, b == 0, c == 0, d == 1 else { return nil }
    let (x, y) = (saturated(tx), saturated(ty))
    return Double(x) == tx && Double(y) == ty ? (x, y) : nil
  }

  /// The bounding box of a transformed rectangle.
  @inlinable
  package func box(_ rect: Box) -> Box {
    guard !rect.isEmpty else { return .empty }
    var result = Box.empty
    result.add(point(rect.minX, rect.minY))
    result.add(point(rect.maxX, rect.minY))
    result.add(point(rect.minX, rect.maxY))
    result.add(point(rect.maxX, rect.maxY))
    return result
  }
}

/// An axis-aligned box, in device pixels or in a component's own space.
@usableFromInline
package struct Box: Sendable {
  @usableFromInline
  package var minX, minY, maxX, maxY: Double

  @inlinable
  package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
    (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
  }

  /// The empty box; adding a point makes it that point.
  @inlinable
  package static var empty: Box {
    Box(minX: .infinity, minY: .infinity, maxX: -.infinity, maxY: -.infinity)
  }

  /// The box that contains every point.
  static var everything: Box {
    Box(minX: -.infinity, minY: -.infinity, maxX: .infinity, maxY: .infinity)
  }

  @inlinable
  package var isEmpty: Bool { !(minX <= maxX && minY <= maxY) }
}

extension Box {
  @inlinable
  package init(_ rect: PixelRect) {
    self.init(
      minX: Double(rect.x),
      minY: Double(rect.y),
      maxX: Double(rect.x &+ rect.width),
      maxY: Double(rect.y &+ rect.height)
    )
  }

  @inlinable
  package init(_ rect: Rect) {
    self.init(
      minX: Swift.min(rect.x, rect.x + rect.width),
      minY: Swift.min(rect.y, rect.y + rect.height),
      maxX: Swift.max(rect.x, rect.x + rect.width),
      maxY: Swift.max(rect.y, rect.y + rect.height)
    )
  }

  @inlinable
  package mutating func add(_ point: SIMD2<Double>) {
    minX = Swift.min(minX, point.x)
    minY = Swift.min(minY, point.y)
    maxX = Swift.max(maxX, point.x)
    maxY = Swift.max(maxY, point.y)
  }

  @inlinable
  package mutating func add(_ other: Box) {
    guard !other.isEmpty else { return }
    minX = Swift.min(minX, other.minX)
    minY = Swift.min(minY, other.minY)
    maxX = Swift.max(maxX, other.maxX)
    maxY = Swift.max(maxY, other.maxY)
  }

  @inlinable
  package func intersection(_ other: Box) -> Box {
    guard !isEmpty, !other.isEmpty else { return .empty }
    return Box(
      minX: Swift.max(minX, other.minX),
      minY: Swift.max(minY, other.minY),
      maxX: Swift.min(maxX, other.maxX),
      maxY: Swift.min(maxY, other.maxY)
    )
  }

  @inlinable
  package func enlarged(by distance: Double) -> Box {
    isEmpty
      ? self
      : Box(
        minX: minX - distance,
        minY: minY - distance,
        maxX: maxX + distance,
        maxY: maxY + distance
      )
  }

  @inlinable
  package func moved(by offset: SIMD2<Double>) -> Box {
    Box(
      minX: minX + offset.x,
      minY: minY + offset.y,
      maxX: maxX + offset.x,
      maxY: maxY + offset.y
    )
  }

  /// The pixels that the box overlaps by more than 1/512 pixel, where coverage begins.
  @inlinable
  package var pixels: PixelRect {
    guard !isEmpty else { return PixelRect(x: 0, y: 0, width: 0, height: 0) }
    let slack = 1.0 / 512
    let (left, top) = (floored(minX + slack), floored(minY + slack))
    let right = -floored(-(maxX - slack))
    let bottom = -floored(-(maxY - slack))
    return PixelRect(
      x: left,
      y: top,
      width: Swift.max(right &- left, 0),
      height: Swift.max(bottom &- top, 0)
    )
  }
}

extension PixelRect {
  @inlinable
  package func intersection(_ other: PixelRect) -> PixelRect {
    let left = Swift.max(x, other.x)
    let top = Swift.max(y, other.y)
    let right = Swift.min(x &+ width, other.x &+ other.width)
    let bottom = Swift.min(y &+ height, other.y &+ other.height)
    return PixelRect(
      x: left,
      y: top,
      width: Swift.max(right &- left, 0),
      height: Swift.max(bottom &- top, 0)
    )
  }

  @inlinable
  package func moved(x dx: Int, y dy: Int) -> PixelRect {
    PixelRect(x: x &+ dx, y: y &+ dy, width: width, height: height)
  }

  @inlinable
  package func union(_ other: PixelRect) -> PixelRect {
    if isEmpty { return other }
    if other.isEmpty { return self }
    let left = Swift.min(x, other.x)
    let top = Swift.min(y, other.y)
    return PixelRect(
      x: left,
      y: top,
      width: Swift.max(x &+ width, other.x &+ other.width) &- left,
      height: Swift.max(y &+ height, other.y &+ other.height) &- top
    )
  }
}

/// The integer part of a number, clamped to ±2⁴⁰; NaN returns 0.
@inlinable
@inline(__always)
package func saturated(_ value: Double) -> Int {
  let limit = 1_099_511_627_776.0
  guard value == value else { return 0 }
  return Int(Swift.min(Swift.max(value, -limit), limit))
}

/// The greatest integer not above a number, clamped to ±2⁴⁰; NaN returns 0.
@inlinable
@inline(__always)
package func floored(_ value: Double) -> Int {
  let whole = saturated(value)
  return Double(whole) > value ? whole &- 1 : whole
}

/// A coordinate clamped to ±10¹⁰⁰, so that squaring it does not overflow; NaN returns the lower
/// limit.
@inlinable
@inline(__always)
package func bounded(_ value: Double) -> Double {
  value >= -1e100 ? (value <= 1e100 ? value : 1e100) : -1e100
}

@inlinable
@inline(__always)
package func bounded(_ point: SIMD2<Double>) -> SIMD2<Double> {
  SIMD2(bounded(point.x), bounded(point.y))
}

/// The nearest point of a grid of 2⁻¹⁷ pixels, for points within 2³⁴.
///
/// The cells of the grid end where numbers round to one 1/256 of a pixel or the next, so lines
/// between grid points look the same as lines between arbitrary points.
@inlinable
@inline(__always)
package func onPixelGrid(_ point: SIMD2<Double>) -> SIMD2<Double> {
  // A sum with this constant has no digits below 2⁻¹⁷.
  (point + 0x1.8p35) - 0x1.8p35
}

/// Divides by a positive number and rounds down; the remainder is not negative.
@inlinable
@inline(__always)
package func dividedDown(_ dividend: Int, _ divisor: Int) -> (quotient: Int, remainder: Int) {
  let (quotient, remainder) = (dividend / divisor, dividend % divisor)
  return remainder < 0 ? (quotient &- 1, remainder &+ divisor) : (quotient, remainder)
}
