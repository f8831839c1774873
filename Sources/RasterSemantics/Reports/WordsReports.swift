// Diagnostics of text.

import RasterSyntax
import RasterValues

extension Diagnostic {
  /// A sum of strings and text runs.
  ///
  ///     text "was " + TextRun(price, strikethrough: true), in: bounds, style: body
  ///     //          ^ error: write text runs as a list: '["was ", TextRun(price, strikethrough: true)]'
  static func addedRuns(
    _ list: String,
    at range: SourceRange,
    whole: SourceRange
  ) -> Diagnostic {
    Diagnostic(
      .badOperand,
      "write text runs as a list: '\(list)'",
      at: range,
      fixIts: replacement(list, at: whole)
    )
  }

  /// A line height in points that is probably meant as a fraction of the font size.
  ///
  ///     text title, in: bounds, with: ink, lineHeight: 1.4
  ///     //                                             ^^^ warning: lines that are 1.4 points apart overlap; write '140%' for a fraction of the font size
  static func tinyLineHeight(
    _ points: Double,
    _ text: String,
    at range: SourceRange
  ) -> Diagnostic {
    let part = Functions.percent(points)
    return Diagnostic(
      .lineHeight,
      "lines that are \(text) points apart overlap; write '\(part)' for a fraction of the font size",
      at: range,
      fixIts: replacement(part, at: range)
    )
  }
}
