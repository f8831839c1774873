// The width of a grid column.

/// The width of a grid column.
public enum GridColumn: Hashable, Sendable {
  /// A fixed width in points.
  case fixed(Double)
  /// The width of the widest child that occupies only this column.
  case fitting
  /// A weighted fraction of the width that the other columns leave.
  case grow(Double = 1)
}
