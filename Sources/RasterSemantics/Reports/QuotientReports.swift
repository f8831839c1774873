// Diagnostics of quotients of integers.

import RasterSyntax

extension Diagnostic {
  /// `/` where an `Int` is required.
  ///
  ///     for i in 0..<count / 2 { }
  ///     //           ^^^^^^^^^ error: expected 'Int', but '/' returns a 'Double'; use 'div', which rounds down
  static func intDivision(at range: SourceRange, replacingWith text: String) -> Diagnostic {
    Diagnostic(
      .intDivision,
      "expected 'Int', but '/' returns a 'Double'; use 'div', which rounds down",
      at: range,
      fixIts: replacement(text, at: range)
    )
  }
}
