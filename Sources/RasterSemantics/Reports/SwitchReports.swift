// Diagnostics of `switch`.

import RasterSyntax

extension Diagnostic {
  /// A `switch` over a value that cannot have cases.
  ///
  ///     switch bounds { else: fill rect(bounds), with: #000 }
  ///     //     ^^^^^^ error: a switch requires an enum, 'Bool', 'Int', 'Double', 'Fraction' or 'String', found 'Rect'
  static func cannotSwitch(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cannotSwitch,
      "a switch requires an enum, 'Bool', 'Int', 'Double', 'Fraction' or 'String', found '\(type)'",
      at: range
    )
  }

  /// A pattern that is not a constant.
  ///
  ///     case count + 1: 5
  ///     //   ^^^^^^^^^ error: expected a case or a literal
  static func patternNotConstant(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .patternNotConstant,
      "expected a case or a literal",
      at: range
    )
  }

  /// A pattern that an earlier case contains.
  ///
  ///     case .primary: #FFF
  ///     //   ^^^^^^^^ error: '.primary' already has a case
  static func duplicateCase(
    _ text: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .duplicateCase,
      "'\(text)' already has a case",
      at: range,
      labels: [Label("first used here", at: first)]
    )
  }

  /// A case after `else`.
  ///
  ///     case .danger: #F00
  ///     ^^^^^^^^^^^^^ warning: this case is never reached, because 'else' precedes it
  static func unreachableCase(at range: SourceRange, after first: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreachableCase,
      "this case is never reached, because 'else' precedes it",
      at: range,
      labels: [Label("'else' is here", at: first)]
    )
  }

  /// An `else` although all values have a case.
  ///
  ///     else: #FFF
  ///     ^^^^ warning: this 'else' is never reached, because every value has a case
  static func unneededElse(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unneededElse,
      "this 'else' is never reached, because every value has a case",
      at: range
    )
  }

  /// Values without a case, if there is no `else`.
  ///
  ///     let base = switch style { case .primary: #000 }
  ///     //         ^^^^^^ error: '.danger' has no case in this switch
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

  /// A `switch` without `else` over a type with too many values to list.
  ///
  ///     let label = switch count { case 0: "none" }
  ///     //          ^^^^^^ error: a switch over 'Int' must end with 'else:'
  static func missingElse(_ type: String, at range: SourceRange, gap: Label?) -> Diagnostic {
    Diagnostic(
      .missingElse,
      "a switch over '\(type)' must end with 'else:'",
      at: range,
      labels: gap.map { [$0] } ?? []
    )
  }

  /// A pattern whose numbers all have earlier cases.
  ///
  ///     case 0...9: 1
  ///     case 3: 2
  ///     //   ^ warning: this case is never reached, because earlier cases cover '3'
  static func coveredCase(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unreachableCase,
      "this case is never reached, because earlier cases cover '\(text)'",
      at: range
    )
  }

  /// An interval without numbers.
  ///
  ///     case 3...1: 2
  ///     //   ^^^^^ error: '3...1' contains no numbers
  static func emptyInterval(_ text: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.emptyInterval, "'\(text)' contains no numbers", at: range)
  }
}
