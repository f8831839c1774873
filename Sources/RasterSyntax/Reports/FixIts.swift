// Applies the fix-its of diagnostics.

/// The bytes of `source` after applying the first fix-it of each of its diagnostics.
///
/// Further fix-its of a diagnostic are alternatives. Edits are applied in source order. An edit
/// that touches text that an earlier edit has changed is skipped, as are repeated equal edits.
package func applyFixIts(of diagnostics: [Diagnostic], to source: SourceFile) -> [UInt8] {
  let edits = diagnostics.compactMap { $0.fixIts.first }.filter { $0.range.file == source.id }
    .enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      return (first.lower, first.upper, left.offset) < (second.lower, second.upper, right.offset)
    }.map { $0.element }
  var result: [UInt8] = []
  var position = 0
  var last: Diagnostic.FixIt?
  for edit in edits {
    let bytes = edit.range.bytes
    guard bytes.lowerBound >= position, bytes.upperBound <= source.bytes.count, edit != last else {
      continue
    }
    result += source.bytes[position..<bytes.lowerBound]
    result += Array(edit.replacement.utf8)
    position = bytes.upperBound
    last = edit
  }
  return result + source.bytes[position...]
}
