// Applies fix-its to the inputs, round by round, and keeps what mends.

import RasterCommands
import RasterSyntax

/// Applies the one cure of each report to sources in memory.
///
/// A report is mended where it offers one fix-it alone, which is no guess, or where of several one alone
/// mends. All of a round are tried together; where that does not leave an error less for each that they mend, halves are tried by themselves,
/// and what mends nothing alone is taken back. Each try costs a check of all sources; there are `mostTries`
/// at most, in at most `mostRounds` rounds.
package struct SourceFixer {
  private static let mostRounds = 40
  package static let mostTries = 400

  package private(set) var compilation: Compilation
  /// How many fix-its were applied, by the numbers of the files.
  package private(set) var counts: [FileID: Int] = [:]
  /// The inputs as they were read.
  package let before: [SourceFile]
  private var triesLeft: Int
  /// Those of several fix-its that mend alone, and with others do not.
  private var refused: [FileID] = []

  package init(_ compilation: Compilation, mostTries: Int = Self.mostTries) {
    self.compilation = compilation
    triesLeft = mostTries
    before = compilation.loader.trees.map { $0.source }
  }

  /// Applies all that mends.
  package mutating func run() {
    for _ in 0..<Self.mostRounds {
      let edits = edits(of: compilation.diagnostics)
      if !edits.isEmpty, apply(edits[...]) { continue }
      let chosen = chosenEdits()
      guard !chosen.isEmpty, apply(chosen[...]) else {
        refused = chosen.map { $0.range.file }
        return
      }
    }
  }

  /// The edits that are left of several that a report offers once each has been tried.
  private func chosenEdits() -> [Edit] {
    func isChoice(_ report: Diagnostic) -> Bool {
      report.fixIts.count > 1 && report.fixIts.contains { !$0.isGuess }
    }
    let choices = compilation.diagnostics.filter(isChoice).map { $0.range }
    guard !choices.isEmpty else { return [] }
    return edits(
      of: compilation.withTriedFixIts().diagnostics.filter { choices.contains($0.range) }
    )
  }

  /// A fix-it, and whether what it mends is an error.
  private struct Edit {
    let fixIt: Diagnostic.FixIt
    let isOfError: Bool

    var range: SourceRange { fixIt.range }
  }

  /// The edits that can be made together, from the last in the sources to the first, so that each leaves
  /// the places of those that follow it.
  private func edits(of reports: [Diagnostic]) -> [Edit] {
    let all = reports.compactMap { report -> Edit? in
      guard report.fixIts.count == 1, let fixIt = report.fixIts.first, !fixIt.isGuess,
        compilation.isInput(fixIt.range)
      else { return nil }
      return Edit(fixIt: fixIt, isOfError: report.severity == .error)
    }
    let sorted = all.enumerated().sorted { left, right in
      let (first, second) = (left.element.range, right.element.range)
      return (first.file, first.lower, first.upper, left.offset)
        < (second.file, second.lower, second.upper, right.offset)
    }
    var apart: [Edit] = []
    for (_, edit) in sorted {
      if let last = apart.last, last.range.file == edit.range.file,
        edit.range.lower < last.range.upper || edit.range == last.range
      {
        continue
      }
      apart.append(edit)
    }
    return apart.reversed()
  }

  /// Applies edits together, or else by halves, the later ones first; whether any was applied.
  private mutating func apply(_ edits: ArraySlice<Edit>) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    var texts: [FileID: [UInt8]] = [:]
    for edit in edits {
      let file = edit.range.file
      let text = compilation.loader.trees[Int(file.index)].source.bytes
      texts[file, default: text]
        .replaceSubrange(edit.range.bytes, with: Array(edit.fixIt.replacement.utf8))
    }
    let edited = compilation.replacing(texts)
    let mended = edits.count == 1 ? 0 : edits.count { $0.isOfError }
    if edited.weight < compilation.weight, edited.errorCount + mended <= compilation.errorCount {
      compilation = edited
      for edit in edits { counts[edit.range.file, default: 0] += 1 }
      return true
    }
    guard edits.count > 1 else { return false }
    let middle = edits.startIndex + edits.count / 2
    let isLaterMended = apply(edits[..<middle])
    let isEarlierMended = apply(edits[middle...])
    return isLaterMended || isEarlierMended
  }

  /// The fix-its that are left, with their files: taken back, or not tried where `hasTriesLeft` is false.
  package var left: [FileID] {
    edits(of: compilation.diagnostics).map { $0.range.file } + refused
  }

  package var hasTriesLeft: Bool { triesLeft > 0 }
}

extension Compilation {
  /// Errors, then all reports: what is mended has less of either.
  fileprivate var weight: (Int, Int) { (errorCount, diagnostics.count) }

  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
