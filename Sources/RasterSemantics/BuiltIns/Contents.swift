// The rows of contents: rows, columns and overlays of components.

import RasterValues

extension BuiltIn {
  static let row = stack(
    "row",
    takes: [Parameter.spacing, Parameter.contentAlignment("center"), Parameter.parts],
    does: "Contents beside each other; mirrored where words run from right to left."
  ) { v in layout(.row(spacing: v.double(0), v.choice(1, .center)), v.list(2)) }

  static let column = stack(
    "column",
    takes: [Parameter.spacing, Parameter.contentAlignment("leading"), Parameter.parts],
    does: "Contents below each other."
  ) { v in layout(.column(spacing: v.double(0), v.choice(1, .leading)), v.list(2)) }

  static let overlay = stack(
    "overlay",
    takes: [Parameter.contentAlignment("center"), Parameter.parts],
    does: "Contents on top of each other, the first at the bottom."
  ) { v in layout(.overlay(v.choice(0, .center)), v.list(1)) }

  static let contentSize = BuiltIn(
    "size",
    .environmentProperty(.content),
    takes: [],
    gives: .size,
    swift: "naturalSize",
    reads: .scale,
    does: "A content's natural size, in whole device pixels.",
    evaluation: .inEnvironment { v, evaluator in
      .size(evaluator.size(of: v[0], width: nil))
    }
  )

  static let contentSizeInWidth = BuiltIn(
    "size",
    .environmentMethod(.content),
    takes: [Parameter("width", .double)],
    gives: .size,
    reads: .scale,
    does: "A content's size in so much width and any height.",
    evaluation: .inEnvironment { v, evaluator in
      .size(evaluator.size(of: v[0], width: v.double(1)))
    }
  )

  @Rows static var contents: [BuiltIn] {
    row
    column
    overlay
    BuiltIn(
      "space",
      .call,
      takes: [],
      gives: .content,
      swift: "Content.space",
      does: "Room that takes the rest of a row or a column."
    ) { _ in layout(.space(nil), []) }
    BuiltIn(
      "space",
      .call,
      takes: [Parameter(nil, .double)],
      gives: .content,
      swift: "Content.space",
      does: "Room of so many points along a row or a column."
    ) { v in layout(.space(v.double(0)), []) }
    method(
      "flexible",
      of: .content,
      takes: [],
      gives: .content,
      does: "The content taking a share of the rest."
    ) { v in layout(.flexible, [v[0]]) }
    contentSize
    contentSizeInWidth
  }

  private static func stack(
    _ name: String,
    takes parameters: [Parameter],
    does documentation: String,
    evaluate: @escaping @Sendable (Arguments) -> Value
  ) -> BuiltIn {
    BuiltIn(
      name,
      .call,
      takes: parameters,
      gives: .content,
      swift: "Content.\(name)",
      reads: .layoutDirection,
      does: documentation,
      evaluate: evaluate
    )
  }

  private static func layout(_ kind: LayoutValue.Kind, _ parts: [Value]) -> Value {
    .layout(LayoutValue(kind: kind, parts: parts))
  }
}

extension Evaluator {
  /// The natural size of a content, or the one in so much width and any height.
  fileprivate func size(of content: Value, width: Double?) -> Size {
    measures?.measures.size(of: content, width: width, in: environment, depth: depth) ?? .zero
  }
}
