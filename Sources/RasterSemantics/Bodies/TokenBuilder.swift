// Combines a token's lines into one expression, in which the last line that applies wins.

import RasterSyntax
import RasterValues

/// Combines a token's value from its first line and the lines that override it.
///
/// The result is a chain of conditionals. Its size is linear in the lines and in their conditions.
/// `budget` limits the conditions, which every line repeats.
struct TokenBuilder {
  /// The maximum number of condition parts in all tokens of a program together.
  static let mostGuardParts = 1_000_000

  let name: String
  /// The checked conditions, by index.
  let conditions: [(value: TypedExpression, slotCount: Int)?]
  private(set) var budget: Int

  init(
    name: String,
    conditions: [(value: TypedExpression, slotCount: Int)?],
    budget: Int
  ) {
    self.name = name
    self.conditions = conditions
    self.budget = budget
  }

  mutating func value(
    of first: LineSyntax,
    _ overrides: [TokenOverride],
    checker: inout BodyChecker
  ) -> TypedExpression {
    let (values, type) = checker.checkFirstLine(first)
    var result = byAppearance(values, type, at: first.range)
    if type == .error { return .error(at: first.range) }
    let isInTokenFile = checker.module.files[Int(checker.file.index)].isTokenFile
    var overlaps = TokenOverlaps(name: name, first: isInTokenFile ? nil : first)
    for override in overrides {
      let values = checker.checkOverride(override.line, as: type, first: first)
      guard let guards = guards(of: override, checker: &checker) else { continue }
      overlaps.add(override.line, values, guards)
      result = chained(guards, values, over: result, at: override.line.range)
    }
    checker.diagnostics += overlaps.diagnostics()
    return result
  }

  /// Returns `environment.appearance == .dark ? dark : light`, or the one value for both.
  private func byAppearance(
    _ values: BodyChecker.TokenValues,
    _ type: Type,
    at range: SourceRange
  ) -> TypedExpression {
    if let all = values.all { return all }
    guard let light = values.light, let dark = values.dark else { return .error(at: range) }
    return TypedExpression(
      .conditional(.isDark(at: range), then: dark, otherwise: light),
      type,
      at: range
    )
  }

  private func chained(
    _ guards: [TypedExpression],
    _ values: BodyChecker.TokenValues,
    over result: TypedExpression,
    at range: SourceRange
  ) -> TypedExpression {
    var conditions = guards
    let value: TypedExpression
    if values.all != nil || values.light != nil && values.dark != nil {
      value = byAppearance(values, result.type, at: range)
    } else if let dark = values.dark {
      conditions.append(.isDark(at: range))
      value = dark
    } else if let light = values.light {
      conditions.append(.isLight(at: range))
      value = light
    } else {
      return result
    }
    guard let first = conditions.first else { return value }
    let condition = conditions.dropFirst().reduce(first) {
      TypedExpression(.and($0, $1), .bool, at: range)
    }
    return TypedExpression(
      .conditional(condition, then: value, otherwise: result),
      result.type,
      at: range
    )
  }

  // MARK: Conditions

  /// Returns the conditions of a line, or nil if they are invalid or exceed the budget.
  private mutating func guards(
    of override: TokenOverride,
    checker: inout BodyChecker
  ) -> [TypedExpression]? {
    var result: [TypedExpression] = []
    for branch in override.guards {
      guard let condition = conditions[branch.condition]?.value, !condition.type.isBroken,
        let value = self.guard(condition, branch.branch)
      else { return nil }
      result.append(value)
      var isBroken = false
      value.visit { part in
        budget -= 1
        if case .error = part.kind { isBroken = true }
      }
      if isBroken { return nil }
      guard budget > 0 else {
        checker.report(.tooCostly(at: override.line.word.range))
        return nil
      }
    }
    return result
  }

  /// Returns the condition under which one of its branches is taken, as a Boolean.
  private func `guard`(_ condition: TypedExpression, _ branch: Int) -> TypedExpression? {
    let range = condition.range
    guard case .selection(let subject, let cases, let otherwise) = condition.kind else {
      return branch == 0 ? condition : condition.negated
    }
    func isChosen(_ value: TypedExpression) -> Bool {
      if case .int(let index) = value.kind { index == branch } else { false }
    }
    let isPlain: Bool
    switch subject.type {
    case .enumeration, .builtin, .bool, .string: isPlain = true
    default: isPlain = false
    }
    if isPlain, let chosen = cases.first(where: { isChosen($0.value) }) {
      let parts = chosen.patterns.map {
        TypedExpression(.equal(subject, $0, isNegated: false), .bool, at: $0.range)
      }
      guard let first = parts.first else { return nil }
      return parts.dropFirst().reduce(first) {
        TypedExpression(.or($0, $1), .bool, at: $0.range.union($1.range))
      }
    }
    func truth(_ value: TypedExpression) -> TypedExpression {
      TypedExpression(.bool(isChosen(value)), .bool, at: range)
    }
    let branches = cases.map {
      TypedExpression.SelectionCase(patterns: $0.patterns, value: truth($0.value))
    }
    return TypedExpression(
      .selection(subject, branches, otherwise: otherwise.map { truth($0) }),
      .bool,
      at: range
    )
  }
}

extension BodyChecker {
  /// Checks a `switch` among tokens, as the index of the selected case.
  mutating func checkTokenSelection(_ syntax: SwitchStatementSyntax) -> TypedExpression {
    let subject = checkExpression(syntax.subject)
    let patterns = checkPatterns(
      syntax.cases.map {
        PatternSyntax(patterns: $0.patterns, isElse: $0.isElse, range: $0.range)
      },
      subject: subject,
      keyword: syntax.keyword,
      end: syntax.range,
      addition: .nothing
    )
    guard subject.type != .error, patterns.count == syntax.cases.count else {
      return .error(at: syntax.subject.range)
    }
    var cases: [TypedExpression.SelectionCase] = []
    var otherwise: TypedExpression?
    for (index, branch) in syntax.cases.enumerated() {
      let value = TypedExpression(.int(index), .int, at: syntax.subject.range)
      if branch.isElse {
        otherwise = otherwise ?? value
      } else {
        cases.append(TypedExpression.SelectionCase(patterns: patterns[index], value: value))
      }
    }
    return TypedExpression(
      .selection(subject, cases, otherwise: otherwise),
      .int,
      at: syntax.subject.range
    )
  }
}

extension TypedExpression {
  /// Returns `environment.appearance == .dark`.
  static func isDark(at range: SourceRange) -> TypedExpression { isAppearance(1, at: range) }

  /// Returns `environment.appearance == .light`.
  static func isLight(at range: SourceRange) -> TypedExpression { isAppearance(0, at: range) }

  private static func isAppearance(_ index: Int, at range: SourceRange) -> TypedExpression {
    let type = Type.builtin(.appearance)
    return TypedExpression(
      .equal(
        TypedExpression(.environment(.appearance), type, at: range),
        TypedExpression(.builtinCase(.appearance, index), type, at: range),
        isNegated: false
      ),
      .bool,
      at: range
    )
  }

  /// The negation of a Boolean.
  fileprivate var negated: TypedExpression? {
    if case .equal(let left, let right, let isNegated) = kind {
      return TypedExpression(.equal(left, right, isNegated: !isNegated), .bool, at: range)
    }
    let key = BuiltIns.MemberKey(type: .bool, name: "!")
    return BuiltIns.prefixes[key]?.first.map {
      TypedExpression(.builtIn($0, [self]), .bool, at: range)
    }
  }
}
