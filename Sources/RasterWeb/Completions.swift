// Completions at a position of a source, in the form that a page reads.

import RasterCompletion
import RasterSyntax

/// The completions at a position of a source.
package struct Completions: Sendable {
  /// The byte offset at which the name being written begins.
  package let start: Int
  package let items: [CompletionItem]

  package var record: JSON {
    .object([
      "start": .int(start),
      "items": .array(
        items.map { item in
          .object([
            "label": .string(item.label), "kind": .string(Self.noun(item.kind)),
            "detail": item.detail.map { .string($0) },
            "documentation": item.documentation.map { .string($0) },
            "snippet": item.snippet.map { .string($0) },
          ])
        }
      ),
    ])
  }

  private static func noun(_ kind: CompletionItem.Kind) -> String {
    switch kind {
    case .function: "function"
    case .field: "label"
    case .variable: "value"
    case .component: "component"
    case .group: "group"
    case .property: "member"
    case .keyword: "word"
    case .enumCase: "case"
    case .constant: "constant"
    case .structure: "type"
    }
  }
}
