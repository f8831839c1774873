// Checks `switch` expressions and statements: their patterns, and whether they are exhaustive.

import RasterSyntax

/// The patterns of a `switch` case, without its result.
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
  /// No value is known.
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

  /// Checks the patterns of a `switch`, which must be distinct and exhaustive.
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
    // A missing case may be in text that could not be parsed.
    guard isKnown, !coverage.isBroken, !session.broken.intersects(keyword.union(end)) else {
      return values
    }
    let missing = missingCases(of: subject, coverage)
    if let elseRange {
      if isElseLast, missing?.isEmpty == true { report(.unneededElse(at: elseRange)) }
    } else if let missing, !missing.isEmpty {
      let fixIt = fixItAdding(missing, after: cases.last?.range, end: end, addition)
      report(.missingCases(missing, at: keyword, fixIt: fixIt))
    } else if missing == nil {
      report(.missingElse(describe(subject.type), at: keyword, gap: coverage.gap(in: subject.type)))
    }
    return values
  }

  private mutating func checkSubject(_ subject: TypedExpression) -> Bool {
    switch subject.type {
    case .enumeration, .builtin, .bool, .int, .double, .fraction, .string: return true
    case .error: return false
    default:
      report(.cannotSwitch(describe(subject.type), at: subject.range))
      return false
    }
  }

  private mutating func checkPattern(
    _ pattern: ExpressionSyntax,
    of type: Type,
    _ coverage: inout PatternCoverage
  ) -> TypedExpression {
    if let interval = checkInterval(pattern, of: type, &coverage) { return interval }
    if type == .error, case .binary(let lower, let operation, _, let upper) = pattern.kind,
      operation.isRange
    {
      // The bounds have an unknown type.
      for bound in [lower, upper] { _ = checkExpression(bound, expected: .error) }
      coverage.isBroken = true
      return .error(at: pattern.range)
    }
    let value = checkExpression(pattern, expected: type)
    guard value.type != .error, let key = PatternCoverage.Key(value) else {
      coverage.isBroken = true
      if value.type != .error, type != .error { report(.patternNotConstant(at: pattern.range)) }
      return value
    }
    if let first = coverage.add(key, at: pattern.range) {
      let source = module.files[Int(file.index)].source
      report(.duplicateCase(source.text(at: pattern.range), at: pattern.range, first: first))
    } else if let numbers = NumberCoverage.numbers(from: value, through: value, isClosed: true) {
      cover(numbers, at: pattern.range, &coverage)
    }
    return value
  }

  /// Checks an interval as a pattern: `0...2`, `3..<9`; returns nil for other patterns.
  private mutating func checkInterval(
    _ pattern: ExpressionSyntax,
    of type: Type,
    _ coverage: inout PatternCoverage
  ) -> TypedExpression? {
    guard type == .int || type == .double || type == .fraction,
      case .binary(let lower, let operation, _, let upper) = pattern.kind,
      operation == .closedRange || operation == .halfOpenRange
    else { return nil }
    let isClosed = operation == .closedRange
    let (first, last) = (
      checkExpression(lower, expected: type), checkExpression(upper, expected: type)
    )
    let kind = TypedExpression.Kind.range(first, last, isClosed: isClosed)
    coverage.intervals.append(pattern.range)
    if first.type == .error || last.type == .error {
      coverage.isBroken = true
    } else if let numbers = NumberCoverage.numbers(from: first, through: last, isClosed: isClosed) {
      if numbers.isEmpty { report(.emptyInterval(text(at: pattern.range), at: pattern.range)) }
      cover(numbers, at: pattern.range, &coverage)
    } else {
      coverage.isBroken = true
      let isFirst = PatternCoverage.Key(first) == nil
      report(.patternNotConstant(at: isFirst ? first.range : last.range))
    }
    return TypedExpression(kind, type, at: pattern.range)
  }

  /// Adds numbers that have a case, and reports the pattern if all of them had one before.
  private mutating func cover(
    _ numbers: Range<Int64>,
    at range: SourceRange,
    _ coverage: inout PatternCoverage
  ) {
    guard !numbers.isEmpty else { return }
    if coverage.numbers.contains(numbers) { report(.coveredCase(text(at: range), at: range)) }
    coverage.numbers.insert(numbers)
  }

  /// Returns the patterns without a case, or nil if there are too many values to list.
  private func missingCases(
    of subject: TypedExpression,
    _ coverage: PatternCoverage
  ) -> [String]? {
    let all: [(PatternCoverage.Key, String)]
    switch subject.type {
    case .int:
      guard case .property(let index) = subject.kind, let domain = domains[index] else {
        return nil
      }
      return coverage.numbers.missing(from: domain.range, step: domain.step)
    case .bool: all = [(.bool(true), "true"), (.bool(false), "false")]
    case .enumeration(let index):
      all = module.enums[index].cases.enumerated().map { (.enumCase($0.offset), ".\($0.element)") }
    case .builtin(let builtin):
      all = builtin.cases.enumerated().map { (.enumCase($0.offset), ".\($0.element)") }
    default: return nil
    }
    return all.filter { !coverage.contains($0.0) }.map { $0.1 }
  }

  /// Returns a fix-it that adds the cases on separate lines, indented like the last one.
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
