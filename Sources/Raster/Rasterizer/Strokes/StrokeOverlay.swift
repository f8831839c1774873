// The exact edges of a stroke, or of its half within or outside its path, without what overlaps.
//
// Cells add up what edges cover, so parts of a stroke that overlap in one pixel count twice there.
// Where a stroke is bound to overlap itself (a cusp, a corner of curves, dashes whose ends meet) its
// edges are laid over each other first, on the grid of the cells, and only there.

/// Collects edges in device pixels for an overlay, in the units of the cells that they go to.
///
/// What leaves the region runs along its border instead: that changes nothing within, and outlines
/// stay closed, without which an overlay cannot tell inside from outside.
private struct OverlaySink: EdgeSink {
  private let border: StrokeBorder
  private var runs: BorderRuns
  private var operand = 0
  private var overlay = Overlay()
  private let edgeLimit: Int
  /// Whether there are more edges than may be.
  private var isFull = false

  init(_ region: PixelRect, edgeLimit: Int, workLimit: Int) {
    self.edgeLimit = edgeLimit
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
      if isWithin { add(start, end) } else { runs.add(start, end) }
    }
  }

  private mutating func add(_ from: GridPoint, _ to: GridPoint) {
    guard overlay.edges.count < edgeLimit else { return isFull = true }
    overlay.add(from, to, operand: operand)
  }

  /// Adds what has run along the border; each operand's outline is closed by that.
  mutating func finish() {
    guard let merged = runs.merged else { return isFull = true }
    for run in merged { add(run.from, run.to) }
    runs = BorderRuns(border)
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
    finish()
  }

  /// The edges that bound what an operation keeps; nil where there are too many, more than so many
  /// pieces an edge, or more work than the limit.
  mutating func boundary(_ operation: OverlayOperation, pieces: Int) -> StrokeOutline.Edges? {
    if isFull { return nil }
    overlay.pieceLimit = pieces * overlay.edges.count + 1024
    return overlay.boundary(operation)?.map { index, isLeft in
      let edge = overlay.edges[index]
      let (top, bottom) = (border.point(edge.top), border.point(edge.bottom))
      return isLeft ? (top, bottom) : (bottom, top)
    }
  }
}

/// Collects what of the edges lies beyond a border, which encloses nothing within.
private struct OutsideSink: EdgeSink {
  /// The most edges that are kept: 2 MB.
  private static let limit = 65_536

  private let border: StrokeBorder
  private var runs: BorderRuns
  private var beyond: StrokeOutline.Edges = []

  init(around region: PixelRect) {
    border = StrokeBorder(around: region)
    runs = BorderRuns(border)
  }

  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    guard beyond.count <= OutsideSink.limit else { return }
    if border.contains(from), border.contains(to) { return }
    border.cut(from, to) { from, to, isWithin in
      if isWithin { return }
      beyond.append((from, to))
      runs.add(border.fixed(border.clamped(from)), border.fixed(border.clamped(to)))
    }
  }

  /// All edges: what runs along the border for the part within, runs back for this one; nil where
  /// there are too many.
  var edges: StrokeOutline.Edges? {
    guard beyond.count <= OutsideSink.limit, let merged = runs.merged else { return nil }
    return beyond + merged.map { (border.point($0.to), border.point($0.from)) }
  }
}

extension StrokeOutline {
  typealias Edges = [(from: SIMD2<Double>, to: SIMD2<Double>)]

  /// The edges of this stroke, of which none overlap within a region; nil where there are too many
  /// to find them.
  func edges(overlaidIn region: PixelRect) -> Edges? {
    // About 20 ms, which a stroke can do without.
    var inside = OverlaySink(region, edgeLimit: 4096, workLimit: 1 << 21)
    swept.emit(into: &inside)
    inside.finish()
    guard let boundary = inside.boundary(.union, pieces: 4) else { return nil }
    var outside = OutsideSink(around: region)
    emit(into: &outside)
    return outside.edges.map { boundary + $0 }
  }

  /// The edges of the part of this stroke within its shape, or outside, of which none overlap; nil
  /// where there are too many to find them.
  func edges(
    _ align: StrokeAlignment,
    of shape: Path.Shape,
    _ matrix: Matrix,
    in region: PixelRect
  ) -> Edges? {
    // About 60 ms.
    var sink = OverlaySink(region, edgeLimit: 16384, workLimit: 1 << 23)
    emit(into: &sink)
    sink.finish()
    sink.addInside(of: shape, matrix)
    return sink.boundary(align == .inside ? .intersection : .difference, pieces: 64)
  }
}
