// Layers: drawn by themselves where something is done to the whole of them, else drawn at once.

/// A layer's pixels as a paint.
struct SurfaceSource: PixelSource {
  let surface: Surface
  var isOpaque: Bool { false }

  @inline(__always)
  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    UnsafePointer(surface.pixels(x: x, y: y))
  }
}

extension Rasterizer {
  /// The most pixels of all layers that are drawn at one time.
  private static var layerLimit: Int { 1 << 28 }

  /// Makes a layer; whoever does subtracts its pixels from `layerPixels` at the end.
  mutating func makeLayer(_ frame: PixelRect) throws(RasterError) -> PixelStore {
    let count = frame.width &* frame.height
    guard layerPixels &+ count <= Rasterizer.layerLimit else {
      throw .tooLarge(width: frame.width, height: frame.height, limit: Rasterizer.layerLimit)
    }
    layerPixels &+= count
    return PixelStore(frame: frame)
  }

  /// A cut of a layer that is more than a rectangle of whole pixels.
  private struct Cuts {
    var region: PixelRect
    var geometries: [FillGeometry] = []

    mutating func add(_ geometry: FillGeometry) {
      let box = geometry.box
      region = region.intersection(box.pixels)
      if let rect = geometry.alignedRect, RectSpans(rect).isExact { return }
      geometries.append(geometry)
    }
  }

  /// What is done with a layer, in memory apart from the stack.
  private indirect enum LayerWork {
    /// Nothing is seen of it, and the reader stands behind it.
    case none
    /// Its content is drawn on what is beneath.
    case plain(DrawState)
    /// Its content is drawn by itself, then cut and composed.
    case separate(SeparateLayer)
  }

  private struct SeparateLayer {
    let store: PixelStore
    let content: DrawState
    let geometries: [FillGeometry]
    let shadows: [DeviceShadow]
    let opacity: UInt32
  }

  mutating func draw(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ state: DrawState
  ) throws(RasterError) {
    switch try begin(layer, &reader, state) {
    case .none: return
    case .plain(let inner): try draw(&reader, inner)
    case .separate(let work):
      let pixels = work.store.surface.frame.width &* work.store.surface.frame.height
      defer { layerPixels &-= pixels }
      try draw(&reader, work.content)
      try finish(layer, work, state)
    }
  }

  @inline(never)
  private mutating func begin(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ state: DrawState
  ) throws(RasterError) -> LayerWork {
    var inner = state
    inner.matrix = state.matrix.after(Matrix(layer.transform, scale: scale))
    let opacity = UInt32(truncatingIfNeeded: saturated(layer.opacity * 255 + 0.5))
    guard inner.matrix.isFinite, opacity > 0 else {
      reader.skipLayer()
      return .none
    }
    let points = points(inner)
    var cuts = Cuts(region: everything)
    if let clip = layer.clip { cuts.add(.shape(clip, points, layer.clipRule)) }
    if let mask = layer.maskPath { cuts.add(.shape(mask, points, .winding)) }
    let isPlain =
      opacity == 255 && cuts.geometries.isEmpty && layer.mask == nil && layer.shadows.isEmpty
    if isPlain {
      inner.cut(to: cuts.region)
      guard inner.clip.isEmpty else { return .plain(inner) }
      reader.skipLayer()
      return .none
    }
    var ahead = reader
    let content = InkMeter(scale: scale).contentBox(layer, &ahead, state.matrix).pixels
      .intersection(cuts.region)
    let shadows = layer.shadows.reversed().map { DeviceShadow($0, points) }
    let region = visible(content, shadows, state.clip, of: state.view)
    guard !region.isEmpty else {
      reader = ahead
      return .none
    }
    let store = try makeLayer(region)
    return .separate(
      SeparateLayer(
        store: store,
        content: DrawState(
          surface: store.surface,
          clip: region,
          view: visible(content, shadows, state.view, of: state.view),
          matrix: inner.matrix
        ),
        geometries: cuts.geometries,
        shadows: shadows,
        opacity: opacity
      )
    )
  }

