// The lines of a file with errors that the formatter leaves unchanged.

/// The lines of a file with errors that the formatter leaves unchanged.
enum Keeping {
  /// The lines that reports are about.
  case lines
  /// The declarations that reports are about.
  case declarations
}
