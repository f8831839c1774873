// Draws layers: separately if an effect applies to the layer as a whole, otherwise directly.

import RasterValues

/// A layer's pixels as a paint.
struct SurfaceSource: PixelSource {
  let surface: Surface
  var isOpaque: Bool { false }
  var weight: Int { 1 }

  @inline(__always)
  func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    UnsafePointer(surface.pixels(x: x, y: y))
  }
}

extension Rasterizer {
  /// Creates a layer; the caller subtracts its pixels from `layerPixels` at the end.
  mutating func makeLayer(_ frame: PixelRect) throws(RasterError) -> PixelStore {
    let (count, overflows) = frame.width.multipliedReportingOverflow(by: frame.height)
    let limit = nested.meter?.limits.layerArea ?? Bitmap.maximumArea
    guard !overflows, layerPixels &+ count <= limit else {
      throw .exceeded(.layerArea, value: limit)
    }
    try gauge.require(count)
    if let error = nested.meter?.openLayer(count) { throw error }
    layerPixels &+= count
    return PixelStore(frame: frame, memory: memory, meter: nested.meter)
  }

  /// Returns whether the content at a position is isolated because it contains blends.
  mutating func isIsolated(_ position: Int) -> Bool {
    if blends == nil { blends = BlendIndex(list) }
    return blends?.contains(position) ?? false
  }

