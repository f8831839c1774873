// The option for writing a record instead of text.

import RasterCommands

/// The format of a result.
enum RecordFormat: String, CaseIterable { case text, json }

extension Option {
  static let recordFormat = Option(
    "format",
    value: "FORMAT",
    "Format of the result: text, or json, one record on one\nline. Default: text.",
    choices: RecordFormat.allCases.map(\.rawValue)
  )
}

extension Arguments {
  /// Whether the result is a record.
  func wantsRecord() throws(Failure) -> Bool {
    try choice(.recordFormat, as: RecordFormat.self) == .json
  }
}
