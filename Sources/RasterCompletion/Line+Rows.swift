// The rows of drawing and path operations by context, and their documentation.

import RasterSemantics
import RasterSyntax

extension Line {
  /// The row of a line inside a drawing or a path, or `nil` elsewhere.
  package static func row(of line: LineSyntax, in path: [SyntaxNode]) -> Line? {
    let blocks = ["draw", "drawing", "background", "foreground"]
    let isInPath = path.contains { node in
      if case .expression(let syntax) = node, case .pathBlock = syntax.kind { true } else { false }
    }
    let isInDrawing = path.contains { node in
      if case .line(let line) = node { blocks.contains(line.word.text) } else { false }
    }
    if isInPath { return PathOperation.all.first { $0.line.name == line.word.text }?.line }
    guard isInDrawing else { return nil }
    return DrawOperation.all.first { $0.line.name == line.word.text }?.line
  }

  /// The operation with its parameters and their documentation, in Markdown.
  package var markdown: String {
    let each = parameters.map { "- `\($0.signature)`: \($0.documentation)" }
    return "```raster\n" + name + (hasBlock ? " … { }" : " …") + "\n```\n\n" + documentation + "\n"
      + each.joined(separator: "\n")
  }
}
