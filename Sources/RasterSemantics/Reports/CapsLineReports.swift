// Diagnostics of the arguments of `caps`.

import RasterSyntax

extension Diagnostic {
  /// Another argument with `.auto`.
  ///
  ///     caps .auto, unchecked: true
  ///     //          ^^^^^^^^^^^^^^^ error: '.auto' takes no other arguments: it chooses the smallest caps that can be proved
  static func capsAuto(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .capsAuto,
      "'.auto' takes no other arguments: it chooses the smallest caps that can be proved",
      at: range
    )
  }

  /// `unchecked:` with a value that is not a literal.
  ///
  ///     caps 8, unchecked: isOn
  ///     //                 ^^^^ error: expected 'true' or 'false'
  static func uncheckedCaps(at range: SourceRange) -> Diagnostic {
    Diagnostic(.uncheckedCaps, "expected 'true' or 'false'", at: range)
  }
}
