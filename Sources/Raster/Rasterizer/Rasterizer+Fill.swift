// Fills and strokes: from geometry and paint to spans on a surface.

/// A paint as it stands on the device.
enum DevicePaint {
  case color(UInt32)
  case rows(LinearGradient)
  case linear(LinearGradient)
  case radial(RadialGradient)

  /// A gradient that has no extent, or that is seen edge on, shows its last colour, as in SVG.
  init(_ paint: RecordedPaint, _ points: Matrix) {
    switch paint {
    case .color(let color): self = .color(color.pixel)
    case .linear(let from, let to, let stops):
      guard let ramp = GradientRamp(stops) else {
        self = .color(0)
        return
      }
      let gradient = points.inverse.flatMap {
        LinearGradient(from: from, to: to, ramp, inverse: $0)
      }
      guard let gradient else {
        self = .color(ramp.lastPixel)
        return
      }
      self = gradient.isConstantAlongRows ? .rows(gradient) : .linear(gradient)
    case .radial(let center, let radius, let stops):
      guard let ramp = GradientRamp(stops) else {
        self = .color(0)
        return
      }
      let gradient = points.inverse.flatMap {
        RadialGradient(center: center, radius: radius, ramp, inverse: $0)
      }
      self = gradient.map { .radial($0) } ?? .color(ramp.lastPixel)
    }
  }
}

extension Rasterizer {
  /// Fills a geometry with a paint.
  mutating func fill(_ geometry: FillGeometry, _ paint: RecordedPaint, _ state: DrawState) {
    let region = geometry.box.pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    let paint = DevicePaint(paint, points(state))
    fill(paint, region, state.surface, Outline(geometry))
  }

  /// Hands spans to a sink that is made for the paint.
  private mutating func fill<Spans: SpanProducer>(
    _ paint: DevicePaint,
    _ region: PixelRect,
    _ surface: Surface,
    _ spans: Spans
  ) {
    switch paint {
    case .color(let color):
      guard color != 0 else { return }
      var sink = ColorSink(surface, color)
      spans.produce(region, &self, &sink)
    case .rows(let gradient):
      var sink = RowColorSink(surface, gradient)
      spans.produce(region, &self, &sink)
    case .linear(let gradient): fill(gradient, region, surface, spans)
    case .radial(let gradient): fill(gradient, region, surface, spans)
    }
  }

  private mutating func fill<Source: PixelSource, Spans: SpanProducer>(
    _ source: Source,
    _ region: PixelRect,
    _ surface: Surface,
    _ spans: Spans
  ) {
    scratch.reserve(region.width)
    var sink = SourceSink(surface, source, opacity: 255, scratch: scratch.pixels)
    spans.produce(region, &self, &sink)
  }

  /// Fills a geometry with computed pixels at an opacity.
  mutating func fill<Source: PixelSource>(
    _ geometry: FillGeometry,
    _ source: Source,
    opacity: UInt32,
    _ region: PixelRect,
    _ surface: Surface
  ) {
    guard !region.isEmpty else { return }
    scratch.reserve(region.width)
    var sink = SourceSink(surface, source, opacity: opacity, scratch: scratch.pixels)
    produce(geometry, region, &sink)
  }

  /// Hands a geometry's spans to a sink, in bands of as many rows as there are cells for.
  mutating func produce<Sink: SpanSink>(
    _ geometry: FillGeometry,
    _ region: PixelRect,
    _ sink: inout Sink
  ) {
    if !Sink.wantsGaps, let rect = geometry.alignedRect {
      return RectSpans(rect).produce(region, &sink)
    }
    let rows = CellBuffer.rows(width: region.width)
    for top in stride(from: 0, to: region.height, by: rows) {
      let band = PixelRect(
        x: region.x,
        y: region.y &+ top,
        width: region.width,
        height: min(rows, region.height &- top)
      )
      cells.begin(band)
      geometry.emit(into: &cells)
      cells.sweep(rule: geometry.rule, into: &sink)
    }
  }
}

/// Something with spans.
private protocol SpanProducer {
  func produce<Sink: SpanSink>(
    _ region: PixelRect,
    _ rasterizer: inout Rasterizer,
    _ sink: inout Sink
  )
}

private struct Outline: SpanProducer {
  let geometry: FillGeometry

  init(_ geometry: FillGeometry) { self.geometry = geometry }

  func produce<Sink: SpanSink>(
    _ region: PixelRect,
    _ rasterizer: inout Rasterizer,
    _ sink: inout Sink
  ) {
    rasterizer.produce(geometry, region, &sink)
  }
}

/// Coverage that was drawn before, as a surface's alpha.
private struct Stencil: SpanProducer {
  let stencil: Surface

  func produce<Sink: SpanSink>(
    _ region: PixelRect,
    _ rasterizer: inout Rasterizer,
    _ sink: inout Sink
  ) {
    for y in region.y..<region.y &+ region.height {
      let row = stencil.pixels(x: region.x, y: y)
      for x in 0..<region.width { row[x] &>>= 24 }
      sink.beginRow(y)
      sink.span(x: region.x, count: region.width, mask: row)
    }
  }
}

/// The spans of a rectangle with sides along the axes: edges of one coverage, and what is between.
struct RectSpans {
  private let left, top, right, bottom: Int

  init(_ box: Box) {
    func fixed(_ value: Double) -> Int { floored(value * 256 + 0.5009765625) }
    guard !box.isEmpty else {
      (left, top, right, bottom) = (0, 0, 0, 0)
      return
    }
    (left, top) = (fixed(box.minX), fixed(box.minY))
    (right, bottom) = (fixed(box.maxX), fixed(box.maxY))
  }

  /// Whether no pixel is covered in part.
  var isExact: Bool { (left | top | right | bottom) & 255 == 0 }

  func produce<Sink: SpanSink>(_ region: PixelRect, _ sink: inout Sink) {
    for y in region.y..<region.y &+ region.height {
      let height = min(bottom, (y &+ 1) &<< 8) &- max(top, y &<< 8)
      guard height > 0 else { continue }
      sink.beginRow(y)
      row(height, region, &sink)
    }
  }

  @inline(__always)
  private func row<Sink: SpanSink>(_ height: Int, _ region: PixelRect, _ sink: inout Sink) {
    func pixel(_ x: Int) {
      guard x >= region.x, x < region.x &+ region.width else { return }
      let width = min(right, (x &+ 1) &<< 8) &- max(left, x &<< 8)
      let coverage = RectSpans.coverage(width, height)
      if coverage > 0 { sink.span(x: x, count: 1, coverage: coverage) }
    }
    // The whole columns; what is left of them and right of them is one column each at most.
    let (first, last) = ((left &+ 255) &>> 8, right &>> 8)
    guard first <= last else { return pixel(first &- 1) }
    if left & 255 != 0 { pixel(first &- 1) }
    let (start, end) = (max(first, region.x), min(last, region.x &+ region.width))
    let coverage = RectSpans.coverage(256, height)
    if start < end, coverage > 0 { sink.span(x: start, count: end &- start, coverage: coverage) }
    if right & 255 != 0 { pixel(last) }
  }

  /// As the cells would have it.
  @inline(__always)
  private static func coverage(_ width: Int, _ height: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: (width &* height &* 510 &+ 0x10000) &>> 17)
  }
}

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
    var region = outline.box.pixels.intersection(state.clip)
    if style.align == .inside { region = region.intersection(shape.box(points).pixels) }
    guard !region.isEmpty else { return }
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
    fill(DevicePaint(paint, points), region, state.surface, Stencil(stencil: store.surface))
  }
}
