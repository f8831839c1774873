// A completion: a name or a snippet with gaps.

/// A name, or a snippet with gaps, that is valid at a position.
package struct CompletionItem: Sendable {
  /// The kind, by the Language Server Protocol's numbers.
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
  /// The documentation, in Markdown.
  package var documentation: String?
  /// A snippet with `${1:gaps}`, or `nil` to insert the label.
  package var snippet: String?
  /// The sort rank; lower ranks come first.
  package var rank = 5

  /// Whether this item sorts before another: by rank, then by the bytes of the label.
  func isBefore(_ other: CompletionItem) -> Bool {
    rank == other.rank
      ? label.utf8.lexicographicallyPrecedes(other.label.utf8) : rank < other.rank
  }
}
