// An option of a command: its spelling, value and help text.

/// An option of a command.
package struct Option {
  /// The long name, without the two leading hyphens.
  package let name: String
  package let short: Character?
  /// Former names, which are accepted but not listed.
  let formerNames: [String]
  /// The name of the value in the help, or `nil` if the option takes no value.
  package let value: String?
  package let help: String
  /// The accepted values, if there are only a few.
  package let choices: [String]

  package init(
    _ name: String,
    short: Character? = nil,
    value: String? = nil,
    _ help: String,
    choices: [String] = [],
    formerNames: [String] = []
  ) {
    self.name = name
    self.short = short
    self.value = value
    self.help = help
    self.choices = choices
    self.formerNames = formerNames
  }

  /// Returns this option with the help text of one command.
  ///
  /// The command can also replace the value, the choices and the former names.
  package func described(
    _ help: String,
    value: String? = nil,
    choices: [String]? = nil,
    formerNames: [String]? = nil
  ) -> Option {
    Option(
      name,
      short: short,
      value: value ?? self.value,
      help,
      choices: choices ?? self.choices,
      formerNames: formerNames ?? self.formerNames
    )
  }

  /// The option as shown in reports and help: `-o, --output FILE`.
  package var title: String {
    let names = (short.map { "-\($0), " } ?? "    ") + "--\(name)"
    return value.map { "\(names) \($0)" } ?? names
  }

  package static let help = Option("help", short: "h", "Show this help.")
  package static let color = Option(
    "color",
    value: "WHEN",
    "Colour reports: auto, always or never. With auto, colours\nare off if NO_COLOR is set. Default: auto.",
    choices: ReportColors.allCases.map(\.rawValue)
  )
  package static let diagnosticFormat = Option(
    "diagnostic-format",
    value: "FORMAT",
    "Format of the reports on the error stream: human, short,\njson, sarif (2.1.0) or github (annotations).",
    choices: ReportFormat.allCases.map(\.rawValue)
  )
  package static let warningsAsErrors = Option(
    "warnings-as-errors",
    "Report all warnings as errors, except those that -A or\n-W names."
  )
  package static let assumeFilename = Option(
    "assume-filename",
    value: "PATH",
    "Path of the standard input, used in reports and to\nresolve imports."
  )
  package static let outputDirectory = Option(
    "output-directory",
    value: "DIR",
    "Write each file to this folder."
  )
  package static let jobs = Option(
    "jobs",
    short: "j",
    value: "N",
    "Run at most N jobs at a time."
  )

  /// The options shared by all commands that read sources.
  package static let common = [
    color, diagnosticFormat, diagnosticLimit, allow, warn, error, warningsAsErrors, assumeFilename,
    jobs, help,
  ]
}
