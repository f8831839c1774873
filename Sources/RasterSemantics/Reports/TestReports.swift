// Reports about what components expect of their looks.

import RasterSyntax

extension Diagnostic {
  /// A statement among tests.
  ///
  ///     tests { let width = size.width }
  ///     //          ^^^^^ error: 'tests' has lines 'expect', 'alike' and 'unlike'
  static func notATest(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement,
      "'tests' has lines 'expect', 'alike' and 'unlike'; a 'let' belongs to the component",
      at: range
    )
  }

  /// Something else where a state is named.
  ///
  ///     tests { expect textFits, in: isOn }
  ///     //                       ^^^^ error: expected a state, such as '.plain'
  static func notAStateName(at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAState, "expected a state, such as '.plain'", at: range)
  }

  /// A question for a pixel without a point.
  ///
  ///     tests { expect pixel == #FFFFFF }
  ///     //             ^^^^^^^^^^^^^^^^ error: 'pixel' needs a point: 'at:'
  static func pixelWithoutPoint(at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingArgument, "'pixel' needs a point: 'at: Point'", at: range)
  }

  /// A comparison of one state.
  ///
  ///     tests { identical .pressed }
  ///     //      ^^^^^ error: 'alike' needs two states or more
  static func fewStates(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.missingArgument, "'\(word)' needs two states or more", at: range)
  }

  /// A state that is not there.
  ///
  ///     tests { expect textFits, in: .pressd }
  ///     //                        ^^^^^^ error: there is no state 'pressd'
  static func unknownTestedState(
    _ name: String,
    at range: SourceRange,
    nearest: String?
  ) -> Diagnostic {
    Diagnostic(
      .unknownState,
      "there is no state '\(name)'",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }
}
