// Reports about comments that allow warnings.

import RasterSyntax

extension Diagnostic {
  /// A comment that allows a warning which is not there.
  ///
  ///     // allow unread-property: the host reads it
  ///     //       ^^^^^^^^^^^^^^^ warning: nothing here is reported as 'unread-property'
  ///     state isOn: Bool = false
  static func unneededAllow(_ code: Code, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unneededAllow, "nothing here is reported as '\(code.rawValue)'", at: range)
  }

  /// A comment that allows a warning of nearly that name.
  ///
  ///     // allow unread-propery: the host reads it
  ///     //       ^^^^^^^^^^^^^^ warning: there is no warning 'unread-propery'
  static func unknownAllow(_ name: String, at range: SourceRange, nearest: String) -> Diagnostic {
    Diagnostic(
      .unneededAllow,
      "there is no warning '\(name)'",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A comment that allows an error.
  ///
  ///     // allow unknown-name: it will be declared
  ///     //       ^^^^^^^^^^^^ warning: 'unknown-name' is an error, which nothing allows
  static func allowedError(_ code: Code, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unneededAllow, "'\(code.rawValue)' is an error, which nothing allows", at: range)
  }

  /// A comment that allows a warning, and does not say why.
  ///
  ///     // allow unread-property
  ///     //       ^^^^^^^^^^^^^^^ warning: expected ':' and a reason after 'unread-property'
  static func allowWithoutReason(_ code: Code, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .allowWithoutReason,
      "expected ':' and a reason after '\(code.rawValue)'",
      at: range
    )
  }
}
