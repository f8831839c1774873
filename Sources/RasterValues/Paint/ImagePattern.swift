// A paint that fills shapes with an image.

/// An image used as a paint, placed at the component's origin and then transformed.
///
/// Each pixel has the colour at its centre, to within one level of 255 of exact bilinear
/// interpolation. With `high` sampling, an image that is scaled down is first resized to its final
/// size by exact area averaging, which costs 3 ns for each pixel of the image. If the scale is not
/// positive or the image has no pixels, the pattern draws nothing.
public struct ImagePattern: Hashable, Sendable {
  /// The image.
  public var image: Image
  /// The number of image pixels in a point.
  public var scale: Double
  /// The transform from the image's points to the component's.
  public var transform: Transform
  /// The continuation beyond the left and right edges of the image.
  public var horizontal: Tiling
  /// The continuation beyond the top and bottom edges of the image.
  public var vertical: Tiling
  /// The interpolation between the pixels of the image.
  public var sampling: Sampling

  /// Creates a pattern from an image.
  public init(
    _ image: Image,
    scale: Double = 1,
    transform: Transform = .identity,
    horizontal: Tiling = .repeat,
    vertical: Tiling = .repeat,
    sampling: Sampling = .bilinear
  ) {
    self.image = image
    self.scale = scale
    self.transform = transform
    self.horizontal = horizontal
    self.vertical = vertical
    self.sampling = sampling
  }
}

/// The continuation of an image beyond its edges along one axis.
public enum Tiling: UInt8, Hashable, Sendable, CaseIterable {
  /// Continues with the pixels at the edge.
  case pad
  /// Repeats the image.
  case `repeat`
  /// Repeats the image, mirrored every other time.
  case reflect
  /// Leaves the area beyond the edges transparent.
  case none
}
