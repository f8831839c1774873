// Renders explanations as text for terminals, and as Markdown for the documentation.

import RasterSyntax

extension Explanation {
  /// Returns the page as terminal output; `report` is the diagnostic of the program before.
  package func text(report: String?) -> String {
    var blocks = ["\(code.severity.rawValue): \(code.rawValue)", summary]
    blocks += reasons
    if let command { blocks.append("Reported by '\(command)'.") }
    blocks = blocks.map { Self.wrapped($0) }
    blocks.append("before:\n\n" + Self.indented(before))
    if let report { blocks.append(report.dropLast().description) }
    blocks.append("after:\n\n" + Self.indented(after))
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns the page as a section of the documentation.
  package func markdown(report: String?) -> String {
    var blocks = ["## \(code.rawValue)", "**\(code.severity.rawValue).** \(summary)"]
    blocks += reasons
    if let command { blocks.append("Reported by `\(command)`.") }
    blocks += Self.fenced(before)
    if let report { blocks.append("```\n\(report)```") }
    blocks.append("Corrected:")
    blocks += Self.fenced(after)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Returns all pages as one page of the documentation.
  package static func markdown(report: (Explanation) -> String?) -> String {
    let codes = Diagnostic.Code.allCases
    return """
      # Reports

      Every diagnostic: what it means, why it matters, and how to fix it.

      ## Overview

      Each diagnostic ends in its code, such as `[unknown-name]`. `rasterc explain unknown-name` prints the section about that code, and `rasterc explain --list` lists all codes. To set the level of a warning, pass its code to `-A` (suppress it), `-W` (report it as a warning) or `-E` (report it as an error).

      """ + "\n"
        + codes.compactMap { page(about: $0) }.map { $0.markdown(report: report($0)) }
        .joined(separator: "\n")
  }

  private static func fenced(_ program: ExampleProgram) -> [String] {
    program.files.map { file in
      let name = program.files.count > 1 ? "`\(file.path)`:\n\n" : ""
      let language = file.path.hasSuffix(".svg") ? "xml" : "raster"
      return "\(name)```\(language)\n\(file.text)```"
    }
  }

  private static func indented(_ program: ExampleProgram) -> String {
    program.files.map { file in
      let name = program.files.count > 1 ? "  \(file.path)\n\n" : ""
      let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
      return name + lines.map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }.joined(separator: "\n\n")
  }

  /// Breaks the text into lines of at most 80 characters, except for longer words.
  private static func wrapped(_ text: String) -> String {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let last = lines.last, last.count + word.count < 80 {
        lines[lines.count - 1] = last + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines.joined(separator: "\n")
  }
}
