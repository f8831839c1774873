// The exit codes of a command, and the failure that stops it.

/// The exit codes of `rasterc`, as listed in the help.
package enum ExitCode: Int32 {
  case success = 0
  /// The sources, or rows of a batch, contain errors.
  case sources = 1
  /// The command was invoked incorrectly.
  case usage = 2
  /// Reading or writing failed.
  case inputOutput = 3
  /// The command detected an internal error.
  case internalError = 4
  /// A `--check`, a test or a diff found differences.
  case differences = 10
}

/// A failure that stops a command: its exit code, and a message for the standard error stream.
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
