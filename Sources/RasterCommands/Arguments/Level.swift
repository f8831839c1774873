// The levels of warnings, and the options that choose them.

import RasterSyntax

/// The level of a warning: ignored, reported as a warning, or reported as an error.
package enum Level: String, CaseIterable, Sendable {
  case allow, warn, error

  /// The severity of reports at this level, or `nil` if they are omitted.
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
  /// Whether `all` sets this code to `level`; `earlier` is the level set by earlier options.
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
    "Omit warnings with this code, or 'all'. If -A, -W and -E\nname the same code, the last one counts."
  )
  static let warn = Option(
    "warn",
    short: "W",
    value: "NAME",
    "Report these warnings. Optional warnings are reported only\nif their code is named, or 'all'."
  )
  static let error = Option("error", short: "E", value: "NAME", "Report these warnings as errors.")
  package static let diagnosticLimit = Option(
    "diagnostic-limit",
    value: "N",
    "Write at most N reports for each file, then the number\nof omitted ones; 0 writes all. Default: 100."
  )
}
