// Options for the layout of text other than its font.

/// The horizontal alignment of lines of text.
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// Aligned to the edge where the text's direction starts.
  case leading
  case center
  /// Aligned to the edge where the text's direction ends.
  case trailing
  /// Stretched to both edges, except for the last line of a paragraph.
  case justified
  case left, right
  /// Aligned to the edge where the environment's layout direction starts.
  case start
  /// Aligned to the edge where the environment's layout direction ends.
  case end
}

/// The vertical alignment of a block of lines.
public enum VerticalAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case top, center, bottom
}

/// The part of overflowing text that an ellipsis replaces.
public enum TextTruncation: UInt8, Hashable, Sendable, CaseIterable {
  case end, middle, start
  /// No truncation: the lines overflow.
  case none
}
