// A raster as an image of UIKit, which stretches it.

#if canImport(UIKit) && !os(watchOS)
import UIKit

extension RasterImage {
  /// Makes an image of the raster's own memory that UIKit stretches; nil for a raster without pixels.
  ///
  /// Its alignment rectangle is the component's box. UIKit knows one mode for both axes: where the caps
  /// ask for tiles, the image is made in the wanted size.
  public func makeUIImage() -> UIImage? {
    let image = isTiled ? whole : self
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
