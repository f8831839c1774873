// Diagnostics of comments that allow warnings.

import RasterSyntax

extension Diagnostic {
  /// A comment that allows a warning that is not reported.
  ///
  ///     // allow unread-property: the host reads it
  ///     //       ^^^^^^^^^^^^^^^ warning: no 'unread-property' warning is reported here
  ///     state isOn: Bool = false
  static func unneededAllow(_ code: Code, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unneededAllow, "no '\(code.rawValue)' warning is reported here", at: range)
  }

  /// A comment that allows a warning with a misspelt name.
  ///
  ///     // allow unread-propery: the host reads it
  ///     //       ^^^^^^^^^^^^^^ warning: unknown warning 'unread-propery'
  static func unknownAllow(_ name: String, at range: SourceRange, nearest: String) -> Diagnostic {
    Diagnostic(
      .unneededAllow,
      "unknown warning '\(name)'",
      at: range,
      fixIts: suggestion(nearest, at: range)
    )
  }

  /// A comment that allows an error.
  ///
  ///     // allow unknown-name: it will be declared
  ///     //       ^^^^^^^^^^^^ warning: 'unknown-name' is an error and cannot be allowed
  static func allowedError(_ code: Code, at range: SourceRange) -> Diagnostic {
    Diagnostic(.unneededAllow, "'\(code.rawValue)' is an error and cannot be allowed", at: range)
  }

  /// A comment that allows a warning without a reason.
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