  /// Cuts a layer whose content is drawn, and composes it.
  @inline(never)
  private mutating func finish(
    _ layer: RecordedLayer,
    _ work: SeparateLayer,
    _ state: DrawState
  ) throws(RasterError) {
    let (surface, region) = (work.store.surface, work.store.surface.frame)
    // One cut and nothing else is made while the layer is drawn on what is beneath.
    if work.geometries.count == 1, layer.mask == nil, work.shadows.isEmpty {
      let target = region.intersection(state.clip)
      let source = SurfaceSource(surface: surface)
      return fill(work.geometries[0], source, opacity: work.opacity, target, state.surface)
    }
    for geometry in work.geometries {
      var sink = CutSink(surface)
      produce(geometry, region, &sink)
    }
    if let mask = layer.mask { try cut(surface, by: mask, layer.maskChannel, work.content) }
    try compose(surface, work.shadows, work.opacity, state)
  }

  /// As much as coordinates can reach.
  private var everything: PixelRect {
    PixelRect(x: -1 << 41, y: -1 << 41, width: 1 << 42, height: 1 << 42)
  }

  /// What is needed of a layer's content, to see it and its shadows through `clip`.
  ///
  /// Where a shadow is cast from so far that content and shadow would need a layer sixteen times the
  /// size of the view, only as much is kept as the others need.
  private func visible(
    _ content: PixelRect,
    _ shadows: [DeviceShadow],
    _ clip: PixelRect,
    of view: PixelRect
  ) -> PixelRect {
    var region = content.intersection(clip)
    for shadow in shadows {
      let needed = PixelRect(
        x: clip.x &- shadow.x &- 1,
        y: clip.y &- shadow.y &- 1,
        width: clip.width &+ 2,
        height: clip.height &+ 2
      )
      let both = region.union(content.intersection(needed))
      let limit = 16 &* max(view.width &* view.height, 1 << 16)
      let area = both.width.multipliedReportingOverflow(by: both.height)
      if !area.overflow && area.partialValue <= limit { region = both }
    }
    return region
  }

  /// Keeps of a surface what the alpha or the luminance of a component covers.
  @inline(never)
  private mutating func cut(
    _ surface: Surface,
    by mask: RecordedPlace,
    _ channel: MaskChannel,
    _ state: DrawState
  ) throws(RasterError) {
    let frame = surface.frame
    let store = try makeLayer(frame)
    defer { layerPixels &-= frame.width &* frame.height }
    let inner = DrawState(
      surface: store.surface,
      clip: frame,
      view: state.view,
      matrix: state.matrix
    )
    try draw(mask, inner)
    for y in frame.y..<frame.y &+ frame.height {
      let alphas = store.surface.pixels(x: frame.x, y: y)
      switch channel {
      case .alpha: for x in 0..<frame.width { alphas[x] &>>= 24 }
      case .luminance: for x in 0..<frame.width { alphas[x] = luminance(alphas[x]) }
      }
      multiply(surface.pixels(x: frame.x, y: y), by: alphas, count: frame.width)
    }
  }

  /// Draws shadows, then the layer itself.
  @inline(never)
  private mutating func compose(
    _ layer: Surface,
    _ shadows: [DeviceShadow],
    _ opacity: UInt32,
    _ state: DrawState
  ) throws(RasterError) {
    guard !shadows.isEmpty, opacity < 255 else {
      for shadow in shadows { draw(shadow, of: layer, state) }
      return draw(layer, opacity: opacity, state)
    }
    // Opacity is that of both together.
    var region = layer.frame
    for shadow in shadows { region = region.union(shadow.frame(of: layer.frame)) }
    region = region.intersection(state.clip)
    guard !region.isEmpty else { return }
    let group = try makeLayer(region)
    defer { layerPixels &-= region.width &* region.height }
    let inner = DrawState(surface: group.surface, clip: region, matrix: state.matrix)
    for shadow in shadows { draw(shadow, of: layer, inner) }
    draw(layer, opacity: 255, inner)
    draw(group.surface, opacity: opacity, state)
  }

