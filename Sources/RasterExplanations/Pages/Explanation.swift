// The explanation of a diagnostic code, with an example before and after the correction.

import RasterSyntax

/// The explanation of a diagnostic code.
///
/// `init(page:)` parses it from the texts in `Pages`. `rasterc explain` prints it, and the
/// documentation is generated from all explanations.
package struct Explanation: Sendable {
  package let code: Diagnostic.Code
  /// The command that reports the diagnostic, or nil if the checker alone reports it.
  package let command: String?
  /// The meaning of the diagnostic, in one sentence.
  package let summary: String
  /// The reasons for the diagnostic and its cure, in one to three paragraphs.
  package let reasons: [String]
  /// A program whose first diagnostic has the code.
  package let before: ExampleProgram
  /// The corrected program, which has no diagnostics.
  package let after: ExampleProgram

  /// All explanations, in the order of their texts.
  package static let all: [Explanation] = [
    characters, lines, accessWords, names, imports, types, calls, components, drawings, looks,
    tokens, faces, editions,
  ].flatMap { pages($0) }

  /// Returns the explanation of a code.
  package static func page(about code: Diagnostic.Code) -> Explanation? {
    all.first { $0.code == code }
  }

  /// Parses the pages of a text, each of which begins with `## `, and skips invalid ones.
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

  /// Parses a page, or returns nil if a part is missing.
  ///
  ///     ## unknown-name, by rasterc check
  ///     The name is not declared in this scope.
  ///
  ///     The compiler looks for names in …
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
