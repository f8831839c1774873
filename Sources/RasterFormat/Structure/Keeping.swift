// What is left as it is where a file has errors.

/// What is left as it is where a file has errors.
enum Keeping {
  /// The lines that reports are about.
  case lines
  /// The declarations that reports are about.
  case declarations
}
