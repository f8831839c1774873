// Checks `accessibility { … }`: a component's accessibility description and hit area.

import RasterSyntax

extension BodyChecker {
  /// The lines of the block, each with the type of its value.
  private static let accessibilityLines: [(word: String, type: Type)] = [
    ("label", .string), ("role", .builtin(.accessibilityRole)), ("value", .string),
    ("hint", .string), ("traits", .list(.builtin(.accessibilityTrait))), ("hitArea", .path),
  ]

  /// Checks the block, in which only the hit area can depend on the component's bounds.
  mutating func checkAccessibility(_ line: LineSyntax) -> AccessibilityDeclaration {
    var values: [String: TypedExpression] = [:]
    var first: [String: SourceRange] = [:]
    openScope()
    for statement in line.block?.statements ?? [] {
      guard case .line(let line) = statement else {
        let binding =
          if case .binding(let binding) = statement { binding.name.range } else { line.word.range }
        report(.notOfAccessibility(at: binding))
        let _: [DrawStatement] = checkStatements([statement])
        continue
      }
      let word = renamedWord(line.word, among: Self.accessibilityLines.map { $0.word })
      guard let type = Self.accessibilityLines.first(where: { $0.word == word })?.type else {
        reportUnknownAccessibility(line)
        continue
      }
      if let earlier = first[word] {
        report(.duplicateLine(word, at: line.word.range, first: earlier))
      } else {
        first[word] = line.word.range
      }
      if let block = line.block { report(.unexpectedBlock(word, at: block.range.start)) }
      boundsRule = word == "hitArea" ? .allowed : .accessibility
      let parameter = CallParameter(label: nil, name: "", type: type, isRequired: true)
      let value = checkArguments(CallSyntax(line), to: [parameter], of: word)[0]
      if values[word] == nil { values[word] = value }
    }
    closeScope()
    boundsRule = .allowed
    return AccessibilityDeclaration(
      label: values["label"],
      role: values["role"],
      value: values["value"],
      hint: values["hint"],
      traits: values["traits"],
      hitArea: values["hitArea"],
      range: line.range
    )
  }

  private mutating func reportUnknownAccessibility(_ line: LineSyntax) {
    checkLoosely(CallSyntax(line))
    guard !line.word.text.isEmpty else { return }
    let words = Self.accessibilityLines.map { $0.word }
    if noteGap(line.word.text, .line(words: words)) { return }
    report(
      .unknownWord(
        line.word.text,
        in: "'accessibility'",
        at: line.word.range,
        nearest: session.nearest(to: line.word.text) { words },
        among: words
      )
    )
  }

  /// Reports a control or an image without a label, unless the component draws text.
  mutating func checkName(_ accessibility: AccessibilityDeclaration, of draw: [DrawStatement]) {
    guard accessibility.label == nil, let role = accessibility.role,
      case .builtinCase(.accessibilityRole, let index) = role.kind,
      !["none", "text"].contains(BuiltinEnum.accessibilityRole.cases[index]), !draw.drawsText
    else { return }
    report(.unnamedControl(at: role.range))
  }
}

extension [DrawStatement] {
  /// Whether the statements draw text, or place components that may draw text.
  fileprivate var drawsText: Bool {
    contains { statement in
      if case .operation(let operation, _, _, _) = statement,
        ["text", "place"].contains(operation.line.name)
      {
        return true
      }
      return statement.nested.drawsText
    }
  }
}
