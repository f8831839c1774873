// Why a drawing could not be made into pixels.

/// Why a drawing could not be made into pixels.
public enum RasterError: Error, Hashable, Sendable {
  /// The picture, or the layers that it needs at one time, would have too many pixels.
  ///
  /// `limit` is the largest number of pixels, or of pixels a side where a side is too long.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The size or the scale is not positive and finite.
  case invalidSize
}
