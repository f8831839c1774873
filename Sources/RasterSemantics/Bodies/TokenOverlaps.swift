// Finds token lines that never apply, and lines that may apply together for different reasons.

import RasterSyntax

/// Compares the lines that override one token.
///
/// A line's conditions are decomposed into members of the environment and their allowed values. A
/// condition that cannot be decomposed is identified by its source range. A token with too many
/// lines is not examined.
struct TokenOverlaps {
  private static let mostLines = 49

  private struct Line {
    let range: SourceRange
    let condition: TokenCondition
  }

  private let name: String
  private var lines: [Line] = []

  /// `first` determines the type; it is nil in a token file, whose sets override each other.
  init(name: String, first: LineSyntax?) {
    self.name = name
    if let first { lines.append(Line(range: first.word.range, condition: TokenCondition())) }
  }

  mutating func add(
    _ line: LineSyntax,
    _ values: BodyChecker.TokenValues,
    _ guards: [TypedExpression]
  ) {
    guard lines.count <= Self.mostLines, values.all?.type.isBroken != true else { return }
    var condition = TokenCondition()
    for part in guards { condition.formIntersection(TokenCondition(part)) }
    if values.all == nil, values.light == nil || values.dark == nil {
      condition.appearances = values.light == nil ? [1] : [0]
    }
    lines.append(Line(range: line.word.range, condition: condition))
  }

  func diagnostics() -> [Diagnostic] {
    guard lines.count <= Self.mostLines else { return [] }
    var result: [Diagnostic] = []
    for (index, line) in lines.enumerated() {
      let later = lines[(index + 1)...]
      if line.condition.isEmpty {
        result.append(.unusedOverride(name, at: line.range, by: nil))
      } else if let other = later.first(where: { $0.condition.covers(line.condition) }) {
        result.append(.unusedOverride(name, at: line.range, by: other.range))
      } else if let other = overlap(of: line, with: later) {
        let names = (line.condition.description, other.condition.description)
        result.append(.overlappingOverrides(name, names, at: other.range, first: line.range))
      }
    }
    return result
  }

  /// Returns the first later line that may apply together with a line because of other inputs.
  ///
  /// Returns nil if another line covers the case that both are true.
  private func overlap(of line: Line, with later: ArraySlice<Line>) -> Line? {
    for (place, other) in later.enumerated() {
      var both = line.condition
      both.formIntersection(other.condition)
      guard line.condition.isAbout(whatIsNotIn: other.condition),
        other.condition.isAbout(whatIsNotIn: line.condition), !both.isEmpty
      else { continue }
      let next = later.dropFirst(place + 1)
      if !next.contains(where: { $0.condition.covers(both) }) { return other }
    }
    return nil
  }
}

/// The condition that a line requires of the environment, as far as it is known.
private struct TokenCondition {
  /// The allowed values of each member.
  private var sets: [String: Set<Int>] = [:]
  /// The conditions that could not be decomposed, by the inputs they read.
  private var texts: [String: Set<Place>] = [:]
  /// A condition in the source, and the branch that is taken.
  private struct Place: Hashable {
    let range: SourceRange
    let branch: Int
  }

  /// The appearances to which the line applies.
  var appearances: Set<Int> = [0, 1]

  init() {}

  init(_ expression: TypedExpression) {
    self.init()
    var pending = [expression]
    while let part = pending.popLast() {
      if case .and(let left, let right) = part.kind {
        pending += [right, left]
      } else if let (member, values) = Self.values(of: part) {
        sets[member] = sets[member]?.intersection(values) ?? values
      } else {
        texts[Self.members(of: part), default: []].insert(
          Place(range: part.range, branch: Self.branch(of: part))
        )
      }
    }
  }

  private var allSets: [String: Set<Int>] {
    var result = sets
    let own = sets["appearance"] ?? [0, 1]
    result["appearance"] = own.intersection(appearances)
    return result
  }

  var isEmpty: Bool { allSets.contains { $0.value.isEmpty } }

  /// The inputs that it reads, as a diagnostic names them.
  var description: String {
    let names = Set(sets.keys).union(texts.keys).sorted()
    return names.map { $0.isEmpty ? "a constant" : "'\($0)'" }.joined(separator: " and ")
  }

