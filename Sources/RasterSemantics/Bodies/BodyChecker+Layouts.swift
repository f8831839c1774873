// Checks blocks of contents: rows, columns and boxes, and the lines in them.

import RasterSyntax

extension ListOperation: CheckedOperation {
  static let blockName = "a layout"
  static let nests = true

  static func check(_ line: LineSyntax, by checker: inout BodyChecker) -> ListStatement? {
    checker.checkContentLine(line)
  }
}

extension BodyChecker {
  /// Checks a value with a trailing block: a row, a box, or a component that holds a content.
  @inline(never)
  mutating func checkBlockValue(
    _ head: ExpressionSyntax,
    _ block: BlockSyntax,
    at range: SourceRange
  ) -> TypedExpression {
    var call = CallSyntax(arguments: [], argumentsRange: head.range.end, range: range)
    var callee = head
    if case .call(let name, let arguments, let argumentsRange) = head.kind {
      callee = name
      call = CallSyntax(arguments: arguments, argumentsRange: argumentsRange, range: range)
    }
    if case .name(let name) = callee.kind {
      if let layout = BuiltIns.layouts[name] { return checkLayout(layout, call, block) }
      if let id = module.declaration(name, in: file), id.kind == .component {
        use(id, at: callee.range)
        return checkComponentCall(id.index, name, call, filledBy: block)
      }
    }
    report(.blockAfterValue(text(at: callee.range), at: block.range.start))
    return checkExpression(head)
  }

  /// Checks a layout keyword with its arguments and its block.
  ///
  /// A `body` is the layout of a component, which does not stand in another layout.
  @inline(never)
  mutating func checkLayout(
    _ layout: BuiltIn,
    _ call: CallSyntax,
    _ block: BlockSyntax?,
    isBody: Bool = false
  ) -> TypedExpression {
    let name = isBody ? "layout" : layout.name
    let call = withoutRenamedLabels(call, of: layout.name)
    var operands =
      layout === BuiltIn.box || layout === BuiltIn.drawing
      ? checkBox(layout, call, name, leavesOut: isBody ? ["grow", "offset", "columnSpan"] : [])
      : checkArguments(call, to: layout.ownParameters, of: layout.name).map {
        $0 ?? .error(at: call.range)
      }
    var decorations: [TypedExpression] = []
    switch block {
    case let block? where layout === BuiltIn.drawing: operands.append(checkDrawing(block))
    case let block? where layout.takesOneContent:
      let parts = checkBoxBlock(block, of: name)
      operands.append(parts.content)
      decorations = parts.decorations
    case let block? where layout.takesContents: operands.append(checkContents(block, of: name))
    case let block?:
      report(.blockAfterValue(layout.name, at: block.range.start))
      _ = checkContents(block, of: layout.name)
    case nil where layout.takesContents:
      let isBox = layout === BuiltIn.box
      if !isBox { report(.missingBlock(layout.name, at: call.argumentsRange)) }
      operands.append(isBox ? .emptyContent(at: call.range.end) : .error(at: call.range))
    case nil: break
    }
    let value = TypedExpression(.builtIn(layout, operands), .content, at: call.range)
    if decorations.isEmpty { return value }
    let parts = [value] + decorations
    return TypedExpression(.builtIn(.decorated, parts), .content, at: call.range)
  }

  /// Checks the arguments of a box, whose width and height may be ranges.
  private mutating func checkBox(
    _ layout: BuiltIn,
    _ call: CallSyntax,
    _ name: String,
    leavesOut others: Set<String>
  ) -> [TypedExpression] {
    var intervals: [String: TypedExpression] = [:]
    let arguments = call.arguments.map { argument in
      guard let label = argument.label?.text, label == "width" || label == "height",
        case .binary(let least, .closedRange, _, let greatest) = argument.value.kind
      else { return argument }
      if intervals[label] == nil {
        intervals[label] = checkExpression(greatest, expected: .double)
      }
      return ArgumentSyntax(label: argument.label, value: least)
    }
    let written = layout.ownParameters.filter {
      $0.label?.hasPrefix("min") != true && $0.label?.hasPrefix("max") != true
        && !others.contains($0.name)
    }
    let given = CallSyntax(
      arguments: arguments,
      argumentsRange: call.argumentsRange,
      range: call.range
    )
    let values = checkArguments(given, to: written, of: name)
    var byLabel: [String: TypedExpression] = [:]
    for (parameter, value) in zip(written, values) { byLabel[parameter.name] = value }
    return layout.ownParameters.map { parameter in
      let side = parameter.name.hasSuffix("Width") ? "width" : "height"
      let isLeast = parameter.name.hasPrefix("min")
      if isLeast || parameter.name.hasPrefix("max"), let greatest = intervals[side] {
        return isLeast ? byLabel[side]?.wrappedValue ?? .error(at: call.range) : greatest
      }
      let value = intervals[parameter.name] == nil ? byLabel[parameter.name] : nil
      return value ?? parameter.implicitValue(at: call.range.end) ?? .error(at: call.range)
    }
  }

