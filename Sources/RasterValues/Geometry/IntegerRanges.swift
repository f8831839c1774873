// Integer ranges for loops; a range is empty if its bounds are in the wrong order.

/// Integer ranges for the loops of components.
@_documentation(visibility: internal)
public enum IntegerRanges {
  /// The maximum number of iterations of a loop in a list or a path.
  public static let limit = 10_000

  /// The integers from `lower` up to but not including `upper`, at most the first 10,000.
  public static func bounded(_ lower: Int, to upper: Int) -> Range<Int> {
    let (end, overflow) = lower.addingReportingOverflow(limit)
    return range(lower, to: overflow ? upper : min(upper, end))
  }

  /// The integers from `lower` through `upper`, at most the first 10,000.
  public static func bounded(_ lower: Int, through upper: Int) -> Range<Int> {
    bounded(lower, to: upper == .max ? .max : upper &+ 1)
  }

  /// The integers from `lower` up to but not including `upper`; empty if `upper` is not above
  /// `lower`.
  public static func range(_ lower: Int, to upper: Int) -> Range<Int> {
    lower..<max(lower, upper)
  }

  /// The integers from `lower` through `upper`; empty if `upper` is below `lower`.
  ///
  /// `Int.max` is never included.
  public static func range(_ lower: Int, through upper: Int) -> Range<Int> {
    lower..<(upper == .max ? .max : max(lower, upper &+ 1))
  }
}
