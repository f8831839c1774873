// How the command ends, and what stops it.

/// The codes that `rasterc` exits with; the help names them.
package enum ExitCode: Int32 {
  case success = 0
  /// The sources, or rows of a batch, have errors.
  case sources = 1
  /// The command was used wrongly.
  case usage = 2
  /// Reading or writing failed.
  case inputOutput = 3
  /// The command itself made a mistake, and noticed it.
  case internalError = 4
  /// A `--check`, a test or a diff found differences.
  case differences = 10
}

/// The failure that stops a command: the code, and a sentence for the standard error stream.
package struct Failure: Error {
  package let code: ExitCode
  package let message: String

  package init(code: ExitCode, message: String) { (self.code, self.message) = (code, message) }

  package static func usage(_ message: String) -> Failure {
    Failure(code: .usage, message: message)
  }

  package static func inputOutput(_ message: String) -> Failure {
    Failure(code: .inputOutput, message: message)
  }
}
