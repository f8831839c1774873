// Checks the lines of blocks: a keyword, its arguments, and a layer's block.

import RasterSyntax

extension BodyChecker {
  mutating func checkLine<Operation: CheckedOperation>(
    _ syntax: LineSyntax
  ) -> Statement<Operation>? {
    let operations = Operation.all
    let word = renamedWord(syntax.word, among: operations.map { $0.line.name })
    guard let operation = operations.first(where: { $0.line.name == word }) else {
      checkLoosely(CallSyntax(syntax))
      if Operation.nests, let block = syntax.block {
        if BuiltIns.layouts[syntax.word.text] != nil {
          _ = checkContents(block, of: syntax.word.text)
        } else {
          let _: [Statement<Operation>] = checkStatements(block.statements)
        }
      }
      let words = operations.map { $0.line.name }
      reportUnknownWord(syntax.word, among: words, in: Operation.blockName)
      return nil
    }
    let line = operation.line
    reportCall(syntax)
    if reportAmbiguousBlock(syntax) { return nil }
    if let values = checkPlacedBlock(line, syntax) {
      checkPlace(line, values, syntax)
      checkCompanions(line, values, syntax)
      return .operation(operation, values, body: [], at: syntax.range)
    }
    let call = withoutRenamedLabels(CallSyntax(syntax), of: line.name)
    let values = checkArguments(call, to: line.callParameters, of: line.name)
    if line.name == "nineSlice", let image = values.first ?? nil {
      checkPixels(of: image, use: "divided into nine parts")
    }
    checkPlace(line, values, syntax)
    checkCompanions(line, values, syntax)
    checkSubstitutes(line, values, syntax)
    let body: [Statement<Operation>] = checkBlock(line, syntax)
    return .operation(operation, values, body: body, at: syntax.range)
  }

  /// Returns the keyword of a line, or the new keyword of a renamed one, which is reported.
  mutating func renamedWord(_ word: NameSyntax, among words: [String]) -> String {
    guard let new = RenamedWords.lines[word.text], words.contains(new) else { return word.text }
    report(.renamed(word.text, to: new, at: word.range))
    return new
  }

  private mutating func checkBlock<Operation: CheckedOperation>(
    _ line: Line,
    _ syntax: LineSyntax
  ) -> [Statement<Operation>] {
    if line.hasBlock {
      guard let block = syntax.block else {
        report(.missingBlock(line.name, at: syntax.word.range))
        return []
      }
      return checkStatements(block.statements)
    }
    if let block = syntax.block {
      report(.unexpectedBlock(line.name, at: block.range.start))
      if Operation.nests { let _: [Statement<Operation>] = checkStatements(block.statements) }
    }
    return []
  }

  /// Checks that an operation with a position has exactly one: `in:`, `at:` or, for text, `along:`.
  private mutating func checkPlace(
    _ line: Line,
    _ values: [TypedExpression?],
    _ syntax: LineSyntax
  ) {
    let places = line.parameters.indices.filter { line.parameters[$0].isPosition }
    guard places.count > 1 else { return }
    let labels = places.compactMap { line.parameters[$0].label }
    switch places.count(where: { values[$0] != nil }) {
    case 0:
      // A misspelt label has been reported, and may be the missing one.
      let known = Set(line.parameters.compactMap { $0.label })
      let isExplained = syntax.arguments.contains { argument in
        argument.label.map { !known.contains($0.text) } ?? false
      }
      if !isExplained { report(.missingPlace(line.name, labels, at: syntax.word.range)) }
    case 1: break
    default:
      let given = syntax.arguments.compactMap { $0.label }.filter { labels.contains($0.text) }
      report(
        .conflictingPosition(given.map { $0.text }, at: given.last?.range ?? syntax.word.range)
      )
    }
  }

  /// Reports a missing argument if its substitute is missing too.
  private mutating func checkSubstitutes(
    _ line: Line,
    _ values: [TypedExpression?],
    _ syntax: LineSyntax
  ) {
    // A misspelt label has been reported, and may be the missing one.
    let known = Set(line.parameters.map { $0.label })
    guard syntax.arguments.allSatisfy({ known.contains($0.label?.text) }),
      !session.broken.intersects(syntax.range)
    else { return }
    // Runs have their own paints.
    if values.first??.type == .list(.run) { return }
    for (parameter, value) in zip(line.parameters, values) {
      guard let substitute = parameter.substitute, value == nil,
        let index = line.parameters.firstIndex(where: { $0.label == substitute }),
        values[index] == nil
      else { continue }
      report(
        .missingArgument(
          parameter.label,
          type: describe(parameter.type.unwrapped),
          of: line.name,
          at: syntax.word.range
        )
      )
    }
  }

  /// Reports an argument that has no effect without another, or with another.
  private mutating func checkCompanions(
    _ line: Line,
    _ values: [TypedExpression?],
    _ syntax: LineSyntax
  ) {
    func isGiven(_ label: String) -> Bool {
      zip(line.parameters, values).contains { $0.label == label && $1 != nil }
    }
    for (parameter, value) in zip(line.parameters, values) {
      guard let label = parameter.label, value != nil else { continue }
      let place =
        syntax.arguments.first { $0.label?.text == label }?.label?.range ?? syntax.word.range
      if let rival = parameter.rival, isGiven(rival) {
        report(.unneededArgument(label, with: rival, at: place))
      }
      guard let companion = parameter.companion,
        let index = line.parameters.firstIndex(where: { $0.label == companion })
      else { continue }
      if values[index] == nil {
        report(.unneededArgument(label, without: companion, at: place))
      } else if label == "maskMode", values[index]?.type == .path {
        report(.maskModeOfPath(at: place))
      }
    }
  }

  mutating func reportUnknownWord(
    _ word: NameSyntax,
    among words: [String],
    in place: String
  ) {
    if word.text.isEmpty || noteGap(word.text, .line(words: words)) { return }
    if words.contains("fill"), ForeignNames.shapes.contains(word.text) {
      return report(.drawnShape(word.text, at: word.range))
    }
    if words.contains("place"), BuiltIns.layouts[word.text] != nil {
      let content = "place in: bounds { \(word.text) { … } }"
      return report(.drawnContent(word.text, as: content, at: word.range))
    }
    let all = words + ["let", "if", "switch", "for"]
    let foreign = ForeignNames.lines[word.text].flatMap { all.contains($0) ? $0 : nil }
    let isPhrase = ForeignPhrases.lines[ForeignPhrases.camelCase(word.text)] != nil
    let nearest = foreign ?? (isPhrase ? nil : session.nearest(to: word.text) { all })
    if nearest == nil, words.contains("layer"), let label = layerLabel(for: word.text) {
      return report(.layerArgument(word.text, label: label, at: word.range))
    }
    report(
      .unknownWord(word.text, in: place, at: word.range, nearest: nearest, among: words)
    )
  }

  /// Returns the argument of `layer` for a keyword: `opacity`, or `shadows` for `shadow`.
  private func layerLabel(for word: String) -> String? {
    let labels = DrawOperation.layer.line.parameters.compactMap { $0.label }
    return labels.first { $0 == word || $0 == word + "s" }
  }
}

extension CallSyntax {
  /// Creates the call that corresponds to a line.
  init(_ line: LineSyntax) {
    let last = line.arguments.last?.range ?? line.word.range
    self.init(
      arguments: line.arguments,
      argumentsRange: line.word.range,
      range: line.word.range.union(last)
    )
  }
}
