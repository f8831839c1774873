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
    if builtIn === BuiltIn.decorated, case .builtIn(let box, let operands) = arguments[0].kind {
      return layout(box, operands, decorations: Array(arguments.dropFirst()))
    }
    return layout(builtIn, arguments, decorations: [])
  }

  /// Writes a layout; a decorated box has one closure more for each drawing.
  private mutating func layout(
    _ builtIn: BuiltIn,
    _ arguments: [TypedExpression],
    decorations: [TypedExpression]
  ) -> Code {
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
    var block = body { $0.contentBlock(contents) }
    var labelled: [(label: String, block: Document)] = []
    for (label, drawing) in zip(["background", "foreground"], decorations)
    where !drawing.isImplicit {
      labelled.append((label, body { $0.contentBlock(drawing) }))
    }
    // Closures that follow an empty one begin on a line of their own.
    if !labelled.isEmpty, case .builtIn(.emptyContent, _) = contents.kind {
      block = ["{", .hardLine, "}"]
    }
    // Before a statement's brace, Swift would parse the closure's brace as the statement's.
    if isInHead {
      let others = labelled.map { argument($0.label, $0.block) }
      return Code(.list(head + "(", written + [block] + others, ")"))
    }
    let call = written.isEmpty ? Document.text(head) : .list(head + "(", written, ")")
    return Code(
      .sequence([call, " ", block] + labelled.flatMap { [.text(" \($0.label): "), $0.block] })
    )
  }

  /// Writes a drawing as a content whose lines are executed on a canvas of its own.
  mutating func drawing(_ drawing: DrawingBlock) -> Code {
    var arguments: [Document] = []
    // What a component and its functions draw themselves is part of the component's key.
    let isOwn = drawing.owner.map { naming.isOfComponent($0) } == true && place != .expression
    if !isOwn, let identity = program.identity(of: drawing), program.isKeyed(drawing) {
      arguments.append(.text(Literal.string(identity.name)))
      arguments.append(.text("definition: \"\(identity.definition)\""))
      let values = key(of: drawing)
      if !values.isEmpty {
        let body = Document.indent([.hardLine, .lines(values)])
        arguments.append(["key: { key, environment in", body, .hardLine, "}"])
      }
    }
    let outer = scope
    let lines = onCanvas { $0.block(drawing.statements) }
    scope = outer
    let head = lines.isEmpty ? "_" : "canvas"
    return call("Raster.Content.drawing", arguments, in: head, lines)
  }

  /// Returns the lines that write the values of a drawing in a key.
  private func key(of drawing: DrawingBlock) -> [Document] {
    var lines: [Document] = []
    for slot in drawing.slots {
      lines += KeyWriter.append(local(slot.slot).document.printed(), slot.type, to: "key")
    }
    if let owner = drawing.owner, owner.kind == .component {
      for index in drawing.properties {
        let type = program.components[owner.index].properties[index].type
        lines += KeyWriter.append(property(index).document.printed(), type, to: "key")
      }
    }
    for index in drawing.progresses {
      lines.append(.list("key.append(", [progress(index).document], ")"))
    }
    return lines + KeyWriter(naming: naming).append(environment: program.reads(of: drawing))
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
