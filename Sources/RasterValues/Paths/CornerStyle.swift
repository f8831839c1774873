// The shapes of rounded corners.

/// The shape of a rounded corner.
public enum CornerStyle: UInt8, Hashable, Sendable, CaseIterable {
  /// A quarter circle.
  case circular
  /// A curve that starts farther along the sides, with curvature that rises and falls continuously.
  case continuous
}
