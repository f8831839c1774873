// Diagnostics of sides, corners and directions.

import RasterSyntax

extension Diagnostic {
  /// Insets with a label, which the language's previous version had.
  ///
  ///     let box = bounds.inset(by: Insets(left: 4))
  ///     //                     ^^ error: 'inset' takes insets without a label, or single edges such as 'left: 4'
  static func insetBy(at range: SourceRange, whole: SourceRange, with text: String) -> Diagnostic {
    Diagnostic(
      .renamed,
      "'inset' takes insets without a label, or single edges such as 'left: 4'",
      at: range,
      fixIts: replacement(text, at: whole)
    )
  }

  /// A physical side such as `left` together with a relative one such as `trailing`.
  ///
  ///     let box = bounds.inset(left: 8, trailing: 4)
  ///     //                              ^^^^^^^^ error: 'left' and 'trailing' cannot be combined: only one of them depends on the layout direction
  static func mixedSides(
    _ label: String,
    beside first: String,
    at range: SourceRange,
    meant: String?
  ) -> Diagnostic {
    Diagnostic(
      .mixedSides,
      "'\(first)' and '\(label)' cannot be combined: only one of them depends on the layout direction",
      at: range,
      fixIts: replacement(meant, at: range)
    )
  }

  /// A use of the layout direction in a component that is mirrored automatically.
  ///
  ///     mirrors
  ///     let isRTL = environment.layoutDirection == .rightToLeft
  ///     //          ^^^^^^^^^^^^^^^^^^^^^^^^^^^ warning: 'mirrors' already mirrors this component
  static func mirroredTwice(at range: SourceRange, first: SourceRange) -> Diagnostic {
    Diagnostic(
      .mirroredTwice,
      "'mirrors' already mirrors this component",
      at: range,
      labels: [Label("'mirrors' is here", at: first)]
    )
  }
}
