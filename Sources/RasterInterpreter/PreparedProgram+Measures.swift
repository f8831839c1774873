// Contents and words of a program, made and measured by drawing.

import RasterDrawing
import RasterSemantics
import RasterValues

extension PreparedProgram {
  /// The component, the row or the column that a value stands for, where the evaluation is so deep;
  /// nil for values that are no content.
  @inline(never)
  func content(_ value: Value, depth: Int) -> (any Rasterizable)? {
    switch value {
    case .component(let index, let values):
      InterpretedComponent(self, index, values, depth: depth)
    case .layout(let layout):
      content(layout.kind, layout.parts.compactMap { content($0, depth: depth) })
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

extension PreparedProgram: Measures {
  package func size(
    of content: Value,
    width: Double?,
    in environment: Environment,
    depth: Int
  ) -> Size {
    guard let content = self.content(content, depth: depth) else { return .zero }
    guard let width else { return content.naturalSize(in: environment) }
    return content.size(width: width, in: environment)
  }

  package func size(
    of words: Words,
    width: Double,
    lines: Int,
    in environment: Environment
  ) -> Size {
    environment.measure(
      words.text,
      font: words.font,
      width: width,
      lines: lines,
      lineHeight: words.lineHeight
    )
  }

  package func outlines(
    of words: Words,
    at place: Words.Place,
    in environment: Environment
  ) -> Path {
    switch place {
    case .rect(let rect, let vertical, let lines):
      environment.textPath(
        words.text,
        in: rect,
        font: words.font,
        align: words.alignment,
        vertical: vertical,
        lines: lines,
        lineHeight: words.lineHeight
      )
    case .baseline(let point):
      environment.textPath(
        words.text,
        at: point,
        font: words.font,
        align: words.alignment,
        lineHeight: words.lineHeight
      )
    }
  }
}
