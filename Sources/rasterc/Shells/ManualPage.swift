// The manual's page, in the words of the help.

import RasterCommands

/// Writes the page of the manual, in roff with the macros `man`.
struct ManualPage {
  private let commands: [Command]

  init(_ commands: [Command]) { self.commands = commands }

  var text: String {
    let sections = commands.map { section(of: $0) }.joined()
    return """
      .TH RASTERC 1 "" "rasterc \(ToolVersion.text)" "User commands"
      .SH NAME
      rasterc \\- turns .raster files into pictures and Swift
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
    for option in command.options {
      let names = option.spellings.map { "\\fB\(Self.escaped($0))\\fR" }.joined(separator: ", ")
      let value = option.value.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
      let help = option.help.replacing("\n", with: " ")
      result += ".TP\n\(names)\(value)\n\(Self.lines(help))"
    }
    return result
  }

  /// A table of codes, from the lines of the help.
  private var exitCodes: String {
    Command.exitCodes.split(separator: "\n").dropFirst().map { line in
      let words = line.split(separator: " ", maxSplits: 1)
      let text = words.count > 1 ? words[1].drop { $0 == " " } : ""
      return ".TP\n.B \(words.first ?? "")\n\(Self.lines(String(text)))"
    }.joined()
  }

  /// Paragraphs; lines that are indented are shown as they are.
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

  /// Text in which backslashes and hyphens stand for themselves.
  private static func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
  }
}
