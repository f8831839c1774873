// `rasterc explain CODE`: the page about a code of reports, and the list of all codes.

import RasterCommands
import RasterExplanations
import RasterInterpreter
import RasterSyntax

extension Option {
  static let listCodes = Option("list", "List the codes of all reports, a line each.")
}

extension Arguments {
  /// What is printed where the arguments ask about reports, and not about a component; else nil.
  ///
  /// An input is a code where one is called so, or where nothing of that name is on disk and it looks
  /// like none that was meant to be: `./cycle` is a folder.
  func explainedReports() throws(Failure) -> String? {
    if has(.listCodes) {
      guard inputs.isEmpty else { throw .usage("--list takes no input") }
      return Explanation.list(asRecord: wantsRecord)
    }
    guard inputs.count == 1, let name = inputs.first else { return nil }
    guard let code = Diagnostic.Code(rawValue: name) else {
      let looksLikeCode = name.allSatisfy {
        $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-")
      }
      guard looksLikeCode, name != "-", FileSystem.kind(of: name) == nil else { return nil }
      let names = Diagnostic.Code.allCases.map(\.rawValue)
      throw .usage(
        "there is no file and no report '\(name)'" + suggestion(for: name, in: names)
          + "; 'rasterc explain --list' lists the reports"
      )
    }
    guard let page = Explanation.page(about: code) else { return nil }
    return wantsRecord ? page.json : page.text(report: page.report(drawingTrial: .drawing))
  }
}

extension Explanation {
  /// A line for each code, in the order of the compiler's stages.
  fileprivate static func list(asRecord: Bool) -> String {
    let pages = Diagnostic.Code.allCases.compactMap { page(about: $0) }
    if asRecord { return ExplanationRecord(pages).jsonLine + "\n" }
    let rows = pages.map { ("\($0.code.rawValue) (\($0.code.severity.rawValue))", $0.summary) }
    return Command.table(rows) + "\n"
  }

  /// The page as a record on one line.
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