  /// Checks a component with a block, which sets its property `content`.
  @inline(never)
  mutating func checkComponentCall(
    _ component: Int,
    _ name: String,
    _ call: CallSyntax,
    filledBy block: BlockSyntax
  ) -> TypedExpression {
    let fields = module.components[component].fields
    let value = checkComponentCall(component, name, call)
    guard let index = fields.firstIndex(where: { $0.name == "content" && $0.type.holdsContent })
    else {
      report(.blockAfterValue(name, at: block.range.start))
      _ = checkContents(block, of: name)
      return value
    }
    let isList = fields[index].type != .content
    let content = isList ? checkContents(block, of: name) : checkOneContent(block, of: name)
    guard case .component(_, var arguments) = value.kind else { return value }
    if let given = arguments.first(where: { $0.property == index }) {
      report(.duplicateContent(at: block.range.start, first: given.value.range))
      return value
    }
    let argument = TypedExpression.ComponentArgument(property: index, value: content)
    let place = arguments.firstIndex { $0.property > index } ?? arguments.count
    arguments.insert(argument, at: place)
    return TypedExpression(.component(component, arguments), .content, at: call.range)
  }

  // MARK: Blocks

  /// Checks a block of contents, and returns the list of them.
  mutating func checkContents(_ block: BlockSyntax, of word: String) -> TypedExpression {
    let statements = checkContentStatements(block, of: word)
    let values = statements.compactMap { $0.onlyValue }
    let type = Type.list(.content)
    return values.count == statements.count
      ? TypedExpression(.list(values), type, at: block.range)
      : TypedExpression(.elements(statements), type, at: block.range)
  }

  /// Checks a block that may have at most one content.
  mutating func checkOneContent(_ block: BlockSyntax, of word: String) -> TypedExpression {
    let statements = checkContentStatements(block, of: word)
    if statements.isEmpty { return .emptyContent(at: block.range) }
    if statements.mostValues > 1 {
      let inside = inside(block)
      report(.oneContent(word, at: block.range.start, inside: inside, text: text(at: inside)))
      return .error(at: block.range)
    }
    if statements.count == 1, let value = statements[0].onlyValue { return value }
    let list = TypedExpression(.elements(statements), .list(.content), at: block.range)
    return TypedExpression(.builtIn(.onlyContent, [list]), .content, at: block.range)
  }

  private mutating func checkContentStatements(
    _ block: BlockSyntax,
    of word: String
  ) -> [ListStatement] {
    let outer = layoutWord
    layoutWord = word
    defer { layoutWord = outer }
    return checkStatements(block.statements)
  }

  /// Returns the range between a block's braces.
  private func inside(_ block: BlockSyntax) -> SourceRange {
    var range = block.range
    range.lower += 1
    if text(at: block.range).hasSuffix("}") { range.upper -= 1 }
    return range
  }

  // MARK: Lines

  /// Checks a line that adds a content.
  mutating func checkContentLine(_ syntax: LineSyntax) -> ListStatement? {
    let word = syntax.word.text
    let call = CallSyntax(syntax)
    if word == "place" { return checkPlacedContents(syntax) }
    if reportModifier(syntax) { return nil }
    let component = module.declaration(word, in: file).flatMap { $0.kind == .component ? $0 : nil }
    guard BuiltIns.layouts[word] != nil || component != nil else {
      checkLoosely(call)
      if let block = syntax.block {
        let isDrawn = Self.decorations.contains(word) || LayoutPhrases.words[word] == "drawing"
        _ = isDrawn ? checkDrawing(block) : checkContents(block, of: layoutWord)
      }
      reportUnknownContent(syntax)
      return nil
    }
    reportCall(syntax)
    if reportAmbiguousBlock(syntax) { return nil }
    let value: TypedExpression
    if let layout = BuiltIns.layouts[word] {
      if layout === BuiltIn.drawing { checkLength(of: syntax) }
      value = checkLayout(layout, withLabel(call, of: layout), syntax.block)
    } else if let component {
      value = checkComponentLine(syntax, component)
    } else {
      return nil
    }
    return .operation(.append, [value], body: [], at: syntax.range)
  }

  /// Checks a line that names a component, and can leave out the label of its first property.
  mutating func checkComponentLine(
    _ syntax: LineSyntax,
    _ component: DeclarationID
  ) -> TypedExpression {
    let (word, first) = (syntax.word.text, module.components[component.index].fields.first)
    use(component, at: syntax.word.range)
    let call = withLabel(CallSyntax(syntax), at: 0, of: first)
    return syntax.block.map { checkComponentCall(component.index, word, call, filledBy: $0) }
      ?? checkComponentCall(component.index, word, call)
  }

