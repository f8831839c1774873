// The option that asks for a record in place of text.

import RasterCommands

/// How a result is written.
enum RecordFormat: String, CaseIterable { case text, json }

extension Option {
  static let recordFormat = Option(
    "format",
    value: "FORMAT",
    "How the result is written: text, or json, one record on\none line. Default: text.",
    choices: RecordFormat.allCases.map(\.rawValue)
  )
}

extension Arguments {
  /// Whether the result is a record.
  func wantsRecord() throws(Failure) -> Bool {
    try choice(.recordFormat, as: RecordFormat.self) == .json
  }
}
