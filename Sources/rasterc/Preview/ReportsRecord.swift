// Diagnostics with their source lines and fix-its.

import RasterCommands
import RasterSyntax

/// The diagnostics of the sources.
struct ReportsRecord: Encodable {
  let version = 1
  let number: Int
  let failure: String?
  let reports: [Report]
  /// The number of reports that are not shown.
  let omitted: Int
  /// Whether any report has a fix-it that is not a guess.
  let canFixAll: Bool

  struct Report: Encodable {
    let severity, code, message: String
    let excerpt: Excerpt?
    let labels: [Label]
    let fixIts: [FixIt]
  }

  struct Label: Encodable {
    let message: String
    let excerpt: Excerpt?
  }

  struct FixIt: Encodable {
    let message: String
    let isGuess: Bool
  }

  /// A source line, split at the reported range, with the line above.
  struct Excerpt: Encodable {
    let file: String
    let line, column: Int
    let above: String?
    let before, marked, after: String
  }

  /// The maximum number of shown reports.
  private static let limit = 100

  init(_ snapshot: PreviewSnapshot, _ reports: [Diagnostic]) {
    number = snapshot.number
    failure = snapshot.failure.map(snapshot.folder.shown(message:))
    guard let compilation = snapshot.latest else {
      (self.reports, omitted, canFixAll) = ([], 0, false)
      return
    }
    let sources = compilation.sources
    omitted = max(0, reports.count - Self.limit)
    canFixAll = reports.contains { $0.isMended && compilation.isInput($0.range) }
    self.reports = reports.prefix(Self.limit).map { report in
      Report(
        severity: report.severity.rawValue,
        code: report.code.rawValue,
        message: report.message,
        excerpt: Excerpt(report.range, sources, snapshot.folder),
        labels: report.labels.map {
          Label(message: $0.message, excerpt: Excerpt($0.range, sources, snapshot.folder))
        },
        fixIts: report.fixIts.map { FixIt(message: $0.message, isGuess: $0.isGuess) }
      )
    }
  }
}

extension Diagnostic {
  /// Whether it has exactly one fix-it, which is not a guess.
  fileprivate var isMended: Bool { fixIts.count == 1 && !fixIts[0].isGuess }
}

extension ReportsRecord.Excerpt {
  /// The maximum number of bytes shown of a line.
  private static let limit = 400

  init?(_ range: SourceRange, _ sources: SourceFiles, _ folder: PreviewFolder) {
    guard let source = sources[range.file] else { return nil }
    let location = source.location(of: Int(range.lower))
    (file, line, column) = (folder.shown(source.path), location.line, location.column)
    let bytes = source.lineBytes(location.line)
    let lower = min(max(Int(range.lower), bytes.lowerBound), bytes.upperBound)
    let upper = min(max(Int(range.upper), lower), bytes.upperBound)
    func text(_ range: Range<Int>) -> String {
      String(decoding: source.bytes[range], as: UTF8.self)
    }
    let first = max(bytes.lowerBound, lower - Self.limit)
    let last = min(bytes.upperBound, max(upper, lower + Self.limit))
    before = text(first..<lower)
    marked = text(lower..<min(upper, last))
    after = text(min(upper, last)..<last)
    let above = line > 1 ? source.lineText(line - 1) : ""
    self.above = above.isEmpty || above.utf8.count > Self.limit ? nil : above
  }
}
