// Reports about quotients of whole numbers.

import RasterSyntax

extension Diagnostic {
  /// `/` where an `Int` is needed.
  ///
  ///     for i in 0..<count / 2 { }
  ///     //           ^^^^^^^^^ error: expected 'Int', and '/' gives a 'Double'; 'div' gives the whole part
  static func intDivision(at range: SourceRange, replacingWith text: String) -> Diagnostic {
    Diagnostic(
      .intDivision,
      "expected 'Int', and '/' gives a 'Double'; 'div' gives the whole part, rounded down",
      at: range,
      fixIts: replacement(text, at: range)
    )
  }
}
