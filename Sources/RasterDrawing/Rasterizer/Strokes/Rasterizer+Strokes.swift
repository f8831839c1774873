// Strokes: as rings, as outlines, or as one side of a wider one.

import RasterValues

extension Rasterizer {
  /// Draws the next operation, where it is the stroke of an outline, or passes it by, where that is out
  /// of sight; false where it is for `stroke`: an outline without a first move, or one side of a stroke.
  ///
  /// The words are read where they are. Dashes are counted wherever they are, so strokes with dashes
  /// are not passed by.
  mutating func strokeNext(
    _ reader: inout DisplayList.Reader,
    _ words: ArraySlice<UInt64>,
    _ points: Matrix,
    _ state: DrawState
  ) -> Bool {
    typealias Code = DisplayList.Code
    let start = reader.index
    guard start < words.endIndex, words[start] & 0xFFFF == Code.stroke, points.isFinite else {
      return false
    }
    let shape = words[start &+ 1]
    guard shape & 0xFF == Code.Shape.outline else { return false }
    let count = Int(truncatingIfNeeded: shape &>> 8)
    let isDone = words.withOutline(at: start &+ 2, verbCount: count) { outline in
      reader.index = start &+ 2 &+ outline.wordCount
      let paint = reader.readPaint()
      let style = reader.readStrokeStyle(words[start] &>> 16)
      let reach = StrokeOutline.reach(style) * InkMeter.half(of: style, points)
      let box = outline.box(points).enlarged(by: style.align == .inside ? 0 : bounded(reach))
      if style.dash.isEmpty, !box.pixels.intersects(state.clip) { return true }
      guard style.align == .center else {
        reader.index = start
        return false
      }
      stroke(StrokeOutline(outline, style, points, box: box, dashBudget: &dashBudget), paint, state)
      return true
    }
    return isDone ?? false
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
    guard outline.box.pixels.intersects(state.clip) else { return }
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
