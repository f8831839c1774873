// An image as a paint.

/// An image as a paint: placed at the component's origin, then seen through a transform.
///
/// A pixel has the colour at its centre, within one level of 255 of the exact bilinear mean. With
/// `high` sampling an image that is shrunk is first brought to the size that it is seen at, by the
/// exact mean of what lies beneath each pixel; that costs 3 ns a pixel of the image. A scale that is
/// not positive, or an image without pixels, draws nothing.
public struct ImagePattern: Hashable, Sendable {
  /// The image.
  public var image: Image
  /// Pixels of the image a point.
  public var scale: Double
  /// From the image's points to the component's.
  public var transform: Transform
  /// The continuation beyond the image's left and right edges.
  public var horizontal: Tiling
  /// The continuation beyond the image's upper and lower edges.
  public var vertical: Tiling
  /// The interpolation between the image's pixels.
  public var sampling: Sampling

  /// A pattern of an image.
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
  /// The pixels at the edge.
  case pad
  /// The image again.
  case `repeat`
  /// The image again, every other time backwards.
  case reflect
  /// Nothing.
  case none
}
