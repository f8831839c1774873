// A report: what is wrong, where, and what would fix it. Wording lives beside the code that finds it.

/// One report about the sources.
package struct Diagnostic: Hashable, Sendable {
  package enum Severity: String, Hashable, Sendable { case error, warning, note }

  /// A further place that the report is about, such as the first of two declarations.
  package struct Label: Hashable, Sendable {
    package let message: String
    package let range: SourceRange

    package init(_ message: String, at range: SourceRange) {
      self.message = message
      self.range = range
    }
  }

  /// An edit that, applied, removes the report and adds none.
  package struct FixIt: Hashable, Sendable {
    package let message: String
    package let range: SourceRange
    package let replacement: String
    /// Whether it was guessed what is meant, by a name that is near or a part that is made up: people
    /// choose then, and `rasterc check --fix` leaves it to them.
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
  /// The code's own, unless warnings count as errors.
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
  /// The reports by file, position, code and message, equal ones once.
  package func inOrder() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { left, right in
      let (first, second) = (left.range, right.range)
      return (first.file, first.lower, first.upper, left.code.rawValue, left.message)
        < (second.file, second.lower, second.upper, right.code.rawValue, right.message)
    }
  }
}
