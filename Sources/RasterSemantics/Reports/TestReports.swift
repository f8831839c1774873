// Diagnostics of `tests` blocks.

import RasterSyntax

extension Diagnostic {
  /// A statement other than a line in a `tests` block.
  ///
  ///     tests { let width = size.width }
  ///     //          ^^^^^ error: 'tests' contains only 'expect', 'identical' and 'distinct' lines; …
  static func statementInTests(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement,
      "'tests' contains only 'expect', 'identical' and 'distinct' lines; move a 'let' to the component",
      at: range
    )
  }

  /// An argument that is not the name of a state.
  ///
  ///     tests { expect textFits, in: isOn }
  ///     //                       ^^^^ error: expected a state, such as '.plain'
  static func notAStateName(at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAState, "expected a state, such as '.plain'", at: range)
  }

  /// A `pixel` without a point.
  ///
  ///     tests { expect pixel == #FFFFFF }
  ///     //             ^^^^^^^^^^^^^^^^ error: 'pixel' needs a point: 'at: Point'
  static func pixelWithoutPoint(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingArgument, "'pixel' needs a point: 'at: Point'", at: range)
  }

  /// A comparison of fewer than two states.
  ///
  ///     tests { identical .pressed }
  ///     //      ^^^^^^^^^ error: 'identical' needs at least two states
  static func fewStates(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingArgument, "'\(word)' needs at least two states", at: range)
  }

  /// An unknown state.
  ///
  ///     tests { expect textFits, in: .pressd }
  ///     //                        ^^^^^^ error: no state named 'pressd'
  static func unknownTestedState(
    _ name: String,
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownState,
      "no state named '\(name)'",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }
}
