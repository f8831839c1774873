// Applies fix-its to the inputs, round by round, and keeps what mends.

import RasterCommands
import RasterSyntax

/// Applies the one cure of each report to sources in memory.
///
/// A report is mended where it offers one fix-it alone, which is no guess. All of a round are tried
/// together; where that does not leave an error less for each that they mend, halves are tried by themselves,
/// and what mends nothing alone is taken back. Each try costs a check of all sources; there are `mostTries`
/// at most, in at most `mostRounds` rounds.
struct SourceFixer {
  private static let mostRounds = 40
  private static let mostTries = 400

  private(set) var compilation: Compilation
  /// How many fix-its were applied, by the numbers of the files.
  private(set) var counts: [FileID: Int] = [:]
  /// The inputs as they were read.
  private let before: [SourceFile]
  private var triesLeft = Self.mostTries

  init(_ compilation: Compilation) {
    self.compilation = compilation
    before = compilation.loader.trees.map { $0.source }
  }

  /// Applies all that mends.
  mutating func run() {
    for _ in 0..<Self.mostRounds {
      let edits = edits()
      guard !edits.isEmpty, apply(edits[...]) else { return }
    }
  }

  /// A fix-it, and whether what it mends is an error.
  private struct Edit {
    let fixIt: Diagnostic.FixIt
    let isOfError: Bool

    var range: SourceRange { fixIt.range }
  }

  /// The edits that can be made together, from the last in the sources to the first, so that each leaves
  /// the places of those that follow it.
  private func edits() -> [Edit] {
    let all = compilation.diagnostics.compactMap { report -> Edit? in
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

  // MARK: What came of it

  /// Writes the files that have changed, and says how many fix-its each took, and how many were taken back;
  /// none where one of the files is to stay.
  func write() throws(Failure) {
    var numbers: [String: Int] = [:]
    for (file, count) in counts {
      numbers[compilation.loader.trees[Int(file.index)].source.path] = count
    }
    try changed.write(verb: "fix") { source throws(Failure) in
      let count = numbers[source.path] ?? 0
      try Streams.output("\(source.path): \(count) \(count == 1 ? "fix" : "fixes")\n")
    }
    var left: [FileID: Int] = [:]
    for edit in edits() { left[edit.range.file, default: 0] += 1 }
    for (file, count) in left.sorted(by: { $0.key < $1.key }) {
      let path = compilation.loader.trees[Int(file.index)].source.path
      let fixes = "\(count) \(count == 1 ? "fix" : "fixes")"
      let why = triesLeft > 0 ? "taken back, for other mistakes" : "not tried, for want of time"
      try Streams.output("\(path): \(fixes) \(why)\n")
    }
  }

  /// Prints what would change, for `git apply` and `patch -p1`.
  func printDifferences() throws(Failure) { try changed.printDifferences() }

  private var changed: ChangedSources {
    ChangedSources(
      sources: counts.keys.sorted().map { file in
        let after = compilation.loader.trees[Int(file.index)].source
        return .init(path: after.path, before: before[Int(file.index)].bytes, after: after.bytes)
      }
    )
  }
}

extension Compilation {
  /// Errors, then all reports: what is mended has less of either.
  fileprivate var weight: (Int, Int) { (errorCount, diagnostics.count) }

  fileprivate var errorCount: Int { diagnostics.count { $0.severity == .error } }
}
