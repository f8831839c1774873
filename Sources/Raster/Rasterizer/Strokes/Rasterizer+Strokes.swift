// Strokes: as rings, as outlines, or as one side of a wider one.

extension Rasterizer {
  mutating func stroke(
    _ shape: Path.Shape,
    _ paint: RecordedPaint,
    _ style: StrokeStyle,
    _ state: DrawState
  ) throws(RasterError) {
    let points = points(state)
    guard points.isFinite else { return }
    if let ring = StrokeRing(shape, style, width: style.width) {
      return fill(.ring(ring, points), paint, state)
    }
    guard style.align == .center else { return try strokeSide(shape, paint, style, state) }
    let outline = StrokeOutline(
      shape,
      style,
      width: style.width,
      points,
      dashBudget: &dashBudget
    )
    let box = outline.box.pixels
    guard box.intersects(state.clip) else { return }
    let view = box.intersection(state.view)
    if outline.overlaps, let edges = outline.edges(.center, of: shape, points, in: view) {
      return fill(.stroke(outline.cut(to: edges)), paint, state)
    }
    fill(.stroke(outline), paint, state)
  }

  /// Strokes twice as wide, and keeps the half within the shape or the half outside.
  private mutating func strokeSide(
    _ shape: Path.Shape,
    _ paint: RecordedPaint,
    _ style: StrokeStyle,
    _ state: DrawState
  ) throws(RasterError) {
    let points = points(state)
    let hairline = 1 / max(abs(points.determinant).squareRoot(), 1e-9)
    let width = style.width == 0 ? hairline : style.width
    let outline = StrokeOutline(shape, style, width: width * 2, points, dashBudget: &dashBudget)
    var box = outline.box.pixels
    if style.align == .inside { box = box.intersection(shape.box(points).pixels) }
    let region = box.intersection(state.clip)
    guard !region.isEmpty else { return }
    let view = box.intersection(state.view)
    if let edges = outline.edges(style.align, of: shape, points, in: view) {
      return fill(.stroke(outline.cut(to: edges)), paint, state)
    }
    // Too many edges: the product of both coverages, which is off by a quarter at most where both
    // edges pass through one pixel.
    let store = try makeLayer(region)
    defer { layerPixels &-= region.width &* region.height }
    var white = ColorSink(store.surface, .max)
    produce(.stroke(outline), region, &white)
    let inside = FillGeometry.shape(shape, points, .winding)
    if style.align == .inside {
      var cut = CutSink(store.surface)
      produce(inside, region, &cut)
    } else {
      var hole = HoleSink(store.surface)
      produce(inside, region, &hole)
    }
    fill(DevicePaint(paint, points, images), region, state.surface, Stencil(stencil: store.surface))
  }
}
