// A command: its name, options, help and implementation.

/// A command of the command line.
package struct Command {
  package let name: String
  /// Alternative names, which are accepted but not listed.
  let aliases: [String]
  /// The usage text that follows the name.
  package let usage: String
  /// A one-line summary for the list of commands.
  package let summary: String
  /// The help text below the usage line.
  package let discussion: String
  /// Command lines without the program's name, each with a line of explanation.
  package let examples: [(arguments: String, explanation: String)]
  package let options: [Option]
  package let run: @Sendable (Arguments) throws(Failure) -> ExitCode

  /// Creates a command that calls `run`.
  package init(
    name: String,
    aliases: [String] = [],
    usage: String,
    summary: String,
    discussion: String,
    examples: [(arguments: String, explanation: String)],
    options: [Option],
    run: @escaping @Sendable (Arguments) throws(Failure) -> ExitCode
  ) {
    self.name = name
    self.aliases = aliases
    self.usage = usage
    self.summary = summary
    self.discussion = discussion
    self.examples = examples
    self.options = options
    self.run = run
  }

  /// Whether a command-line argument names this command.
  func isNamed(_ word: String) -> Bool { name == word || aliases.contains(word) }

  /// Whether the command checks the drawn looks, which takes some hundredths of a second.
  var judgesLooks: Bool { name == "check" || name == "test" }

  /// The command's help, with the program's name in the usage line.
  package func help(program: String) -> String {
    """
    \(summary)

    usage: \(program) \(name)\(usage.isEmpty ? "" : " ")\(usage)

    \(discussion)

    examples:
    \(examples.map { "  \(program) \($0.arguments)\n      \($0.explanation)" }.joined(separator: "\n"))

    options:
    \(Self.table(options.map { ($0.title, $0.help) }))

    \(Self.exitCodes)

    """
  }

  package static let exitCodes = """
    exit codes:
      0   success
      1   errors in the sources, or in rows of a batch
      2   invalid arguments
      3   reading or writing failed
      4   internal error
      10  differences found by a --check, a test or a diff
      130 interrupted by Ctrl-C; 143 terminated by SIGTERM
    """

  /// Formats rows in two columns.
  ///
  /// If the first column is too wide, the second starts on its own line.
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
