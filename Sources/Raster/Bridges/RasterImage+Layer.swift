// Shows an image in a layer, which stretches it.

#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore

extension RasterImage {
  /// Shows the image in a layer, whose contents and frame are set without an animation.
  ///
  /// `box` is the place of the component's box in the layer's parent, in points; y points down. The
  /// layer is larger where ink leaves the box. The raster is handed over as it is kept, and stretched
  /// by the system; where the caps ask for tiles, a picture in the wanted size is made.
  @MainActor public func show(in layer: CALayer, box: CGRect) {
    let image = isTiled ? whole : self
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

  /// The part that a layer stretches, in fractions of the raster.
  ///
  /// It reaches from the middle of its first pixel to the middle of its last, so that a filter between
  /// pixels never reads the caps' pixels.
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

  /// The layer's frame: the box, and the margins in which ink leaves it.
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
  /// The margins in which ink may leave the component's box, in points.
  var margins: Insets {
    let box = raster.innerBox
    return Insets(
      top: Double(box.y) / scale,
      left: Double(box.x) / scale,
      bottom: Double(raster.height &- box.y &- box.height) / scale,
      right: Double(raster.width &- box.x &- box.width) / scale
    )
  }

  /// The parts of the raster that keep their size, in points.
  var fixedInsets: Insets {
    let edges = capInsets
    return Insets(
      top: Double(edges.top) / scale,
      left: Double(edges.left) / scale,
      bottom: Double(edges.bottom) / scale,
      right: Double(edges.right) / scale
    )
  }

  /// Whether an axis is filled with tiles, which layers cannot do.
  var isTiled: Bool {
    needsStretching && (caps.horizontal?.mode == .tile || caps.vertical?.mode == .tile)
  }

  /// The image with a raster in the wanted size; itself where there can be none.
  var whole: RasterImage {
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
