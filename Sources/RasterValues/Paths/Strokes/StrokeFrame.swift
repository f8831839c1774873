// The space that a path is stroked in, or laid over itself: the same numbers wherever it stands.
//
// The points of a path that is moved by whole pixels are the same but for the last digits, which sums of
// coordinates and offsets leave. Those would decide whether two points are one, which way a line of no
// length runs, and whether parts of a path just touch. So points are put on a grid, and counted from a
// whole pixel beside the first one: all that is computed from there on is the same.

/// Takes a path's points to the space in which it is stroked.
struct StrokeFrame {
  typealias Vector = SIMD2<Double>

  /// The place of the space's origin on the device: whole pixels.
  let origin: Vector
  /// From the path's points to the device, counted from there.
  private let matrix: Matrix
  /// From the device to the space of a pen that is no circle there.
  private let back: Matrix?
  private let isOnGrid: Bool

  /// The most by which an ellipse of the pen is longer than it is broad; more would enlarge cells.
  private static let slimmest = 256.0

  /// The space that a matrix leads to, as it is.
  init(_ matrix: Matrix) {
    (self.matrix, origin, back, isOnGrid) = (matrix, .zero, nil, false)
  }

  /// The device, for a path that begins at a point, or a space whose axes are those of the path.
  ///
  /// Nil where there is no such space that is fit to compute in.
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
    let whole = onPixelGrid(bounded(matrix.point(first))).rounded(.down)
    origin = abs(whole.x) < 0x1p31 && abs(whole.y) < 0x1p31 ? whole : .zero
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

  /// From the space to the device; nil where it is the device, but for where it begins.
  var deviceMatrix: Matrix? {
    guard back != nil else { return nil }
    var matrix = matrix
    (matrix.tx, matrix.ty) = (origin.x, origin.y)
    return matrix
  }
}

extension Path.Shape {
  /// The point that its frame is counted from.
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
