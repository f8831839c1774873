// What could stand at a place of a source, as a page reads it.

import RasterCompletion
import RasterSyntax

/// What could stand at a place.
package struct Completions: Sendable {
  /// Where the name begins that is being written, in bytes.
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
