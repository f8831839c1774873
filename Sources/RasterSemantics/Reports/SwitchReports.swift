// Reports about `switch`.

import RasterSyntax

extension Diagnostic {
  /// A `switch` over something that has no cases.
  ///
  ///     switch bounds { else: fill rect(bounds), with: #000 }
  ///     //     ^^^^^^ error: a switch cannot choose by a 'Rect'
  static func cannotSwitch(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cannotSwitch,
      "expected an enum, 'Bool', 'Int', 'Double' or 'String' to choose by, found '\(type)'",
      at: range
    )
  }

  /// A pattern that must be computed.
  ///
  ///     case count + 1: 5
  ///     //   ^^^^^^^^^ error: expected a written-out value, such as '.primary', '3' or "on"
  static func patternNotConstant(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .patternNotConstant,
      "expected a case or a written-out value",
      at: range
    )
  }

  /// A pattern that an earlier case has.
  ///
  ///     case .primary: #FFF
  ///     //   ^^^^^^^^ error: '.primary' has a case already
  static func duplicateCase(
    _ text: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateCase,
      "'\(text)' has a case already",
      at: range,
      labels: [Label("first here", at: first)]
    )
  }

  /// A case after the one that takes all the rest.
  ///
  ///     case .danger: #F00
  ///     ^^^^^^^^^^^^^ warning: this is never reached, since 'else' stands before it
  static func unreachableCase(at range: SourceRange, after first: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreachableCase,
      "this is never reached, since 'else' stands before it",
      at: range,
      labels: [Label("'else' stands here", at: first)]
    )
  }

  /// An `else` that nothing is left for.
  ///
  ///     else: #FFF
  ///     ^^^^ warning: every value has a case, so that this is never reached
  static func unneededElse(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unneededElse,
      "every value has a case, so that this is never reached",
      at: range
    )
  }

  /// Values without a case.
  ///
  ///     let base = switch style { case .primary: #000 }
  ///     //         ^^^^^^ error: '.danger' has no case
  static func missingCases(
    _ cases: [String],
    at range: SourceRange,
    fixIt: FixIt?
  ) -> Diagnostic {
    let names = cases.map { "'\($0)'" }
    let list =
      names.count > 1
      ? names.dropLast().joined(separator: ", ") + " and " + (names.last ?? "") + " have"
      : (names.first ?? "") + " has"
    return Diagnostic(
      .missingCase,
      "\(list) no case in this switch",
      at: range,
      fixIts: fixIt.map { [$0] } ?? []
    )
  }

  /// Too many values to name them all, and no `else`.
  ///
  ///     let label = switch count { case 0: "none" }
  ///     //          ^^^^^^ error: a switch over 'Int' ends in 'else:'
  static func missingElse(_ type: String, at range: SourceRange, gap: Label?) -> Diagnostic {
    Diagnostic(
      .missingElse,
      "a switch over '\(type)' ends in 'else:'",
      at: range,
      labels: gap.map { [$0] } ?? []
    )
  }

  /// Numbers that earlier cases have.
  ///
  ///     case 0...9: 1
  ///     case 3: 2
  ///     //   ^ warning: this is never reached, since earlier cases have '3'
  static func coveredCase(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreachableCase,
      "this is never reached, since earlier cases have '\(text)'",
      at: range
    )
  }

  /// An interval that no number lies in.
  ///
  ///     case 3...1: 2
  ///     //   ^^^^^ error: no number is in '3...1'
  static func emptyInterval(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyInterval, "no number is in '\(text)'", at: range)
  }
}
