// Visits the expressions of a syntax tree.

import RasterSyntax

/// Collects the expressions that may be replaced by others of the same value.
///
/// Patterns are excluded, and so are expressions that must be constant: bounds, states,
/// transitions, tokens.
struct ExpressionWalk {
  private(set) var found: [ExpressionSyntax] = []

  init(_ text: ProgramText) {
    for declaration in text.tree.syntax.declarations {
      switch declaration {
      case .function(let function):
        for binding in function.bindings { add(binding.value) }
        add(function.body)
      case .component(let component):
        for binding in component.bindings { add(binding.value) }
        if let block = component.drawBlock { add(block) }
      case .enumeration, .structure, .tokens, .mode, .constant: break
      }
    }
  }

  init(_ statements: [StatementSyntax]) { for statement in statements { add(statement) } }

  private mutating func add(_ block: BlockSyntax) {
    for statement in block.statements { add(statement) }
  }

  private mutating func add(_ statement: StatementSyntax) {
    switch statement {
    case .line(let line):
      for argument in line.arguments { add(argument.value) }
      if let block = line.block { add(block) }
    case .binding(let binding): add(binding.value)
    case .conditional(let conditional): add(conditional)
    case .selection(let selection):
      add(selection.subject)
      for choice in selection.cases { for statement in choice.statements { add(statement) } }
    case .loop(let loop):
      add(loop.head.sequence)
      add(loop.body)
    }
  }

  private mutating func add(_ conditional: IfSyntax) {
    add(conditional.condition.value)
    add(conditional.then)
    switch conditional.otherwise {
    case .block(let block): add(block)
    case .conditional(let other): add(other)
    case nil: break
    }
  }

  private mutating func add(_ element: ElementSyntax) {
    switch element {
    case .value(let value): add(value)
    case .loop(let head, let element):
      add(head.sequence)
      add(element)
    case .conditional(let condition, let element, let otherwise):
      add(condition.value)
      add(element)
      if let otherwise { add(otherwise) }
    }
  }

  mutating func add(_ expression: ExpressionSyntax) {
    found.append(expression)
    switch expression.kind {
    case .missing, .bool, .nil, .integer, .number, .measure, .color, .name, .implicitMember: break
    case .string(let segments):
      for case .interpolation(let value) in segments { add(value) }
    case .member(let value, _), .unary(_, let value): add(value)
    case .call(let callee, let arguments, _):
      if case .member(let value, _) = callee.kind { add(value) }
      for argument in arguments { add(argument.value) }
    case .pathBlock(let block): add(block)
    case .block(let value, let block):
      // The call is not valid without its block.
      if case .call(_, let arguments, _) = value.kind {
        for argument in arguments { add(argument.value) }
      }
      add(block)
    case .index(let left, let right), .binary(let left, _, _, let right):
      add(left)
      add(right)
    case .list(let elements): for element in elements { add(element) }
    case .tuple(let arguments): for argument in arguments { add(argument.value) }
    case .conditional(let condition, let then, let otherwise):
      for part in [condition, then, otherwise] { add(part) }
    case .selection(let selection):
      add(selection.subject)
      for choice in selection.cases { add(choice.value) }
    }
  }
}
