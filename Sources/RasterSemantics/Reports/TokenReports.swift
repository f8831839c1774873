// Reports about tokens and modes.

import RasterSyntax

extension Diagnostic {
  /// A statement that has no place among tokens.
  ///
  ///     tokens Brand { for i in 0..<3 { } }
  ///     //             ^^^ error: a block of tokens holds tokens, groups, 'if' and 'switch'
  static func misplacedInTokens(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement,
      "expected a token, a group, 'if' or 'switch' among tokens, found '\(word)'",
      at: range
    )
  }

  /// A token's line that says nothing but its name.
  ///
  ///     tokens Brand { ink }
  ///     //             ^^^ error: 'ink' also needs a value, or 'light:' and 'dark:'
  static func tokenWithoutValue(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .missingArgument,
      "'\(name)' also needs a value, or 'light:' and 'dark:'",
      at: range
    )
  }

  /// A token, or a group of them, whose first line stands under a condition.
  ///
  ///     tokens Brand { if environment.contrast == .increased { ink #000 } }
  ///     //                                                     ^^^ error: 'ink' has no line above …
  static func tokenDefaultMissing(_ name: String, at range: SourceRange, nearest: String?)
    -> Diagnostic
  {
    Diagnostic(
      .tokenDefaultMissing,
      "'\(name)' has no line above this one that holds without a condition",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// An override of another type than the token's, or a token of a type that none can have.
  ///
  ///     tokens Brand { gap 8 … gap #000 }
  ///     //                         ^^^^ error: expected 'Int' for 'gap', found 'Color'
  static func tokenType(
    _ name: String,
    _ type: String,
    found: String,
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .tokenType,
      "expected '\(type)' for '\(name)', found '\(found)'",
      at: range,
      labels: [Label("which gives the type", at: first)]
    )
  }

  /// A value that a token cannot hold.
  ///
  ///     tokens Brand { steps 0..<3 }
  ///     //                   ^^^^^ error: no token holds a range
  static func tokenHoldsNo(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.tokenType, "no token holds \(type)", at: range)
  }

  /// Something of a component in a token.
  ///
  ///     tokens Brand { gap bounds.width / 8 }
  ///     //                 ^^^^^^ error: a token cannot read 'bounds', which components have
  static func tokenReadsComponent(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tokenReadsComponent,
      "tokens read the environment and constants; '\(name)' is a component's",
      at: range
    )
  }

  /// A line that never decides.
  ///
  ///     tokens Brand { ink #000 … if environment.contrast == .increased { ink #111 } … ink #222 }
  ///     //                                                                ^^^ warning: a later …
  static func unusedOverride(
    _ name: String,
    at range: SourceRange,
    by later: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unusedOverride,
      later == nil
        ? "this line of '\(name)' never holds"
        : "a later line of '\(name)' holds where this one does",
      at: range,
      labels: later.map { [Label("this one", at: $0)] } ?? []
    )
  }

  /// Two lines that may hold at once, for different reasons.
  static func overlappingOverrides(
    _ name: String,
    _ conditions: (String, String),
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .overlappingOverrides,
      "'\(name)' is overridden by \(conditions.1) here and by \(conditions.0) above; "
        + "write a line for both together, or it is this one",
      at: range,
      labels: [Label("both may hold", at: first)]
    )
  }

  /// A mode that is neither a choice nor a truth.
  ///
  ///     environment density: Double = 1
  ///     //            ^^^^^^ error: a mode is an enumeration or a 'Bool'
  static func environmentDomain(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .environmentDomain,
      "expected an enumeration or 'Bool' for an environment value, found '\(found)'",
      at: range
    )
  }

  /// A mode whose default is not written out.
  ///
  ///     environment theme: Theme = isPlain ? .acme : .globex
  ///     //                  ^^^^^^^^^^^^^^^^^^^^^^^^^ error: expected one of the mode's values …
  static func modeDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(.environmentDomain, "expected one of its values, written out", at: range)
  }

  /// More modes than a program may have.
  static func tooManyModes(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .environmentDomain,
      "a program declares at most \(limit) environment values",
      at: range
    )
  }

  /// A mode with the name of a member that every environment has.
  ///
  ///     environment scale: Bool = false
  ///     //   ^^^^^ error: 'environment.scale' is there already
  static func modeName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateName, "'environment.\(name)' is there already", at: range)
  }

  /// A group where a value is wanted.
  ///
  ///     fill rect(bounds), with: Brand.level
  ///     //                             ^^^^^ error: 'level' is a group of tokens, and no value
  static func groupAsValue(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.notAValue, "expected a token, found '\(name)', which is a group of them", at: range)
  }
}
