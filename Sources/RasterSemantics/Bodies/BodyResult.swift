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
