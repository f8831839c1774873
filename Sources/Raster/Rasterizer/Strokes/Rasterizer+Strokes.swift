// Strokes: as rings, as outlines, or as one side of a wider one.

extension Rasterizer {
  /// Passes by the next operation, where it is the stroke of an outline out of sight; true if so.
  ///
  /// The words are looked at where they are: each band of a picture meets all of its strokes. Dashes
  /// are counted wherever they are, so strokes with dashes are not passed by.
  func passStroke(
    _ reader: inout DisplayList.Reader,
    _ words: ArraySlice<UInt64>,
    _ points: Matrix,
    _ state: DrawState
  ) -> Bool {
    typealias Code = DisplayList.Code
    guard reader.index < words.endIndex, words[reader.index] & 0xFFFF == Code.stroke else {
      return false
    }
    let shape = words[reader.index &+ 1]
    guard shape & 0xFF == Code.Shape.outline else { return false }
    let count = Int(truncatingIfNeeded: shape &>> 8)
    let isPassed = words.withOutline(at: reader.index &+ 2, verbCount: count) { outline in
      var next = reader
      next.index = reader.index &+ 2 &+ outline.wordCount
      guard words[next.index] & 0xFF == Code.Paint.color else { return false }
      next.index &+= 2
      let style = next.readStrokeStyle(words[reader.index] &>> 16)
      let reach = StrokeOutline.reach(style) * InkMeter.half(of: style, points)
      let box = outline.box(points).enlarged(by: style.align == .inside ? 0 : bounded(reach))
      guard style.dash.isEmpty, !box.pixels.intersects(state.clip) else { return false }
      reader.index = next.index
      return true
    }
    return isPassed ?? false
  }

  mutating func stroke(
    _ shape: Path.Shape,
    _ paint: RecordedPaint,
    _ style: StrokeStyle,
    _ state: DrawState
  ) throws(RasterError) {
    let points = points(state)
    guard points.isFinite else { return }
    let hairline = points.isSimilarity ? 1 / abs(points.determinant).squareRoot() : 0
    let width = style.width == 0 ? hairline : style.width
    if let ring = StrokeRing(shape, style, width: width) {
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
    let overlap = outline.overlap.pixels.intersection(state.view)
    if !overlap.isEmpty, let edges = outline.edges(overlaidIn: overlap) {
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
    var cut = CutSink(store.surface, keepsInside: style.align == .inside)
    produce(.shape(shape, points, .winding), region, &cut)
    fill(DevicePaint(paint, points, images), region, state.surface, Stencil(stencil: store.surface))
  }
}
