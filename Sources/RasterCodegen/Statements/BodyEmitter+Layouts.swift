// Writes blocks of content as result-builder closures.

import RasterSemantics

extension BodyEmitter {
  /// Writes content in a position that accepts any component.
  mutating func bare(_ value: TypedExpression) -> Code {
    if case .component(let index, let arguments) = value.kind { return component(index, arguments) }
    return emit(value, knowing: .nothing)
  }

  /// Writes a layout, such as a row, a box or text.
  mutating func layout(_ builtIn: BuiltIn, _ arguments: [TypedExpression]) -> Code {
    let hasBlock = builtIn.takesContents
    let parameters = hasBlock ? Array(builtIn.parameters.dropLast()) : builtIn.parameters
    var written: [Document] = []
    for (parameter, value) in zip(parameters, arguments) where !value.isImplicit {
      written.append(argument(parameter.label, text(value, knowing: .type)))
    }
    let head = "Raster.\(builtIn.swift)"
    guard hasBlock, let contents = arguments.last else {
      return Code(.list(head + "(", written, ")"))
    }
    let block = body { $0.contentBlock(contents) }
    // Before a statement's brace, Swift would parse the closure's brace as the statement's.
    if isInHead { return Code(.list(head + "(", written + [block], ")")) }
    if written.isEmpty { return Code([.text(head + " "), block]) }
    return Code([.list(head + "(", written, ")"), " ", block])
  }

  /// Returns a block of content in braces.
  private mutating func contentBlock(_ contents: TypedExpression) -> Document {
    let outer = (hoisted, lists)
    defer { (hoisted, lists) = outer }
    hoisted = []
    lists.append("")
    switch contents.kind {
    case .elements(let statements): return .braces(block(statements))
    case .list(let values):
      var written: [Document] = []
      for value in values { written += lines { [$0.bare(value).document] } }
      return .braces(written)
    case .builtIn(.onlyContent, let parts): return contentBlock(parts[0])
    case .builtIn(.emptyContent, _): return "{}"
    default: return .braces(lines { [$0.bare(contents).document] })
    }
  }
}
