// Checks drawings in layouts: `background { … }`, `foreground { … }` and `drawing { … }`.

import RasterSyntax

extension BodyChecker {
  /// The lines that decorate a box.
  static let decorations = ["background", "foreground"]

  /// Checks drawing lines whose bounds are those of a content's frame.
  mutating func checkDrawing(_ block: BlockSyntax) -> TypedExpression {
    let outer = (boundsRule, mayReadProposed, ruleAroundDrawing)
    ruleAroundDrawing = ruleAroundDrawing ?? boundsRule
    (boundsRule, mayReadProposed) = (.allowed, false)
    let ordinal = drawingCount
    drawingCount += 1
    let first = slotCount
    let statements: [DrawStatement] = checkStatements(block.statements)
    (boundsRule, mayReadProposed, ruleAroundDrawing) = outer
    let drawing = DrawingBlock(
      owner: owner,
      ordinal: ordinal,
      statements: statements,
      slots: first..<slotCount
    )
    return TypedExpression(.drawing(drawing), .content, at: block.range)
  }

  /// Warns about a drawing that has no length along its row or column, because nothing gives it one.
  mutating func checkLength(of line: LineSyntax) {
    let labels = Set(line.arguments.compactMap { $0.label?.text })
    guard let side = ["row": "width", "column": "height"][layoutWord],
      labels.isDisjoint(with: [side, "grow", "aspectRatio", "padding"])
    else { return }
    report(.drawingWithoutLength(side, in: layoutWord, at: line.word.range))
  }

  /// Checks the block of a box: its content, and the drawings behind it and in front of it.
  mutating func checkBoxBlock(
    _ block: BlockSyntax,
    of word: String
  ) -> (content: TypedExpression, decorations: [TypedExpression]) {
    var lines: [String: LineSyntax] = [:]
    var contents: [StatementSyntax] = []
    for statement in block.statements {
      guard case .line(let line) = statement, Self.decorations.contains(line.word.text) else {
        contents.append(statement)
        continue
      }
      if let first = lines[line.word.text] {
        report(
          .duplicateLine(
            line.word.text,
            of: "box",
            at: line.word.range,
            first: first.word.range
          )
        )
      } else {
        lines[line.word.text] = line
      }
    }
    let inner = BlockSyntax(statements: contents, range: block.range)
    let content = checkOneContent(inner, of: word)
    guard !lines.isEmpty else { return (content, []) }
    let outer = boxLets
    defer { boxLets = outer }
    for case .binding(let binding) in contents {
      boxLets[binding.name.text] = binding.name.range
    }
    let decorations = Self.decorations.map { name in
      lines[name].map { checkDecoration($0) } ?? .emptyContent(at: block.range.end)
    }
    return (content, decorations)
  }

  private mutating func checkDecoration(_ line: LineSyntax) -> TypedExpression {
    reportCall(line)
    if line.block == nil, let first = line.arguments.first, let last = line.arguments.last {
      checkLoosely(CallSyntax(line))
      report(
        .valueOfDecoration(line.word.text, text(at: first.range.union(last.range)), at: line.range)
      )
      return .emptyContent(at: line.range)
    }
    if let first = line.arguments.first {
      checkLoosely(CallSyntax(line))
      report(.argumentsAfterWord(line.word.text, at: first.range))
    }
    guard let block = line.block else {
      report(.missingBlock(line.word.text, at: line.word.range))
      return .emptyContent(at: line.range)
    }
    return checkDrawing(block)
  }
}
