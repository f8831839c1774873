// Fills geometries with paints: from shapes to spans on a surface.

import RasterValues

extension Rasterizer {
  /// Fills the next shape of the reader with the paint that follows it.
  ///
  /// An outline is filled directly from the list's values. Lists contain many small shapes, and
  /// decoding a complete fill before drawing it took 400 more instructions per shape.
  @inline(__always)
  mutating func fillNext(
    from reader: inout DisplayList.Reader,
    _ rule: FillRule,
    _ points: Matrix,
    _ state: DrawState
  ) {
    switch reader.readShape() {
    case .empty: reader.skipPaint()
    case .rect(let rect):
      let paint = reader.readPaint()
      guard points.isAxisAligned, case .color(let color) = paint else {
        return fill(.shape(.rect(rect), points, rule), paint, state)
      }
      let pixel = color.pixel
      guard rect.width > 0, rect.height > 0, pixel != 0 else { return }
      fill(RectSpans(rect, points), pixel, state)
    case .roundedRect(let rect, let corners):
      fill(.shape(.roundedRect(rect, corners), points, rule), reader.readPaint(), state)
    case .ellipse(let rect):
      fill(.shape(.ellipse(rect), points, rule), reader.readPaint(), state)
    case .outline(let outline):
      let paint = reader.readPaint()
      outline.withPacked { fill(.packed($0, points, rule), paint, state) }
    }
  }

  /// Fills a recorded shape.
  mutating func fill(_ fill: RecordedFill, _ points: Matrix, _ state: DrawState) {
    switch fill.shape {
    case .outline(let outline):
      outline.withPacked { self.fill(.packed($0, points, fill.rule), fill.paint, state) }
    case .empty, .rect, .roundedRect, .ellipse:
      self.fill(.shape(fill.shape.copied, points, fill.rule), fill.paint, state)
    }
  }

  /// Fills a geometry with a paint.
  mutating func fill(_ geometry: FillGeometry, _ paint: RecordedPaint, _ state: DrawState) {
    if case .color(let color) = paint { return fill(geometry, color.pixel, state) }
    guard !geometry.box.pixels.intersection(state.clip).isEmpty, gauge.use(paint, images) else {
      return
    }
    fill(geometry, DevicePaint(paint, points(state), images), state)
  }

  /// Fills a geometry with a paint that was converted for the device.
  mutating func fill(_ geometry: FillGeometry, _ paint: DevicePaint, _ state: DrawState) {
    if case .color(let color) = paint { return fill(geometry, color, state) }
    let box = geometry.box
    let region = box.pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    fill(Outline(geometry, box), with: paint, in: region, on: state.surface)
  }

  /// Fills a geometry with a premultiplied colour.
  mutating func fill(_ geometry: FillGeometry, _ color: UInt32, _ state: DrawState) {
    guard color != 0 else { return }
    if let rect = geometry.alignedRect {
      return fill(RectSpans(rect), color, state)
    }
    let box = geometry.box
    var region = box.pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    // Extend the region to whole quads if there is room for them.
    let room = state.clip.x &+ state.clip.width &- region.x
    region.width = min((region.width &+ 3) & ~3, room)
    var sink = ColorSink(state.surface, color)
    accumulate(geometry, box: box, in: region, into: &sink)
  }

  /// Fills a geometry with computed pixels at an opacity.
  mutating func fill<Source: PixelSource>(
    _ geometry: FillGeometry,
    with source: Source,
    opacity: UInt32,
    in region: PixelRect,
    on surface: Surface
  ) {
    guard !region.isEmpty else { return }
    scratch.reserve(region.width)
    var sink = SourceSink(surface, source, opacity: opacity, scratch: scratch.pixels)
    produce(geometry, in: region, into: &sink)
  }

  /// Passes a geometry's spans to a sink, in bands with as many rows as the cells can hold.
  mutating func produce<Sink: SpanSink>(
    _ geometry: FillGeometry,
    in region: PixelRect,
    into sink: inout Sink
  ) {
    produce(geometry, box: geometry.box, in: region, into: &sink)
  }

