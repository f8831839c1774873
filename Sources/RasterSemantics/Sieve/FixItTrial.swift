// Tries the fix-its of diagnostics, and keeps those that correct more than they break.

import RasterSyntax

/// The fix-its that diagnostics offer.
package enum FixItPolicy: Sendable {
  /// Only fix-its that have been tried.
  ///
  /// Applied alone, each leaves fewer diagnostics and adds no new one in the lines that it changes.
  case tried
  /// All candidates.
  case untried
}

/// Tries fix-its by checking the edited sources again.
///
/// A mistake can have several causes, and correcting the most likely one can lead to another
/// diagnostic. Examples are a label where a colon is missing, and a struct's name where a component
/// has a similar name. No rule about a single diagnostic detects that, but checking does.
///
/// This takes at most the time of checking `byteLimit` bytes, or of checking all sources once.
/// Fix-its that remain untried are not offered.
struct FixItTrial {
  /// A limit that corresponds to some tenths of a second.
  private static let byteLimit = 1 << 20

  private let trees: [SyntaxTree]
  /// The diagnostics that are shown, and all diagnostics found.
  private let shown, before: [Diagnostic]
  private let byteCount: Int
  private let checkAgain: ([SyntaxTree]) -> [Diagnostic]
  private var bytesLeft: Int

  init(
    _ trees: [SyntaxTree],
    _ reports: [Diagnostic],
    among all: [Diagnostic],
    assetBytes: Int,
    checkAgain: @escaping ([SyntaxTree]) -> [Diagnostic]
  ) {
    self.trees = trees
    shown = reports
    before = all.filter { !$0.code.isOptional }
    // Assets are read and images decoded once; checking them again takes a fraction of the time of
    // text.
    byteCount = trees.reduce(assetBytes / 16) { $0 + $1.source.bytes.count }
    bytesLeft = max(Self.byteLimit, byteCount)
    self.checkAgain = checkAgain
  }

  /// Returns the diagnostics with the fix-its that are kept; first fix-its are tried first.
  mutating func reports() -> [Diagnostic] {
    var reports = shown
    let most = reports.reduce(0) { max($0, $1.fixIts.count) }
    var kept = reports.map { _ in [Diagnostic.FixIt]() }
    for place in 0..<most {
      for (index, report) in shown.enumerated() where place < report.fixIts.count {
        // If a name before a value can be a label, only the colon is missing.
        if report.code == .missingComma, !kept[index].isEmpty { continue }
        if improves(report.fixIts[place], for: report) { kept[index].append(report.fixIts[place]) }
      }
    }
    for index in reports.indices {
      reports[index].fixIts = kept[index]
      if kept[index].isEmpty, let name = suggestion(for: shown[index]) {
        reports[index].labels.append(
          Diagnostic.Label("did you mean '\(name)'?", at: shown[index].range)
        )
      }
    }
    return reports
  }

  /// Returns the suggested name for a wrong one, even if the line then has another mistake.
  private func suggestion(for report: Diagnostic) -> String? {
    guard let first = report.fixIts.first, first.range == report.range, first.isGuess,
      !report.message.utf8.contains(UInt8(ascii: ";"))
    else { return nil }
    switch report.code {
    case .unknownName, .unknownLabel, .unknownMember, .unknownWord: return first.replacement
    default: return nil
    }
  }

  /// Returns whether the fix-it leaves fewer diagnostics, and adds none in its lines.
  private mutating func improves(_ fixIt: Diagnostic.FixIt, for report: Diagnostic) -> Bool {
    guard bytesLeft >= byteCount else { return false }
    bytesLeft -= byteCount
    let source = trees[Int(fixIt.range.file.index)].source
    var bytes = source.bytes
    bytes.replaceSubrange(fixIt.range.bytes, with: Array(fixIt.replacement.utf8))
    let edited = SourceFile(id: source.id, path: source.path, bytes: bytes)
    var trees = trees
    trees[Int(source.id.index)] = parse(edited)
    // Optional warnings are not shown, so they do not count against a fix-it.
    let after = checkAgain(trees).filter { !$0.code.isOptional }
    guard
      report.severity == .error
        ? after.errorCount < before.errorCount : after.weight < before.weight
    else { return false }
    let lines = Lines(of: fixIt, in: edited)
    var known: [Wording: Int] = [:]
    for report in before { known[Wording(report), default: 0] += 1 }
    for report in after where lines.contains(report.range) {
      guard let count = known[Wording(report)], count > 0 else { return false }
      known[Wording(report)] = count - 1
    }
    return true
  }

  /// A diagnostic regardless of its position, since an edit moves the text after it.
  private struct Wording: Hashable {
    let code: Diagnostic.Code
    let message: String

    init(_ report: Diagnostic) {
      code = report.code
      message = report.message
    }
  }

  /// The lines that a fix-it changed, and the adjacent lines.
  private struct Lines {
    let file: FileID
    let bytes: Range<Int>

    init(of fixIt: Diagnostic.FixIt, in source: SourceFile) {
      let lower = Int(fixIt.range.lower)
      let first = source.location(of: lower).line
      let last = source.location(of: lower + fixIt.replacement.utf8.count).line
      file = source.id
      let end = source.lineBytes(min(last + 1, source.lineCount)).upperBound
      bytes = source.lineBytes(max(first - 1, 1)).lowerBound..<end + 1
    }

    func contains(_ range: SourceRange) -> Bool {
      range.file == file && bytes.contains(Int(range.lower))
    }
  }
}

extension [Diagnostic] {
  /// The number of errors, then the number of diagnostics.
  ///
  /// Warnings can appear once errors are corrected.
  fileprivate var weight: (Int, Int) { (errorCount, count) }

  fileprivate var errorCount: Int { reduce(0) { $0 + ($1.severity == .error ? 1 : 0) } }
}
