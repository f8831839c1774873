// Diagnostics of percentages.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// A percentage where a number is required.
  ///
  ///     size 100%, 44
  ///     //   ^^^^ error: expected 'Double', found a percentage, which is a 'Fraction'
  static func fractionForLength(
    _ expected: String,
    at range: SourceRange,
    replacing texts: [(range: SourceRange, text: String)]
  ) -> Diagnostic {
    Diagnostic(
      .fractionForLength,
      "expected '\(expected)', found a percentage, which is a 'Fraction'",
      at: range,
      fixIts: texts.flatMap { replacement($0.text, at: $0.range) }
    )
  }

  /// A number greater than 1 where a fraction is required.
  ///
  ///     state progress: Fraction = 55
  ///     //                         ^^ error: 55 means 5500%; write '55%', or '5500%' if you mean that
  static func numberForFraction(
    _ number: Double,
    _ text: String,
    at range: SourceRange
  ) -> Diagnostic {
    let whole = Functions.percent(number)
    let part = Functions.string(number) + "%"
    return Diagnostic(
      .fractionRange,
      "\(text) means \(whole); write '\(part)', or '\(whole)' if you mean that",
      at: range,
      fixIts: replacement(part, at: range) + replacement(whole, at: range)
    )
  }

  /// A number that lacks a percent sign, where 100% is the maximum.
  ///
  ///     ink.opacity(55)
  ///     //          ^^ error: 55 means 5500%; write '55%'
  static func numberForPart(_ number: Double, _ text: String, at range: SourceRange) -> Diagnostic {
    let part = Functions.string(number) + "%"
    return Diagnostic(
      .fractionRange,
      "\(text) means \(Functions.percent(number)); write '\(part)'",
      at: range,
      fixIts: replacement(part, at: range)
    )
  }

  /// A fraction outside of the valid range.
  ///
  ///     ink.opacity(140%)
  ///     //          ^^^^ error: expected 0% to 100%, found 140%
  static func fractionRange(
    _ found: Double,
    _ range: ClosedRange<Double>,
    at place: SourceRange
  ) -> Diagnostic {
    let lower = Functions.percent(range.lowerBound)
    let upper = range.upperBound.isFinite ? "to \(Functions.percent(range.upperBound))" : "or more"
    return Diagnostic(
      .fractionRange,
      "expected \(lower) \(upper), found \(Functions.percent(found))",
      at: place
    )
  }
}
