// Reports about sides, corners and directions.

import RasterSyntax

extension Diagnostic {
  /// Corners as they were labelled in the language's last version.
  ///
  ///     fill roundedRect(bounds, corners: Corners(topLeft: 8)), with: #000
  ///     //                       ^^^^^^^ error: corners are a 'radius:'
  static func cornersLabel(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .cornersLabel,
      "corners are a 'radius:', as one radius is",
      at: range,
      fixIts: replacement("radius", at: range)
    )
  }

  /// Insets as they were labelled in the language's last version.
  ///
  ///     let box = bounds.inset(by: Insets(left: 4))
  ///     //                     ^^ error: 'inset' takes insets, or edges by name
  static func insetBy(at range: SourceRange, whole: SourceRange, with text: String) -> Diagnostic {
    Diagnostic(
      .insetBy,
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
