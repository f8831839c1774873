// The view of the page about widgets, which shows a component as an image.

// begin page
#if canImport(SwiftUI)
import Raster
import SwiftUI

/// A component in a widget, drawn once for the size and the scale of the widget.
struct WidgetImage: View {
  private let image: CGImage
  private let scale: CGFloat

  /// Returns nil if no image can have the size.
  init?(_ component: some Rasterizable, size: CGSize, scale: CGFloat, isDark: Bool) {
    // A widget's process ends soon, so a cache would only take memory.
    let cache = RasterCache(.init(cacheByteLimit: 0, encodedByteLimit: 0))
    let bitmap = try? component.bitmap(
      size: Size(size.width, size.height),
      scale: scale,
      appearance: isDark ? .dark : .light,
      cache: cache
    )
    guard let image = bitmap?.makeCGImage() else { return nil }
    (self.image, self.scale) = (image, scale)
  }

  var body: some View { SwiftUI.Image(decorative: image, scale: scale) }
}
#endif
// end page
