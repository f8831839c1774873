// The ways of interpolating between the pixels of an image.

/// The interpolation between the pixels of an image.
public enum Sampling: UInt8, Hashable, Sendable, CaseIterable {
  /// Uses the nearest pixel.
  case nearest
  /// Interpolates linearly between the four nearest pixels.
  case bilinear
  /// Uses bilinear interpolation if the image is enlarged, and area averaging if it is reduced.
  case high
}
