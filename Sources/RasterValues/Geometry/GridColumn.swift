// How wide a column of a grid is.

/// The width of a column of a grid.
public enum GridColumn: Hashable, Sendable {
  /// So many points.
  case fixed(Double)
  /// As wide as the widest part that stands in it alone.
  case fitting
  /// A share of what the other columns leave, by a weight.
  case grow(Double = 1)
}
