// A diagnostic: an error or warning, its source range, and its fix-its.

/// A diagnostic about the sources.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable { case error, warning, note }

  /// A secondary source range with a message, such as the first of two declarations.
  package struct Label: Hashable, Sendable {
    package let message: String
    package let range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that removes the diagnostic without causing another one.
  package struct FixIt: Hashable, Sendable {
    package let message: String
    package let range: SourceRange
    package let replacement: String
    /// Whether the edit is a guess, based on a similar name or on invented parts.
    ///
    /// Guesses are offered to people, but `rasterc check --fix` does not apply them.
    package let isGuess: Bool

    package init(
      _ message: String,
      replacing range: SourceRange,
      with replacement: String,
      isGuess: Bool = false
    ) {
      self.message = message
      self.range = range
      self.replacement = replacement
      self.isGuess = isGuess
    }
  }

  package let code: Code
  /// The severity of the code, unless options or the project change it.
  package var severity: Severity
  package let message: String
  package let range: SourceRange
  package var labels: [Label]
  package var fixIts: [FixIt]

  package init(
    _ code: Code,
    _ message: String,
    at range: SourceRange,
    labels: [Label] = [],
    fixIts: [FixIt] = []
  ) {
    self.code = code
    severity = code.severity
    self.message = message
    self.range = range
    self.labels = labels
    self.fixIts = fixIts
  }
}

extension [Diagnostic] {
  /// The diagnostics sorted by file, position, code and message, without duplicates.
  package func inOrder() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { left, right in
      let (first, second) = (left.range, right.range)
      return (first.file, first.lower, first.upper, left.code.rawValue, left.message)
        < (second.file, second.lower, second.upper, right.code.rawValue, right.message)
    }
  }
}
