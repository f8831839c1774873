// How images are fitted to rectangles.

/// The fitting of an image to a rectangle.
///
/// Source: CSS Images Module Level 3, section 5.5.
public enum ImageFit: UInt8, Hashable, Sendable, CaseIterable {
  /// Stretched to the rectangle.
  case fill
  /// As large as fits whole, in proportion.
  case contain
  /// As small as covers the rectangle, in proportion; what is outside is cut off.
  case cover
  /// At its natural size; what is outside is cut off.
  case none
  /// As `none` where that fits, else as `contain`.
  case scaleDown
}
