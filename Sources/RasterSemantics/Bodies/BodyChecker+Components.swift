// Checks a component's members: properties, `let` bindings, and lines that can appear once.

import RasterSyntax

extension BodyChecker {
  mutating func checkComponent(_ syntax: ComponentSyntax, _ index: Int) -> ComponentBody {
    component = index
    let lines = collectLines(syntax)
    lineStart = insertionPoint(in: syntax)
    let transitions = checkTransitions(lines.transitions, of: index)
    let properties = checkProperties(syntax, index)
    declareFunctions(of: syntax, index)
    boundsRule = .allowed
    mayReadProposed = true
    var bindings: [Binding] = []
    for case .binding(let binding) in syntax.members {
      bindings.append(checkComponentBinding(binding))
    }
    checkRemainingFunctions()
    let layout = lines.layout.map { checkLayout($0) }
    if let layout { bindings.append(layout.binding) }
    boundsRule = .undecided
    if lines.lacksSize { reportMissingSize(syntax) }
    var body = ComponentBody(size: checkSize(lines.size, layout, of: syntax))
    mayReadProposed = false
    body.caps = lines.caps.flatMap { checkCaps($0) }
    boundsRule = .allowed
    body.baseline = lines.baseline.map { checkBaseline($0) }
    body.mirrors = lines.mirrors != nil
    let clip = lines.clip.map { checkClip($0) }
    if let block = lines.draw?.block { body.draw = checkStatements(block.statements) }
    if let layout { body.draw.append(layout.drawing) }
    if let block = lines.accessibility {
      let accessibility = checkAccessibility(block)
      checkName(accessibility, of: body.draw)
      body.accessibility = accessibility
    }
    body.tests = lines.tests.map { checkTests($0) }
    if let clip { body.draw = [clip.layer(of: body.draw)] }
    if let mirrors = lines.mirrors {
      body.caps?.followsDirection = true
      for read in directionReads { report(.mirroredTwice(at: read, first: mirrors.word.range)) }
    }
    closeScope()
    boundsRule = .noComponent
    body.states = checkStates(lines.states, of: index)
    body.properties = properties
    body.transitions = transitions
    body.bindings = bindings
    body.layout = layout?.binding.slot
    body.slotCount = slotCount
    return body
  }

  // MARK: Lines

  private struct ComponentLines {
    /// Whether `size` is missing, and no misspelt line could be one.
    let lacksSize: Bool
    var size: LineSyntax?
    var layout: LineSyntax?
    var baseline: LineSyntax?
    var caps: LineSyntax?
    var clip: LineSyntax?
    var mirrors: LineSyntax?
    var accessibility: LineSyntax?
    var draw: LineSyntax?
    var states: LineSyntax?
    var tests: LineSyntax?
    var transitions: [LineSyntax] = []
  }

  private mutating func collectLines(_ syntax: ComponentSyntax) -> ComponentLines {
    var lines: [String: LineSyntax] = [:]
    var (misspelt, transitions) = (Set<String>(), [LineSyntax]())
    for case .line(let line) in syntax.members where !line.word.text.isEmpty {
      let word = line.word.text
      if word == "transition" {
        transitions.append(line)
        checkLineShape(line)
        continue
      }
      guard Self.uniqueWords.contains(word) else {
        if let meant = reportUnknownMemberWord(line) { misspelt.insert(meant) }
        continue
      }
      if let first = lines[word] {
        report(.duplicateLine(word, at: line.word.range, first: first.word.range))
        continue
      }
      lines[word] = line
      checkLineShape(line)
    }
    let isDrawn = lines["draw"] != nil || lines["layout"] != nil
    if !isDrawn, misspelt.isDisjoint(with: ["draw", "layout"]) {
      report(.missingDraw(syntax.name.text, at: syntax.name.range))
    }
    return ComponentLines(
      lacksSize: lines["size"] == nil && lines["layout"] == nil
        && misspelt.isDisjoint(with: ["size", "layout"]),
      size: lines["size"],
      layout: lines["layout"],
      baseline: lines["baseline"],
      caps: lines["caps"],
      clip: lines["clip"],
      mirrors: lines["mirrors"],
      accessibility: lines["accessibility"],
      draw: lines["draw"],
      states: lines["states"],
      tests: lines["tests"],
      transitions: transitions
    )
  }

