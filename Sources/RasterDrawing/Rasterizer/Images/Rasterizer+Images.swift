// Draws images and nine-slices.

import RasterValues

/// An image on the device, and its sampling.
private struct ImageLook {
  let pixels: ImagePixels
  /// The transform from the device to the image's pixels.
  let inverse: Matrix
  let sampling: Sampling
  /// A premultiplied colour that replaces the colours of the image.
  var tint: UInt32?
  var isOpaque = false
}

extension Rasterizer {
  /// Draws a part of an image, scaled to a rectangle; reads only pixels that the part touches.
  mutating func draw(_ image: RecordedImage, _ state: DrawState) {
    guard images.indices.contains(image.index) else { return }
    let (rect, points) = (image.rect, points(state))
    let (bitmap, part) = images[image.index].reduced(by: image.reduction, part: image.source)
    let bounds = PixelRect(x: 0, y: 0, width: bitmap.width, height: bitmap.height)
    let window = Box(part).touchedPixels.intersection(bounds)
    guard !window.isEmpty, rect.width > 0, rect.height > 0 else { return }
    // The transform from the window's pixels to the rectangle.
    let (scaleX, scaleY) = (rect.width / part.width, rect.height / part.height)
    let place = Matrix(
      a: scaleX,
      d: scaleY,
      tx: rect.x + (Double(window.x) - part.x) * scaleX,
      ty: rect.y + (Double(window.y) - part.y) * scaleY
    )
    guard let inverse = points.after(place).inverse else { return }
    let geometry = FillGeometry.shape(.rect(rect), points, .nonZero)
    let region = geometry.box.pixels.intersection(state.clip)
    guard !region.isEmpty else { return }
    bitmap.pixels.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      let full = ImagePixels(base: base, width: bitmap.width, height: bitmap.height)
      let look = ImageLook(
        pixels: full.part(window),
        inverse: inverse,
        sampling: image.sampling,
        tint: image.tint.map { $0.pixel },
        isOpaque: images[image.index].isOpaque
      )
      fill(geometry, with: look, in: region, on: state.surface)
    }
  }

  /// Fills a geometry with an image, using the fastest sampler for the transform.
  private mutating func fill(
    _ geometry: FillGeometry,
    with look: ImageLook,
    in region: PixelRect,
    on surface: Surface
  ) {
    guard !region.isEmpty else { return }
    let (image, inverse, isOpaque) = (look.pixels, look.inverse, look.isOpaque)
    guard inverse.isAxisAligned, inverse.pixelOffset == nil else {
      return fillTurned(geometry, with: look, in: region, on: surface)
    }
    switch look.sampling {
    case .nearest:
      let source = NearestSource(image, inverse: inverse, region: region, isOpaque: isOpaque)
      fill(geometry, with: source, tint: look.tint, in: region, on: surface)
    case .high where inverse.a.magnitude > 1 || inverse.d.magnitude > 1:
      let source = BoxSource(image, inverse: inverse, region: region, isOpaque: isOpaque)
      fill(geometry, with: source, tint: look.tint, in: region, on: surface)
    case .bilinear, .high:
      let source = SeparableSource(image, inverse: inverse, region: region, isOpaque: isOpaque)
      fill(geometry, with: source, tint: look.tint, in: region, on: surface)
    }
  }

  /// Fills a geometry with an image that is rotated or skewed, or offset by whole pixels.
  private mutating func fillTurned(
    _ geometry: FillGeometry,
    with look: ImageLook,
    in region: PixelRect,
    on surface: Surface
  ) {
    // An image that is reduced is read once to reduce it.
    if look.sampling == .high, !gauge.use(2 &* look.pixels.width &* look.pixels.height) { return }
    if look.sampling == .high,
      let reduced = ReducedImage(look.pixels, inverse: look.inverse, region: region)
    {
      return reduced.bitmap.withUnsafeBufferPointer { buffer in
        guard let base = buffer.baseAddress else { return }
        let part = reduced.part
        let source = ImageSource(
          ImagePixels(base: base, width: part.width, height: part.height),
          inverse: reduced.inverse,
          .bilinear,
          isOpaque: look.isOpaque,
          origin: (part.x, part.y)
        )
        fill(geometry, with: source, tint: look.tint, in: region, on: surface)
      }
    }
    let source = ImageSource(
      look.pixels,
      inverse: look.inverse,
      look.sampling,
      isOpaque: look.isOpaque
    )
    fill(geometry, with: source, tint: look.tint, in: region, on: surface)
  }

  private mutating func fill<Source: PixelSource>(
    _ geometry: FillGeometry,
    with source: Source,
    tint: UInt32?,
    in region: PixelRect,
    on surface: Surface
  ) {
    guard let tint else {
      return fill(geometry, with: source, opacity: 255, in: region, on: surface)
    }
    fill(geometry, with: TintedSource(source, tint), opacity: 255, in: region, on: surface)
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
    try nineSlice(bitmap, axes: axes, x: place.x, y: place.y, visible: visible, state)
  }

  /// Draws the part `visible` of a nine-slice.
  ///
  /// Its top left corner is at (`x`, `y`), in the component's pixels.
  mutating func nineSlice(
    _ bitmap: Bitmap,
    axes: (horizontal: SliceAxis, vertical: SliceAxis),
    x: Int,
    y: Int,
    visible: PixelRect,
    _ state: DrawState
  ) throws(RasterError) {
    if let offset = state.matrix.pixelOffset {
      let region = visible.moved(x: offset.x, y: offset.y).intersection(state.clip)
      guard !region.isEmpty else { return }
      let corner = (x: x &+ offset.x, y: y &+ offset.y)
      for piece in region.pieces(weight: 8) {
        try gauge.require(piece.width &* piece.height &* 8)
        painter.draw(bitmap, axes: axes, at: corner, in: piece, on: state.surface, mode: .over)
      }
      return
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
    for piece in frame.pieces(weight: 8) {
      try gauge.require(piece.width &* piece.height &* 8)
      painter.draw(bitmap, axes: axes, at: corner, in: piece, on: store.surface, mode: .replace)
    }
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
    let geometry = FillGeometry.shape(.rect(rect), state.matrix, .nonZero)
    let region = geometry.box.pixels.intersection(state.clip)
    let look = ImageLook(pixels: image, inverse: inverse, sampling: .bilinear)
    fill(geometry, with: look, in: region, on: state.surface)
  }
}

extension Box {
  /// The pixels that the box overlaps by more than 2⁻²⁰, which ignores rounding errors.
  fileprivate var touchedPixels: PixelRect {
    let slack = 1.0 / 1_048_576
    let (left, top) = (floored(minX + slack), floored(minY + slack))
    let (right, bottom) = (-floored(-(maxX - slack)), -floored(-(maxY - slack)))
    return PixelRect(
      x: left,
      y: top,
      width: max(right &- left, 1),
      height: max(bottom &- top, 1)
    )
  }
}

extension PixelRect {
  func intersects(_ other: PixelRect) -> Bool { !intersection(other).isEmpty }
}
