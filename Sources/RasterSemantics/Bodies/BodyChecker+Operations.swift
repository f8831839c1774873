// The drawing operations: a word, what it takes, and a layer's block.

import RasterSyntax

extension DrawOperation: CheckedOperation {
  static let hasLoops = true

  static func check(_ line: LineSyntax, by checker: inout BodyChecker) -> DrawStatement? {
    checker.checkOperation(line)
  }
}

extension BodyChecker {
  fileprivate mutating func checkOperation(_ line: LineSyntax) -> DrawStatement? {
    guard let operation = DrawOperation(rawValue: line.word.text) else {
      checkLoosely(CallSyntax(line))
      if let block = line.block { let _: [DrawStatement] = checkStatements(block.statements) }
      reportUnknownWord(line.word, among: DrawOperation.allCases.map(\.rawValue), in: "'draw'")
      return nil
    }
    let parameters = Self.parameters[operation] ?? []
    let call = CallSyntax(line)
    let values = checkArguments(call, to: parameters, of: line.word.text)
    checkPlace(operation, parameters, values, line)
    checkCompanions(operation, parameters, values, line)
    let body = checkBlock(operation, line)
    return .operation(operation, values, body: body, at: line.range)
  }

  private mutating func checkBlock(
    _ operation: DrawOperation,
    _ line: LineSyntax
  ) -> [DrawStatement] {
    if operation == .layer {
      guard let block = line.block else {
        report(.missingBlock(line.word.text, at: line.word.range))
        return []
      }
      return checkStatements(block.statements)
    }
    if let block = line.block {
      report(.unwantedBlock(line.word.text, at: block.range.start))
      let _: [DrawStatement] = checkStatements(block.statements)
    }
    return []
  }

  /// What is drawn at a place is drawn `in:` a rectangle or `at:` a point.
  private mutating func checkPlace(
    _ operation: DrawOperation,
    _ parameters: [CallParameter],
    _ values: [TypedExpression?],
    _ line: LineSyntax
  ) {
    guard let box = parameters.firstIndex(where: { $0.label == "in" }),
      let point = parameters.firstIndex(where: { $0.label == "at" })
    else { return }
    switch (values[box], values[point]) {
    case (nil, nil):
      // A misspelt label has been reported, and may be the one that is missing.
      let known = Set(parameters.compactMap(\.label))
      let isExplained = line.arguments.contains { argument in
        argument.label.map { !known.contains($0.text) } ?? false
      }
      if !isExplained { report(.missingPlace(operation.rawValue, at: line.word.range)) }
    case (_?, _?):
      let label = line.arguments.last { $0.label?.text == "in" || $0.label?.text == "at" }
      report(.twoPlaces(at: label?.label?.range ?? line.word.range))
    default: break
    }
  }

  /// Reports what means nothing without another argument.
  private mutating func checkCompanions(
    _ operation: DrawOperation,
    _ parameters: [CallParameter],
    _ values: [TypedExpression?],
    _ line: LineSyntax
  ) {
    func value(_ label: String) -> TypedExpression? {
      parameters.firstIndex { $0.label == label }.flatMap { values[$0] }
    }
    for (label, companion) in operation.companions where value(label) != nil {
      let place = line.arguments.first { $0.label?.text == label }?.label?.range ?? line.word.range
      if value(companion) == nil {
        report(.needlessArgument(label, without: companion, at: place))
      } else if label == "maskMode", value(companion)?.type == .path {
        report(.maskModeOfPath(at: place))
      }
    }
  }

  mutating func reportUnknownWord(_ word: NameSyntax, among words: [String], in place: String) {
    if word.text.isEmpty { return }
    let nearest = session.nearest(to: word.text) { words + ["let", "if", "switch", "for"] }
    if nearest == nil, words.contains("layer"), let label = layerLabel(for: word.text) {
      return report(.layerArgument(word.text, label: label, at: word.range))
    }
    report(
      .unknownWord(word.text, in: place, at: word.range, nearest: nearest, among: words)
    )
  }

  /// The argument of `layer` that a line is about, such as `opacity` or, of one, `shadow`.
  private func layerLabel(for word: String) -> String? {
    let labels = DrawOperation.layer.parameters.compactMap(\.label)
    return labels.first { $0 == word || $0 == word + "s" }
  }

  private static let parameters: [DrawOperation: [CallParameter]] = {
    var table: [DrawOperation: [CallParameter]] = [:]
    for operation in DrawOperation.allCases {
      table[operation] = operation.parameters.map { parameter in
        let isMask = operation == .layer && parameter.label == "mask"
        return CallParameter(
          label: parameter.label,
          name: parameter.label ?? "",
          type: parameter.type,
          isRequired: parameter.isRequired,
          alternative: isMask ? .content : nil
        )
      }
    }
    return table
  }()
}
