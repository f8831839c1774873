// A raster as an AppKit image, stretched by AppKit.

#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension RasterImage {
  /// Creates an image that shares the raster's memory and is stretched by AppKit.
  ///
  /// Returns nil for a raster without pixels. The alignment rectangle is the component's bounds.
  /// AppKit has one resizing mode for both axes, so caps that require tiling produce an image in
  /// the requested size.
  public func makeNSImage() -> NSImage? {
    let image = isTiled ? stretched : self
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
    // AppKit's y axis points up.
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
