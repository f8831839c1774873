// The space in which a path is stroked or overlaid, independent of its position on the device.
//
// If a path is moved by whole pixels, sums of coordinates and offsets differ in their last digits.
// These digits would decide whether two points are equal, which direction a line without length
// has, and whether parts of a path just touch. Points are therefore rounded to a grid and made
// relative to a whole pixel near the first point. All later computations then give identical
// results.

/// Transforms the points of a path to the space in which it is stroked.
struct StrokeFrame {
  typealias Vector = SIMD2<Double>

  /// The position of the origin of the space on the device, in whole pixels.
  let origin: Vector
  /// The transform from the path to the device, relative to `origin`.
  private let matrix: Matrix
  /// The transform from the device to a space in which the pen is a circle, if it is not one there.
  private let back: Matrix?
  private let isOnGrid: Bool

  /// The maximum ratio of the axes of an elliptical pen; a larger one would enlarge cells.
  private static let slimmest = 256.0

  /// Creates the space that a matrix maps to, without a grid.
  init(_ matrix: Matrix) {
    (self.matrix, origin, back, isOnGrid) = (matrix, .zero, nil, false)
  }

  /// Creates the space of the device, or one with the axes of the path if `isTurnedBack` is true.
  ///
  /// `first` is the first point of the path. Returns `nil` if the matrix is not suited for
  /// computations.
  init?(device matrix: Matrix, first: Point, isTurnedBack: Bool = false) {
    var linear = matrix
    (linear.tx, linear.ty) = (0, 0)
    if isTurnedBack {
      let area = abs(matrix.determinant)
      guard matrix.norm * matrix.norm < StrokeFrame.slimmest * area, let inverse = linear.inverse
      else { return nil }
      back = inverse
    } else {
      back = nil
    }
    isOnGrid = true
    let pixel = onPixelGrid(bounded(matrix.point(first))).rounded(.down)
    origin = abs(pixel.x) < 0x1p31 && abs(pixel.y) < 0x1p31 ? pixel : .zero
    self.matrix = Matrix.translation(0 - origin.x, 0 - origin.y).after(matrix)
  }

  func point(_ point: Vector) -> Vector { self.point(point.x, point.y) }

  @inline(__always)
  func point(_ x: Double, _ y: Double) -> Vector { placed(bounded(matrix.point(x, y))) }

  func vector(_ vector: Vector) -> Vector { placed(bounded(matrix.vector(vector.x, vector.y))) }

  @inline(__always)
  private func placed(_ point: Vector) -> Vector {
    let point = isOnGrid ? onPixelGrid(point) : point
    guard let back else { return point }
    return back.vector(point.x, point.y)
  }

  /// The transform to the device, or `nil` if the space differs from the device only in its origin.
  var deviceMatrix: Matrix? {
    guard back != nil else { return nil }
    var matrix = matrix
    (matrix.tx, matrix.ty) = (origin.x, origin.y)
    return matrix
  }
}

extension Path.Shape {
  /// The point that the frame of the shape is relative to.
  var frameStart: Point {
    switch self {
    case .empty: Point(0, 0)
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect): Point(rect.x, rect.y)
    case .outline(let outline): outline.frameStart
    }
  }
}

extension OutlineSource {
  var frameStart: Point { pointCount > 0 ? point(0) : Point(0, 0) }
}
