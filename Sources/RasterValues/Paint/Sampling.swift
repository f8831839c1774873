// How images are read between their pixels.

/// The interpolation between an image's pixels.
public enum Sampling: UInt8, Hashable, Sendable, CaseIterable {
  /// The nearest pixel.
  case nearest
  /// A mean of the four nearest pixels.
  case bilinear
  /// As bilinear where the image is enlarged; a mean of all pixels beneath where it is shrunk.
  case high
}
