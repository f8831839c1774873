// Reports about quotients of whole numbers.

import RasterSyntax

/// Whether what means something else than in the language's last version is reported.
package enum ChangeReports: Sendable { case omitted, reported }

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

  /// `/` between whole numbers, which cut the fraction off in the language's last version.
  ///
  ///     bounds.width * (done / total)
  ///     //              ^^^^^^^^^^^^ note: '/' cut the fraction off before; 'Double(done) / total' says that it stays
  static func changedQuotient(
    keeping fraction: String,
    whole: String,
    at range: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .changedMeaning,
      "'/' cut the fraction off before; '\(fraction)' says that it stays",
      at: range,
      fixIts: replacement(whole, at: range)
    )
  }
}
