// Reports about percentages.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// A percentage where a number is needed.
  ///
  ///     size 100%, 44
  ///     //   ^^^^ error: expected 'Double', found a percentage, which is a 'Fraction' of something
  static func fractionForLength(
    _ expected: String,
    at range: SourceRange,
    replacing texts: [(range: SourceRange, text: String)]
  ) -> Diagnostic {
    Diagnostic(
      .fractionForLength,
      "expected '\(expected)', found a percentage, which is a 'Fraction' of something",
      at: range,
      fixIts: texts.flatMap { replacement($0.text, at: $0.range) }
    )
  }

  /// A number that is more than the whole.
  ///
  ///     state progress: Fraction = 55
  ///     //                         ^^ error: 55 is 5500%; write '55%', or '5500%' if that is meant
  static func numberForFraction(
    _ number: Double,
    _ text: String,
    at range: SourceRange
  ) -> Diagnostic {
    let whole = Functions.percent(number)
    let part = Functions.string(number) + "%"
    return Diagnostic(
      .fractionRange,
      "\(text) is \(whole); write '\(part)', or '\(whole)' if that is meant",
      at: range,
      fixIts: replacement(part, at: range) + replacement(whole, at: range)
    )
  }

  /// A number that is a percentage without its sign, where no more than the whole is taken.
  ///
  ///     ink.opacity(55)
  ///     //          ^^ error: 55 is 5500%; write '55%'
  static func numberForPart(_ number: Double, _ text: String, at range: SourceRange) -> Diagnostic {
    let part = Functions.string(number) + "%"
    return Diagnostic(
      .fractionRange,
      "\(text) is \(Functions.percent(number)); write '\(part)'",
      at: range,
      fixIts: replacement(part, at: range)
    )
  }

  /// A fraction that a place does nothing with.
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
