// How corners are rounded.

/// The rounding of a corner.
public enum CornerStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A quarter of a circle.
  case circular
  /// A curve whose bend grows and falls evenly, from farther along the sides.
  case continuous
}
