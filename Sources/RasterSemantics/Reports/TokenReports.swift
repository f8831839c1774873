// Diagnostics of tokens and environment values.

import RasterSyntax

extension Diagnostic {
  /// A statement that `tokens` blocks cannot contain.
  ///
  ///     tokens Brand { for i in 0..<3 { } }
  ///     //             ^^^ error: expected a token, a group, 'if' or 'switch' in 'tokens', found 'for'
  static func misplacedInTokens(_ word: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement,
      "expected a token, a group, 'if' or 'switch' in 'tokens', found '\(word)'",
      at: range
    )
  }

  /// A line of a token without a value.
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

  /// A token or a group without an unconditional line before a conditional one.
  ///
  ///     tokens Brand { if environment.contrast == .increased { ink #000 } }
  ///     //                                                     ^^^ error: 'ink' has no unconditional …
  static func tokenDefaultMissing(_ name: String, at range: SourceRange, nearest: String?)
    -> Diagnostic
  {
    Diagnostic(
      .tokenDefaultMissing,
      "'\(name)' has no unconditional line above this one",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// An override whose type is not that of the token.
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
      labels: [Label("the type is determined here", at: first)]
    )
  }

  /// A value that a token cannot hold.
  ///
  ///     tokens Brand { steps 0..<3 }
  ///     //                   ^^^^^ error: a token cannot hold a range
  static func tokenHoldsNo(_ type: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.tokenType, "a token cannot hold \(type)", at: range)
  }

  /// A use of a component's value in a token.
  ///
  ///     tokens Brand { gap bounds.width / 8 }
  ///     //                 ^^^^^^ error: tokens can read only the environment and constants; 'bounds' belongs to a component
  static func tokenReadsComponent(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .tokenReadsComponent,
      "tokens can read only the environment and constants; '\(name)' belongs to a component",
      at: range
    )
  }

  /// A line that never determines the value of its token.
  ///
  ///     tokens Brand { ink #000 … if environment.contrast == .increased { ink #111 } … ink #222 }
  ///     //                                                                ^^^ warning: this line of 'ink' is always overridden by a later one
  static func unusedOverride(
    _ name: String,
    at range: SourceRange,
    by later: SourceRange?
  ) -> Diagnostic {
    Diagnostic(
      .unusedOverride,
      later == nil
        ? "this line of '\(name)' never applies"
        : "this line of '\(name)' is always overridden by a later one",
      at: range,
      labels: later.map { [Label("overridden here", at: $0)] } ?? []
    )
  }

  /// Two lines that may apply at the same time, under different conditions.
  static func overlappingOverrides(
    _ name: String,
    _ conditions: (String, String),
    at range: SourceRange,
    first: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .overlappingOverrides,
      "'\(name)' depends on \(conditions.1) here and on \(conditions.0) above; "
        + "add a line for both conditions together, or this one applies",
      at: range,
      labels: [Label("both lines may apply", at: first)]
    )
  }

  /// An environment value that is neither an enumeration nor a `Bool`.
  ///
  ///     environment density: Double = 1
  ///     //                   ^^^^^^ error: expected an enumeration or 'Bool' for an environment value, found 'Double'
  static func environmentDomain(found: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .environmentDomain,
      "expected an enumeration or 'Bool' for an environment value, found '\(found)'",
      at: range
    )
  }

  /// An environment value whose default is not a literal.
  ///
  ///     environment theme: Theme = isPlain ? .acme : .globex
  ///     //                         ^^^^^^^^^^^^^^^^^^^^^^^^^ error: expected one of its values as a literal
  static func modeDefault(at range: SourceRange) -> Diagnostic {
    Diagnostic(.environmentDomain, "expected one of its values as a literal", at: range)
  }

  /// Too many environment values.
  static func tooManyModes(limit: Int, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .environmentDomain,
      "a program can declare at most \(limit) environment values",
      at: range
    )
  }

  /// An environment value with the name of a predefined one.
  ///
  ///     environment scale: Bool = false
  ///     //          ^^^^^ error: 'environment.scale' already exists
  static func modeName(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateName, "'environment.\(name)' already exists", at: range)
  }

  /// A group of tokens where a value is required.
  ///
  ///     fill rect(bounds), with: Brand.level
  ///     //                             ^^^^^ error: expected a token, found 'level', which is a group of tokens
  static func groupAsValue(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .notAValue,
      "expected a token, found '\(name)', which is a group of tokens",
      at: range
    )
  }

  /// A token without the name of its declaration, where several declarations have it.
  ///
  ///     text title, style: .label
  ///     //                 ^^^^^^ error: several tokens have the name 'label'; write 'UI.label' or 'Brand.label'
  static func ambiguousToken(
    _ name: String,
    _ paths: [String],
    at range: SourceRange
  ) -> Diagnostic {
    let shown = paths.prefix(3).map { "'\($0)'" }.joined(separator: " or ")
    return Diagnostic(
      .ambiguousToken,
      "several tokens have the name '\(name)'; write \(shown)",
      at: range
    )
  }
}
