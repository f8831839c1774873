// Fills and strokes: from geometry and paint to spans on a surface.

extension Rasterizer {
  /// Fills a geometry with a paint.
  mutating func fill(_ geometry: FillGeometry, _ paint: RecordedPaint, _ state: DrawState) {
    let region = geometry.box.pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    let paint = DevicePaint(paint, points(state), images)
    fill(paint, region, state.surface, Outline(geometry))
  }

  /// Hands spans to a sink that is made for the paint.
  mutating func fill<Spans: SpanProducer>(
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
    case .table(let gradient): fill(gradient, region, surface, spans)
    case .pattern(let pattern): fill(pattern, region, surface, spans)
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
protocol SpanProducer {
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
struct Stencil: SpanProducer {
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
