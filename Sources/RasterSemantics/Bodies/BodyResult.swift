// The result of checking the body of a declaration.

import RasterSyntax
import RasterValues

/// A declaration's checked body, and the diagnostics and uses found in it.
struct BodyResult {
  let body: CheckedBody
  let diagnostics: [Diagnostic]
  let uses: [DeclarationID: SourceRange]
  /// The declarations that only tests use.
  let testUses: Set<DeclarationID>
  let usedImages: Set<Int>
  let usedOutlines: Set<ContentDigest>
  let usedFaces: Set<Int>
  /// Whether its text has syntax errors.
  let isTextBroken: Bool

  var hasErrors: Bool { isTextBroken || diagnostics.contains { $0.severity == .error } }
}

extension BodyResult {
  /// Creates the result of a body at `range`, whose diagnostics may belong to another declaration.
  init(
    _ body: CheckedBody,
    of checker: BodyChecker,
    at range: SourceRange,
    diagnostics: [Diagnostic]
  ) {
    self.init(
      body: body,
      diagnostics: diagnostics,
      uses: checker.uses,
      testUses: checker.testUses,
      usedImages: checker.usedImages,
      usedOutlines: checker.usedOutlines,
      usedFaces: checker.usedFaces,
      isTextBroken: checker.session.broken.intersects(range)
    )
  }

  /// The result of a function that calls itself, which has been reported.
  static func broken(_ function: FunctionSyntax) -> BodyResult {
    BodyResult(
      body: .function(FunctionBody(bindings: [], body: .error(at: function.range), slotCount: 0)),
      diagnostics: [],
      uses: [:],
      testUses: [],
      usedImages: [],
      usedOutlines: [],
      usedFaces: [],
      isTextBroken: true
    )
  }
}
