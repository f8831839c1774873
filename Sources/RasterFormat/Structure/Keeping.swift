// The lines of a file with errors that the formatter leaves unchanged.

/// The lines of a file with errors that the formatter leaves unchanged.
enum Keeping {
  /// The lines with errors.
  case lines
  /// The declarations with errors.
  case declarations
}
