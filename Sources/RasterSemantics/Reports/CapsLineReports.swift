// Reports about how a line of caps is written.

import RasterSyntax

extension Diagnostic {
  /// Something beside `.auto`.
  ///
  ///     caps .auto, unchecked: true
  ///     //          ^^^^^^^^^^^^^^^ error: '.auto' stands alone: these are the least caps that are proved
  static func capsAuto(at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .capsAuto,
      "'.auto' stands alone: these are the least caps that are proved",
      at: range
    )
  }

  /// `unchecked:` with something that is not written out.
  ///
  ///     caps 8, unchecked: isOn
  ///     //                 ^^^^ error: expected 'true' or 'false'
  static func uncheckedCaps(at range: SourceRange) -> Diagnostic {
    Diagnostic(.uncheckedCaps, "expected 'true' or 'false'", at: range)
  }
}