  /// Checks `place header`, which adds a content or all contents of a list.
  private mutating func checkPlacedContents(_ syntax: LineSyntax) -> ListStatement? {
    reportCall(syntax)
    if let block = syntax.block { report(.blockAfterValue("place", at: block.range.start)) }
    guard syntax.arguments.count == 1, syntax.arguments[0].label == nil else {
      checkLoosely(CallSyntax(syntax))
      let extra = syntax.arguments.first { $0.label != nil } ?? syntax.arguments.last
      report(.placeOfContent(at: extra?.range ?? syntax.word.range))
      return nil
    }
    let syntaxOfValue = syntax.arguments[0].value
    let value = inferExpression(
      syntaxOfValue,
      expected: syntaxOfValue.needsType ? .content : nil
    )
    guard value.type == .list(.content) else {
      return .operation(
        .append,
        [convert(value, to: .content)],
        body: [],
        at: syntax.range
      )
    }
    let slot = slotCount
    slotCount += 1
    let part = TypedExpression(.local(slot), .content, at: value.range)
    return .loop(
      [LoopVariable(slot: slot, name: "part", type: .content)],
      over: value,
      body: [.operation(.append, [part], body: [], at: syntax.range)]
    )
  }

  /// Reports a line of a layout whose first word is not a content.
  private mutating func reportUnknownContent(_ syntax: LineSyntax) {
    let word = syntax.word.text
    if word.isEmpty { return }
    if scope.contains(word) || module.declaration(word, in: file)?.kind == .constant {
      _ = scope.use(word)
      return report(.valueAsLine(word, at: syntax.word.range))
    }
    if Self.decorations.contains(word) {
      return report(.decorationOutsideBox(word, in: layoutWord, at: syntax.word.range))
    }
    let isBox = layoutWord == "box" || layoutWord == "layout"
    let words = BuiltIn.layouts.map { $0.name } + ["place"] + (isBox ? Self.decorations : [])
    if noteGap(word, .line(words: words)) { return }
    if DrawOperation.all.contains(where: { $0.line.name == word }) {
      return report(.drawnContent(word, in: layoutWord, at: syntax.word.range))
    }
    let visible = module.visibleDeclarations(in: file)
    let components = visible.filter { $0.kind == .component }.map { module.head(of: $0).name }
    let all = words + components + ["let", "if", "switch", "for"]
    let foreign = (LayoutPhrases.words[word] ?? ForeignNames.lines[word]).flatMap {
      all.contains($0) ? $0 : nil
    }
    var phrase = foreign == nil ? LayoutPhrases.lines[ForeignPhrases.camelCase(word)] : nil
    let nearest = foreign ?? (phrase == nil ? session.nearest(to: word) { all } : nil)
    if let foreign, LayoutPhrases.words[word] != nil {
      let hasBlock = BuiltIns.layouts[foreign]?.takesContents ?? true
      phrase = "write '\(foreign)\(hasBlock ? " { … }" : "")'"
    }
    let declared = nearest.flatMap { name in
      visible.first { $0.kind == .component && module.head(of: $0).name == name }
    }
    report(
      .unknownWord(
        word,
        in: "'\(layoutWord)'",
        at: syntax.word.range,
        nearest: nearest,
        among: words,
        declared: declared.map { module.head(of: $0).nameRange },
        advice: phrase,
        phrases: [:]
      )
    )
  }

  /// Reports a line that is written as a call.
  mutating func reportCall(_ syntax: LineSyntax) {
    guard let parentheses = syntax.parentheses else { return }
    var inside = ""
    if let first = syntax.arguments.first, let last = syntax.arguments.last {
      inside = " " + text(at: first.range.union(last.range))
    }
    report(
      .callAsLine(
        syntax.word.text + inside,
        at: syntax.word.range.union(parentheses),
        inside: inside
      )
    )
  }
}

extension BuiltIn {
  /// The parameters without the contents of the block.
  var ownParameters: [CallParameter] {
    takesContents ? Array(callParameters.dropLast()) : callParameters
  }
}

extension TypedExpression {
  /// Returns an empty content.
  static func emptyContent(at range: SourceRange) -> TypedExpression {
    TypedExpression(.builtIn(.emptyContent, []), .content, at: range, isImplicit: true)
  }

  /// The value inside an optional that is written out, or the value itself.
  fileprivate var wrappedValue: TypedExpression {
    if case .some(let value) = kind { value } else { self }
  }
}

extension ListStatement {
  /// The value of a statement that only adds one value.
  fileprivate var onlyValue: TypedExpression? {
    if case .operation(_, let values, let body, _) = self, body.isEmpty,
      case let value?? = values.first
    {
      value
    } else {
      nil
    }
  }

  /// The maximum number of values that the statement adds, counted up to two.
  fileprivate var mostValues: Int {
    switch self {
    case .operation: 1
    case .binding: 0
    case .conditional(_, let then, let otherwise): max(then.mostValues, otherwise.mostValues)
    case .selection(_, let cases, let otherwise):
      max(cases.map { $0.body.mostValues }.max() ?? 0, otherwise?.mostValues ?? 0)
    case .loop(_, _, let body): body.mostValues > 0 ? 2 : 0
    }
  }
}

extension [ListStatement] {
  /// The maximum number of values that the statements add, counted up to two.
  fileprivate var mostValues: Int { reduce(0) { Swift.min($0 + $1.mostValues, 2) } }
}
