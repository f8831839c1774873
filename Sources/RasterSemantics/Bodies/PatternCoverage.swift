// The values that a `switch` has a case for.

import RasterSyntax

/// The values of a `switch` that have a case so far.
struct PatternCoverage {
  enum Key: Hashable {
    case bool(Bool)
    case int(Int)
    case double(UInt64)
    case string([UInt8])
    case enumCase(Int)

    /// The pattern's value; nil unless it is written out.
    init?(_ pattern: TypedExpression) {
      switch pattern.kind {
      case .bool(let value): self = .bool(value)
      case .int(let value): self = .int(value)
      case .double(let value): self = .double((value == 0 ? 0 : value).bitPattern)
      case .string(let value): self = .string(Array(value.utf8))
      case .enumCase(_, let index), .builtinCase(_, let index): self = .enumCase(index)
      default: return nil
      }
    }
  }

  /// The numbers of patterns so far.
  var numbers = NumberCoverage()
  /// Where patterns are intervals.
  var intervals: [SourceRange] = []
  /// Whether a pattern was broken, so that nothing can be said of what is missing.
  var isBroken = false
  private var seen: [Key: SourceRange] = [:]

  func contains(_ key: Key) -> Bool { seen[key] != nil }

  /// Adds a pattern, and returns where it stood before.
  mutating func add(_ key: Key, at range: SourceRange) -> SourceRange? {
    if let first = seen[key] { return first }
    seen[key] = range
    return nil
  }

  /// Numbers without a case between two with one, where a pattern is an interval.
  func gap(in type: Type) -> Diagnostic.Label? {
    guard let place = intervals.last, let gap = numbers.firstGap else { return nil }
    let text =
      type == .int
      ? "no case has '\(NumberCoverage.text(gap))'"
      : "no case has the numbers between \(NumberCoverage.bounds(of: gap, in: type))"
    return Diagnostic.Label(text, at: place)
  }
}
