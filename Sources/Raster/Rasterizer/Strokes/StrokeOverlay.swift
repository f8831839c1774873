// The exact edges of a stroke, or of its half within or outside its path, without what overlaps.
//
// Cells add up what edges cover, so parts of a stroke that overlap in one pixel count twice there.
// Where a stroke is bound to overlap itself (a tight curve, a corner of curves, dashes whose ends
// meet) its edges are laid over each other first, on the grid of the cells.

/// Collects edges in device pixels for an overlay, in the units of the cells that they go to.
private struct OverlaySink: EdgeSink {
  /// Edges farther away than this many pixels are more than an overlay's grid holds.
  private static let reach = 524_288.0

  let region: Box
  let origin: SIMD2<Double>
  var operand = 0
  var overlay = Overlay()
  var isWithinReach = true

  init(_ region: PixelRect) {
    overlay.workLimit = 1 << 22
    self.region = Box(region)
    origin = SIMD2(Double(region.x), Double(region.y))
  }

  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    // What passes above, below or to the right changes nothing within the region.
    guard max(from.y, to.y) > region.minY, min(from.y, to.y) < region.maxY,
      min(from.x, to.x) < region.maxX
    else { return }
    let (first, second) = (from - origin, to - origin)
    guard max(abs(first.x), abs(first.y), abs(second.x), abs(second.y)) < OverlaySink.reach else {
      isWithinReach = false
      return
    }
    overlay.add(OverlaySink.fixed(first), OverlaySink.fixed(second), operand: operand)
  }

  /// Adds the edges of what is inside a shape.
  mutating func addInside(of shape: Path.Shape, _ matrix: Matrix) {
    operand = 1
    for line in StrokePath(shape, matrix, half: 0, tolerance: Flattener.tolerance).lines {
      var last = line.samples[line.samples.count - 1].point
      for sample in line.samples {
        edge(last, sample.point)
        last = sample.point
      }
    }
  }

  /// Rounds as the cells do; see `CellBuffer`.
  private static func fixed(_ point: SIMD2<Double>) -> GridPoint {
    GridPoint(
      x: floored(point.x * 256 + 0.5009765625),
      y: floored(point.y * 256 + 0.5009765625)
    )
  }
}

extension StrokeOutline {
  /// The edges of this stroke, or of the part within its shape or outside, of which none overlap; nil
  /// where there are too many to find them.
  func edges(
    _ align: StrokeAlignment,
    of shape: Path.Shape,
    _ matrix: Matrix,
    in region: PixelRect
  ) -> [(from: SIMD2<Double>, to: SIMD2<Double>)]? {
    var sink = OverlaySink(region)
    emit(into: &sink)
    if align != .center { sink.addInside(of: shape, matrix) }
    guard sink.isWithinReach, sink.overlay.edges.count <= StrokeOutline.mostEdges else {
      return nil
    }
    let operation: OverlayOperation =
      switch align {
      case .center: .union
      case .inside: .intersection
      case .outside: .difference
      }
    guard let boundary = sink.overlay.boundary(operation) else { return nil }
    func point(_ point: GridPoint) -> SIMD2<Double> {
      sink.origin + SIMD2(Double(point.x), Double(point.y)) / 256
    }
    return boundary.map { index, isLeft in
      let edge = sink.overlay.edges[index]
      let (top, bottom) = (point(edge.top), point(edge.bottom))
      return isLeft ? (top, bottom) : (bottom, top)
    }
  }

  /// About 5 ms.
  private static let mostEdges = 4096
}
