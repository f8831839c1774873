// The levels of warnings, and the options that choose them.

import RasterSyntax

/// What becomes of a warning.
package enum Level: String, CaseIterable, Sendable {
  case allow, warn, error

  /// The severity of its reports; nil where they are left out.
  var severity: Diagnostic.Severity? {
    switch self {
    case .allow: nil
    case .warn: .warning
    case .error: .error
    }
  }

  var option: Option {
    switch self {
    case .allow: .allow
    case .warn: .warn
    case .error: .error
    }
  }
}

extension Diagnostic.Code {
  /// Whether `all` sets this code to `level`; `earlier` is the level that earlier options set.
  func isInAll(as level: Level, beside earlier: Level? = nil) -> Bool {
    guard severity == .warning else { return false }
    let isGiven = !isOptional || earlier == .warn || earlier == .error
    return level != .error || isGiven
  }
}

extension Option {
  static let allow = Option(
    "allow",
    short: "A",
    value: "NAME",
    "Leave out the warnings of this name, or 'all'; of -A, -W\nand -E for a name the last one counts."
  )
  static let warn = Option(
    "warn",
    short: "W",
    value: "NAME",
    "Warn of these; some warnings are given only if they are asked for,\nby their names or by 'all'."
  )
  static let error = Option("error", short: "E", value: "NAME", "Count these as errors.")
  package static let diagnosticLimit = Option(
    "diagnostic-limit",
    value: "N",
    "Write N reports of a file, and how many more there are;\n0 writes all. Default: 100."
  )
}
