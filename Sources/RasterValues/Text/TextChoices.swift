// How words are set in lines, besides their font.

/// The alignment of lines of text between the left and the right edge.
public enum TextAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the edge where the text's direction begins.
  case leading
  case center
  /// At the edge where the text's direction ends.
  case trailing
  /// Stretched from edge to edge, but for the last line of a paragraph.
  case justified
  case left, right
}

/// The alignment of a block of lines between the top and the bottom edge.
public enum VerticalAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case top, center, bottom
}

/// The part of text that does not fit which gives way to an ellipsis.
public enum TextTruncation: UInt8, Hashable, Sendable, CaseIterable {
  case end, middle, start
  /// Nothing is left out: lines overflow.
  case none
}
