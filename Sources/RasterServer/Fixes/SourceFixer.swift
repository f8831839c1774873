// Applies fix-its to the inputs, round by round, and keeps those that reduce the diagnostics.

import RasterCommands
import RasterSyntax

/// Applies unambiguous fix-its to sources in memory.
///
/// A fix-it is applied if it is its diagnostic's only one and not a guess, or if it is the only one
/// of several that corrects the diagnostic. All fix-its of a round are tried together. If they do
/// not remove at least one error for each error that they address, each half is tried separately. A
/// single fix-it that improves nothing is reverted. Each try costs a check of all sources. There
/// are at most `mostTries` tries in at most `mostRounds` rounds.
package struct SourceFixer {
  private static let mostRounds = 40
  package static let mostTries = 400

  package private(set) var compilation: Compilation
  /// The number of applied fix-its for each file.
  package private(set) var counts: [FileID: Int] = [:]
  /// The original inputs.
  package let before: [SourceFile]
  private var triesLeft: Int
  /// The files of fix-its that correct an error alone but not in combination.
  private var refused: [FileID] = []

  package init(_ compilation: Compilation, mostTries: Int = Self.mostTries) {
    self.compilation = compilation
    triesLeft = mostTries
    before = compilation.loader.trees.map { $0.source }
  }

  /// Applies all fix-its that improve the sources.
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

  /// The edits of diagnostics with several fix-its of which only one remains after trying each.
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

  /// A fix-it, and whether its diagnostic is an error.
  private struct Edit {
    let fixIt: Diagnostic.FixIt
    let isOfError: Bool

    var range: SourceRange { fixIt.range }
  }

  /// The edits that can be applied together, from last to first, so that earlier ranges stay valid.
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

  /// Applies edits together, or else in halves, later ones first; returns whether any was applied.
  private mutating func apply(_ edits: ArraySlice<Edit>) -> Bool {
    guard triesLeft > 0 else { return false }
    triesLeft -= 1
    let edited = compilation.replacing(compilation.texts(applying: edits.map { $0.fixIt }))
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

  /// The files of the remaining fix-its: reverted, or untried if `hasTriesLeft` is false.
  package var left: [FileID] {
    edits(of: compilation.diagnostics).map { $0.range.file } + refused
  }

  package var hasTriesLeft: Bool { triesLeft > 0 }
}

extension Compilation {
  /// The numbers of errors and of all diagnostics; an improvement lowers this pair.
  fileprivate var weight: (Int, Int) { (errorCount, diagnostics.count) }

  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
