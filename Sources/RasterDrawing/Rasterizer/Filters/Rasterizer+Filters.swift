// Evaluates the filters of drawings: each step computes an image of the filter's region.

import RasterValues

/// The image of a step, and whether its colours are in linear light.
struct FilterImage {
  let store: PixelStore
  let isLinear: Bool
}

/// The filter at the pixels of the device.
struct DeviceFilter {
  let filter: DrawingFilter
  /// The transform from the filter's coordinates to the device.
  let matrix: Matrix
  /// The pixels of all images.
  let frame: PixelRect

  /// The pixels of a rectangle in the filter's coordinates.
  func pixels(_ rect: Rect) -> PixelRect { matrix.box(Box(rect)).pixels.intersection(frame) }

  /// Lengths on the device along both axes.
  func lengths(_ x: Double, _ y: Double) -> SIMD2<Double> {
    let across = matrix.a * matrix.a * x * x + matrix.c * matrix.c * y * y
    let down = matrix.b * matrix.b * x * x + matrix.d * matrix.d * y * y
    return SIMD2(bounded(across.squareRoot()), bounded(down.squareRoot()))
  }
}

extension Rasterizer {
  /// Filters a layer into a new layer with the same frame.
  mutating func filtered(
    _ source: PixelStore,
    by filter: DrawingFilter,
    _ points: Matrix
  ) throws(RasterError) -> PixelStore {
    let frame = source.surface.frame
    let matrix = points.after(Matrix(filter.transform, scale: 1))
    let device = DeviceFilter(filter: filter, matrix: matrix, frame: frame)
    cut(source.surface, to: filter.region, device)
    guard matrix.isFinite, !frame.isEmpty, !filter.steps.isEmpty else {
      return try makeLayer(frame)
    }
    var images: [FilterImage?] = []
    for (index, step) in filter.steps.enumerated() {
      var inputs: [PixelStore] = []
      for input in step.inputs {
        inputs.append(try image(input, images, source, isLinear: step.isLinear))
      }
      let result = try makeLayer(frame)
      try evaluate(step, inputs.map { $0.surface }, device, into: result.surface)
      cut(result.surface, to: step.region, device)
      if !matrix.isAxisAligned { cut(result.surface, to: filter.region, device) }
      layerPixels &-= inputs.count &* frame.width &* frame.height
      images.append(FilterImage(store: result, isLinear: step.isLinear))
      for (place, image) in images.dropLast().enumerated()
      where image != nil && !filter.reads(place, after: index) {
        images[place] = nil
        layerPixels &-= frame.width &* frame.height
      }
      if let error = gauge.error { throw error }
    }
    let last = try image(filter.steps.count &- 1, images, source, isLinear: false)
    layerPixels &-= frame.width &* frame.height
    return last
  }

  /// A copy of an image in the wanted kind of light.
  private mutating func image(
    _ input: Int,
    _ images: [FilterImage?],
    _ source: PixelStore,
    isLinear: Bool
  ) throws(RasterError) -> PixelStore {
    let result = try makeLayer(source.surface.frame)
    guard input != DrawingFilterStep.nothing else { return result }
    let image =
      input >= 0
      ? (images.indices.contains(input) ? images[input] : nil)
      : FilterImage(store: source, isLinear: false)
    guard let image else { return result }
    let frame = source.surface.frame
    let table = FilterTables.shared
    for y in frame.rows {
      guard gauge.use(frame.width &* 8) else { return result }
      let from = image.store.surface.pixels(x: frame.x, y: y)
      let row = result.surface.pixels(x: frame.x, y: y)
      if input == DrawingFilterStep.sourceAlpha {
        for x in 0..<frame.width { row[x] = from[x] & 0xFF00_0000 }
      } else if image.isLinear == isLinear {
        row.update(from: from, count: frame.width)
      } else {
        let levels = isLinear ? table.decoded : table.encoded
        for x in 0..<frame.width { row[x] = Unpremultiplied(from[x]).mapped(levels).pixel }
      }
    }
    return result
  }

  /// Clears the pixels outside of a rectangle.
  private mutating func cut(_ surface: Surface, to rect: Rect, _ device: DeviceFilter) {
    let frame = surface.frame
    guard device.matrix.isAxisAligned else {
      let shape = FillGeometry.shape(.rect(rect), device.matrix, .nonZero)
      var sink = CutSink(surface)
      return produce(shape, in: frame, into: &sink)
    }
    let kept = device.pixels(rect)
    guard kept != frame else { return }
    for y in frame.rows {
      guard gauge.use(frame.width) else { return }
      for x in frame.columns where !kept.rows.contains(y) || !kept.columns.contains(x) {
        surface.pixels(x: x, y: y).pointee = 0
      }
    }
  }

  private mutating func evaluate(
    _ step: DrawingFilterStep,
    _ inputs: [Surface],
    _ device: DeviceFilter,
    into target: Surface
  ) throws(RasterError) {
    try gauge.require(device.frame.width &* device.frame.height &* 8)
    switch step.kind {
    case .flood: flood(step, into: target)
    case .turbulence: turbulence(step, device, into: target)
    case .merge:
      for input in inputs { combine(.normal, input, into: target) }
    case .blend, .arithmetic, .displacement:
      guard inputs.count == 2 else { return }
      if step.kind == .displacement { return displace(step, inputs, device, into: target) }
      if step.kind == .arithmetic { return arithmetic(step, inputs, into: target) }
      combine(.normal, inputs[1], into: target)
      let mode = BlendMode(rawValue: UInt8(min(max(step.value(0), 0), 255))) ?? .normal
      combine(mode, inputs[0], into: target)
    case .blur, .offset, .morphology, .matrix, .transfer, .tile, .convolution, .lighting:
      guard let input = inputs.first else { return }
      try evaluate(step, of: input, device, into: target)
    }
  }

  private mutating func evaluate(
    _ step: DrawingFilterStep,
    of input: Surface,
    _ device: DeviceFilter,
    into target: Surface
  ) throws(RasterError) {
    switch step.kind {
    case .blur: try blur(step, input, device, into: target)
    case .offset: offset(step, input, device, into: target)
    case .morphology: morph(step, input, device, into: target)
    case .matrix: apply(FilterMatrix(step.values), input, into: target)
    case .transfer: apply(TransferFunction.tables(step.values), input, into: target)
    case .tile: tile(step, input, device, into: target)
    case .convolution: convolve(step, input, into: target)
    case .lighting: light(step, input, device, into: target)
    case .flood, .turbulence, .merge, .blend, .arithmetic, .displacement: break
    }
  }

  private mutating func blur(
    _ step: DrawingFilterStep,
    _ input: Surface,
    _ device: DeviceFilter,
    into target: Surface
  ) throws(RasterError) {
    let deviations = device.lengths(step.value(0), step.value(1))
    let frame = target.frame
    try gauge.require(frame.width &* frame.height &* 4)
    let blur = Blur(
      x: AxisBlur(sigma: deviations.x),
      y: AxisBlur(sigma: deviations.y),
      device.matrix
    )
    blur.run(input, .all, into: frame, memory: memory, meter: nested.meter) { y, values in
      guard gauge.use(frame.width &* WorkGauge.blurredPixel) else { return false }
      convert(values, intoPixels: target.pixels(x: frame.x, y: y), count: frame.width)
      return true
    }
  }
}

extension DrawingFilter {
  /// Whether a step after another reads an earlier one's image, or it is the result.
  fileprivate func reads(_ image: Int, after step: Int) -> Bool {
    image == steps.count &- 1 || steps.dropFirst(step &+ 1).contains { $0.inputs.contains(image) }
  }
}
