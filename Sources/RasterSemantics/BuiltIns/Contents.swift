// The members of contents.

import RasterValues

extension BuiltIn {
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

  package static let emptyContent = BuiltIn(
    "empty",
    .staticMember(.content),
    takes: [],
    gives: .content,
    does: "Nothing, of size 0, for which rows and columns have no gap."
  ) { _ in .layout(LayoutValue(kind: .empty, parts: [])) }

  @Rows static var contents: [BuiltIn] {
    contentSize
    contentSizeInWidth
    emptyContent
  }
}

extension Evaluator {
  /// The natural size of a content, or the one in so much width and any height.
  fileprivate func size(of content: Value, width: Double?) -> Size {
    measures?.measures.size(of: content, width: width, in: environment, depth: depth) ?? .zero
  }
}