  mutating func formIntersection(_ other: TokenCondition) {
    for (name, values) in other.sets {
      sets[name] = sets[name].map { $0.intersection(values) } ?? values
    }
    for (name, values) in other.texts {
      texts[name] = texts[name].map { $0.union(values) } ?? values
    }
    appearances.formIntersection(other.appearances)
  }

  /// Whether it is true whenever the other condition is.
  func covers(_ other: TokenCondition) -> Bool {
    let others = other.allSets
    for (member, values) in allSets {
      guard
        (others[member] ?? (member == "appearance" ? [0, 1] : nil))?.isSubset(of: values) == true
      else { return false }
    }
    return texts.allSatisfy { key, texts in other.texts[key]?.isSuperset(of: texts) == true }
  }

  func isAbout(whatIsNotIn other: TokenCondition) -> Bool {
    let others = Set(other.sets.keys).union(other.texts.keys)
    return !sets.keys.allSatisfy(others.contains) || !texts.keys.allSatisfy(others.contains)
  }

  // MARK: Decomposition

  /// Returns the member of the environment and the values for which the condition is true.
  private static func values(of expression: TypedExpression) -> (String, Set<Int>)? {
    switch expression.kind {
    case .environment(let member) where member.type == .bool: return (member.name, [1])
    case .equal(let left, let right, let isNegated):
      guard case .environment(let member) = left.kind, let all = member.values,
        let value = index(of: right)
      else { return nil }
      return (member.name, isNegated ? all.subtracting([value]) : [value])
    case .builtIn(let builtIn, let operands) where builtIn.name == "!" && operands.count == 1:
      guard let (name, values) = values(of: operands[0]),
        let all = all(in: operands[0])
      else { return nil }
      return (name, all.subtracting(values))
    case .or(let left, let right):
      guard let (name, values) = values(of: left), let (other, more) = Self.values(of: right),
        name == other
      else { return nil }
      return (name, values.union(more))
    case .selection(let subject, let cases, let otherwise): return chosen(subject, cases, otherwise)
    default: return nil
    }
  }

  private static func chosen(
    _ subject: TypedExpression,
    _ cases: [TypedExpression.SelectionCase],
    _ otherwise: TypedExpression?
  ) -> (String, Set<Int>)? {
    guard case .environment(let member) = subject.kind, let all = member.values else { return nil }
    var result: Set<Int> = []
    var rest = all
    for branch in cases {
      let values = branch.patterns.compactMap { index(of: $0) }
      guard values.count == branch.patterns.count else { return nil }
      rest.subtract(values)
      if case .bool(true) = branch.value.kind { result.formUnion(values) }
    }
    if case .bool(true)? = otherwise?.kind { result.formUnion(rest) }
    return (member.name, result)
  }

  private static func index(of value: TypedExpression) -> Int? {
    switch value.kind {
    case .enumCase(_, let index), .builtinCase(_, let index): index
    case .bool(let value): value ? 1 : 0
    default: nil
    }
  }

  private static func branch(of expression: TypedExpression) -> Int {
    switch expression.kind {
    case .equal(_, _, let isNegated): return isNegated ? 1 : 0
    case .builtIn(let builtIn, let operands) where operands.count == 1:
      return builtIn.name == "!" ? 1 : 0
    case .selection(_, let cases, _):
      return cases.firstIndex { if case .bool(true) = $0.value.kind { true } else { false } } ?? -1
    default: return 0
    }
  }

  private static func all(in expression: TypedExpression) -> Set<Int>? {
    var result: Set<Int>?
    expression.visit {
      if case .environment(let member) = $0.kind { result = member.values }
    }
    return result
  }

  private static func members(of expression: TypedExpression) -> String {
    var names: Set<String> = []
    expression.visit { if case .environment(let member) = $0.kind { names.insert(member.name) } }
    return names.sorted().joined(separator: ", ")
  }
}

extension EnvironmentMember {
  /// The indices of all its values, or nil if their number is not finite.
  fileprivate var values: Set<Int>? {
    if let mode { return Set(0..<mode.count) }
    switch type {
    case .bool: return [0, 1]
    case .builtin(let type): return Set(type.cases.indices)
    default: return nil
    }
  }
}
