// The differences between the texts of two checks, as one replaced range in each file.

import RasterSyntax

/// The edits that lead from the files of one check to those of the next.
///
/// Each file has one replaced range; the text before it and after it is equal. Ranges outside the
/// replaced text can therefore be moved to their new positions.
package struct SourceEdits: Sendable {
  /// A replaced range of bytes.
  private struct Edit {
    let lower, oldUpper, newUpper: Int
  }

  /// The edit of each file, or nil for a file without changes.
  private let edits: [Edit?]

  /// Compares files in order; returns nil if their number or their paths differ.
  init?(from old: [SourceFile], to new: [SourceFile]) {
    guard old.count == new.count else { return nil }
    var edits: [Edit?] = []
    for (old, new) in zip(old, new) {
      guard old.path == new.path else { return nil }
      edits.append(Self.edit(from: old.bytes, to: new.bytes))
    }
    self.edits = edits
  }

  private static func edit(from old: [UInt8], to new: [UInt8]) -> Edit? {
    if old == new { return nil }
    let shorter = min(old.count, new.count)
    var lower = 0
    while lower < shorter, old[lower] == new[lower] { lower += 1 }
    var same = 0
    while same < shorter - lower, old[old.count - 1 - same] == new[new.count - 1 - same] {
      same += 1
    }
    return Edit(lower: lower, oldUpper: old.count - same, newUpper: new.count - same)
  }

  /// Returns whether a file has changed.
  func changes(_ file: FileID) -> Bool { edits[Int(file.index)] != nil }

  /// Returns the new position of an old range, or nil if the range touches the replaced text.
  package func moved(_ range: SourceRange) -> SourceRange? {
    guard let edit = edits[Int(range.file.index)] else { return range }
    if Int(range.upper) < edit.lower { return range }
    guard Int(range.lower) > edit.oldUpper else { return nil }
    let offset = edit.newUpper - edit.oldUpper
    return SourceRange(
      file: range.file,
      lower: Int(range.lower) + offset,
      upper: Int(range.upper) + offset
    )
  }

  /// Returns old diagnostics at their new positions, or nil if one of them touches replaced text.
  func moved(_ diagnostics: [Diagnostic]) -> [Diagnostic]? {
    var result: [Diagnostic] = []
    for old in diagnostics {
      guard let range = moved(old.range) else { return nil }
      var new = Diagnostic(old.code, old.message, at: range)
      new.severity = old.severity
      for label in old.labels {
        guard let range = moved(label.range) else { return nil }
        new.labels.append(Diagnostic.Label(label.message, at: range))
      }
      for fixIt in old.fixIts {
        guard let range = moved(fixIt.range) else { return nil }
        new.fixIts.append(
          Diagnostic.FixIt(
            fixIt.message,
            replacing: range,
            with: fixIt.replacement,
            isGuess: fixIt.isGuess
          )
        )
      }
      result.append(new)
    }
    return result
  }
}
