// The half of a stroke that lies within its path, or outside it, as exact edges.

/// Collects edges in device pixels for an overlay, in the units of the cells that they go to.
private struct SideSink: EdgeSink {
  /// Edges farther away than this many pixels are more than an overlay's grid holds.
  private static let reach = 524_288.0

  let region: Box
  let origin: SIMD2<Double>
  var operand = 0
  var overlay = Overlay()
  var isWithinReach = true

  init(_ region: PixelRect) {
    self.region = Box(region)
    origin = SIMD2(Double(region.x), Double(region.y))
  }

  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    // What passes above, below or to the right changes nothing within the region.
    guard max(from.y, to.y) > region.minY, min(from.y, to.y) < region.maxY,
      min(from.x, to.x) < region.maxX
    else { return }
    let (first, second) = (from - origin, to - origin)
    guard max(abs(first.x), abs(first.y), abs(second.x), abs(second.y)) < SideSink.reach else {
      isWithinReach = false
      return
    }
    overlay.add(SideSink.fixed(first), SideSink.fixed(second), operand: operand)
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
  /// The edges of the part of this stroke that lies within a shape, or of the part outside; nil
  /// where there are more than an overlay takes on.
  func edges(
    _ align: StrokeAlignment,
    of shape: Path.Shape,
    _ matrix: Matrix,
    in region: PixelRect
  ) -> [(from: SIMD2<Double>, to: SIMD2<Double>)]? {
    var sink = SideSink(region)
    emit(into: &sink)
    sink.operand = 1
    for line in StrokePath(shape, matrix, tolerance: Flattener.tolerance).lines {
      var last = line.samples[line.samples.count - 1].point
      for sample in line.samples {
        sink.edge(last, sample.point)
        last = sample.point
      }
    }
    guard sink.isWithinReach, sink.overlay.edges.count <= StrokeOutline.mostSideEdges else {
      return nil
    }
    guard let boundary = sink.overlay.boundary(align == .inside ? .intersection : .difference)
    else { return nil }
    func point(_ point: GridPoint) -> SIMD2<Double> {
      sink.origin + SIMD2(Double(point.x), Double(point.y)) / 256
    }
    return boundary.map { index, isLeft in
      let edge = sink.overlay.edges[index]
      let (top, bottom) = (point(edge.top), point(edge.bottom))
      return isLeft ? (top, bottom) : (bottom, top)
    }
  }

  /// About 50 ms.
  private static let mostSideEdges = 65_536
}
