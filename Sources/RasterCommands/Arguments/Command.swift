// The commands: their names, what they take, and their help.

/// A command.
package struct Command {
  package let name: String
  /// Other names, which are read and not listed.
  let aliases: [String]
  /// The text that follows the name.
  package let usage: String
  /// One line for the list of commands.
  package let summary: String
  /// The text of the help below the usage.
  package let discussion: String
  package let options: [Option]
  package let run: @Sendable (Arguments) throws(Failure) -> ExitCode

  /// A command that `run` runs.
  package init(
    name: String,
    aliases: [String] = [],
    usage: String,
    summary: String,
    discussion: String,
    options: [Option],
    run: @escaping @Sendable (Arguments) throws(Failure) -> ExitCode
  ) {
    self.name = name
    self.aliases = aliases
    self.usage = usage
    self.summary = summary
    self.discussion = discussion
    self.options = options
    self.run = run
  }

  /// Whether a word of the command line is it.
  func isNamed(_ word: String) -> Bool { name == word || aliases.contains(word) }

  /// Whether its reports say what looks show, which takes some hundredths of a second.
  var judgesLooks: Bool { name == "check" || name == "test" }

  /// The help of the command, of a program of such a name.
  package func help(program: String) -> String {
    """
    \(summary)

    usage: \(program) \(name) \(usage)

    \(discussion)

    options:
    \(Self.table(options.map { ($0.title, $0.help) }))

    \(Self.exitCodes)

    """
  }

  package static let exitCodes = """
    exit codes:
      0   fine
      1   the sources, or rows of a batch, have errors
      2   the command was used wrongly
      3   reading or writing failed
      4   the command itself made a mistake
      10  a --check, a test or a diff found differences
      130 interrupted by Ctrl-C; 143 by a request to end
    """

  /// Two columns; where the first is too wide the second begins on a line of its own.
  package static func table(_ rows: [(String, String)]) -> String {
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
}
