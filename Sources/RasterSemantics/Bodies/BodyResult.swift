// What checking the body of a declaration gives.

import RasterSyntax
import RasterValues

/// A declaration's checked body, and what checking it brought up.
struct BodyResult {
  let body: CheckedBody
  let diagnostics: [Diagnostic]
  let uses: [DeclarationID: SourceRange]
  /// What tests alone use.
  let testUses: Set<DeclarationID>
  let usedImages: Set<Int>
  let usedOutlines: Set<ContentDigest>
  let usedFaces: Set<Int>
  /// Whether the parser found a mistake in its text.
  let isTextBroken: Bool

  var hasErrors: Bool { isTextBroken || diagnostics.contains { $0.severity == .error } }
}
