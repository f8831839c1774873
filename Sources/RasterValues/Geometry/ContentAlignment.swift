// Alignment of children in rows, columns and boxes.

/// The vertical alignment of the children of a row.
public enum RowAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// Aligned to the top of the row.
  case top
  /// Centred vertically.
  case center
  /// Aligned to the bottom of the row.
  case bottom
  /// Stretched to the height of the row.
  case stretch
  /// Aligned to the baseline of the first line of text.
  case baseline
}

/// The alignment of the children of a column, an overlay or a wrapping row.
public enum ContentAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// Aligned to the leading edge; in an overlay, also to the top.
  case leading
  /// Centred.
  case center
  /// Aligned to the trailing edge; in an overlay, also to the bottom.
  case trailing
  /// Stretched to the width of the column, or to the size of the overlay.
  case stretch
}

/// The position of content in a larger box; leading is the edge where text begins.
public enum BoxAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case topLeading, top, topTrailing
  case leading, center, trailing
  case bottomLeading, bottom, bottomTrailing

  /// The fractions of the free width and height that lie to the left of and above the content,
  /// where text runs from left to right.
  package var parts: (x: Double, y: Double) {
    (Double(rawValue % 3) / 2, Double(rawValue / 3) / 2)
  }
}
