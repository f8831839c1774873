// Checks a component's named states, line by line.

import RasterSyntax
import RasterValues

extension BodyChecker {
  mutating func checkStates(_ line: LineSyntax?, of component: Int) -> [StateLine] {
    var lines: [StateLine] = []
    for statement in line?.block?.statements ?? [] {
      guard case .line(let state) = statement else {
        report(.notAState(at: statement.start))
        continue
      }
      if state.word.text.isEmpty { continue }
      if state.word.text == "plain" { report(.plainState(at: state.word.range)) }
      reportCall(state)
      let isAmbiguous = reportAmbiguousBlock(state)
      var line = checkState(state, of: component)
      if !isAmbiguous, let block = state.block {
        checkContent(block, state, of: component, in: &line)
      }
      lines.append(line)
    }
    return lines
  }

  /// Checks a line of `states`, whose arguments can be in any order.
  private mutating func checkState(_ line: LineSyntax, of component: Int) -> StateLine {
    var state = StateLine(word: line.word)
    if line.word.text == "matrix" || isMisspeltMatrix(line) { state.matrix = StateMatrix() }
    var first: [String: SourceRange] = [:]
    var rest = line.arguments[...]
    while let argument = rest.popFirst() {
      guard let label = argument.label else {
        checkUnlabelled(argument.value, of: component, in: &state, &first)
        continue
      }
      noteLabel(label.text, at: label.range, &first)
      switch label.text {
      case "environment": state.environment = checkEnvironment(argument.value)
      case "bounds": state.size = checkBounds(argument.value, &rest)
      case "if" where state.matrix != nil:
        state.matrix?.condition = checkCondition(argument.value, of: component)
      default: checkProperty(label, argument.value, of: component, in: &state)
      }
    }
    return state
  }

  /// Checks the size of a state.
  ///
  /// For two numbers without parentheses, the second is removed from `rest`.
  private mutating func checkBounds(
    _ size: ExpressionSyntax,
    _ rest: inout ArraySlice<ArgumentSyntax>
  ) -> TypedExpression? {
    guard size.kind.isNumber, let height = rest.first, height.label == nil,
      height.value.kind.isNumber
    else { return checkExpression(size, expected: .size) }
    rest.removeFirst()
    let range = size.range.union(height.value.range)
    report(.bareNumbers("bounds", as: "(\(text(at: range)))", at: range))
    return nil
  }

  /// Reports a misspelt `matrix`; returns false if the line declares a state.
  private mutating func isMisspeltMatrix(_ line: LineSyntax) -> Bool {
    let isMatrix = line.arguments.contains { argument in
      switch argument.value.kind {
      case .name: argument.label == nil
      case .list: argument.label != nil
      default: argument.label?.text == "if"
      }
    }
    guard isMatrix, nearestName(to: line.word.text, in: ["matrix"]) != nil else { return false }
    report(
      .unknownWord(
        line.word.text,
        in: "'states'",
        at: line.word.range,
        nearest: "matrix",
        among: []
      )
    )
    return true
  }

  /// Checks the block of a state, which sets the property `content`.
  private mutating func checkContent(
    _ block: BlockSyntax,
    _ syntax: LineSyntax,
    of component: Int,
    in state: inout StateLine
  ) {
    let fields = module.components[component].fields
    let index = fields.firstIndex { $0.name == "content" && $0.type.holdsContent }
    guard let index, state.matrix == nil else {
      return report(.unexpectedBlock(syntax.word.text, at: block.range.start))
    }
    if let given = state.values[index] {
      report(.duplicateContent(at: block.range.start, first: given.range))
    }
    let name = module.components[component].head.name
    state.values[index] =
      fields[index].type == .content
      ? checkOneContent(block, of: name) : checkContents(block, of: name)
  }

  private mutating func noteLabel(
    _ label: String,
    at range: SourceRange,
    _ first: inout [String: SourceRange]
  ) {
    if let earlier = first[label] { report(.duplicateArgument(label, at: range, first: earlier)) }
    first[label] = first[label] ?? range
  }

  /// Checks an unlabelled argument: a base state, or a property with all its values in a matrix.
  private mutating func checkUnlabelled(
    _ syntax: ExpressionSyntax,
    of component: Int,
    in state: inout StateLine,
    _ first: inout [String: SourceRange]
  ) {
    switch syntax.kind {
    case .missing: break
    case .implicitMember(let name):
      noteState(name)
      state.bases.append(name)
    case .name(let name) where state.matrix != nil:
      noteLabel(name, at: syntax.range, &first)
      guard let property = property(NameSyntax(text: name, range: syntax.range), of: component)
      else { return }
      state.matrix?.axes.append(
        StateMatrix.Axis(property: property, values: nil, range: syntax.range)
      )
    default:
      _ = checkExpression(syntax, expected: .error)
      report(
        state.matrix == nil
          ? .unlabelledStateValue(at: syntax.range) : .unlabelledMatrixValue(at: syntax.range)
      )
    }
  }

