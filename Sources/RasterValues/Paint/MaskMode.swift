// The channel of a mask that determines its opacity.

/// The channel of a component that is used as a mask.
public enum MaskMode: UInt8, Hashable, Sendable, CaseIterable {
  /// The alpha channel.
  case alpha
  /// Luminance multiplied by alpha: white keeps the content, black hides it.
  case luminance
}
