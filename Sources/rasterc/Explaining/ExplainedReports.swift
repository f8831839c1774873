// `rasterc explain CODE`: prints the explanation of a diagnostic code, or the list of all codes.

import RasterCommands
import RasterExplanations
import RasterInterpreter
import RasterSyntax

extension Option {
  static let listCodes = Option("list", "List the codes of all reports, one per line.")
}

extension Arguments {
  /// The text to print: the page about a code, or the list of all codes.
  func explainedReports() throws(Failure) -> String {
    let isRecord = try wantsRecord()
    if has(.listCodes) {
      guard inputs.isEmpty else { throw .usage("--list takes no input") }
      return Explanation.list(asRecord: isRecord)
    }
    guard inputs.count == 1, let name = inputs.first else {
      throw .usage("explain takes one code, such as unknown-name; --list lists all codes")
    }
    guard let code = Diagnostic.Code(rawValue: name), let page = Explanation.page(about: code)
    else {
      if FileSystem.kind(of: name) != nil {
        throw .usage(
          "explain takes a code; run 'rasterc inspect \(name)' to list the inputs of a component"
        )
      }
      let names = Diagnostic.Code.allCases.map(\.rawValue)
      throw .usage(
        "unknown code '\(name)'" + suggestion(for: name, in: names)
          + "; to list all codes, run 'rasterc explain --list'"
      )
    }
    return isRecord ? page.json : page.text(report: page.report(drawingTrial: .drawing))
  }
}

extension Explanation {
  /// One line for each code, in the order of the compiler's stages.
  fileprivate static func list(asRecord: Bool) -> String {
    let pages = Diagnostic.Code.allCases.compactMap { page(about: $0) }
    if asRecord { return ExplanationRecord(pages).jsonLine + "\n" }
    let rows = pages.map { ("\($0.code.rawValue) (\($0.code.severity.rawValue))", $0.summary) }
    return Command.table(rows) + "\n"
  }

  /// The page as JSON on one line.
  var json: String { ExplanationRecord([self]).jsonLine + "\n" }
}

/// Pages as JSON, for tools.
private struct ExplanationRecord: Encodable {
  let version = 1
  let pages: [Page]

  struct Page: Encodable {
    let code, severity, summary: String
    let reasons: [String]
    let command: String?
    let before, after: [File]
  }

  struct File: Encodable {
    let path, text: String
  }

  init(_ pages: [Explanation]) {
    self.pages = pages.map { page in
      Page(
        code: page.code.rawValue,
        severity: page.code.severity.rawValue,
        summary: page.summary,
        reasons: page.reasons,
        command: page.command,
        before: page.before.files.map { File(path: $0.path, text: $0.text) },
        after: page.after.files.map { File(path: $0.path, text: $0.text) }
      )
    }
  }
}
