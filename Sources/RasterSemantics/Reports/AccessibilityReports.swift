// Reports about what components say of themselves.

import RasterSyntax

extension Diagnostic {
  /// A statement among what a component says of itself.
  ///
  ///     accessibility { let words = title }
  ///     ^^^^^^^^^^^^^ error: 'accessibility' has lines with a value each
  static func notOfAccessibility(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement,
      "'accessibility' has lines with a value each; a 'let' belongs to the component",
      at: range
    )
  }

  /// `bounds` in what is said, itself or through a `let`.
  ///
  ///     accessibility { value "\(bounds.width)" }
  ///     //                       ^^^^^^ error: 'bounds' can only be read by 'hitArea' here
  static func boundsSaid(through name: String?, at range: SourceRange) -> Diagnostic {
    let words = name.map { "'\($0)' depends on 'bounds', which" } ?? "'bounds'"
    return Diagnostic(
      .boundsUndecided,
      "\(words) can only be read by 'hitArea' here",
      at: range
    )
  }

  /// A control without a name.
  ///
  ///     accessibility { role .slider }
  ///     //                   ^^^^^^^ warning: nothing says what this is called
  static func unnamedControl(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unnamedControl,
      "nothing says what this is called; add a line 'label'",
      at: range
    )
  }
}