  /// Checks a property with its value, or with its values in a matrix.
  private mutating func checkProperty(
    _ label: NameSyntax,
    _ syntax: ExpressionSyntax,
    of component: Int,
    in state: inout StateLine
  ) {
    if let range = environmentRange(label, syntax, of: component) {
      _ = checkExpression(syntax, expected: .error)
      return report(.environmentLabel(label.text, text: text(at: range), at: range))
    }
    guard let property = property(label, of: component) else {
      // The argument after a misspelt 'environment:' is an environment.
      if case .call(let callee, _, _) = syntax.kind, case .name("Environment") = callee.kind {
        return
      }
      _ = checkExpression(syntax, expected: .error)
      return
    }
    let type = module.components[component].fields[property].type
    guard case .list(let elements) = syntax.kind, state.matrix != nil, !type.unwrapped.isList else {
      state.values[property] = checkExpression(syntax, expected: type)
      return
    }
    let written = elements.compactMap { $0.value }
    guard written.count == elements.count else {
      _ = checkExpression(syntax, expected: .list(type))
      state.matrix?.isWhole = false
      return report(.unwrittenAxis(at: syntax.range))
    }
    let values = written.map { checkExpression($0, expected: type) }
    let range = label.range.union(syntax.range)
    state.matrix?.axes.append(StateMatrix.Axis(property: property, values: values, range: range))
  }

  /// Returns the range of a member of the environment if no property has that name.
  private func environmentRange(
    _ label: NameSyntax,
    _ value: ExpressionSyntax,
    of component: Int
  ) -> SourceRange? {
    guard module.components[component].fieldIndices[label.text] == nil,
      EnvironmentMember.named.contains(where: { $0.name == label.text })
    else { return nil }
    return label.range.union(value.range)
  }

  /// Returns the index of a property; reports an error if there is none of that name.
  private mutating func property(_ name: NameSyntax, of component: Int) -> Int? {
    let record = module.components[component]
    if let index = record.fieldIndices[name.text] {
      noteProperty(name, of: component)
      return index
    }
    let labels = record.fields.map { $0.name }
    let nearest = session.nearest(to: name.text) { labels + ["environment", "bounds"] }
    report(
      .unknownLabel(
        name.text,
        of: record.head.name,
        with: labels,
        at: name.range,
        nearest: nearest
      )
    )
    return nil
  }

  /// Checks `Environment(appearance: .dark)`, the differences from the standard environment.
  private mutating func checkEnvironment(
    _ syntax: ExpressionSyntax
  ) -> [Int: (member: EnvironmentMember, value: TypedExpression)] {
    guard case .call(let callee, let arguments, let range) = syntax.kind,
      case .name("Environment") = callee.kind
    else {
      if case .call(let callee, _, _) = syntax.kind, case .name(let name) = callee.kind,
        session.nearest(to: name, in: { ["Environment"] }) != nil
      {
        let range = callee.range
        report(.unknownName(name, role: .function, at: range, nearest: "Environment"))
        return [:]
      }
      _ = checkExpression(syntax, expected: .error)
      if case .missing = syntax.kind { return [:] }
      report(.notAnEnvironment(at: syntax.range))
      return [:]
    }
    let members =
      EnvironmentMember.named
      + module.modes.indices.prefix(Environment.Reads.modeLimit).compactMap { index in
        let mode = module.modes[index]
        return module.mode(mode.head.name, in: file) == index ? mode.member : nil
      }
    let parameters = members.map {
      CallParameter(label: $0.name, name: $0.name, type: $0.type ?? .error, isRequired: false)
    }
    noteModes(arguments)
    let call = CallSyntax(arguments: arguments, argumentsRange: range, range: syntax.range)
    let values = checkArguments(call, to: parameters, of: "Environment")
    var result: [Int: (member: EnvironmentMember, value: TypedExpression)] = [:]
    for (index, value) in values.enumerated() {
      if let value { result[index] = (members[index], value) }
    }
    return result
  }

  /// Checks the condition of a matrix, which can read all properties.
  private mutating func checkCondition(
    _ syntax: ExpressionSyntax,
    of component: Int
  ) -> TypedExpression {
    openScope()
    defer { closeScope() }
    for (index, field) in module.components[component].fields.enumerated()
    where !field.name.isEmpty && !scope.contains(field.name) {
      _ = scope.add(
        Scope.Local(
          name: field.name,
          kind: .property,
          slot: index,
          type: field.type,
          range: syntax.range,
          boxReads: []
        )
      )
    }
    return checkExpression(syntax, expected: .bool)
  }
}

extension ExpressionSyntax.Kind {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .number: true
    default: false
    }
  }
}

extension Type {
  fileprivate var isList: Bool { if case .list = self { true } else { false } }
}

extension StatementSyntax {
  /// The start of the statement, from its first part with a range.
  var start: SourceRange {
    switch self {
    case .line(let line): line.word.range
    case .binding(let binding): binding.name.range
    case .conditional(let syntax): syntax.range
    case .selection(let syntax): syntax.keyword
    case .loop(let syntax): syntax.range
    }
  }
}
