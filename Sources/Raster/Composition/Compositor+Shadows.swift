// Blurred, spread and inner shadows of placed rasters, computed from the placed pixels.

extension Compositor {
  /// A raster with its position, in the target's pixels.
  struct PlacedRaster {
    let image: RasterImage
    /// The frame of the component's bounds.
    let box: PixelRect

    /// The frame of the raster's pixels.
    var frame: PixelRect {
      let (raster, inner) = (image.raster, image.raster.innerBox)
      return PixelRect(
        x: box.x - inner.x,
        y: box.y - inner.y,
        width: box.width + raster.width - inner.width,
        height: box.height + raster.height - inner.height
      )
    }
  }
}

extension Shadow {
  /// Whether the shadow is a moved copy of the shape, without blur, spread or inner drawing.
  var isPlain: Bool { !isInner && !(blur > 0) && spread == 0 }

  /// Returns the shadow with its offset snapped to pixels, or nil if it is not finite.
  ///
  /// `scale` is the number of pixels per point.
  func onPixels(
    _ scale: Double,
    at box: PixelRect,
    in space: OutputColorSpace
  ) -> DeviceShadow? {
    guard blur.isFinite, spread.isFinite, offset.isFinite else { return nil }
    let (x, y) = (pixelLine(offset.x * scale), pixelLine(offset.y * scale))
    let recorded = RecordedShadow(
      color: RecordedColor(color, in: space),
      blur: blur,
      spread: spread,
      offset: Point(Double(x) / scale, Double(y) / scale),
      inner: isInner
    )
    let corner = Matrix.translation(Double(box.x), Double(box.y))
    return DeviceShadow(recorded, corner.after(.scale(scale)))
  }
}

extension SlicePainter {
  /// Draws an outer shadow of a placed raster within `region`, or a raster with its inner shadow.
  mutating func draw(
    _ shadow: DeviceShadow,
    of raster: Compositor.PlacedRaster,
    _ region: PixelRect,
    _ surface: Surface
  ) {
    let target = shadow.frame(of: raster.frame).intersection(region)
    guard !target.isEmpty else { return }
    let needed = shadow.needed(for: target).intersection(raster.frame)
    // An inner shadow also needs the pixels on which it falls.
    let both = shadow.inner ? target.union(needed) : needed
    let limit = surface.frame.width &* surface.frame.height
    let kept = both.isModest(beside: limit) ? both : target.intersection(raster.frame)
    guard !kept.isEmpty else { return }
    let memory = LayerMemory()
    let store = PixelStore(frame: kept, memory: memory)
    draw(raster, kept, store.surface)
    shadow.coverage(of: store.surface, target, beside: limit, memory) { y, row in
      let pixels = surface.pixels(x: target.x, y: y)
      guard shadow.inner else {
        blend(shadow.color, mask: row, over: pixels, count: target.width)
        return true
      }
      let content = store.surface.pixels(x: target.x, y: y)
      shadow.shade(content, row, count: target.width)
      blend(content, over: pixels, count: target.width)
      return true
    }
  }

  /// Draws a placed raster within `region` of a surface.
  private mutating func draw(
    _ raster: Compositor.PlacedRaster,
    _ region: PixelRect,
    _ surface: Surface
  ) {
    let (image, box) = (raster.image, raster.box)
    let corner = (x: raster.frame.x, y: raster.frame.y)
    let axes = image.raster.sliceAxes(caps: image.caps, width: box.width, height: box.height)
    draw(image.raster, axes: axes, at: corner, in: region, on: surface, mode: .over)
  }
}
