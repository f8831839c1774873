// An option of a command: how it is written, what it takes and what the help says.

/// An option of a command.
package struct Option {
  /// As written after two hyphens.
  package let name: String
  package let short: Character?
  /// Former names, which are read and not listed.
  let formerNames: [String]
  /// The name of the value in the help; nil where the option takes none.
  package let value: String?
  package let help: String
  /// The values that it takes, where these are few.
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

  /// The same option as one command describes it: its help, and where they differ its value, its choices
  /// and its former names.
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

  /// As reports and the help write it: `-o, --output FILE`.
  package var title: String {
    let names = (short.map { "-\($0), " } ?? "    ") + "--\(name)"
    return value.map { "\(names) \($0)" } ?? names
  }

  package static let help = Option("help", short: "h", "Show this help.")
  package static let color = Option(
    "color",
    value: "WHEN",
    "Colour reports: auto, always or never. NO_COLOR counts as never.",
    choices: ReportColors.allCases.map(\.rawValue)
  )
  package static let diagnosticFormat = Option(
    "diagnostic-format",
    value: "FORMAT",
    "How reports are written to the error stream:\nhuman, short, json, sarif (2.1.0) or github (annotations).",
    choices: ReportFormat.allCases.map(\.rawValue)
  )
  package static let warningsAsErrors = Option(
    "warnings-as-errors",
    "Count all warnings as errors, but those of -A and -W."
  )
  package static let assumeFilename = Option(
    "assume-filename",
    value: "PATH",
    "The path that the standard input stands for;\nreports and imports use it."
  )
  package static let outputDirectory = Option(
    "output-directory",
    value: "DIR",
    "Write each file into this folder."
  )
  package static let jobs = Option(
    "jobs",
    short: "j",
    value: "N",
    "Work on at most N things at a time."
  )

  /// The options of every command that reads sources.
  package static let common = [
    color, diagnosticFormat, diagnosticLimit, allow, warn, error, warningsAsErrors, assumeFilename,
    jobs, help,
  ]
}
