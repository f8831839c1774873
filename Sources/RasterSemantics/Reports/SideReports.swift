// Reports about sides, corners and directions.

import RasterSyntax

extension Diagnostic {
  /// Insets with a label that they had before.
  ///
  ///     let box = bounds.inset(by: Insets(left: 4))
  ///     //                     ^^ error: 'inset' takes insets, or edges by name
  static func insetBy(at range: SourceRange, whole: SourceRange, with text: String) -> Diagnostic {
    Diagnostic(
      .renamed,
      "'inset' takes insets without a label, or edges by their names",
      at: range,
      fixIts: replacement(text, at: whole)
    )
  }

  /// A side for the eye beside one for words.
  ///
  ///     let box = bounds.inset(left: 8, trailing: 4)
  ///     //                              ^^^^^^^^ error: 'trailing' goes by where words begin, 'left' does not
  static func mixedSides(
    _ label: String,
    beside first: String,
    at range: SourceRange,
    meant: String?
  ) -> Diagnostic {
    Diagnostic(
      .mixedSides,
      "one of '\(first)' and '\(label)' goes by where words begin, the other does not",
      at: range,
      fixIts: replacement(meant, at: range)
    )
  }

  /// A question for the direction in what is turned over by itself.
  ///
  ///     mirrors
  ///     let isTurned = environment.layoutDirection == .rightToLeft
  ///     //             ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: the component is turned over by 'mirrors' already
  static func mirroredTwice(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .mirroredTwice,
      "the component is turned over by 'mirrors' already",
      at: range,
      labels: [Label("here", at: first)]
    )
  }
}
