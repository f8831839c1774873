// Checks whether a bitmap can have a given size.

import RasterDrawing
import RasterValues

extension Size {
  /// Whether a bitmap can have this size in points, at `scale` device pixels per point.
  package func hasPicture(scale: Double) -> Bool {
    guard width.isFinite, height.isFinite else { return false }
    let (width, height) = (pixelLength(width * scale), pixelLength(height * scale))
    return width > 0 && height > 0 && Bitmap.isAllowed(width: width, height: height)
  }
}

extension InterpretedComponent {
  /// Whether the component can be drawn at a size, or at its natural size if `size` is nil.
  ///
  /// `check` reports named states for which this is false.
  package func hasPicture(size: Size?, in environment: Environment) -> Bool {
    (size ?? naturalSize(in: environment)).hasPicture(scale: 1)
  }
}
