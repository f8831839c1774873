// What of a picture masks.

/// The channel of a component that masks.
public enum MaskMode: UInt8, Hashable, Sendable, CaseIterable {
  /// Its alpha.
  case alpha
  /// Its luminance, times its alpha: white keeps, black hides.
  case luminance
}
