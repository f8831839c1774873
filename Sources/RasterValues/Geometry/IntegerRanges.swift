// Ranges of integers that loops run over: empty where their ends are the wrong way round.

/// Ranges of integers, which the loops of components run over.
@_documentation(visibility: internal)
public enum IntegerRanges {
  /// The most turns of a loop in a list or a path.
  public static let limit = 10_000

  /// The first 10,000 of the integers from `lower` up to and without `upper`.
  public static func bounded(_ lower: Int, to upper: Int) -> Range<Int> {
    let (end, overflow) = lower.addingReportingOverflow(limit)
    return range(lower, to: overflow ? upper : min(upper, end))
  }

  /// The first 10,000 of the integers from `lower` up to and with `upper`.
  public static func bounded(_ lower: Int, through upper: Int) -> Range<Int> {
    bounded(lower, to: upper == .max ? .max : upper &+ 1)
  }

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
