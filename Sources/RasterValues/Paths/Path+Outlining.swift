// The outlines of strokes as paths.

extension Path {
  /// The outline of the path's stroke, as a path of its own.
  ///
  /// It is filled as the stroke is drawn, by either rule. Rectangles, round rectangles and circles
  /// without dashes give outlines of their kind. Those of other paths are lines, since the outline
  /// of a curve's stroke is no such curve; they leave it by 1/16,384 of the longer side of the
  /// path's bounds or 1/256 of the width, whichever is less.
  ///
  /// A width that is not positive gives an empty path. So does an outline of more than a million
  /// lines; more than 100,000 dashes are left out. For costs see `union`.
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
    // Each edge is made, sorted and swept over.
    guard meter?.use(stroke.edges.count &* 1_000) == nil else { return .empty }
    var (overlay, sources) = (Overlay(meter: meter), [PathSegment]())
    grid.add(stroke.edges, operand: 0, to: &overlay, &sources)
    guard let boundary = overlay.boundary(.union) else { return .empty }
    return OverlayLoops(overlay, boundary: boundary, sources: sources, grid: grid).builder.path
  }

  /// The edges of the path's stroke, which enclose it by the winding rule.
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

/// Keeps edges as lines.
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
  /// The ring as a path: the outer outline clockwise, the inner one the other way round.
  var path: Path {
    guard let inner else { return Path(outer) }
    return Path.build { builder in
      builder.add(Path(outer))
      builder.add(Path(inner).reversed)
    }
  }
}
