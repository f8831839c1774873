// The exact edges of a stroke, or of its half within or outside its path, without what overlaps.
//
// Cells add up what edges cover, so parts of a stroke that overlap in one pixel count twice there.
// Where a stroke is bound to overlap itself (a tight curve, a corner of curves, dashes whose ends
// meet) its edges are laid over each other first, on the grid of the cells.

/// Collects edges in device pixels for an overlay, in the units of the cells that they go to.
///
/// What leaves the region runs along its border instead: that changes nothing within, and outlines
/// stay closed, without which an overlay cannot tell inside from outside.
private struct OverlaySink: EdgeSink {
  /// The region and a pixel around it.
  private let bounds: Box
  let origin: SIMD2<Double>
  var operand = 0
  var overlay = Overlay()

  init(_ region: PixelRect, workLimit: Int) {
    overlay.workLimit = workLimit
    bounds = Box(region).enlarged(by: 1)
    origin = SIMD2(Double(region.x), Double(region.y))
  }

  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    if contains(from), contains(to) { return add(from, to) }
    let way = to - from
    // Where the edge crosses the lines of the border.
    let places = [
      (bounds.minX - from.x) / way.x, (bounds.maxX - from.x) / way.x,
      (bounds.minY - from.y) / way.y, (bounds.maxY - from.y) / way.y,
    ]
    var last = clamped(from)
    for place in places.filter({ $0 > 0 && $0 < 1 }).sorted() {
      let next = clamped(from + way * place)
      add(last, next)
      last = next
    }
    add(last, clamped(to))
  }

  private func contains(_ point: SIMD2<Double>) -> Bool {
    point.x >= bounds.minX && point.x <= bounds.maxX && point.y >= bounds.minY
      && point.y <= bounds.maxY
  }

  private func clamped(_ point: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(
      min(max(point.x, bounds.minX), bounds.maxX),
      min(max(point.y, bounds.minY), bounds.maxY)
    )
  }

  private mutating func add(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    overlay.add(
      OverlaySink.fixed(from - origin),
      OverlaySink.fixed(to - origin),
      operand: operand
    )
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
    // About 20 ms, which a centred stroke can do without, and 60 ms.
    var sink = OverlaySink(region, workLimit: align == .center ? 1 << 21 : 1 << 23)
    if align == .center { swept.emit(into: &sink) } else { emit(into: &sink) }
    if align != .center { sink.addInside(of: shape, matrix) }
    guard sink.overlay.edges.count <= (align == .center ? 4096 : 16384) else {
      return nil
    }
    sink.overlay.pieceLimit = (align == .center ? 4 : 64) * sink.overlay.edges.count + 1024
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
}
