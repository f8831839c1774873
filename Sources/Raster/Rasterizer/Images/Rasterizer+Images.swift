// Images and nine-slices.

extension Rasterizer {
  mutating func draw(_ image: RecordedImage, _ state: DrawState) {
    guard images.indices.contains(image.index) else { return }
    draw(images[image.index].bitmap, image.rect, points(state), image.sampling, state)
  }

  /// Draws a bitmap scaled to a rectangle of the space that `matrix` maps to the device.
  private mutating func draw(
    _ bitmap: Bitmap,
    _ rect: Rect,
    _ matrix: Matrix,
    _ sampling: Sampling,
    _ state: DrawState
  ) {
    guard bitmap.width > 0, bitmap.height > 0, rect.width > 0, rect.height > 0 else { return }
    let place = Matrix(
      a: rect.width / Double(bitmap.width),
      d: rect.height / Double(bitmap.height),
      tx: rect.x,
      ty: rect.y
    )
    guard let inverse = matrix.after(place).inverse else { return }
    let geometry = FillGeometry.shape(.rect(rect), matrix, .winding)
    let region = geometry.box.pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    let pixels = bitmap.pixels
    pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let image = ImagePixels(base: base, width: bitmap.width, height: bitmap.height)
      fill(geometry, image, inverse, sampling, region, state.surface)
    }
  }

  /// Fills a geometry with an image, read in the way that fits the matrix best.
  private mutating func fill(
    _ geometry: FillGeometry,
    _ image: ImagePixels,
    _ inverse: Matrix,
    _ sampling: Sampling,
    _ region: PixelRect,
    _ surface: Surface
  ) {
    if inverse.isAxisAligned && inverse.pixelOffset == nil && !region.isEmpty {
      let source = SeparableSource(image, inverse: inverse, sampling, region: region)
      return fill(geometry, source, opacity: 255, region, surface)
    }
    let source = ImageSource(image, inverse: inverse, sampling)
    fill(geometry, source, opacity: 255, region, surface)
  }

  mutating func draw(_ stretch: RecordedStretch, _ state: DrawState) throws(RasterError) {
    guard images.indices.contains(stretch.index) else { return }
    let bitmap = images[stretch.index].bitmap
    let ratio = scale / stretch.imageScale
    let place = stretch.destination
    guard bitmap.width > 0, bitmap.height > 0, !place.isEmpty, ratio.isFinite else { return }
    let caps = stretch.caps
    let axes = (
      SliceAxis(image: bitmap.width, caps: caps.horizontal, scale: ratio, target: place.width),
      SliceAxis(image: bitmap.height, caps: caps.vertical, scale: ratio, target: place.height)
    )
    let visible = place.intersection(stretch.container)
    try nineSlice(bitmap, axes, x: place.x, y: place.y, visible, state)
  }

  /// Draws the part `visible` of a nine-slice whose corner is at (`x`, `y`), in the component's
  /// pixels.
  mutating func nineSlice(
    _ bitmap: Bitmap,
    _ axes: (horizontal: SliceAxis, vertical: SliceAxis),
    x: Int,
    y: Int,
    _ visible: PixelRect,
    _ state: DrawState
  ) throws(RasterError) {
    if let offset = state.matrix.pixelOffset {
      let region = visible.moved(x: offset.x, y: offset.y).intersection(state.clip)
      guard !region.isEmpty else { return }
      let corner = (x: x &+ offset.x, y: y &+ offset.y)
      return painter.draw(bitmap, axes, corner, region, state.surface, .over)
    }
    let frame = PixelRect(x: 0, y: 0, width: visible.width, height: visible.height)
    guard !frame.isEmpty, state.matrix.box(Box(visible)).pixels.intersects(state.clip) else {
      return
    }
    guard Bitmap.isAllowed(width: frame.width, height: frame.height) else {
      throw .tooLarge(width: frame.width, height: frame.height, limit: Bitmap.maximumArea)
    }
    let store = try makeLayer(frame)
    defer { layerPixels &-= frame.width &* frame.height }
    let corner = (x: x &- visible.x, y: y &- visible.y)
    painter.draw(bitmap, axes, corner, frame, store.surface, .replace)
    let image = ImagePixels(
      base: UnsafePointer(store.surface.base),
      width: frame.width,
      height: frame.height
    )
    let toImage = Matrix.translation(Double(-visible.x), Double(-visible.y))
    guard let inverse = state.matrix.inverse.map({ toImage.after($0) }) else { return }
    let rect = Rect(
      x: Double(visible.x),
      y: Double(visible.y),
      width: Double(visible.width),
      height: Double(visible.height)
    )
    let geometry = FillGeometry.shape(.rect(rect), state.matrix, .winding)
    let region = geometry.box.pixels.intersection(state.clip)
    fill(geometry, image, inverse, .bilinear, region, state.surface)
  }
}

extension PixelRect {
  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}
