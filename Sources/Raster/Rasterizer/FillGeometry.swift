// What is filled: a shape seen through a matrix, or the outline of a stroke.

/// Something that has an inside.
enum FillGeometry {
  case shape(Path.Shape, Matrix, FillRule)
  case stroke(StrokeOutline)
  case ring(StrokeRing, Matrix)
}

extension FillGeometry {
  var rule: FillRule {
    switch self {
    case .shape(_, _, let rule): rule
    case .stroke, .ring: .winding
    }
  }

  func emit(into cells: inout CellBuffer) {
    switch self {
    case .shape(let shape, let matrix, _): Flattener.emit(shape, matrix, into: &cells)
    case .stroke(let stroke): stroke.emit(into: &cells)
    case .ring(let ring, let matrix):
      Flattener.emit(ring.outer, matrix, into: &cells)
      guard let inner = ring.inner else { return }
      cells.reverse()
      Flattener.emit(inner, matrix, into: &cells)
      cells.reverse()
    }
  }

  /// A box that holds the inside, in device pixels.
  var box: Box {
    switch self {
    case .shape(let shape, let matrix, _): shape.box(matrix)
    case .stroke(let stroke): stroke.box
    case .ring(let ring, let matrix): ring.outer.box(matrix)
    }
  }

  /// The rectangle, where it is one with sides along the axes.
  var alignedRect: Box? {
    guard case .shape(.rect(let rect), let matrix, _) = self, matrix.isAxisAligned else {
      return nil
    }
    return rect.width > 0 && rect.height > 0 ? matrix.box(Box(rect)) : Box.empty
  }
}

extension Path.Shape {
  /// A box that holds the shape as the matrix shows it.
  func box(_ matrix: Matrix) -> Box {
    switch self {
    case .empty: return .empty
    case .rect(let rect), .roundedRect(let rect, _), .ellipse(let rect):
      return rect.width >= 0 && rect.height >= 0 ? matrix.box(Box(rect)) : .empty
    case .outline(let outline):
      var box = Box.empty
      for point in outline.points { box.add(bounded(matrix.point(point))) }
      return box
    }
  }
}

/// A stroke made ready: its polylines, its dashes and its pen.
struct StrokeOutline {
  /// Twice a fill's: a stroke is drawn of many small pieces.
  private static let tolerance = 2 * Flattener.tolerance

  private let stroker: Stroker
  private let path: StrokePath
  private let dashes: DashPattern?
  let box: Box

  /// `dashBudget` is what is left of the dashes that may be drawn; a stroke that would need more is
  /// drawn solid.
  init(
    _ shape: Path.Shape,
    _ style: StrokeStyle,
    width: Double,
    _ matrix: Matrix,
    dashBudget: inout Double
  ) {
    let isDevice = width == 0 || matrix.isSimilarity
    let factor = isDevice ? abs(matrix.determinant).squareRoot() : 1
    let tolerance =
      isDevice ? StrokeOutline.tolerance : StrokeOutline.tolerance / max(matrix.norm, 1e-9)
    let half = bounded(width == 0 ? 0.5 : width * factor * 0.5)
    let path = StrokePath(shape, isDevice ? matrix : Matrix(), tolerance: tolerance)
    self.path = path
    stroker = Stroker(
      half: half,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit,
      tolerance: tolerance / 2,
      matrix: isDevice ? nil : matrix
    )
    let reach = width == 0 ? half : half / factor * matrix.norm
    box = StrokeOutline.box(shape, style, matrix, reach: isDevice ? half : reach)
    dashes = DashPattern(style, scale: factor).flatMap { pattern in
      let count = path.polylines.reduce(0) { $0 + pattern.count($1.length) }
      guard count <= dashBudget else { return nil }
      dashBudget -= count
      return pattern
    }
  }

  func emit(into cells: inout CellBuffer) {
    for line in path.polylines {
      if let dashes, line.points.count > 1 {
        dashes.cut(line) { stroker.emit($0, into: &cells) }
      } else {
        stroker.emit(line, into: &cells)
      }
    }
  }

  /// A box that holds a stroke whose pen reaches `reach` device pixels.
  static func box(
    _ shape: Path.Shape,
    _ style: StrokeStyle,
    _ matrix: Matrix,
    reach: Double
  ) -> Box {
    var factor = style.cap == .square ? 1.4142135623730951 : 1
    switch shape {
    case .outline: if style.join == .miter { factor = max(factor, style.miterLimit) }
    default: if !matrix.isAxisAligned { factor = 1.4142135623730951 }
    }
    return shape.box(matrix).enlarged(by: bounded(reach * factor))
  }
}

extension Polyline {
  /// The length of the line; infinite where it is beyond measure.
  var length: Double {
    var sum = 0.0
    for index in 0..<points.count {
      guard index + 1 < points.count || isClosed else { break }
      let vector = points[(index + 1) % points.count] - points[index]
      sum += (vector * vector).sum().squareRoot()
    }
    return sum
  }
}
