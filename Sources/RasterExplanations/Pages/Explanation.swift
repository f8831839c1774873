// The page about a code of reports: what happened, why it is reported, and an example before and after.

import RasterSyntax

/// What is to be said of a code of reports, for those who meet it.
///
/// The pages are the texts in `Pages`, which `Explanation.init(page:)` reads; `rasterc explain` and the
/// page of the documentation are written from them.
package struct Explanation: Sendable {
  package let code: Diagnostic.Code
  /// The command that reports it, where `rasterc check` does not do so by itself.
  package let command: String?
  /// What happened, as one sentence.
  package let summary: String
  /// Why it is reported, in paragraphs.
  package let reasons: [String]
  /// A program that gives the report first.
  package let before: ExampleProgram
  /// The program as it is meant, which gives none.
  package let after: ExampleProgram

  /// All pages, in the order of their texts.
  package static let all: [Explanation] = [
    characters, lines, accessWords, names, imports, types, calls, components, drawings, looks,
    tokens, faces,
  ].flatMap { pages($0) }

  /// The page about a code.
  package static func page(about code: Diagnostic.Code) -> Explanation? {
    all.first { $0.code == code }
  }

  /// The pages of a text, each of which begins with `## `; what is no page is left out.
  package static func pages(_ text: String) -> [Explanation] {
    var pages: [[Substring]] = []
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("## ") {
        pages.append([line])
      } else if !pages.isEmpty {
        pages[pages.count - 1].append(line)
      }
    }
    return pages.compactMap { Explanation(page: $0) }
  }

  /// Reads a page; nil where it lacks a part.
  ///
  ///     ## unknown-name, by rasterc check
  ///     A name that nothing in sight declares.
  ///
  ///     Names are looked up in …
  ///
  ///     before, in draw:
  ///         fill circel(bounds), with: #0A84FF
  ///     after:
  ///         fill circle(bounds), with: #0A84FF
  init?(page lines: [Substring]) {
    guard
      let title = lines.first?.dropFirst(3),
      let beforeLine = lines.firstIndex(where: { $0.hasPrefix("before") && $0.hasSuffix(":") }),
      let afterLine = lines.firstIndex(of: "after:"), beforeLine < afterLine
    else { return nil }
    let parts = title.split(separator: ", by ", maxSplits: 1)
    guard let name = parts.first, let code = Diagnostic.Code(rawValue: String(name)) else {
      return nil
    }
    let paragraphs = lines[1..<beforeLine].filter { !$0.isEmpty }.map { String($0) }
    guard let summary = paragraphs.first else { return nil }
    self.code = code
    command = parts.count > 1 ? String(parts[1]) : nil
    self.summary = summary
    reasons = Array(paragraphs.dropFirst())
    let frame = ExampleProgram.Frame(lines[beforeLine])
    before = ExampleProgram(lines[(beforeLine + 1)..<afterLine], in: frame)
    after = ExampleProgram(lines[(afterLine + 1)...], in: frame)
  }
}
