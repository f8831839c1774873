// The one walk over checked expressions and statements: what each is made of, and the `let`s it uses.

import RasterSyntax

extension TypedExpression {
  /// The direct parts; patterns are constants, and are left out.
  ///
  /// An array rather than a visitor: callers recurse, and a visitor inlined into them makes frames of
  /// four kilobytes, which the deepest expressions would multiply beyond a small stack.
  var parts: [TypedExpression] {
    switch kind {
    case .error, .bool, .int, .double, .string, .color, .image, .faces, .angle, .local, .property,
      .progress, .constant, .bounds, .proposed, .environment, .builtinCase, .enumCase,
      .none,
      .declaredDefault:
      []
    case .interpolation(let parts), .structure(_, let parts), .list(let parts),
      .builtIn(_, let parts), .call(_, let parts):
      parts
    case .field(let value, _), .some(let value), .convert(_, let value): [value]
    case .element(let left, let right), .coalesce(let left, let right),
      .range(let left, let right, _), .and(let left, let right), .or(let left, let right),
      .equal(let left, let right, _):
      [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .selection(let subject, let cases, let otherwise):
      [subject] + cases.map { $0.value } + (otherwise.map { [$0] } ?? [])
    case .component(_, let arguments): arguments.map { $0.value }
    case .with(let base, let fields): [base] + fields.map { $0.value }
    case .path(let statements): statements.flatMap { $0.allExpressions }
    case .elements(let statements): statements.flatMap { $0.allExpressions }
    }
  }

  /// Whether it is a block, whose parts are statements.
  private var isBlock: Bool {
    switch kind {
    case .path, .elements: true
    default: false
    }
  }

  /// Visits this expression and all that it is made of, in no particular order; not what stands in the
  /// blocks in it, unless said so.
  package func visit(intoBlocks: Bool = true, _ body: (TypedExpression) -> Void) {
    body(self)
    guard intoBlocks || !isBlock else { return }
    // Parts stay in their arrays, with how many of them are left: most have none, and are not copied.
    var pending = [(parts: parts, left: 0)]
    pending[0].left = pending[0].parts.count
    while let last = pending.indices.last {
      guard pending[last].left > 0 else {
        pending.removeLast()
        continue
      }
      pending[last].left -= 1
      let expression = pending[last].parts[pending[last].left]
      body(expression)
      guard intoBlocks || !expression.isBlock else { continue }
      let parts = expression.parts
      if !parts.isEmpty { pending.append((parts, parts.count)) }
    }
  }

  /// The slots of the `let`s that the value needs, and of those inside it.
  package var slots: Set<Int> { [self].slots }
}

extension [TypedExpression] {
  /// The slots of the `let`s that any of them needs.
  package var slots: Set<Int> {
    var result: Set<Int> = []
    for expression in self {
      expression.visit { if case .local(let slot) = $0.kind { result.insert(slot) } }
    }
    return result
  }
}

extension Statement {
  /// The expressions of the statement itself.
  package var expressions: [TypedExpression] {
    switch self {
    case .operation(_, let arguments, _, _): arguments.compactMap { $0 }
    case .binding(let binding): [binding.value]
    case .conditional(let condition, _, _): [condition.value]
    case .selection(let subject, _, _): [subject]
    case .loop(_, let sequence, _): [sequence]
    }
  }

  /// The value that the statement gives a name to in its block.
  var named: TypedExpression? {
    switch self {
    case .conditional(.unwrap(_, _, let value), _, _), .loop(_, let value, _): value
    case .operation, .binding, .conditional(.expression, _, _), .selection: nil
    }
  }

  /// The blocks in it, of all its branches.
  package var blocks: [[Statement]] {
    switch self {
    case .operation(_, _, let body, _), .loop(_, _, let body): [body]
    case .binding: []
    case .conditional(_, let then, let otherwise): [then, otherwise]
    case .selection(_, let cases, let otherwise): cases.map { $0.body } + [otherwise ?? []]
    }
  }

  /// The statements in it, of all its branches.
  package var nested: [Statement] { blocks.flatMap { $0 } }

  /// The expressions of the statement and of those in it.
  package var allExpressions: [TypedExpression] {
    var result: [TypedExpression] = []
    addAllExpressions(to: &result)
    return result
  }

  /// Adds the expressions of the statement and of those in it.
  fileprivate func addAllExpressions(to result: inout [TypedExpression]) {
    result += expressions
    for block in blocks {
      for statement in block { statement.addAllExpressions(to: &result) }
    }
  }
}

extension TypedCondition {
  /// The value that is asked, or unwrapped.
  var value: TypedExpression {
    switch self {
    case .expression(let value), .unwrap(_, _, let value): value
    }
  }
}

extension ComponentDeclaration {
  /// All expressions of the component.
  package var expressions: [TypedExpression] {
    properties.map { $0.defaultValue } + bindings.map { $0.value } + [size] + capsExpressions
      + drawExpressions + (accessibility?.expressions ?? []) + states.flatMap { $0.expressions }
  }

  /// The lines that are no part of what is drawn.
  var undrawnRanges: [SourceRange] {
    [accessibility?.range, tests?.range].compactMap { $0 }
  }

  /// The expressions of its `caps`.
  package var capsExpressions: [TypedExpression] {
    [caps?.horizontal, caps?.vertical].flatMap { axis in
      [axis?.leading, axis?.trailing, axis?.mode].compactMap { $0 }
    }
  }

  /// The expressions of its `draw` block, without its own `let`s.
  package var drawExpressions: [TypedExpression] {
    var result: [TypedExpression] = []
    for statement in draw { statement.addAllExpressions(to: &result) }
    return result
  }
}

extension [Binding] {
  /// Those that are needed where `slots` are, themselves or through others; in order.
  ///
  /// Each binding uses only those above it, so one pass from the last to the first finds all.
  package func needed(for slots: Set<Int>) -> [Binding] {
    var slots = slots
    var result: [Binding] = []
    for binding in reversed() where slots.contains(binding.slot) {
      slots.formUnion(binding.value.slots)
      result.append(binding)
    }
    return result.reversed()
  }
}

extension Program {
  /// Whether values of a type hold components, be it in fields of structs.
  package func holdsContent(_ type: Type) -> Bool {
    switch type {
    case .content: true
    case .list(let element), .optional(let element): holdsContent(element)
    case .structure(let index): structs[index].fields.contains { holdsContent($0.type) }
    default: false
    }
  }
}
