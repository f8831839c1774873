// Draws strokes: as rings, as outlines, or as one side of a wider stroke.

import RasterValues

extension Rasterizer {
  /// Draws a stroke, or skips it if it lies outside the clip.
  ///
  /// A stroke with dashes is never skipped, because all dashes count towards the limit. An outline
  /// is read in place, unless the stroke is aligned to one side of it.
  mutating func draw(
    _ stroke: RecordedStroke,
    _ points: Matrix,
    _ state: DrawState
  ) throws(RasterError) {
    guard points.isFinite else { return }
    let (style, box) = (stroke.style, stroke.box(points))
    if style.dash.isEmpty, !box.pixels.intersects(state.clip) { return }
    // The path becomes segments before their number is known, so verbs are counted in advance.
    try gauge.require(stroke.shape.verbCount &* WorkGauge.strokedSegment)
    switch stroke.shape {
    case .outline(let outline) where style.alignment == .center:
      outline.withPacked {
        self.stroke(
          StrokeOutline($0, style, points, box: box, dashBudget: &dashBudget),
          stroke.paint,
          state
        )
      }
    case .empty, .rect, .roundedRect, .ellipse, .outline:
      try self.stroke(stroke.shape.copied, with: stroke.paint, style: style, points, state)
    }
  }

  private mutating func stroke(
    _ shape: Path.Shape,
    with paint: RecordedPaint,
    style: StrokeStyle,
    _ points: Matrix,
    _ state: DrawState
  ) throws(RasterError) {
    let hairline = points.isSimilarity ? 1 / abs(points.determinant).squareRoot() : 0
    let width = style.width == 0 ? hairline : style.width
    if let ring = StrokeRing(shape, style, width: width) {
      return fill(.ring(ring, points), paint, state)
    }
    guard style.alignment == .center else {
      return try strokeSide(of: shape, with: paint, style: style, state)
    }
    stroke(
      StrokeOutline(shape, style, width: style.width, points, dashBudget: &dashBudget),
      paint,
      state
    )
  }

  private mutating func stroke(
    _ outline: StrokeOutline,
    _ paint: RecordedPaint,
    _ state: DrawState
  ) {
    guard outline.box.pixels.intersects(state.clip),
      gauge.use(outline.edgeCount &* WorkGauge.strokedSegment)
    else { return }
    var box = outline.overlap
    box.add(outline.meetings)
    let overlap = box.pixels.intersection(state.view)
    if !overlap.isEmpty, let edges = outline.edges(overlaidIn: overlap, meter: nested.meter) {
      return fill(.stroke(outline.cut(to: edges)), paint, state)
    }
    fill(.stroke(outline), paint, state)
  }

  /// Strokes at twice the width, and keeps only the half inside or outside the shape.
  private mutating func strokeSide(
    of shape: Path.Shape,
    with paint: RecordedPaint,
    style: StrokeStyle,
    _ state: DrawState
  ) throws(RasterError) {
    let points = points(state)
    let hairline = 1 / max(abs(points.determinant).squareRoot(), 1e-9)
    let width = style.width == 0 ? hairline : style.width
    let outline = StrokeOutline(shape, style, width: width * 2, points, dashBudget: &dashBudget)
    try gauge.require(2 &* outline.edgeCount &* WorkGauge.strokedSegment)
    var box = outline.box.pixels
    if style.alignment == .inside { box = box.intersection(shape.box(points).pixels) }
    let region = box.intersection(state.clip)
    guard !region.isEmpty else { return }
    let view = box.intersection(state.view)
    let side = style.alignment
    if let edges = outline.edges(side, of: shape, points, in: view, meter: nested.meter) {
      return fill(.stroke(outline.cut(to: edges)), paint, state)
    }
    // There are too many edges to combine. The product of both coverages is used instead, which is
    // off by at most a quarter where both edges pass through one pixel.
    let store = try makeLayer(region)
    defer { layerPixels &-= region.width &* region.height }
    var white = ColorSink(store.surface, .max)
    produce(.stroke(outline), in: region, into: &white)
    var cut = CutSink(store.surface, keepsInside: style.alignment == .inside)
    produce(.shape(shape, points, .nonZero), in: region, into: &cut)
    let paint = DevicePaint(paint, points, images)
    fill(Stencil(stencil: store.surface), with: paint, in: region, on: state.surface)
  }
}
