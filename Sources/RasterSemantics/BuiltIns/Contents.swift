// The table rows of members of contents.

import RasterValues

extension BuiltIn {
  static let contentSize = BuiltIn(
    "size",
    .environmentProperty(.content),
    takes: [],
    gives: .size,
    swift: "naturalSize",
    reads: .scale,
    does: "The content's natural size, in whole device pixels.",
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
    does: "The content's size in a given width and any height.",
    evaluation: .inEnvironment { v, evaluator in
      .size(evaluator.size(of: v[0], width: v.double(1)))
    }
  )

  package static let contentBaseline = BuiltIn(
    "baseline",
    .environmentProperty(.content),
    takes: [],
    gives: .double,
    reads: .scale,
    does: "The distance from the top of the content to its first baseline, in its natural size.",
    evaluation: .inEnvironment { v, evaluator in
      .double(evaluator.baseline(of: v[0]))
    }
  )

  package static let emptyContent = BuiltIn(
    "empty",
    .staticMember(.content),
    takes: [],
    gives: .content,
    does: "An empty content of size 0; rows and columns leave no gap for it."
  ) { _ in .layout(LayoutValue(kind: .empty, parts: [])) }

  @Rows static var contents: [BuiltIn] {
    contentSize
    contentSizeInWidth
    contentBaseline
    emptyContent
  }
}

extension Evaluator {
  /// Returns the natural size of a content, or its size in the given width and any height.
  fileprivate func size(of content: Value, width: Double?) -> Size {
    measures?.measures.size(of: content, width: width, in: environment, depth: depth) ?? .zero
  }

  fileprivate func baseline(of content: Value) -> Double {
    measures?.measures.baseline(of: content, in: environment, depth: depth) ?? 0
  }
}
