// Checks `tests { … }`, a component's expectations about its looks.

import RasterValues
import RasterSyntax

extension BodyChecker {
  private static let testWords = ["expect", "identical", "distinct"]

  /// Checks the block, whose uses and reads do not count as the component's.
  mutating func checkTests(_ line: LineSyntax) -> TestsDeclaration {
    let (outerUses, outerReads, outerSlots) = (uses, directionReads, slotCount)
    let (outerImages, outerOutlines, outerFaces) = (usedImages, usedOutlines, usedFaces)
    var tests = TestsDeclaration(range: line.range)
    openScope()
    for fact in TestsDeclaration.Fact.allCases {
      declare(fact, at: line.word.range, in: &tests)
    }
    for statement in line.block?.statements ?? [] {
      guard case .line(let line) = statement else {
        report(.statementInTests(at: statement.start))
        continue
      }
      if let block = line.block { report(.unexpectedBlock(line.word.text, at: block.range.start)) }
      switch renamedWord(line.word, among: Self.testWords) {
      case "expect": tests.lines.append(checkExpectation(line, tests))
      case "identical": tests.lines.append(checkComparison(line, .identical))
      case "distinct": tests.lines.append(checkComparison(line, .distinct))
      default: reportUnknownTest(line)
      }
    }
    closeScope()
    tests.slotCount = slotCount
    testUses.formUnion(uses.keys)
    (uses, directionReads, slotCount) = (outerUses, outerReads, outerSlots)
    (usedImages, usedOutlines, usedFaces) = (outerImages, outerOutlines, outerFaces)
    return tests
  }

  /// Declares a fact, unless the component has the name itself.
  private mutating func declare(
    _ fact: TestsDeclaration.Fact,
    at range: SourceRange,
    in tests: inout TestsDeclaration
  ) {
    guard !scope.contains(fact.rawValue) else { return }
    let name = NameSyntax(text: fact.rawValue, range: range)
    tests.slots[fact] = declare(name, .variable, type: fact.type)
    // The author did not write this name, so it must not be reported as unused.
    _ = scope.use(fact.rawValue)
  }

  /// Checks `expect pixel == #FFFFFF, at: (26, 16), in: [.on, .pressed]`.
  private mutating func checkExpectation(
    _ line: LineSyntax,
    _ tests: TestsDeclaration
  ) -> TestsDeclaration.Line {
    var names: [NameSyntax] = []
    var first: SourceRange?
    var rest: [ArgumentSyntax] = []
    for argument in line.arguments {
      guard let label = argument.label, label.text == "in" else {
        rest.append(argument)
        continue
      }
      if let first { report(.duplicateArgument("in", at: label.range, first: first)) }
      first = first ?? label.range
      names += stateNames(argument.value)
    }
    let call = CallSyntax(
      arguments: rest,
      argumentsRange: CallSyntax(line).argumentsRange,
      range: line.range
    )
    let parameters = [
      CallParameter(label: nil, name: "", type: .bool, isRequired: true),
      CallParameter(label: "at", name: "at", type: .point, isRequired: false),
      // Removed from the arguments above; declared here to recognise a misspelling.
      CallParameter(label: "in", name: "in", type: .error, isRequired: false),
    ]
    let values = checkArguments(call, to: parameters, of: "expect")
    if let condition = values[0], let slot = tests.slots[.pixel], condition.slots.contains(slot),
      !rest.contains(where: { $0.label?.text == "at" })
    {
      report(.pixelWithoutPoint(at: condition.range))
    }
    return TestsDeclaration.Line(
      .expect(values[0] ?? .error(at: line.range), at: values[1]),
      names: names,
      range: line.arguments.first?.range ?? line.range
    )
  }

  /// Checks `identical .disabled, .disabledPressed`.
  private mutating func checkComparison(
    _ line: LineSyntax,
    _ kind: TestsDeclaration.Line.Kind
  ) -> TestsDeclaration.Line {
    let names = line.arguments.flatMap { argument -> [NameSyntax] in
      guard let label = argument.label else { return stateName(argument.value).map { [$0] } ?? [] }
      report(.notAStateName(at: label.range))
      return []
    }
    if line.arguments.count < 2, !line.arguments.contains(where: { $0.value.isMissing }) {
      report(.fewStates(line.word.text, at: line.word.range))
    }
    return TestsDeclaration.Line(kind, names: names, range: line.range)
  }

  /// Returns the names of a state or of a list of states.
  private mutating func stateNames(_ syntax: ExpressionSyntax) -> [NameSyntax] {
    guard case .list(let elements) = syntax.kind else {
      return stateName(syntax).map { [$0] } ?? []
    }
    let written = elements.compactMap { $0.value }
    guard written.count == elements.count else {
      report(.notAStateName(at: syntax.range))
      return []
    }
    return written.compactMap { stateName($0) }
  }

  private mutating func stateName(_ syntax: ExpressionSyntax) -> NameSyntax? {
    switch syntax.kind {
    case .implicitMember(let name) where !name.text.isEmpty:
      noteState(name)
      return name
    case .implicitMember, .missing: return nil
    default:
      _ = checkExpression(syntax, expected: .error)
      report(.notAStateName(at: syntax.range))
      return nil
    }
  }

  private mutating func reportUnknownTest(_ line: LineSyntax) {
    checkLoosely(CallSyntax(line))
    guard !line.word.text.isEmpty, !noteGap(line.word.text, .line(words: Self.testWords)) else {
      return
    }
    report(
      .unknownWord(
        line.word.text,
        in: "'tests'",
        at: line.word.range,
        nearest: session.nearest(to: line.word.text) { Self.testWords },
        among: Self.testWords
      )
    )
  }
}

extension ExpressionSyntax {
  fileprivate var isMissing: Bool { if case .missing = kind { true } else { false } }
}

extension TestsDeclaration {
  /// Resolves the states that the lines name, and reports unknown ones.
  mutating func resolve(
    _ states: [ComponentDeclaration.NamedState],
    nearest: (String, [String]) -> String?
  ) -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    let names = states.map { $0.name }
    var places: [String: Int] = [:]
    for (index, name) in names.enumerated() { places[name] = places[name] ?? index }
    for index in lines.indices {
      for name in lines[index].names {
        if let place = places[name.text] {
          lines[index].states.append(place)
        } else {
          let nearest = nearest(name.text, names)
          diagnostics.append(.unknownTestedState(name.text, at: name.range, nearest: nearest))
        }
      }
    }
    return diagnostics
  }
}
