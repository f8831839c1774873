// Tries the edits that reports offer, and keeps those that mend more than they break.

import RasterSyntax

/// The fix-its that reports offer.
package enum FixItPolicy: Sendable {
  /// Only those that have been tried: applied alone, each leaves fewer reports, and none that is new
  /// in the lines that it changes.
  case tried
  /// All that came to mind.
  case untried
}

/// Tries fix-its by checking the sources again with each.
///
/// A mistake can have several causes, and what its text looks like may be mended in a way that gives
/// the next report: a label where a colon is missing, a struct's name where a component of nearly that
/// name is at hand. No rule about one report sees that; checking does.
///
/// Takes the time of checking `byteLimit` bytes at most, or once all sources. What is left then is not
/// offered.
struct FixItTrial {
  /// Some tenths of a second.
  private static let byteLimit = 1 << 20

  private let trees: [SyntaxTree]
  /// The reports that are shown, and all that were made.
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
    // Assets are read and images decoded once; what is left takes a fraction of the time of text.
    byteCount = trees.reduce(assetBytes / 16) { $0 + $1.source.bytes.count }
    bytesLeft = max(Self.byteLimit, byteCount)
    self.checkAgain = checkAgain
  }

  /// The reports, each with the fix-its that it keeps; the first of each are tried first.
  mutating func reports() -> [Diagnostic] {
    var reports = shown
    let most = reports.reduce(0) { max($0, $1.fixIts.count) }
    var kept = reports.map { _ in [Diagnostic.FixIt]() }
    for place in 0..<most {
      for (index, report) in shown.enumerated() where place < report.fixIts.count {
        // A name before a value is a label that lacks its colon, if it can be one.
        if report.code == .missingComma, !kept[index].isEmpty { continue }
        if mends(report.fixIts[place], for: report) { kept[index].append(report.fixIts[place]) }
      }
    }
    for index in reports.indices {
      reports[index].fixIts = kept[index]
      if kept[index].isEmpty, let name = meant(by: shown[index]) {
        reports[index].labels.append(
          Diagnostic.Label("'\(name)' may be meant", at: shown[index].range)
        )
      }
    }
    return reports
  }

  /// The name that was offered for a wrong one, although with it the line has another mistake.
  private func meant(by report: Diagnostic) -> String? {
    guard let first = report.fixIts.first, first.range == report.range, first.isGuess,
      !report.message.utf8.contains(UInt8(ascii: ";"))
    else { return nil }
    switch report.code {
    case .unknownName, .unknownLabel, .unknownMember, .unknownWord: return first.replacement
    default: return nil
    }
  }

  /// Whether the edit leaves fewer reports, and no other in its lines.
  private mutating func mends(_ fixIt: Diagnostic.FixIt, for report: Diagnostic) -> Bool {
    guard bytesLeft >= byteCount else { return false }
    bytesLeft -= byteCount
    let source = trees[Int(fixIt.range.file.index)].source
    var bytes = source.bytes
    bytes.replaceSubrange(fixIt.range.bytes, with: Array(fixIt.replacement.utf8))
    let edited = SourceFile(id: source.id, path: source.path, bytes: bytes)
    var trees = trees
    trees[Int(source.id.index)] = parse(edited)
    // Warnings that nobody asked for are not shown, and say nothing against an edit.
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

  /// A report wherever it stands: an edit moves what follows it.
  private struct Wording: Hashable {
    let code: Diagnostic.Code
    let message: String

    init(_ report: Diagnostic) {
      code = report.code
      message = report.message
    }
  }

  /// The lines of the text that a fix-it wrote, with those next to them.
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
  /// The number of errors, then that of all reports: warnings appear when errors are mended.
  fileprivate var weight: (Int, Int) { (errorCount, count) }

  fileprivate var errorCount: Int { reduce(0) { $0 + ($1.severity == .error ? 1 : 0) } }
}
