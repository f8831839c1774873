// Where parts of rows and columns stand across them.

/// The alignment of the parts of a row, a column or an overlay across it.
public enum ContentAlignment: UInt8, Hashable, Sendable, CaseIterable {
  /// At the top of a row; at the left of a column, where words run from left to right.
  case leading
  /// In the middle.
  case center
  /// At the bottom of a row; at the right of a column, where words run from left to right.
  case trailing
  /// As large as the row, the column or the overlay.
  case fill
  /// On the baseline of the first line of words, in a row; elsewhere as `leading`.
  case baseline
}
