// Ranges of integers that loops run over: empty where their ends are the wrong way round.

/// Ranges of integers, which the loops of components run over.
public enum IntegerRanges {
  /// The integers from `lower` up to and without `upper`; none where `upper` is not above `lower`.
  public static func range(_ lower: Int, to upper: Int) -> Range<Int> {
    lower..<max(lower, upper)
  }

  /// The integers from `lower` up to and with `upper`; none where `upper` is below `lower`.
  ///
  /// The greatest integer is never among them.
  public static func range(_ lower: Int, through upper: Int) -> Range<Int> {
    lower..<(upper == .max ? .max : max(lower, upper &+ 1))
  }
}
