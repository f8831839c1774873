// Diagnostics of `accessibility` blocks.

import RasterSyntax

extension Diagnostic {
  /// A statement other than a line in an `accessibility` block.
  ///
  ///     accessibility { let text = title }
  ///     //                  ^^^^ error: 'accessibility' contains only lines with one value each; move a 'let' to the component
  static func notOfAccessibility(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .misplacedStatement,
      "'accessibility' contains only lines with one value each; move a 'let' to the component",
      at: range
    )
  }

  /// `bounds` in a line other than `hitArea`, read directly or through a `let`.
  ///
  ///     accessibility { value "\(bounds.width)" }
  ///     //                       ^^^^^^ error: 'bounds' can be read only by 'hitArea' in 'accessibility'
  static func boundsSaid(through name: String?, at range: SourceRange) -> Diagnostic {
    let words = name.map { "'\($0)' depends on 'bounds', which" } ?? "'bounds'"
    return Diagnostic(
      .boundsUndecided,
      "\(words) can be read only by 'hitArea' in 'accessibility'",
      at: range
    )
  }

  /// A control without an accessibility label.
  ///
  ///     accessibility { role .slider }
  ///     //                   ^^^^^^^ warning: this control has no accessibility label; add a 'label' line
  static func unnamedControl(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .unnamedControl,
      "this control has no accessibility label; add a 'label' line",
      at: range
    )
  }
}
