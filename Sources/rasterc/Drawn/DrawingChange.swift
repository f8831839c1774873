// What differs between two drawings, in the language's words.

/// A difference between two drawings.
struct DrawingChange: Hashable, Sendable {
  /// The operation: `fill 3`, or the `box`.
  let title: String
  /// The operation without its place among others, so that equal changes of several looks are found.
  let word: String
  /// What is said of it: `colour #0A8A4A → #0B8F4D`, `is new`.
  let words: [String]

  /// `fill 3: colour #0A8A4A → #0B8F4D, width 2 → 3`.
  var text: String { "\(title)\(isArgument ? ":" : "") \(words.joined(separator: ", "))" }

  private var isArgument: Bool { !["is new", "is gone"].contains(words.first) }

  /// What makes it the same cause as another.
  var cause: String { "\(word): \(words.joined(separator: ", "))" }
}

extension [DrawingChange] {
  private static let mostWords = 8

  /// The differences in one sentence, the first of them where there are many.
  var sentence: String {
    let more = count > Self.mostWords ? "; and \(count - Self.mostWords + 1) more" : ""
    return prefix(more.isEmpty ? count : Self.mostWords - 1).map(\.text).joined(separator: "; ")
      + more
  }
}
