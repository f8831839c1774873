// The exact edges of a stroke, or of its half within or outside its path, without what overlaps.
//
// Cells add up what edges cover, so parts of a stroke that overlap in one pixel count twice there.
// Where a stroke is bound to overlap itself (a cusp, a corner of curves, dashes whose ends meet) its
// edges are laid over each other first, on the grid of the cells, and only there.

/// Collects edges in device pixels for an overlay, in the units of the cells that they go to, and
/// apart from those what lies beyond its region.
///
/// What leaves the region runs along its border instead: that changes nothing within, and outlines
/// stay closed, without which an overlay cannot tell inside from outside. What lies beyond runs the
/// other way there, and so encloses nothing within.
struct OverlaySink: EdgeSink {
  /// The most edges beyond that are kept: 2 MB.
  private static let beyondLimit = 65_536

  private let border: StrokeBorder
  private var runs: BorderRuns
  private var operand = 0
  private var overlay = Overlay()
  private let edgeLimit: Int
  private let keepsBeyond: Bool
  private var beyond: StrokeOutline.Edges = []
  /// Whether there are more edges within, or beyond, than may be.
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

  /// Adds what has run along the border; each operand's outline is closed by that.
  mutating func finish() {
    guard let merged = runs.merged else { return (isFull, isFullBeyond) = (true, true) }
    for run in merged {
      add(run.from, run.to)
      if keepsBeyond { beyond.append((border.point(run.to), border.point(run.from))) }
    }
    runs = BorderRuns(border)
  }

  /// The edges beyond the border, and along it; nil where there are too many.
  var outside: StrokeOutline.Edges? { isFullBeyond ? nil : beyond }

  /// Adds the edges of what is inside a shape.
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

  /// The edges that bound what an operation keeps; nil where there are too many, more than so many
  /// pieces an edge, or more work than the limit.
  mutating func boundary(
    _ operation: OverlayOperation,
    pieces: Int,
    _ meter: WorkMeter?
  ) -> StrokeOutline.Edges? {
    if isFull { return nil }
    overlay.meter = meter
    guard meter?.use(overlay.edges.count &* 1_000) == nil else { return nil }
    overlay.pieceLimit = pieces * overlay.edges.count + 1024
    return overlay.boundary(operation)?.map { index, isLeft in
      let edge = overlay.edges[index]
      let (top, bottom) = (border.point(edge.top), border.point(edge.bottom))
      return isLeft ? (top, bottom) : (bottom, top)
    }
  }
}

extension StrokeOutline {
  package typealias Edges = [(from: SIMD2<Double>, to: SIMD2<Double>)]

  /// The edges of this stroke, of which none overlap within a region; nil where there are too many
  /// to find them.
  package func edges(overlaidIn region: PixelRect, meter: WorkMeter? = nil) -> Edges? {
    func laid(_ stroke: StrokeOutline, keepsBeyond: Bool) -> OverlaySink {
      // About 20 ms, which a stroke can do without.
      var sink = OverlaySink(
        region,
        edgeLimit: 4096,
        workLimit: 1 << 21,
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

  /// The edges of the part of this stroke within its shape, or outside, of which none overlap; nil
  /// where there are too many to find them.
  package func edges(
    _ align: StrokeAlignment,
    of shape: Path.Shape,
    _ matrix: Matrix,
    in region: PixelRect,
    meter: WorkMeter? = nil
  ) -> Edges? {
    // About 60 ms.
    var sink = OverlaySink(region, edgeLimit: 16384, workLimit: 1 << 23, keepsBeyond: false)
    emit(into: &sink, meter: meter)
    sink.finish()
    sink.addInside(of: shape, matrix)
    return sink.boundary(align == .inside ? .intersection : .difference, pieces: 64, meter)
  }
}
