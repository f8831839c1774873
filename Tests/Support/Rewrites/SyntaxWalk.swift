// Visits the expressions of a syntax tree.

import RasterSyntax

/// Collects the expressions that may be replaced by others of the same value.
///
/// Patterns are excluded, and so are expressions that must be constant: bounds, states,
/// transitions, tokens.
struct ExpressionWalk {
  private(set) var found: [ExpressionSyntax] = []
  /// The lines with a block, and expressions with one, outermost first.
  private(set) var blocks: [WordBlock] = []
  /// The lines of blocks, each with the word of the innermost line or call around it.
  private(set) var lines: [(line: LineSyntax, container: String)] = []
  private var container = ""

  /// A block that follows a word and its arguments, as a line or as a value.
  struct WordBlock {
    let word: String
    let arguments: [ArgumentSyntax]
    let block: BlockSyntax
    /// The range from the word to the end of the block.
    let range: SourceRange
    /// Whether it is a value, whose arguments are in parentheses.
    let isValue: Bool
  }

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

  /// Visits the layouts of components and of functions in addition to everything else.
  init(layoutsOf text: ProgramText) {
    self.init(text)
    for component in text.components {
      if let layout = component.line("layout") { add(.line(layout)) }
    }
  }

  init(_ statements: [StatementSyntax]) { for statement in statements { add(statement) } }

  private mutating func add(_ block: BlockSyntax) {
    for statement in block.statements { add(statement) }
  }

  private mutating func add(_ part: WordBlock) {
    blocks.append(part)
    add(part.block, of: part.word)
  }

  private mutating func add(_ block: BlockSyntax, of word: String) {
    let outer = container
    container = word
    add(block)
    container = outer
  }

  private mutating func add(_ statement: StatementSyntax) {
    switch statement {
    case .line(let line):
      lines.append((line, container))
      for argument in line.arguments { add(argument.value) }
      if let block = line.block {
        add(
          WordBlock(
            word: line.word.text,
            arguments: line.arguments,
            block: block,
            range: line.range,
            isValue: false
          )
        )
      }
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
    case .pathBlock(let block): add(block, of: "path")
    case .block(let value, let block):
      // The call is not valid without its block.
      guard case .call(let callee, let arguments, _) = value.kind else { return add(block) }
      for argument in arguments { add(argument.value) }
      guard case .name(let word) = callee.kind else { return add(block) }
      add(
        WordBlock(
          word: word,
          arguments: arguments,
          block: block,
          range: expression.range,
          isValue: true
        )
      )
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
