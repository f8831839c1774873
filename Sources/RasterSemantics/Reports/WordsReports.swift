// Reports about words.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// A sum of words and runs.
  ///
  ///     text "was " + TextRun(price, strikethrough: true), in: bounds, style: body
  ///     //          ^ error: runs stand in a list: '["was ", TextRun(price, strikethrough: true)]'
  static func addedRuns(
    _ list: String,
    at range: SourceRange,
    whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badOperand,
      "runs stand in a list: '\(list)'",
      at: range,
      fixIts: replacement(list, at: whole)
    )
  }

  /// A distance of lines that is meant as a part of the font's size.
  ///
  ///     text title, in: bounds, with: ink, lineHeight: 1.4
  ///     //                                             ^^^ warning: lines 1.4 points apart lie on each other; write '140%' for a part of the font's size
  static func tinyLineHeight(
    _ points: Double,
    _ text: String,
    at range: SourceRange
  ) -> Diagnostic {
    let part = Functions.percent(points)
    return Diagnostic(
      .lineHeight,
      "lines \(text) points apart lie on each other; write '\(part)' for a part of the font's size",
      at: range,
      fixIts: replacement(part, at: range)
    )
  }
}
