// The values for which a `switch` has a case.

import RasterSyntax

/// The values for which the cases of a `switch` so far have patterns.
struct PatternCoverage {
  enum Key: Hashable {
    case bool(Bool)
    case int(Int)
    case double(UInt64)
    case string([UInt8])
    case enumCase(Int)

    /// Creates the key of a literal pattern; returns nil for other patterns.
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

  /// The numbers of the patterns so far.
  var numbers = NumberCoverage()
  /// The ranges of interval patterns.
  var intervals: [SourceRange] = []
  /// Whether a pattern was invalid, so that missing cases cannot be determined.
  var isBroken = false
  private var seen: [Key: SourceRange] = [:]

  func contains(_ key: Key) -> Bool { seen[key] != nil }

  /// Adds a pattern; returns the range of an earlier one with the same value.
  mutating func add(_ key: Key, at range: SourceRange) -> SourceRange? {
    if let first = seen[key] { return first }
    seen[key] = range
    return nil
  }

  /// Returns a label for the first gap between numbers with a case, if a pattern is an interval.
  func gap(in type: Type) -> Diagnostic.Label? {
    guard let place = intervals.last, let gap = numbers.firstGap else { return nil }
    let text =
      type == .int
      ? "'\(NumberCoverage.text(gap))' has no case"
      : "the numbers between \(NumberCoverage.bounds(of: gap, in: type)) have no case"
    return Diagnostic.Label(text, at: place)
  }
}
