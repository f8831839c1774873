// Converts strokes to filled paths.

extension Path {
  /// Returns the outline of the path's stroke as a path.
  ///
  /// Filling the result with either rule looks like drawing the stroke. Rectangles, rounded
  /// rectangles and circles without dashes produce outlines of the same kind. All other outlines
  /// consist of lines, because the outline of a curve's stroke is not a Bézier curve. These lines
  /// deviate by at most 1/16,384 of the longer side of the path's bounds or 1/256 of the width,
  /// whichever is less.
  ///
  /// The result is empty if the width is not positive, or if the outline needs more than a million
  /// lines. A stroke that needs more than 100,000 dashes is drawn without dashes. See `union` for
  /// the cost.
  public func outlined(
    width: Double = 1,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0
  ) -> Path {
    let style = StrokeStyle(
      width: width,
      cap: cap,
      join: join,
      miterLimit: miterLimit,
      dash: dash,
      dashPhase: dashPhase
    )
    return outlined(style, meter: nil)
  }

  package func outlined(_ style: StrokeStyle, meter: WorkMeter?) -> Path {
    let width = style.width
    guard width > 0, let style = style.recordable, let shape = shape.recordable else {
      return .empty
    }
    if let ring = StrokeRing(shape, style, width: width) { return ring.path }
    guard let stroke = stroked(style), let grid = OverlayGrid(stroke.bounds) else { return .empty }
    // The cost covers creating, sorting and sweeping each edge.
    guard meter?.use(stroke.edges.count &* 1_000) == nil else { return .empty }
    var (overlay, sources) = (Overlay(meter: meter), [PathSegment]())
    grid.add(stroke.edges, operand: 0, to: &overlay, &sources)
    guard let boundary = overlay.boundary(.union) else { return .empty }
    return OverlayLoops(overlay, boundary: boundary, sources: sources, grid: grid).builder.path
  }

  /// Returns the edges of the path's stroke, which enclose it under the non-zero rule.
  func stroked(_ style: StrokeStyle) -> (edges: [PathSegment], bounds: Rect)? {
    let side = Swift.max(bounds.width, bounds.height)
    let tolerance = Swift.max(
      Swift.min(side > 0 ? side / 16384 : .infinity, style.width / 256),
      (side + style.width) / 4_194_304
    )
    var budget = 100_000.0
    let outline = StrokeOutline(
      shape,
      style,
      width: style.width,
      Matrix(),
      tolerance: tolerance,
      isDrawn: false,
      dashBudget: &budget
    )
    var sink = SegmentSink()
    outline.emit(into: &sink)
    guard !sink.segments.isEmpty, sink.segments.count <= Overlay.edgeLimit else { return nil }
    return (sink.segments, sink.bounds)
  }
}

/// Collects edges as lines.
private struct SegmentSink: EdgeSink {
  var segments: [PathSegment] = []
  private var box = Box.empty

  var bounds: Rect {
    Rect(x: box.minX, y: box.minY, width: box.maxX - box.minX, height: box.maxY - box.minY)
  }

  mutating func edge(_ from: SIMD2<Double>, _ to: SIMD2<Double>) {
    guard segments.count <= Overlay.edgeLimit else { return }
    segments.append(PathSegment(from: from, kind: .line, to: to))
    box.add(from)
    box.add(to)
  }
}

extension StrokeRing {
  /// The ring as a path: the outer outline clockwise, the inner one counterclockwise.
  var path: Path {
    guard let inner else { return Path(outer) }
    return Path.build { builder in
      builder.add(Path(outer))
      builder.add(Path(inner).reversed)
    }
  }
}