  private func draw(_ layer: Surface, opacity: UInt32, _ state: DrawState) {
    let region = layer.frame.intersection(state.clip)
    for y in region.y..<region.y &+ region.height {
      blend(
        layer.pixels(x: region.x, y: y),
        opacity: opacity,
        over: state.surface.pixels(x: region.x, y: y),
        count: region.width
      )
    }
  }

  private mutating func draw(_ shadow: DeviceShadow, of layer: Surface, _ state: DrawState) {
    let region = shadow.frame(of: layer.frame).intersection(state.clip)
    guard !region.isEmpty, shadow.color != 0 else { return }
    scratch.reserve(region.width)
    let row = scratch.pixels
    for y in region.y..<region.y &+ region.height {
      for x in 0..<region.width { row[x] = shadow.pixel(region.x &+ x, y, layer) }
      blend(row, over: state.surface.pixels(x: region.x, y: y), count: region.width)
    }
  }
}

/// The luminance of a premultiplied pixel, 0 to 255, which is that of its colour times its alpha.
///
/// Weights: those of sRGB's primaries, 0.2126, 0.7152 and 0.0722, in 1/256; they add up to 1.
/// Source: CSS Masking Module Level 1, section 7.10.1.
@inline(__always)
private func luminance(_ pixel: UInt32) -> UInt32 {
  let (red, green, blue) = (pixel & 255, (pixel &>> 8) & 255, (pixel &>> 16) & 255)
  return (54 &* red &+ 183 &* green &+ 19 &* blue &+ 128) &>> 8
}

/// A shadow on the device: moved by whole pixels, and by 1/256 of them.
private struct DeviceShadow {
  let color: UInt32
  let x, y: Int
  private let partX, partY: UInt32

  init(_ shadow: RecordedShadow, _ points: Matrix) {
    color = shadow.color.pixel
    let offset = points.vector(shadow.offset.x, shadow.offset.y)
    let fixed = (x: floored(offset.x * 256 + 0.5), y: floored(offset.y * 256 + 0.5))
    (x, y) = (fixed.x &>> 8, fixed.y &>> 8)
    partX = UInt32(truncatingIfNeeded: fixed.x & 255)
    partY = UInt32(truncatingIfNeeded: fixed.y & 255)
  }

  /// Where the shadow of a layer lies.
  func frame(of layer: PixelRect) -> PixelRect {
    PixelRect(
      x: layer.x &+ x,
      y: layer.y &+ y,
      width: layer.width &+ (partX > 0 ? 1 : 0),
      height: layer.height &+ (partY > 0 ? 1 : 0)
    )
  }

  /// The shadow's pixel: its colour, covered by the alpha of the layer where it would have been.
  @inline(__always)
  func pixel(_ x: Int, _ y: Int, _ layer: Surface) -> UInt32 {
    let frame = layer.frame
    let (column, row) = (x &- self.x &- frame.x, y &- self.y &- frame.y)
    @inline(__always)
    func alpha(_ column: Int, _ row: Int) -> UInt32 {
      guard column >= 0, column < frame.width, row >= 0, row < frame.height else { return 0 }
      return layer.base[row &* frame.width &+ column] &>> 24
    }
    if partX | partY == 0 { return scaled(color, by: alpha(column, row)) }
    let upper = alpha(column, row &- 1) &* (256 &- partX) &+ alpha(column &- 1, row &- 1) &* partX
    let lower = alpha(column, row) &* (256 &- partX) &+ alpha(column &- 1, row) &* partX
    let sum = lower &* (256 &- partY) &+ upper &* partY
    return scaled(color, by: (sum &+ 0x8000) &>> 16)
  }
}
