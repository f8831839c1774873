// The rows of lines of drawings and paths, by where a line stands, and what is said of them.

import RasterSemantics
import RasterSyntax

extension Line {
  /// The row of a line of a drawing or a path, where it stands in one.
  package static func row(of line: LineSyntax, in path: [SyntaxNode]) -> Line? {
    let isInPath = path.contains { node in
      if case .expression(let syntax) = node, case .pathBlock = syntax.kind { true } else { false }
    }
    let isInDrawing = path.contains { node in
      if case .line(let line) = node { line.word.text == "draw" } else { false }
    }
    if isInPath { return PathOperation.all.first { $0.line.name == line.word.text }?.line }
    guard isInDrawing else { return nil }
    return DrawOperation.all.first { $0.line.name == line.word.text }?.line
  }

  /// The line with its parameters, and what they mean.
  package var markdown: String {
    let each = parameters.map { "- `\($0.signature)`: \($0.documentation)" }
    return "```raster\n" + name + (hasBlock ? " … { }" : " …") + "\n```\n\n" + documentation + "\n"
      + each.joined(separator: "\n")
  }
}
