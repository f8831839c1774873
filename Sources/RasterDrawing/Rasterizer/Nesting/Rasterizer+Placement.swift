// Draws nested components, as rasters of their own or in place.

import RasterValues

extension Rasterizer {
  /// Draws a nested component, clipped to its container.
  mutating func draw(_ place: RecordedPlace, _ state: DrawState) throws(RasterError) {
    guard let container = place.container else { return try drawContent(place, state) }
    guard !container.isEmpty else { return }
    guard let offset = state.matrix.pixelOffset else {
      return try draw(place, in: container, state)
    }
    var inner = state
    inner.cut(to: container.moved(x: offset.x, y: offset.y))
    if !inner.clip.isEmpty { try drawContent(place, inner) }
  }

  /// Draws a component whose container is not aligned to whole pixels.
  @inline(never)
  private mutating func draw(
    _ place: RecordedPlace,
    in container: PixelRect,
    _ state: DrawState
  ) throws(RasterError) {
    let rect = Rect(
      x: Double(container.x),
      y: Double(container.y),
      width: Double(container.width),
      height: Double(container.height)
    )
    let geometry = FillGeometry.shape(.rect(rect), state.matrix, .nonZero)
    let region = geometry.box.pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    let store = try makeLayer(region)
    defer { layerPixels &-= region.width &* region.height }
    let inner = DrawState(
      surface: store.surface,
      clip: region,
      view: geometry.box.pixels.intersection(state.view),
      matrix: state.matrix
    )
    try drawContent(place, inner)
    let source = SurfaceSource(surface: store.surface)
    fill(geometry, with: source, opacity: 255, in: region, on: state.surface)
  }

  /// Draws a component from its raster if it has one, or else in place.
  private mutating func drawContent(
    _ place: RecordedPlace,
    _ state: DrawState
  ) throws(RasterError) {
    guard !place.destination.isEmpty, try !show(place, state) else { return }
    var reader = DisplayList.Reader(place.list)
    var inner = state
    let (x, y) = (Double(place.destination.x), Double(place.destination.y))
    inner.matrix = state.matrix.after(.translation(x, y))
    guard isIsolated(reader.index) else { return try draw(&reader, inner) }
    try drawIsolated(place, &reader, inner)
  }

  /// Draws a component that contains blends into its own layer, as its raster would be drawn.
  @inline(never)
  private mutating func drawIsolated(
    _ place: RecordedPlace,
    _ reader: inout DisplayList.Reader,
    _ state: DrawState
  ) throws(RasterError) {
    try gauge.require(place.list.words.count &* WorkGauge.word)
    let region = InkMeter.box(place.list, state.matrix).pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    let store = try makeLayer(region)
    defer { layerPixels &-= region.width &* region.height }
    let inner = DrawState(
      surface: store.surface,
      clip: region,
      view: region.union(state.view),
      matrix: state.matrix
    )
    try draw(&reader, inner)
    compose(store.surface, .normal, opacity: 255, state)
  }

  /// Draws a component from its raster; returns false if it must be drawn in place.
  @inline(never)
  private mutating func show(
    _ place: RecordedPlace,
    _ state: DrawState
  ) throws(RasterError) -> Bool {
    guard let kind = kind(of: place.list) else { return false }
    if place.list.isStretchable {
      guard mayBeSeen(place, state) else { return true }
      try stretch(try raster(of: place.list, kind), place, state)
      return true
    }
    guard let offset = state.matrix.pixelOffset else { return false }
    let box = place.destination.moved(x: offset.x, y: offset.y)
    let seen = box.intersection(state.view)
    let area: Int = box.width &* box.height
    guard 2 &* seen.width &* seen.height >= area else { return false }
    guard mayBeSeen(place, state) else { return true }
    compose(try raster(of: place.list, kind), box, state)
    return true
  }

  /// Whether a component's raster, including the area outside its bounds, may intersect the clip.
  private func mayBeSeen(_ place: RecordedPlace, _ state: DrawState) -> Bool {
    let (limit, box) = (place.list.inkLimit, place.destination)
    let frame = PixelRect(
      x: box.x &+ limit.x,
      y: box.y &+ limit.y,
      width: box.width &+ limit.width &- place.list.width,
      height: box.height &+ limit.height &- place.list.height
    )
    return state.matrix.box(Box(frame)).pixels.intersects(state.clip)
  }

  @inline(never)
  private mutating func stretch(
    _ plate: Bitmap,
    _ place: RecordedPlace,
    _ state: DrawState
  ) throws(RasterError) {
    let box = place.destination
    guard plate.width > 0, plate.height > 0 else { return }
    let axes = plate.sliceAxes(caps: place.list.caps, width: box.width, height: box.height)
    let frame = PixelRect(
      x: box.x &- plate.innerBox.x,
      y: box.y &- plate.innerBox.y,
      width: axes.horizontal.length,
      height: axes.vertical.length
    )
    try nineSlice(plate, axes: axes, x: frame.x, y: frame.y, visible: frame, state)
  }

  /// Composites a raster so that its bounds are at `box`.
  private mutating func compose(_ raster: Bitmap, _ box: PixelRect, _ state: DrawState) {
    let frame = PixelRect(
      x: box.x &- raster.innerBox.x,
      y: box.y &- raster.innerBox.y,
      width: raster.width,
      height: raster.height
    )
    let region = frame.intersection(state.clip)
    raster.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress, !region.isEmpty else { return }
      for y in region.y..<region.y &+ region.height {
        guard gauge.use(region.width &* 2) else { return }
        let start: Int = (y &- frame.y) &* frame.width &+ (region.x &- frame.x)
        blend(base + start, over: state.surface.pixels(x: region.x, y: y), count: region.width)
      }
    }
  }

  /// Returns the kind of a nested list that is a raster in this drawing's plan.
  private mutating func kind(of list: DisplayList) -> Int? {
    if plan == nil {
      _ = gauge.use(4 &* self.list.words.count &* WorkGauge.word)
      plan = NestingPlan(self.list, meter: nested.meter)
    }
    return plan?.kind(of: list)
  }

  /// Returns the raster of a nested list, reused within this drawing or from `nested`.
  private mutating func raster(of list: DisplayList, _ kind: Int) throws(RasterError) -> Bitmap {
    if let raster = rasters[kind] {
      nested.countReuse()
      return raster
    }
    let raster = try nested.raster(of: list)
    if let plan, plan.counts[kind] > 1, keptPixels &+ raster.pixels.count <= Self.keptLimit {
      rasters[kind] = raster
      keptPixels &+= raster.pixels.count
    }
    return raster
  }

  /// The maximum number of raster pixels that are retained during a drawing: 16 MiB.
  private static var keptLimit: Int { 1 << 22 }
}
