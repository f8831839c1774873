// The ways of fitting an image into a rectangle.

/// The fit of an image in a rectangle.
///
/// Source: CSS Images Module Level 3, section 5.5.
public enum ImageFit: UInt8, Hashable, Sendable, CaseIterable {
  /// Stretches the image to the rectangle.
  case fill
  /// Scales the image uniformly to the largest size that fits into the rectangle.
  case contain
  /// Scales the image uniformly to cover the rectangle; the excess is cropped.
  case cover
  /// Keeps the natural size; anything outside the rectangle is cropped.
  case none
  /// Uses `none` if the image fits at its natural size, and `contain` otherwise.
  case scaleDown
}
