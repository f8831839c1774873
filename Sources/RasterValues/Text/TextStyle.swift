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

/// The style of words that are set in lines.
package struct TextStyle: Hashable, Sendable {
  package var font = Font()
  package var align = TextAlignment.leading
  /// The most lines; 0 for any number.
  package var lines = 0
  /// From one baseline to the next, in points; 0 for what the font asks for.
  package var lineHeight = 0.0
  package var truncation = TextTruncation.end
  package var underline = false
  package var strikethrough = false

  package init(
    font: Font = Font(),
    align: TextAlignment = .leading,
    lines: Int = 0,
    lineHeight: Double = 0
  ) {
    self.font = font
    self.align = align
    self.lines = lines
    self.lineHeight = lineHeight
  }
}
