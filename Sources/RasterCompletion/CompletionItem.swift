// What completion offers: a name, or a text with gaps.

/// A name, or a text with gaps, that could stand somewhere.
package struct CompletionItem: Sendable {
  /// What it is, by the language server protocol's numbers.
  package enum Kind: Int, Sendable {
    case function = 3
    case field = 5
    case variable = 6
    case component = 7
    case group = 9
    case property = 10
    case keyword = 14
    case enumCase = 20
    case constant = 21
    case structure = 22
  }

  package let label: String
  package let kind: Kind
  package var detail: String?
  /// In Markdown.
  package var documentation: String?
  /// A text with `${1:gaps}`; nil for the label.
  package var snippet: String?
  /// Lower ones come first.
  package var rank = 5

  /// Whether it comes before another: by rank, then by the bytes of the label.
  func isBefore(_ other: CompletionItem) -> Bool {
    rank == other.rank
      ? label.utf8.lexicographicallyPrecedes(other.label.utf8) : rank < other.rank
  }
}
