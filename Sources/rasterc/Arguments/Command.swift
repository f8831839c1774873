// The commands: their names, what they take, and their help.

/// A command of `rasterc`.
struct Command {
  let name: String
  /// What follows the name.
  let usage: String
  /// One line for the list of commands.
  let summary: String
  /// What the help says below the usage.
  let discussion: String
  let options: [Option]
  let run: @Sendable (Arguments) throws(Failure) -> ExitCode

  static let all = [check, render, gen, cache]

  /// The help of the command.
  var help: String {
    """
    \(summary)

    usage: rasterc \(name) \(usage)

    \(discussion)

    options:
    \(table(options.map { ($0.title, $0.help) }))

    \(exitCodes)

    """
  }

  /// The help of `rasterc` itself.
  static var overview: String {
    """
    Turns .raster files into pictures and Swift.

    usage: rasterc COMMAND INPUT… [options]

    commands:
    \(table(all.map { ("  " + $0.name, $0.summary) }))

    An input is a .raster file, a folder of them, or '-' for the standard input.
    'rasterc COMMAND --help' shows the options of a command, 'rasterc --version' the version.

    \(exitCodes)

    """
  }

  private static let exitCodes = """
    exit codes:
      0   fine
      1   the sources have errors
      2   the command was used wrongly
      3   reading or writing failed
      10  a --check found differences
    """

  private var exitCodes: String { Self.exitCodes }
}

/// Two columns; where the first is too wide the second begins on a line of its own.
private func table(_ rows: [(String, String)]) -> String {
  let column = 30
  return rows.map { title, text in
    let indented = "  " + title
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let indent = String(repeating: " ", count: column)
    let body = lines.joined(separator: "\n" + indent)
    return indented.count < column - 1
      ? indented + String(repeating: " ", count: column - indented.count) + body
      : indented + "\n" + indent + body
  }.joined(separator: "\n")
}
