// Checks the statements of all kinds of blocks.

import RasterSyntax

/// An operation for which a block's lines are checked.
protocol CheckedOperation: BlockOperation {
  /// The name of the block in diagnostics.
  static var blockName: String { get }
  /// Whether its lines can have blocks themselves.
  static var nests: Bool { get }
  /// Checks a line of a block.
  static func check(_ line: LineSyntax, by checker: inout BodyChecker) -> Statement<Self>?
}

extension CheckedOperation {
  static func check(_ line: LineSyntax, by checker: inout BodyChecker) -> Statement<Self>? {
    checker.checkLine(line)
  }
}

extension DrawOperation: CheckedOperation {
  static let blockName = "'draw'"
  static let nests = true

  static func check(_ line: LineSyntax, by checker: inout BodyChecker) -> DrawStatement? {
    if let component = checker.drawnComponent(line) {
      checker.checkDrawnComponent(line, component)
    } else {
      checker.checkLine(line)
    }
  }
}

extension PathOperation: CheckedOperation {
  static let blockName = "a path"
  static let nests = false
}

extension BodyChecker {
  /// Checks a block's statements in a new scope.
  mutating func checkStatements<Operation: CheckedOperation>(
    _ statements: [StatementSyntax]
  ) -> [Statement<Operation>] {
    openScope()
    let checked = statements.compactMap { (syntax) -> Statement<Operation>? in
      checkStatement(syntax)
    }
    closeScope()
    return checked
  }

  private mutating func checkStatement<Operation: CheckedOperation>(
    _ statement: StatementSyntax
  ) -> Statement<Operation>? {
    switch statement {
    case .line(let line): return Operation.check(line, by: &self)
    case .binding(let binding): return .binding(checkBinding(binding))
    case .conditional(let syntax): return checkIf(syntax)
    case .selection(let syntax): return checkSwitch(syntax)
    case .loop(let syntax): return checkLoop(syntax)
    }
  }

  private mutating func checkIf<Operation: CheckedOperation>(
    _ syntax: IfSyntax
  ) -> Statement<Operation> {
    openScope()
    let condition = checkCondition(syntax.condition)
    let then: [Statement<Operation>] = checkStatements(syntax.then.statements)
    closeScope()
    switch syntax.otherwise {
    case nil: return .conditional(condition, then, otherwise: [])
    case .block(let block):
      return .conditional(condition, then, otherwise: checkStatements(block.statements))
    case .conditional(let next):
      return .conditional(condition, then, otherwise: [checkIf(next)])
    }
  }

  /// Checks a condition; the name of an `if let` is declared in the innermost block.
  mutating func checkCondition(_ condition: ConditionSyntax) -> TypedCondition {
    switch condition {
    case .expression(let expression):
      return .expression(checkExpression(expression, expected: .bool))
    case .binding(let name, let expression):
      let value = checkExpression(expression)
      var type = Type.error
      if case .optional(let wrapped) = value.type {
        type = wrapped
      } else if value.type != .error {
        report(.neverNil(describe(value.type), at: value.range))
      }
      let slot = declare(name, .binding, type: type)
      return .unwrap(slot: slot, name: name.text, value)
    }
  }

  private mutating func checkSwitch<Operation: CheckedOperation>(
    _ syntax: SwitchStatementSyntax
  ) -> Statement<Operation> {
    let subject = checkExpression(syntax.subject)
    let patterns = checkPatterns(
      syntax.cases.map {
        PatternSyntax(patterns: $0.patterns, isElse: $0.isElse, range: $0.range)
      },
      subject: subject,
      keyword: syntax.keyword,
      end: syntax.range,
      addition: .nothing
    )
    var cases: [(patterns: [TypedExpression], body: [Statement<Operation>])] = []
    var otherwise: [Statement<Operation>]?
    for (index, branch) in syntax.cases.enumerated() {
      let body: [Statement<Operation>] = checkStatements(branch.statements)
      if branch.isElse { otherwise = body } else { cases.append((patterns[index], body)) }
    }
    return .selection(subject, cases, otherwise: otherwise)
  }

  private mutating func checkLoop<Operation: CheckedOperation>(
    _ syntax: ForSyntax
  ) -> Statement<Operation> {
    openScope()
    let (variables, sequence) = checkLoopHead(syntax.head)
    let body: [Statement<Operation>] = checkStatements(syntax.body.statements)
    closeScope()
    return .loop(variables, over: sequence, body: body)
  }

  /// Checks the sequence of a loop; its names are declared in the innermost block.
  mutating func checkLoopHead(
    _ head: LoopHeadSyntax
  ) -> (variables: [LoopVariable], sequence: TypedExpression) {
    let sequence = checkExpression(head.sequence)
    var parts: [Type]
    switch sequence.type {
    case .range: parts = [.int]
    case .list(let type): parts = [type]
    case .pairs(let types): parts = types
    case .error: parts = []
    default:
      report(.notASequence(describe(sequence.type), at: sequence.range))
      parts = []
    }
    if !parts.isEmpty, parts.count != head.names.count {
      reportNames(head, parts.count)
      parts = []
    }
    let variables = head.names.enumerated().map { index, name in
      let type = index < parts.count ? parts[index] : .error
      let slot = name.text == "_" ? nil : declare(name, .variable, type: type)
      return LoopVariable(slot: slot, name: name.text, type: type)
    }
    return (variables, sequence)
  }

  @inline(never)
  private mutating func reportNames(_ head: LoopHeadSyntax, _ count: Int) {
    let range = head.names.reduce(head.names[0].range) { $0.union($1.range) }
    if count == 1 {
      report(.loopNameCount(at: range))
    } else {
      let name = head.names[0].text
      let names = count == 2 && !name.isEmpty ? "(i, \(name))" : nil
      report(.notTakenApart(into: count, at: range, names: head.names.count == 1 ? names : nil))
    }
  }
}
