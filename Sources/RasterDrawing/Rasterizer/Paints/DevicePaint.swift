// Paints in device space, specialised by how they vary along a row.

import RasterValues

/// A paint in device space.
enum DevicePaint {
  case color(UInt32)
  /// A gradient that is constant along rows; `from` is the device row that counts as 0.
  case rows(RowGradient, from: Int)
  case linear(PlacedSource<LinearGradient>)
  case radial(PlacedSource<RadialGradient>)
  case table(PlacedSource<TableGradient>)
  case pattern(PatternSource)

  init(_ paint: RecordedPaint, _ points: Matrix, _ images: [Image]) {
    switch paint {
    case .color(let color): self = .color(color.pixel)
    case .gradient(let gradient):
      self = GradientRamp(gradient).map { DevicePaint(gradient, $0, points) } ?? .color(0)
    case .pattern(let pattern):
      self = PatternSource(pattern, points, images).map { .pattern($0) } ?? .color(0)
    }
  }

  /// Creates a gradient; one without extent, or seen edge-on, becomes a single colour.
  ///
  /// The colour is the last one, as in SVG, or the mean of all colours for a repeating gradient, as
  /// in CSS.
  private init(_ gradient: RecordedGradient, _ ramp: GradientRamp, _ points: Matrix) {
    let color = gradient.spread == .pad ? ramp.lastColor : ramp.meanColor
    let points =
      gradient.transform == .identity
      ? points : points.after(Matrix(gradient.transform, scale: 1))
    self =
      PaintFrame(of: gradient.geometry, points).flatMap {
        DevicePaint(gradient, ramp, $0)
      } ?? .color(pixel(color))
  }

  /// Creates a gradient, or returns `nil` if it has no extent.
  private init?(_ gradient: RecordedGradient, _ ramp: GradientRamp, _ frame: PaintFrame) {
    let (spread, inverse) = (gradient.spread, frame.inverse)
    switch gradient.geometry {
    case .linear(let from, let to):
      let (from, to) = (frame.point(from), frame.point(to))
      guard let line = GradientLine(from: from, to: to, inverse: inverse) else { return nil }
      self = DevicePaint(line, ramp, spread, in: frame)
    case .radial(let focus, let focusRadius, let center, let radius):
      guard focus == center else {
        let circles = CirclePlaces(
          focus: focus,
          focusRadius: focusRadius,
          center: center,
          radius: radius,
          inverse: inverse
        )
        guard let circles else { return nil }
        self = .table(PlacedSource(TableGradient(.circles(circles), ramp, spread), frame))
        return
      }
      self.init(
        about: frame.point(center),
        radii: (focusRadius, radius),
        ramp,
        spread: spread,
        frame
      )
    case .sweep(let center, let from, let to):
      let sweep = SweepPlaces(
        center: frame.point(center),
        from: from,
        to: to,
        inverse: inverse
      )
      guard let sweep else { return nil }
      self = .table(PlacedSource(TableGradient(.sweep(sweep), ramp, spread), frame))
    }
  }

  private init(
    _ line: GradientLine,
    _ ramp: GradientRamp,
    _ spread: Spread,
    in frame: PaintFrame
  ) {
    if let rows = RowGradient(line, ramp, spread) {
      self = .rows(rows, from: frame.origin.y)
    } else if spread == .pad, let linear = LinearGradient(line, ramp) {
      self = .linear(PlacedSource(linear, frame))
    } else {
      self = .table(PlacedSource(TableGradient(.line(line), ramp, spread), frame))
    }
  }

  /// Creates a gradient of concentric circles; equal radii make a hard edge.
  private init?(
    about center: Point,
    radii: (from: Double, to: Double),
    _ ramp: GradientRamp,
    spread: Spread,
    _ frame: PaintFrame
  ) {
    let inverse = frame.inverse
    if radii.from == 0, spread == .pad,
      let radial = RadialGradient(center: center, radius: radii.to, ramp, inverse: inverse)
    {
      self = .radial(PlacedSource(radial, frame))
      return
    }
    let isEdge = radii.from == radii.to && spread == .pad
    let from = isEdge ? 0 : radii.from
    guard let ring = RingPlaces(center: center, from: from, to: radii.to, inverse: inverse) else {
      return nil
    }
    let table = TableGradient(.ring(ring), isEdge ? ramp.atOnce : ramp, spread)
    self = .table(PlacedSource(table, frame))
  }
}

extension PaintFrame {
  /// Creates the frame of a gradient, or returns `nil` if the matrix maps areas to lines.
  ///
  /// Circles with two centres keep their positions. Near the point where two such circles touch,
  /// the colours change by more than the resolution of the grid.
  fileprivate init?(of geometry: RecordedGradient.Geometry, _ points: Matrix) {
    switch geometry {
    case .linear(let from, _): self.init(points, first: from)
    case .radial(let focus, _, let center, _) where focus != center:
      guard let inverse = points.inverse else { return nil }
      self.init(inverse: inverse)
    case .radial(_, _, let center, _), .sweep(let center, _, _): self.init(points, first: center)
    }
  }
}

extension Rasterizer {
  /// Fills spans with a paint, through a sink for that kind of paint.
  mutating func fill<Spans: SpanProducer>(
    _ spans: Spans,
    with paint: DevicePaint,
    in region: PixelRect,
    on surface: Surface
  ) {
    switch paint {
    case .color(let color):
      guard color != 0 else { return }
      var sink = ColorSink(surface, color)
      spans.produce(region, &self, &sink)
    case .rows(let gradient, let first):
      scratch.reserve(region.height)
      gradient.write(scratch.pixels, y: region.y &- first, count: region.height)
      var sink = RowColorSink(surface, scratch.pixels, top: region.y)
      spans.produce(region, &self, &sink)
    case .linear(let gradient): fill(spans, with: gradient, in: region, on: surface)
    case .radial(let gradient): fill(spans, with: gradient, in: region, on: surface)
    case .table(let gradient): fill(spans, with: gradient, in: region, on: surface)
    case .pattern(let pattern): fill(spans, with: pattern, in: region, on: surface)
    }
  }

  private mutating func fill<Source: PixelSource, Spans: SpanProducer>(
    _ spans: Spans,
    with source: Source,
    in region: PixelRect,
    on surface: Surface
  ) {
    scratch.reserve(region.width)
    var sink = SourceSink(surface, source, opacity: 255, scratch: scratch.pixels)
    spans.produce(region, &self, &sink)
  }
}
