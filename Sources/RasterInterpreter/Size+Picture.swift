// Whether there can be a picture of a size.

import RasterDrawing
import RasterValues

extension Size {
  /// Whether a bitmap can have so many points, at so many device pixels a point.
  package func hasPicture(scale: Double) -> Bool {
    guard width.isFinite, height.isFinite else { return false }
    let (width, height) = (pixelLength(width * scale), pixelLength(height * scale))
    return width > 0 && height > 0 && Bitmap.isAllowed(width: width, height: height)
  }
}

extension InterpretedComponent {
  /// Whether there is a picture of it at a size, or at its own; `check` reports named states of which
  /// there is none.
  package func hasPicture(size: Size?, in environment: Environment) -> Bool {
    (size ?? naturalSize(in: environment)).hasPicture(scale: 1)
  }
}
