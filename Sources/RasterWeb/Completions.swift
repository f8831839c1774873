// What could stand at a place of a source, as a page reads it.

import RasterCompletion

/// What could stand at a place.
package struct Completions: Sendable {
  /// Where the name begins that is being written, in bytes.
  package let start: Int
  package let items: [CompletionItem]

  package var record: JSONRecord {
    .object([
      .init("start", .int(start)),
      .init(
        "items",
        .list(
          items.map { item in
            .object([
              .init("label", .string(item.label)), .init("kind", .string(Self.noun(item.kind))),
              .init("detail", item.detail.map { JSONRecord.string($0) }),
              .init("documentation", item.documentation.map { JSONRecord.string($0) }),
              .init("snippet", item.snippet.map { JSONRecord.string($0) }),
            ])
          }
        )
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
