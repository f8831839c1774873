// Computes the exact edges of a stroke, or of its inner or outer half, without overlaps.
//
// Cells add up the coverage of edges, so overlapping parts of a stroke are counted twice within a
// pixel. Where a stroke certainly overlaps itself (a cusp, a corner of curves, dashes whose ends
// meet), an overlay of its edges is computed on the grid of the cells, and only there.

/// Collects edges in device pixels for an overlay, in the units of the cells.
///
/// Parts beyond the overlay's region are replaced by runs along its border. This does not change
/// the inside, and keeps outlines closed, without which an overlay cannot distinguish inside from
/// outside. The edges beyond the border are collected separately. They run along the border in the
/// opposite direction, and so enclose nothing inside.
struct OverlaySink: EdgeSink {
  /// The maximum number of edges stored beyond the region: 2 MB.
  private static let beyondLimit = 65_536
  /// The number of pieces that any overlay may have, however few edges it has: about 10 MB.
  ///
  /// In a star of a hundred lines, each line crosses all others.
  private static let pieceMinimum = 65_536

  private let border: StrokeBorder
  private var runs: BorderRuns
  private var operand = 0
  private var overlay = Overlay()
  private let edgeLimit: Int
  private let keepsBeyond: Bool
  private var beyond: StrokeOutline.Edges = []
  /// Whether the limit of edges inside, or beyond, has been exceeded.
  private var (isFull, isFullBeyond) = (false, false)

  init(_ region: PixelRect, edgeLimit: Int, workLimit: Int, keepsBeyond: Bool) {
    self.edgeLimit = edgeLimit
    self.keepsBeyond = keepsBeyond
    overlay.workLimit = workLimit
    border = StrokeBorder(around: region)
    runs = BorderRuns(border)
  }

  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    if border.contains(from), border.contains(to) {
      return add(border.fixed(from), border.fixed(to))
    }
    border.cut(from, to) { from, to, isWithin in
      let (start, end) = (border.fixed(border.clamped(from)), border.fixed(border.clamped(to)))
      if isWithin { return add(start, end) }
      runs.add(start, end)
      guard keepsBeyond, !isFullBeyond else { return }
      beyond.append((from, to))
      isFullBeyond = beyond.count > OverlaySink.beyondLimit
    }
  }

  private mutating func add(_ from: GridPoint, _ to: GridPoint) {
    guard overlay.edges.count < edgeLimit else { return isFull = true }
    overlay.add(from: from, to: to, operand: operand)
  }

  /// Adds the runs along the border, which close the outline of the current operand.
  mutating func finish() {
    guard let merged = runs.merged else { return (isFull, isFullBeyond) = (true, true) }
    for run in merged {
      add(run.from, run.to)
      if keepsBeyond { beyond.append((border.point(run.to), border.point(run.from))) }
    }
    runs = BorderRuns(border)
  }

  /// The edges beyond and along the border, or `nil` if there are too many.
  var outside: StrokeOutline.Edges? { isFullBeyond ? nil : beyond }

  /// Adds the edges of a shape's inside.
  mutating func addInside(of shape: Path.Shape, _ matrix: Matrix) {
    operand = 1
    let frame =
      StrokeFrame(device: matrix, first: shape.frameStart) ?? StrokeFrame(matrix)
    for line in StrokePath(shape, frame, half: 0, tolerance: flatteningTolerance).lines {
      var last = line.samples[line.samples.count - 1].point + frame.origin
      for sample in line.samples {
        let next = sample.point + frame.origin
        edge(last, next)
        last = next
      }
    }
    finish()
  }

  /// Returns the edges that bound the result of an operation.
  ///
  /// Returns `nil` if there are too many edges, if the edges are split into more than `pieceMinimum`
  /// pieces and each into more than `pieces` on average, or if the work exceeds its limit.
  mutating func boundary(
    _ operation: OverlayOperation,
    pieces: Int,
    _ meter: WorkMeter?
  ) -> StrokeOutline.Edges? {
    if isFull { return nil }
    overlay.meter = meter
    guard meter?.use(overlay.edges.count &* 1_000) == nil else { return nil }
    overlay.pieceLimit = max(pieces * overlay.edges.count, OverlaySink.pieceMinimum)
    return overlay.boundary(operation)?.map { index, isLeft in
      let edge = overlay.edges[index]
      let (top, bottom) = (border.point(edge.top), border.point(edge.bottom))
      return isLeft ? (top, bottom) : (bottom, top)
    }
  }
}

extension StrokeOutline {
  package typealias Edges = [(from: SIMD2<Double>, to: SIMD2<Double>)]

  /// Returns the edges of this stroke, without overlaps inside a region.
  ///
  /// Returns `nil` if there are too many edges.
  package func edges(overlaidIn region: PixelRect, meter: WorkMeter? = nil) -> Edges? {
    func laid(_ stroke: StrokeOutline, keepsBeyond: Bool) -> OverlaySink {
      // About 60 ms; beyond that, the stroke is drawn without an overlay.
      var sink = OverlaySink(
        region,
        edgeLimit: 4096,
        workLimit: 1 << 23,
        keepsBeyond: keepsBeyond
      )
      stroke.emit(into: &sink, meter: meter)
      sink.finish()
      return sink
    }
    var sink = laid(self, keepsBeyond: true)
    guard let outside = sink.outside else { return nil }
    if let swept { sink = laid(swept, keepsBeyond: false) }
    return sink.boundary(.union, pieces: 16, meter).map { $0 + outside }
  }

  /// Returns the edges of the part of this stroke inside or outside its shape, without overlaps.
  ///
  /// Returns `nil` if there are too many edges.
  package func edges(
    _ align: StrokeAlignment,
    of shape: Path.Shape,
    _ matrix: Matrix,
    in region: PixelRect,
    meter: WorkMeter? = nil
  ) -> Edges? {
    // These limits correspond to about 60 ms.
    var sink = OverlaySink(region, edgeLimit: 16384, workLimit: 1 << 23, keepsBeyond: false)
    emit(into: &sink, meter: meter)
    sink.finish()
    sink.addInside(of: shape, matrix)
    return sink.boundary(align == .inside ? .intersection : .difference, pieces: 64, meter)
  }
}
