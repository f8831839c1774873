// Contents: what they are in the runtime, and how large.

import Raster

/// Makes components of a program, for contents that are measured or placed.
package protocol ComponentMaker: AnyObject, Sendable {
  /// A component with the values of all its properties, where the evaluation is so deep.
  func component(_ index: Int, _ values: [Value], depth: Int) -> any Rasterizable
}

/// Makes contents where an evaluation is so deep.
struct ContentMaker {
  let maker: (any ComponentMaker)?
  let depth: Int

  /// The component, the row or the column that a `Content` stands for; nil for other values.
  @inline(never)
  func content(_ value: Value) -> (any Rasterizable)? {
    switch value {
    case .component(let index, let values): maker?.component(index, values, depth: depth)
    case .layout(let layout): content(layout.kind, layout.parts.compactMap { content($0) })
    default: nil
    }
  }

  @inline(never)
  private func content(
    _ kind: LayoutValue.Kind,
    _ parts: [any Rasterizable]
  ) -> (any Rasterizable)? {
    switch kind {
    case .row(let spacing, let alignment): Content.row(spacing: spacing, align: alignment, parts)
    case .column(let spacing, let alignment):
      Content.column(spacing: spacing, align: alignment, parts)
    case .overlay(let alignment): Content.overlay(align: alignment, parts)
    case .space(nil): Content.space()
    case .space(let length?): Content.space(length)
    case .flexible: parts.first?.flexible()
    }
  }
}

extension Evaluator {
  /// Makes the contents of this evaluation.
  var contentMaker: ContentMaker { ContentMaker(maker: maker, depth: depth) }
}
