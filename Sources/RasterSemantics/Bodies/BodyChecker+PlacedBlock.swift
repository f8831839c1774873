// Checks drawn contents: `place in: rect, align: .top { … }`, and lines that name a component.

import RasterSyntax

extension BodyChecker {
  /// Checks a line `place` with a block instead of a content, and returns its values.
  ///
  /// Several contents stand in a column. With `align:`, the content has its natural size, as in a
  /// box. Returns nil if the line has a content or no block.
  mutating func checkPlacedBlock(_ line: Line, _ syntax: LineSyntax) -> [TypedExpression?]? {
    guard line.name == "place", let block = syntax.block,
      syntax.arguments.allSatisfy({ $0.label != nil })
    else { return nil }
    let all = CallSyntax(syntax)
    let (aligns, others) = (
      all.arguments.filter { $0.label?.text == "align" },
      all.arguments.filter { $0.label?.text != "align" }
    )
    let call = CallSyntax(
      arguments: others + aligns.dropFirst(),
      argumentsRange: all.argumentsRange,
      range: all.range
    )
    let values = checkArguments(call, to: Array(line.callParameters.dropFirst()), of: line.name)
    let alignment = aligns.first.map {
      checkExpression($0.value, expected: .optional(.builtin(.boxAlignment)))
    }
    return [placedContent(block, alignment)] + values
  }

  /// Returns the component that a line of a drawing names, or nil.
  func drawnComponent(_ line: LineSyntax) -> DeclarationID? {
    let word = line.word.text
    guard let id = module.declaration(word, in: file), id.kind == .component,
      !DrawOperation.all.contains(where: { $0.line.name == word })
    else { return nil }
    return id
  }

  /// Checks a line that draws a component in the bounds: `Badge count: 3`.
  mutating func checkDrawnComponent(
    _ syntax: LineSyntax,
    _ component: DeclarationID
  ) -> DrawStatement? {
    reportCall(syntax)
    if reportAmbiguousBlock(syntax) { return nil }
    let content = checkComponentLine(syntax, component)
    let bounds = checkName("bounds", at: syntax.word.range, expected: .rect)
    let values = DrawOperation.place.line.callParameters.map { parameter in
      switch parameter.label {
      case nil: Optional(content)
      case "in": Optional(convert(bounds, to: parameter.type))
      default: parameter.implicitValue(at: syntax.range.end)
      }
    }
    return .operation(.place, values, body: [], at: syntax.range)
  }

  private mutating func placedContent(
    _ block: BlockSyntax,
    _ alignment: TypedExpression?
  ) -> TypedExpression {
    let contents = checkContents(block, of: "place")
    var content = contents
    if case .list(let parts) = contents.kind, parts.count < 2 {
      content = parts.first ?? .emptyContent(at: block.range)
    } else {
      content = layout(.column, at: block.range, with: [:], contents)
    }
    guard let alignment else { return content }
    return layout(.box, at: block.range, with: ["align": alignment], content)
  }

  /// Returns a layout whose other arguments have their default values.
  private func layout(
    _ layout: BuiltIn,
    at range: SourceRange,
    with arguments: [String: TypedExpression],
    _ contents: TypedExpression
  ) -> TypedExpression {
    let values = layout.ownParameters.map { parameter in
      arguments[parameter.name] ?? parameter.implicitValue(at: range.start) ?? .error(at: range)
    }
    return TypedExpression(.builtIn(layout, values + [contents]), .content, at: range)
  }
}
