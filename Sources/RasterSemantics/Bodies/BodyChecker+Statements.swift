// The statements of a `draw` block.

import RasterSyntax

extension BodyChecker {
  /// Checks a block's statements in a scope of their own.
  mutating func checkStatements(_ statements: [StatementSyntax]) -> [TypedStatement] {
    openScope()
    let checked = statements.compactMap { checkStatement($0) }
    closeScope()
    return checked
  }

  private mutating func checkStatement(_ statement: StatementSyntax) -> TypedStatement? {
    switch statement {
    case .line(let line): return checkOperation(line)
    case .binding(let binding): return .binding(checkBinding(binding))
    case .conditional(let syntax): return checkIf(syntax)
    case .selection(let syntax): return checkSwitch(syntax)
    case .loop(let syntax): return checkLoop(syntax)
    }
  }

  private mutating func checkIf(_ syntax: IfSyntax) -> TypedStatement {
    openScope()
    let condition = checkCondition(syntax.condition)
    let then = checkStatements(syntax.then.statements)
    closeScope()
    switch syntax.otherwise {
    case nil: return .conditional(condition, then, otherwise: [])
    case .block(let block):
      return .conditional(condition, then, otherwise: checkStatements(block.statements))
    case .conditional(let next):
      return .conditional(condition, then, otherwise: [checkIf(next)])
    }
  }

  /// Checks a condition; what it unwraps is declared in the innermost block.
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

  private mutating func checkSwitch(_ syntax: SwitchStatementSyntax) -> TypedStatement {
    let subject = checkExpression(syntax.subject)
    let patterns = checkPatterns(
      syntax.cases.map(PatternSyntax.init),
      subject: subject,
      keyword: syntax.keyword,
      end: syntax.range,
      addition: .nothing
    )
    var cases: [(patterns: [TypedExpression], body: [TypedStatement])] = []
    var otherwise: [TypedStatement]?
    for (index, branch) in syntax.cases.enumerated() {
      let body = checkStatements(branch.statements)
      if branch.isElse { otherwise = body } else { cases.append((patterns[index], body)) }
    }
    return .selection(subject, cases, otherwise: otherwise)
  }

  private mutating func checkLoop(_ syntax: ForSyntax) -> TypedStatement {
    let sequence = checkExpression(syntax.sequence)
    let element: Type
    switch sequence.type {
    case .range: element = .int
    case .list(let type): element = type
    case .error: element = .error
    default:
      report(.notASequence(describe(sequence.type), at: sequence.range))
      element = .error
    }
    openScope()
    let slot = declare(syntax.name, .variable, type: element)
    let body = checkStatements(syntax.body.statements)
    closeScope()
    return .loop(slot: slot, name: syntax.name.text, type: element, over: sequence, body: body)
  }
}