  /// Passes the spans of a geometry with known bounds to a sink.
  fileprivate mutating func produce<Sink: SpanSink>(
    _ geometry: FillGeometry,
    box: Box,
    in region: PixelRect,
    into sink: inout Sink
  ) {
    if !sink.wantsGaps, let rect = geometry.alignedRect {
      return take(RectSpans(rect), in: region, into: &sink)
    }
    accumulate(geometry, box: box, in: region, into: &sink)
  }

  private mutating func accumulate<Sink: SpanSink>(
    _ geometry: FillGeometry,
    box: Box,
    in region: PixelRect,
    into sink: inout Sink
  ) {
    guard !sink.wantsGaps, let parts = RoundedRectParts(geometry, box) else {
      return accumulateWhole(geometry, box: box, in: region, into: &sink)
    }
    func rows(_ top: Int, _ bottom: Int) -> PixelRect {
      let (first, last) = (max(top, region.y), min(bottom, region.y &+ region.height))
      return PixelRect(x: region.x, y: first, width: region.width, height: max(last &- first, 0))
    }
    let (first, last) = (parts.rows.lowerBound, parts.rows.upperBound)
    let (above, below) = (rows(region.y, first), rows(last, region.y &+ region.height))
    accumulateWhole(parts.upper, box: parts.upperBox, in: above, into: &sink)
    take(parts.middle, in: rows(first, last), into: &sink)
    accumulateWhole(parts.lower, box: parts.lowerBox, in: below, into: &sink)
  }

  private mutating func accumulateWhole<Sink: SpanSink>(
    _ geometry: FillGeometry,
    box: Box,
    in region: PixelRect,
    into sink: inout Sink
  ) {
    if geometry.mayOverlap(box), accumulateResolved(geometry, box: box, in: region, into: &sink) {
      return
    }
    let reach = geometry.reach(box)
    let (rows, units) = gauge.bands(of: region, geometry.edgeCount, weight: sink.weight)
    for top in stride(from: 0, to: region.height, by: rows) {
      let band = PixelRect(
        x: region.x,
        y: region.y &+ top,
        width: region.width,
        height: min(rows, region.height &- top)
      )
      guard gauge.use(units.edges &+ band.height &* units.row) else { return }
      cells.begin(band, reach, on: sink.target)
      geometry.emit(into: &cells, nested.meter)
      cells.sweep(rule: geometry.rule, into: &sink)
    }
  }
}

extension Rasterizer {
  /// Accumulates an outline's edges with overlaps resolved; returns false if this is not needed.
  @inline(never)
  private mutating func accumulateResolved<Sink: SpanSink>(
    _ geometry: FillGeometry,
    box: Box,
    in region: PixelRect,
    into sink: inout Sink
  ) -> Bool {
    guard let resolved = geometry.resolved(box, nested.meter) else { return false }
    accumulateWhole(resolved, box: box, in: region, into: &sink)
    return true
  }
}

/// A producer of spans.
protocol SpanProducer {
  func produce<Sink: SpanSink>(
    _ region: PixelRect,
    _ rasterizer: inout Rasterizer,
    _ sink: inout Sink
  )
}

private struct Outline: SpanProducer {
  let geometry: FillGeometry
  let box: Box

  init(_ geometry: FillGeometry, _ box: Box) {
    self.geometry = geometry
    self.box = box
  }

  func produce<Sink: SpanSink>(
    _ region: PixelRect,
    _ rasterizer: inout Rasterizer,
    _ sink: inout Sink
  ) {
    rasterizer.produce(geometry, box: box, in: region, into: &sink)
  }
}

/// Coverage that was drawn before, stored as a surface's alpha.
struct Stencil: SpanProducer {
  let stencil: Surface

  func produce<Sink: SpanSink>(
    _ region: PixelRect,
    _ rasterizer: inout Rasterizer,
    _ sink: inout Sink
  ) {
    for y in region.y..<region.y &+ region.height {
      let row = stencil.pixels(x: region.x, y: y)
      guard rasterizer.gauge.use(region.width &* sink.weight) else { return }
      for x in 0..<region.width { row[x] &>>= 24 }
      sink.beginRow(y)
      sink.span(x: region.x, count: region.width, mask: row)
    }
  }
}
