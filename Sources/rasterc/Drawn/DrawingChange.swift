// The difference between two drawings, in terms of the language.

/// A difference between two drawings.
struct DrawingChange: Hashable, Sendable {
  /// The operation, such as `fill 3`, or `box` for the component's bounds.
  let title: String
  /// The operation without its number, for finding equal changes of several looks.
  let word: String
  /// The changes of the operation: `colour #0A8A4A → #0B8F4D`, `is new`.
  let changes: [String]

  /// `fill 3: colour #0A8A4A → #0B8F4D, width 2 → 3`.
  var text: String { "\(title)\(isArgument ? ":" : "") \(changes.joined(separator: ", "))" }

  private var isArgument: Bool { !["was added", "was removed"].contains(changes.first) }

  /// A text that identifies changes with the same cause.
  var cause: String { "\(word): \(changes.joined(separator: ", "))" }
}

extension [DrawingChange] {
  private static let mostWords = 8

  /// The differences as one sentence, limited to the first few.
  var sentence: String {
    let more = count > Self.mostWords ? "; and \(count - Self.mostWords + 1) more" : ""
    return prefix(more.isEmpty ? count : Self.mostWords - 1).map(\.text).joined(separator: "; ")
      + more
  }
}
