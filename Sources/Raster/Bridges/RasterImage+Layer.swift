// Shows an image in a layer that stretches it.

#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore

extension RasterImage {
  /// Shows the image in a layer, setting its contents and frame without animation.
  ///
  /// `box` is the frame of the component's bounds in the layer's parent, in points, with y pointing
  /// down. The layer is larger if the component draws outside its bounds. The raster is used as it
  /// is cached, and stretched by the system. Caps that require tiling produce a bitmap in the
  /// requested size.
  @MainActor public func show(in layer: CALayer, box: CGRect) {
    let image = isTiled ? stretched : self
    let contents = image.raster.makeCGImage()
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    layer.contents = contents
    layer.contentsScale = CGFloat(scale)
    layer.contentsGravity = .resize
    layer.contentsCenter = image.contentsCenter
    layer.isOpaque = contents?.alphaInfo == .noneSkipLast
    layer.frame = image.frame(box)
    CATransaction.commit()
  }

  /// The part that the layer stretches, in fractions of the raster.
  ///
  /// It extends from the centre of its first pixel to the centre of its last, so that interpolation
  /// never reads the caps' pixels.
  private var contentsCenter: CGRect {
    let edges = capInsets
    func span(of axis: PixelCaps.Axis?, leading: Int, trailing: Int, length: Int) -> (
      Double, Double
    ) {
      guard axis != nil else { return (0, 1) }
      let middle = Double(max(length &- leading &- trailing, 1))
      return ((Double(leading) + 0.5) / Double(length), (middle - 1) / Double(length))
    }
    let x = span(
      of: caps.horizontal,
      leading: edges.left,
      trailing: edges.right,
      length: raster.width
    )
    let y = span(
      of: caps.vertical,
      leading: edges.top,
      trailing: edges.bottom,
      length: raster.height
    )
    return CGRect(x: x.0, y: y.0, width: x.1, height: y.1)
  }

  /// Returns the layer's frame: the component's bounds with the margins for drawing outside them.
  private func frame(_ box: CGRect) -> CGRect {
    let margins = margins
    return CGRect(
      x: Double(box.minX) - margins.left,
      y: Double(box.minY) - margins.top,
      width: Double(box.width) + margins.left + margins.right,
      height: Double(box.height) + margins.top + margins.bottom
    )
  }
}

extension RasterImage {
  /// The margins for drawing outside the component's bounds, in points.
  var margins: Insets {
    let box = raster.innerBox
    return Insets(
      top: Double(box.y) / scale,
      left: Double(box.x) / scale,
      bottom: Double(raster.height &- box.y &- box.height) / scale,
      right: Double(raster.width &- box.x &- box.width) / scale
    )
  }

  /// The fixed edges of the raster, in points.
  var fixedInsets: Insets {
    let edges = capInsets
    return Insets(
      top: Double(edges.top) / scale,
      left: Double(edges.left) / scale,
      bottom: Double(edges.bottom) / scale,
      right: Double(edges.right) / scale
    )
  }

  /// Whether an axis is filled with tiles, which layers do not support.
  var isTiled: Bool {
    needsStretching && (caps.horizontal?.mode == .tile || caps.vertical?.mode == .tile)
  }

  /// The image with a raster in the requested size, or the image itself if that fails.
  var stretched: RasterImage {
    guard let bitmap = try? bitmap() else { return self }
    return RasterImage(
      bitmap,
      caps: PixelCaps(horizontal: nil, vertical: nil),
      width: width,
      height: height,
      scale: scale
    )
  }
}
#endif