  mutating func draw(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ state: DrawState
  ) throws(RasterError) {
    let work = try begin(layer, &reader, state)
    if let error = gauge.error { throw error }
    switch work {
    case .done: return
    case .plain(let inner): try draw(&reader, inner)
    case .bands(let work, let content):
      try drawBands(of: layer, work, content: content, state)
    case .separate(let work):
      let store = try makeLayer(work.frame)
      let pixels = work.frame.width &* work.frame.height
      defer { layerPixels &-= pixels }
      try draw(&reader, work.state(store))
      try finish(layer, work, drawnIn: store, state)
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
    let isNothing = layer.shadowsOnly && layer.shadows.isEmpty && !layer.blend.reachesAll
    guard inner.matrix.isFinite, opacity > 0, layer.blend != .destination, !isNothing else {
      reader.skipLayer()
      return .done
    }
    let points = points(inner)
    let cuts = LayerCuts(layer, points)
    let deviations = Blur.deviations(layer.blur, points)
    let isBlurred = max(deviations.x, deviations.y) >= 0.05
    let isChanged =
      layer.mask != nil || isBlurred || layer.filter != nil || layer.effects != nil
    let isWhole = !isChanged && layer.blend == .normal
    if isWhole, cuts.geometries.isEmpty, opacity == 255, !isIsolated(reader.index) {
      let caster = layer.shadows.isEmpty ? nil : Caster(of: layer, reader, points, cuts: cuts)
      if layer.shadows.isEmpty || caster.map({ draw(layer.shadows, of: $0, points, state) }) == true
      {
        inner.cut(to: cuts.region)
        guard inner.clip.isEmpty || layer.shadowsOnly else { return .plain(inner) }
        reader.skipLayer()
        return .done
      }
    }
    if !isChanged, layer.shadows.isEmpty, !layer.shadowsOnly,
      drawAtOnce(layer, &reader, inner, cuts: cuts, opacity: opacity)
    {
      return .done
    }
    var work = SeparateLayer(
      frame: state.clip,
      matrix: inner.matrix,
      points: points,
      opacity: opacity,
      blend: layer.blend,
      reach: state.clip.intersection(cuts.clipRegion)
    )
    work.take(cuts, isAlone: layer.mask == nil && layer.shadows.isEmpty)
    return begin(layer, &reader, state, cuts: cuts, deviations: deviations, work: work)
  }

  /// Draws a shape's drop shadows, from last to first; returns false if they need pixels.
  private mutating func draw(
    _ shadows: [RecordedShadow],
    of caster: Caster,
    _ points: Matrix,
    _ state: DrawState
  ) -> Bool {
    let shadows = shadows.reversed().map { DeviceShadow($0, points) }
    guard shadows.allSatisfy({ !$0.inner && $0.isSliced(caster, points) }) else { return false }
    for shadow in shadows { draw(shadow, of: caster, points, state) }
    return true
  }

  /// Determines the part of a layer's content that is needed.
  private mutating func begin(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ state: DrawState,
    cuts: LayerCuts,
    deviations: SIMD2<Double>,
    work: SeparateLayer
  ) -> LayerWork {
    var (work, ahead) = (work, reader)
    let bounds = InkMeter(scale: scale).rawBox(layer, &ahead, state.matrix)
    _ = gauge.use((ahead.index &- reader.index) &* WorkGauge.word)
    let content = layer.cut(bounds, work.points, maskedBy: work.matrix).pixels
      .intersection(cuts.region)
    work.shadows = layer.shadows.reversed().map { DeviceShadow($0, work.points) }
    if layer.mask == nil, layer.filter == nil, layer.effects == nil,
      max(deviations.x, deviations.y) < 0.05
    {
      let caster = Caster(of: layer, reader, work.points, cuts: cuts)
      work.caster = caster.flatMap { caster in
        work.shadows.allSatisfy { $0.isSliced(caster, work.points) } ? caster : nil
      }
    }
    let output = visible(content, work, state.clip)
    let isCast = work.caster != nil && !work.shadows.isEmpty
    guard !output.isEmpty || isCast || layer.blend.reachesAll else {
      reader = ahead
      return .done
    }
    work.frame = output
    // The view is independent of the painted bounds, so that a plain layer around it changes no
    // decision.
    work.view = visible(cuts.region, work, state.view)
    if max(deviations.x, deviations.y) >= 0.05 {
      work.blur(by: deviations, bounds: bounds.pixels, into: output, list)
    }
    if let effects = layer.effects {
      work.frame = effects.box(work.points).pixels.intersection(list.inkLimit)
      work.view = work.frame
      return work.frame.isEmpty ? .done : .separate(work)
    }
    if !isRedrawing {
      work.noteRedrawing(by: reader, wordCount: ahead.index &- reader.index)
    }
    let isLarge = output.width &* output.height > 1 << 15 && !layer.blend.reachesAll
    if isLarge, layer.mask == nil, work.shadows.isEmpty, work.blur == nil, isBrief(reader) {
      defer { reader = ahead }
      return .bands(work, reader)
    }
    return .separate(work)
  }

  /// Returns the part of a layer's content that is needed to show it and its shadows within `clip`.
  ///
  /// A shadow with a very large offset could need a layer of more than sixteen times the drawing's
  /// size. In this case, only the part that the other shadows need is used.
  private func visible(_ content: PixelRect, _ work: SeparateLayer, _ clip: PixelRect) -> PixelRect
  {
    var region = content.intersection(clip)
    if work.caster != nil { return region }
    let fallen = region
    for shadow in work.shadows {
      let needed = shadow.needed(for: shadow.inner ? fallen : clip)
      let both = region.union(content.intersection(needed))
      if both.isModest(in: list) { region = both }
    }
    return region
  }

  /// Draws a layer with one operation directly, if possible; the reader is then past the layer.
  private mutating func drawAtOnce(
    _ layer: RecordedLayer,
    _ reader: inout DisplayList.Reader,
    _ state: DrawState,
    cuts: LayerCuts,
    opacity: UInt32
  ) -> Bool {
    var ahead = reader
    guard let mark = ahead.onlyMark() else { return false }
    var state = state
    state.cut(to: cuts.region)
    if case .fill(let fill) = mark {
      guard drawAtOnce(fill, of: layer, cuts: cuts.geometries, state) else { return false }
    } else if case .image(let image) = mark {
      guard cuts.geometries.isEmpty, !layer.blend.reachesAll,
        drawWhole(image, blend: layer.blend, opacity: opacity, state)
      else { return false }
    } else {
      return false
    }
    reader = ahead
    return true
  }

  private mutating func drawAtOnce(
    _ fill: RecordedFill,
    of layer: RecordedLayer,
    cuts: [FillGeometry],
    _ state: DrawState
  ) -> Bool {
    guard layer.blend == .normal, let paint = fill.paint.faded(by: layer.opacity) else {
      return false
    }
    guard let clip = cuts.first else {
      let faded = RecordedFill(shape: fill.shape, paint: paint, rule: fill.rule)
      if !state.clip.isEmpty { self.fill(faded, points(state), state) }
      return true
    }
    // A rectangle of whole pixels within a clip equals the clip within the rectangle.
    guard cuts.count == 1, let shape = fill.shape.plain,
      let rect = FillGeometry.shape(shape, points(state), fill.rule).alignedRect,
      RectSpans(rect).isExact
    else { return false }
    var state = state
    state.cut(to: rect.pixels)
    if !state.clip.isEmpty { self.fill(clip, paint, state) }
    return true
  }

  /// Blends an image whose pixels match the device's; returns false for other images.
  private mutating func drawWhole(
    _ image: RecordedImage,
    blend: BlendMode,
    opacity: UInt32,
    _ state: DrawState
  ) -> Bool {
    guard images.indices.contains(image.index), image.source == nil, image.tint == nil,
      image.reduction == .full
    else { return false }
    let bitmap = images[image.index].bitmap
    let place = points(state).box(Box(image.rect))
    let frame = place.pixels
    guard RectSpans(place).isExact, points(state).isAxisAligned, points(state).a > 0,
      points(state).d > 0, frame.width == bitmap.width, frame.height == bitmap.height,
      place.minX == Double(frame.x), place.minY == Double(frame.y)
    else { return false }
    bitmap.pixels.withUnsafeBufferPointer { pixels in
      guard let base = pixels.baseAddress else { return }
      let surface = Surface(base: UnsafeMutablePointer(mutating: base), frame: frame)
      compose(surface, blend, opacity: opacity, state)
    }
    return true
  }
}

extension DisplayList.Reader {
  /// Returns the only mark of the layer that has just begun, or of nested layers without effects.
  ///
  /// Returns `nil` if there are more marks or other operations. Otherwise, the reader is past the
  /// layer.
  fileprivate mutating func onlyMark() -> Mark? {
    var depth = 1
    while let operation = next() {
      switch operation {
      case .layer(let layer) where layer.changesNothing: depth += 1
      case .mark(let mark):
        for _ in 0..<depth where !isAtEnd() { return nil }
        return mark
      case .layer, .place, .end: return nil
      }
    }
    return nil
  }
}

extension PixelRect {
  /// Whether the rectangle has at most sixteen times the pixels of a drawing.
  func isModest(in list: DisplayList) -> Bool { isModest(beside: list.width &* list.height) }

  /// Whether the rectangle has at most sixteen times `pixels`, the size of a drawing.
  package func isModest(beside pixels: Int) -> Bool {
    let limit = 16 &* max(pixels, 1 << 16)
    let area = width.multipliedReportingOverflow(by: height)
    return !area.overflow && area.partialValue <= limit
  }
}
