// Rewrites of layouts: boxes, backgrounds, `layout` and the block of `place`.

import RasterSemantics
import RasterSyntax

extension Rewrite {
  static let layouts = [
    Rewrite("semicolon after a statement", .lists) { text, context in
      context.pick(text.drawPlaces).map { text.wrapping($0.range, "", ";") }
    },
    Rewrite("layout as size and draw", .lists) { text, context in
      let components = text.components.filter {
        $0.line("layout")?.block != nil && $0.drawBlock != nil
      }
      guard let component = context.pick(components) else { return nil }
      return text.layoutSplit(of: component, name: context.freshName())
    },
    Rewrite("placed value as a block", .lists) { text, context in
      let lines = ExpressionWalk(layoutsOf: text).lines.map(\.line).filter { line in
        line.word.text == "place" && line.block == nil && line.arguments.first?.label == nil
          && line.arguments.contains { $0.label?.text == "in" || $0.label?.text == "at" }
      }
      guard let line = context.pick(lines), let content = line.arguments.first else { return nil }
      let others = line.arguments.dropFirst().map { text.text($0.range) }
      let block = "{\nplace \(text.text(content.range))\n}"
      return text.replacing([(line.range, "place \(others.joined(separator: ", ")) \(block)")])
    },
    Rewrite("box around a content", .pixels) { text, context in
      context.pick(text.boxableLines).map { text.wrapping($0.range, "box {\n", "\n}") }
    },
    Rewrite("background in an overlay", .pixels) { text, context in
      let boxes = ExpressionWalk(layoutsOf: text).blocks.filter { part in
        ["box", "layout"].contains(part.word) && part.background != nil
          && !part.block.statements.contains { $0.isDrawing }
      }
      return context.pick(boxes).flatMap { text.overlaid($0) }
    },
  ]
}

extension ProgramText {
  /// Lines of contents that do not tell the layout around them how to size them.
  ///
  /// A `box` can grow or span columns, a `drawing` fills its container, `space` follows the
  /// direction of its row, and `place` can name several contents.
  fileprivate var boxableLines: [LineSyntax] {
    let containers = ["row", "column", "overlay", "wrap", "grid", "box", "layout"]
    let others = ["box", "drawing", "space", "place", "background", "foreground"]
    return ExpressionWalk(layoutsOf: self).lines.filter { line, container in
      containers.contains(container) && !others.contains(line.word.text)
    }.map(\.line)
  }

  /// The text with a component's `layout` as a `let`, which its size and its drawing use.
  fileprivate func layoutSplit(of component: ComponentSyntax, name: String) -> String? {
    guard let layout = component.line("layout"), let block = layout.block,
      let draw = component.drawBlock
    else { return nil }
    let arguments = layout.arguments.map { text($0.range) }.joined(separator: ", ")
    var lines = "let \(name): Content = box(\(arguments)) \(text(block.range))"
    if component.line("size") == nil { lines += "\nsize \(name).size(width: proposed.width)" }
    var end = draw.range.end
    (end.lower, end.upper) = (end.lower - 1, end.upper - 1)
    return replacing([(layout.range, lines), (end, "\nplace \(name), in: bounds\n")])
  }

  /// The text with the background of a box as the first part of an overlay in it.
  ///
  /// The padding and the alignment move to a box in the overlay, so that the background still
  /// covers them.
  fileprivate func overlaid(_ box: ExpressionWalk.WordBlock) -> String? {
    guard let background = box.background, let drawing = background.block else { return nil }
    func written(_ arguments: [ArgumentSyntax]) -> String {
      arguments.map { text($0.range) }.joined(separator: ", ")
    }
    let inner = box.arguments.filter { ["padding", "align"].contains($0.label?.text) }
    let outer = written(box.arguments.filter { !["padding", "align"].contains($0.label?.text) })
    let rest = text(box.block.range, replacing: [(background.range, "")])
    let overlay = """
      overlay align: .stretch {
      drawing \(text(drawing.range))
      box \(written(inner)) \(rest)
      }
      """
    let whole =
      box.isValue
      ? "(\(box.word)(\(outer)) {\n\(overlay)\n})" : "\(box.word) \(outer) {\n\(overlay)\n}"
    return replacing([(box.range, whole)])
  }
}

extension ExpressionWalk.WordBlock {
  /// The line `background` of a box.
  fileprivate var background: LineSyntax? {
    for case .line(let line) in block.statements where line.word.text == "background" {
      return line
    }
    return nil
  }
}

extension StatementSyntax {
  /// Whether the statement is a drawing, which a box around it does not size.
  fileprivate var isDrawing: Bool {
    if case .line(let line) = self { line.word.text == "drawing" } else { false }
  }
}
