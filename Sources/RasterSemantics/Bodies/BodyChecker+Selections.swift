// `switch`, as an expression and as a statement: patterns, and whether all values have a case.

import RasterSyntax

/// A case of a `switch`, without what it leads to.
struct PatternSyntax {
  let patterns: [ExpressionSyntax]
  let isElse: Bool
  let range: SourceRange
}

/// The result of a case that a fix-it adds.
enum AddedCase {
  /// No statement.
  case nothing
  /// The same value as another case.
  case value(SourceRange)
  /// There is no value to take.
  case unknown
}

extension BodyChecker {
  mutating func checkSelection(
    _ selection: SwitchExpressionSyntax,
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    let subject = checkExpression(selection.subject)
    let patterns = selection.cases.map {
      PatternSyntax(patterns: $0.patterns, isElse: $0.isElse, range: $0.range)
    }
    let (results, type) = checkTogether(selection.cases.map { $0.value }, expected: expected)
    let example = results.last { $0.type != .error }?.range
    let values = checkPatterns(
      patterns,
      subject: subject,
      keyword: selection.keyword,
      end: range,
      addition: example.map { .value($0) } ?? .unknown
    )
    guard results.count == selection.cases.count else { return .error(at: range) }
    var cases: [TypedExpression.SelectionCase] = []
    var otherwise: TypedExpression?
    for (index, result) in results.enumerated() {
      if selection.cases[index].isElse {
        otherwise = result
      } else {
        cases.append(TypedExpression.SelectionCase(patterns: values[index], value: result))
      }
    }
    return TypedExpression(.selection(subject, cases, otherwise: otherwise), type, at: range)
  }

  /// Checks the patterns of a `switch`, that none comes twice, and that no value is left out.
  ///
  mutating func checkPatterns(
    _ cases: [PatternSyntax],
    subject: TypedExpression,
    keyword: SourceRange,
    end: SourceRange,
    addition: AddedCase
  ) -> [[TypedExpression]] {
    var coverage = PatternCoverage()
    let isKnown = checkSubject(subject)
    var elseRange: SourceRange?
    var isElseLast = true
    let values = cases.map { syntax in
      if let elseRange {
        isElseLast = false
        report(.unreachableCase(at: syntax.range, after: elseRange))
      }
      if syntax.isElse { elseRange = elseRange ?? syntax.range }
      return syntax.patterns.map { pattern in
        checkPattern(pattern, of: isKnown ? subject.type : .error, &coverage)
      }
    }
    guard isKnown, !coverage.isBroken else { return values }
    let missing = missingCases(of: subject.type, coverage)
    if let elseRange {
      if isElseLast, missing?.isEmpty == true { report(.needlessElse(at: elseRange)) }
    } else if let missing, !missing.isEmpty {
      let fixIt = fixItAdding(missing, after: cases.last?.range, end: end, addition)
      report(.missingCases(missing, at: keyword, fixIt: fixIt))
    } else if missing == nil {
      report(.missingElse(describe(subject.type), at: keyword))
    }
    return values
  }

  private mutating func checkSubject(_ subject: TypedExpression) -> Bool {
    switch subject.type {
    case .enumeration, .builtin, .bool, .int, .double, .fraction, .string: return true
    case .error: return false
    default:
      report(.unswitchable(describe(subject.type), at: subject.range))
      return false
    }
  }

  private mutating func checkPattern(
    _ pattern: ExpressionSyntax,
    of type: Type,
    _ coverage: inout PatternCoverage
  ) -> TypedExpression {
    let value = checkExpression(pattern, expected: type)
    guard value.type != .error, let key = PatternCoverage.Key(value) else {
      coverage.isBroken = true
      if value.type != .error, type != .error { report(.patternNotConstant(at: pattern.range)) }
      return value
    }
    if let first = coverage.add(key, at: pattern.range) {
      let source = module.files[Int(file.index)].source
      report(.duplicateCase(source.text(at: pattern.range), at: pattern.range, first: first))
    }
    return value
  }

  /// The patterns that no case has; nil where there are too many values to name.
  private func missingCases(of type: Type, _ coverage: PatternCoverage) -> [String]? {
    let all: [(PatternCoverage.Key, String)]
    switch type {
    case .bool: all = [(.bool(true), "true"), (.bool(false), "false")]
    case .enumeration(let index):
      all = module.enums[index].cases.enumerated().map { (.enumCase($0.offset), ".\($0.element)") }
    case .builtin(let builtin):
      all = builtin.cases.enumerated().map { (.enumCase($0.offset), ".\($0.element)") }
    default: return nil
    }
    return all.filter { !coverage.contains($0.0) }.map { $0.1 }
  }

  /// Adds the cases on lines of their own, indented as the last one is.
  private func fixItAdding(
    _ missing: [String],
    after last: SourceRange?,
    end: SourceRange,
    _ addition: AddedCase
  ) -> Diagnostic.FixIt? {
    guard let last, end.upper > end.lower else { return nil }
    let source = module.files[Int(file.index)].source
    let value: String
    switch addition {
    case .nothing: value = ""
    case .value(let range): value = " " + source.text(at: range)
    case .unknown: return nil
    }
    var offset = Int(end.upper) - 1
    guard offset < source.bytes.count, source.bytes[offset] == UInt8(ascii: "}") else { return nil }
    while offset > Int(end.lower), [9, 10, 13, 32].contains(source.bytes[offset - 1]) {
      offset -= 1
    }
    let line = source.lineText(source.location(of: Int(last.lower)).line)
    let indentation = line.prefix { $0 == " " || $0 == "\t" }
    let text = "\n\(indentation)case \(missing.joined(separator: ", ")):\(value)"
    let place = SourceRange(file: file, lower: offset, upper: offset)
    return Diagnostic.FixIt("add the missing cases", replacing: place, with: text)
  }
}

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
}
