// A stroke made ready to be filled: its path, its dashes and its pen.

/// A stroke made ready: its polylines, its dashes and its pen.
struct StrokeOutline {
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
      isDevice ? Flattener.tolerance : Flattener.tolerance / max(matrix.norm, 1e-9)
    let half = bounded(width == 0 ? 0.5 : width * factor * 0.5)
    let path = StrokePath(shape, isDevice ? matrix : Matrix(), tolerance: tolerance)
    self.path = path
    let reach = width == 0 ? half : half / factor * matrix.norm
    box = StrokeOutline.box(shape, style, matrix, reach: isDevice ? half : reach)
    var corners = path.polylines.reduce(0.0) { $0 + Double($1.points.count) }
    let pattern = DashPattern(style, scale: factor)
    let count = pattern.map { path.dashCount($0) } ?? 0
    if count <= dashBudget {
      dashBudget -= count
      corners += count
      dashes = pattern
    } else {
      dashes = nil
    }
    stroker = Stroker(
      half: half,
      cap: style.cap,
      join: style.join,
      miterLimit: style.miterLimit,
      tolerance: tolerance / 2,
      arcDepth: StrokeOutline.arcDepth(corners: corners),
      matrix: isDevice ? nil : matrix
    )
  }

  /// How often arcs may be halved, so that all of a stroke's have no more than some million
  /// chords.
  private static func arcDepth(corners: Double) -> Int {
    var (depth, chords) = (12, corners * 4096)
    while depth > 4, chords > 1_048_576 {
      depth -= 1
      chords /= 2
    }
    return depth
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

extension StrokePath {
  /// About how many dashes and gaps the path has.
  fileprivate func dashCount(_ pattern: DashPattern) -> Double {
    polylines.reduce(0) { $0 + pattern.count($1.length) }
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
