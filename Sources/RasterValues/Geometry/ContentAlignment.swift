// Where the parts of rows, columns and boxes stand.

/// The alignment of the parts of a row down its height.
public enum RowAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the top.
  case top
  /// In the middle.
  case center
  /// At the bottom.
  case bottom
  /// As high as the row.
  case stretch
  /// On the baseline of the first line of text.
  case baseline
}

/// The alignment of the parts of a column, an overlay or a wrapping row.
public enum ContentAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the left, where text runs from left to right; in an overlay at the top as well.
  case leading
  /// In the middle.
  case center
  /// At the right, where text runs from left to right; in an overlay at the bottom as well.
  case trailing
  /// As wide as the column, or as large as the overlay.
  case stretch
}

/// The place of a content in a box that is larger; leading is where text begins.
public enum BoxAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case topLeading, top, topTrailing
  case leading, center, trailing
  case bottomLeading, bottom, bottomTrailing

  /// The parts of the free width and height that lie before the content where text runs from left to right.
  package var parts: (x: Double, y: Double) {
    (Double(rawValue % 3) / 2, Double(rawValue / 3) / 2)
  }
}