  /// The keywords of lines that can appear once.
  private static let uniqueWords = [
    "size", "layout", "baseline", "caps", "clip", "mirrors", "accessibility", "draw", "states",
    "tests",
  ]

  /// Reports an unknown keyword, and returns the one that was probably meant.
  private mutating func reportUnknownMemberWord(_ line: LineSyntax) -> String? {
    let words = ["state", "let", "transition"] + Self.uniqueWords
    if noteGap(line.word.text, .line(words: words + ["func"])) { return nil }
    if DrawOperation.all.contains(where: { $0.line.name == line.word.text }) {
      report(.drawingOutsideDraw(line.word.text, at: line.word.range))
      return "draw"
    }
    let foreign = ForeignNames.lines[line.word.text].flatMap { words.contains($0) ? $0 : nil }
    let phrase = ForeignPhrases.camelCase(line.word.text)
    let isPhrase = ForeignPhrases.lines[phrase] != nil
    let nearest = foreign ?? (isPhrase ? nil : session.nearest(to: line.word.text) { words })
    report(
      .unknownWord(
        line.word.text,
        in: "a component",
        at: line.word.range,
        nearest: nearest,
        among: words
      )
    )
    return nearest ?? ForeignPhrases.members[phrase]
  }

  /// Checks that a line has a block if its keyword needs one, and arguments otherwise.
  ///
  /// `draw`, `states`, `accessibility` and `tests` have only a block; `layout` has both.
  private mutating func checkLineShape(_ line: LineSyntax) {
    let word = line.word.text
    if ["draw", "states", "accessibility", "tests"].contains(word) {
      if line.block == nil { report(.missingBlock(word, at: line.word.range)) }
      if let first = line.arguments.first { report(.argumentsAfterWord(word, at: first.range)) }
    } else if word == "layout" {
      if line.block == nil { report(.missingBlock(word, at: line.word.range)) }
    } else if let block = line.block {
      report(.unexpectedBlock(word, at: block.range.start))
    }
    if word == "mirrors", let first = line.arguments.first {
      report(.argumentsAfterWord(word, at: first.range))
    }
  }

  // MARK: Size

  mutating func checkSize(_ line: LineSyntax?, _ component: ComponentSyntax) -> TypedExpression {
    guard let line else { return .error(at: component.range) }
    if line.arguments.count == 1, line.arguments[0].label == nil {
      return checkExpression(line.arguments[0].value, expected: .size)
    }
    let labels = line.arguments.contains { $0.label != nil } ? ["width", "height"] : [nil, nil]
    let parameters = labels.map {
      CallParameter(label: $0, name: $0 ?? "", type: .double, isRequired: true)
    }
    let values = checkArguments(CallSyntax(line), to: parameters, of: "size")
    return TypedExpression(
      .builtIn(.size, values.map { $0 ?? .error(at: line.range) }),
      .size,
      at: line.range
    )
  }

  /// Checks `baseline 12`, the distance from the top of the bounds.
  private mutating func checkBaseline(_ line: LineSyntax) -> TypedExpression {
    let distance = CallParameter(label: nil, name: "baseline", type: .double, isRequired: true)
    let values = checkArguments(CallSyntax(line), to: [distance], of: "baseline")
    return values[0] ?? .error(at: line.range)
  }

  private mutating func reportMissingSize(_ component: ComponentSyntax) {
    guard !component.name.text.isEmpty else { return }
    report(
      .missingSize(
        component.name.text,
        at: component.name.range,
        inserting: insertionPoint(in: component)
      )
    )
  }

  /// Returns the position where a line can be inserted: after the `{` of a component.
  func insertionPoint(in component: ComponentSyntax) -> SourceRange {
    let source = module.files[Int(file.index)].source
    var offset = Int(component.name.range.upper)
    while offset < Int(component.range.upper), source.bytes[offset] != UInt8(ascii: "{") {
      offset += 1
    }
    offset = min(offset + 1, Int(component.range.upper))
    return SourceRange(file: file, lower: offset, upper: offset)
  }
}
