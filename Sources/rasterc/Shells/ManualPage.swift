// The manual page, generated from the help texts.

import RasterCommands

/// Generates the manual page, in roff with the `man` macros.
struct ManualPage {
  private let commands: [Command]

  init(_ commands: [Command]) { self.commands = commands }

  var text: String {
    let sections = commands.map { section(of: $0) }.joined()
    return """
      .TH RASTERC 1 "" "rasterc \(ToolVersion.text)" "User commands"
      .SH NAME
      rasterc \\- render .raster components, and generate Swift from them
      .SH SYNOPSIS
      .B rasterc
      .I command
      .RI [ input ...\\&]
      .RI [ options ]
      .SH DESCRIPTION
      An input is a .raster file, a folder of them, or '\\-' for the standard input.
      .SH COMMANDS
      \(sections).SH "EXIT STATUS"
      \(exitCodes)
      """
  }

  private func section(of command: Command) -> String {
    var result = ".SS \(Self.escaped(command.name))\n\(Self.lines(command.summary))"
    result += ".PP\n.B rasterc \(Self.escaped(command.name))\n"
    if !command.usage.isEmpty { result += Self.lines(command.usage) }
    result += Self.paragraphs(command.discussion)
    for example in command.examples {
      let line = "\\fBrasterc \(Self.escaped(example.arguments))\\fR"
      result += ".TP\n\(line)\n\(Self.lines(example.explanation))"
    }
    for option in command.options {
      let names = option.spellings.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.value.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
      let help = option.help.replacing("\n", with: " ")
      result += ".TP\n\(names)\(value)\n\(Self.lines(help))"
    }
    return result
  }

  /// A table of exit codes, from the help text.
  private var exitCodes: String {
    Command.exitCodes.split(separator: "\n").dropFirst().map { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      let text = parts.count > 1 ? parts[1].drop { $0 == " " } : ""
      return ".TP\n.B \(parts.first ?? "")\n\(Self.lines(String(text)))"
    }.joined()
  }

  /// Paragraphs of text; indented lines are preformatted.
  private static func paragraphs(_ text: String) -> String {
    var result = ""
    for part in text.split(separator: "\n\n").map(String.init) {
      let isShown = part.hasPrefix("    ")
      result += isShown ? ".PP\n.nf\n\(lines(part)).fi\n" : ".PP\n\(lines(part))"
    }
    return result
  }

  private static func lines(_ text: String) -> String {
    text.split(separator: "\n").map { line in
      let first = line.first == "." || line.first == "'" ? "\\&" : ""
      return first + escaped(String(line)) + "\n"
    }.joined()
  }

  /// Escapes backslashes and hyphens.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
