// A raster as an image of AppKit, which stretches it.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension RasterImage {
  /// Makes an image of the raster's own memory that AppKit stretches; nil for a raster without pixels.
  ///
  /// Its alignment rectangle is the component's box. AppKit knows one mode for both axes: where the
  /// caps ask for tiles, the image is made in the wanted size.
  public func makeNSImage() -> NSImage? {
    let image = isTiled ? whole : self
    guard let picture = image.raster.makeCGImage() else { return nil }
    let (raster, caps, margins) = (image.raster, image.fixedInsets, image.margins)
    let size = CGSize(width: Double(raster.width) / scale, height: Double(raster.height) / scale)
    let result = NSImage(cgImage: picture, size: size)
    result.capInsets = NSEdgeInsets(
      top: CGFloat(caps.top),
      left: CGFloat(caps.left),
      bottom: CGFloat(caps.bottom),
      right: CGFloat(caps.right)
    )
    result.resizingMode = .stretch
    // AppKit's y points up.
    result.alignmentRect = CGRect(
      x: margins.left,
      y: margins.bottom,
      width: Double(raster.bounds.width) / scale,
      height: Double(raster.bounds.height) / scale
    )
    return result
  }
}
#endif
