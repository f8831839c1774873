// A raster as a UIKit image, stretched by UIKit.

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension RasterImage {
  /// Creates an image that shares the raster's memory and is stretched by UIKit.
  ///
  /// Returns nil for a raster without pixels. The alignment rectangle is the component's bounds.
  /// UIKit has one resizing mode for both axes, so caps that require tiling produce an image in the
  /// requested size.
  public func makeUIImage() -> UIImage? {
    let image = isTiled ? stretched : self
    guard let picture = image.raster.makeCGImage() else { return nil }
    return UIImage(cgImage: picture, scale: CGFloat(scale), orientation: .up)
      .resizableImage(withCapInsets: UIEdgeInsets(image.fixedInsets), resizingMode: .stretch)
      .withAlignmentRectInsets(UIEdgeInsets(image.margins))
  }
}

extension UIEdgeInsets {
  fileprivate init(_ insets: Insets) {
    self.init(
      top: CGFloat(insets.top),
      left: CGFloat(insets.left),
      bottom: CGFloat(insets.bottom),
      right: CGFloat(insets.right)
    )
  }
}
#endif
