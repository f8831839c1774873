// The option that asks for a record in place of text.

import RasterCommands

extension Option {
  static let recordFormat = Option(
    "format",
    value: "FORMAT",
    "human, short, json, sarif or github: how reports are\nwritten to the error stream; with json, the result is a\nrecord.",
    choices: ReportFormat.allCases.map(\.rawValue)
  )

  /// The options of every command that reads sources and prints a record.
  static let recorded = common.map { $0.name == "format" ? recordFormat : $0 }
}

extension Arguments {
  /// Whether the result is a record.
  var wantsRecord: Bool { self[.recordFormat] == ReportFormat.json.rawValue }
}
