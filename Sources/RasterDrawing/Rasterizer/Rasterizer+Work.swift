// Counts the work of fills in advance, in pieces between which a drawing can be stopped.

import RasterValues

extension Rasterizer {
  /// Draws a rectangle in one colour; a large rectangle is drawn in pieces.
  @inline(__always)
  mutating func fill(_ rect: RectSpans, _ color: UInt32, _ state: DrawState) {
    let area = rect.pixelArea
    guard area < 1 << 16 else { return fillLarge(rect, color, state) }
    guard gauge.use(area) else { return }
    rect.fill(color, state.clip, state.surface)
  }

  @inline(never)
  private mutating func fillLarge(_ rect: RectSpans, _ color: UInt32, _ state: DrawState) {
    for piece in rect.pixels.intersection(state.clip).pieces(weight: 1) where !piece.isEmpty {
      guard gauge.use(piece, weight: 1) else { return }
      var clip = state.clip
      (clip.y, clip.height) = (piece.y, piece.height)
      rect.fill(color, clip, state.surface)
    }
  }

  /// Passes a rectangle's spans to a sink, in pieces of complete rows.
  mutating func take<Sink: SpanSink>(
    _ rect: RectSpans,
    in region: PixelRect,
    into sink: inout Sink
  ) {
    let units = region.width &* region.height &* sink.weight
    guard units > WorkGauge.piece else {
      if !region.isEmpty, gauge.use(units) { sink.take(rect, region) }
      return
    }
    for piece in region.pieces(weight: sink.weight) where !piece.isEmpty {
      guard gauge.use(piece, weight: sink.weight) else { return }
      sink.take(rect, piece)
    }
  }
}

extension WorkGauge {
  /// Counts the setup of a paint; a pattern may read its complete image to downsample it.
  mutating func use(_ paint: RecordedPaint, _ images: [Image]) -> Bool {
    guard case .pattern(let pattern) = paint, images.indices.contains(pattern.index) else {
      return use(WorkGauge.operation)
    }
    return use(images[pattern.index].bitmap.pixels.count &* WorkGauge.shrunkPixel)
  }

  /// Returns the rows per band of cells, and the units of work for the edges and for each row.
  @inline(__always)
  func bands(
    of region: PixelRect,
    _ edgeCount: @autoclosure () -> Int,
    weight: Int
  ) -> (rows: Int, units: (edges: Int, row: Int)) {
    let rows = CellBuffer.rows(width: region.width)
    guard isCounting else { return (rows, (0, 0)) }
    return bands(of: region, edgeCount: edgeCount(), rows: rows, weight: weight)
  }

  @inline(never)
  private func bands(
    of region: PixelRect,
    edgeCount: Int,
    rows: Int,
    weight: Int
  ) -> (rows: Int, units: (edges: Int, row: Int)) {
    // If there are many edges, most of them may cross each row.
    let crossings = edgeCount > 256 ? edgeCount &* WorkGauge.crossing : 0
    let row = region.width &* weight &+ 32 &+ crossings
    let edges = edgeCount &* WorkGauge.segment
    guard row &* region.height > WorkGauge.piece else { return (rows, (edges, row)) }
    // Every band rebuilds the edges, so the number of bands is limited until pixels cost as much as
    // edges.
    let most = max(WorkGauge.piece, edges)
    return (min(rows, max(most / row, 1)), (edges, row))
  }
}

extension FillGeometry {
  /// The approximate number of segments that become edges.
  var edgeCount: Int {
    switch self {
    case .shape(.outline(let outline), _, _): outline.verbCount
    case .shape: 8
    case .packed(let outline, _, _): outline.verbCount
    case .stroke(let stroke): stroke.edgeCount
    case .edges(let edges, _, _): edges.count
    case .ring: 16
    }
  }
}
