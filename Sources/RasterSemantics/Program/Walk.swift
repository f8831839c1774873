// Traversal of checked expressions and statements.

import RasterSyntax

extension TypedExpression {
  /// The direct subexpressions, without patterns, which are constants.
  ///
  /// This is an array rather than a visitor because callers recurse. A visitor that is inlined into
  /// them makes stack frames of four kilobytes, which the deepest expressions would multiply beyond
  /// a small stack.
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
    case .drawing(let drawing): drawing.statements.flatMap { $0.allExpressions }
    }
  }

  /// Whether the expression is a block of statements.
  private var isBlock: Bool {
    switch kind {
    case .path, .elements, .drawing: true
    default: false
    }
  }

  /// Visits this expression and all its subexpressions, in no particular order.
  ///
  /// Blocks are visited only if `intoBlocks` is true.
  package func visit(intoBlocks: Bool = true, _ body: (TypedExpression) -> Void) {
    var pending = [self]
    while let expression = pending.popLast() {
      body(expression)
      if intoBlocks || !expression.isBlock { expression.addParts(to: &pending) }
    }
  }

  /// Adds the direct subexpressions, without an array for each expression.
  private func addParts(to pending: inout [TypedExpression]) {
    switch kind {
    case .error, .bool, .int, .double, .string, .color, .image, .faces, .angle, .local, .property,
      .progress, .constant, .bounds, .proposed, .environment, .builtinCase, .enumCase,
      .none,
      .declaredDefault:
      break
    case .interpolation(let parts), .structure(_, let parts), .list(let parts),
      .builtIn(_, let parts), .call(_, let parts):
      pending += parts
    case .field(let value, _), .some(let value), .convert(_, let value): pending.append(value)
    case .element(let left, let right), .coalesce(let left, let right),
      .range(let left, let right, _), .and(let left, let right), .or(let left, let right),
      .equal(let left, let right, _):
      pending.append(left)
      pending.append(right)
    case .conditional, .selection, .component, .with: pending += parts
    case .path(let statements):
      for statement in statements { statement.addAllExpressions(to: &pending) }
    case .elements(let statements):
      for statement in statements { statement.addAllExpressions(to: &pending) }
    case .drawing(let drawing):
      for statement in drawing.statements { statement.addAllExpressions(to: &pending) }
    }
  }

  /// The slots of the `let` bindings that the value uses, including those inside it.
  package var slots: Set<Int> { [self].slots }
}

extension [TypedExpression] {
  /// The slots of the `let` bindings that any of the expressions uses.
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

  /// The value to which the statement gives a name in its block.
  var named: TypedExpression? {
    switch self {
    case .conditional(.unwrap(_, _, let value), _, _), .loop(_, let value, _): value
    case .operation, .binding, .conditional(.expression, _, _), .selection: nil
    }
  }

  /// The blocks of the statement, for all its branches.
  package var blocks: [[Statement]] {
    switch self {
    case .operation(_, _, let body, _), .loop(_, _, let body): [body]
    case .binding: []
    case .conditional(_, let then, let otherwise): [then, otherwise]
    case .selection(_, let cases, let otherwise): cases.map { $0.body } + [otherwise ?? []]
    }
  }

  /// The nested statements, of all branches.
  package var nested: [Statement] { blocks.flatMap { $0 } }

  /// The expressions of the statement and of its nested statements.
  package var allExpressions: [TypedExpression] {
    var result: [TypedExpression] = []
    addAllExpressions(to: &result)
    return result
  }

  /// Adds the expressions of the statement and of its nested statements to `result`.
  fileprivate func addAllExpressions(to result: inout [TypedExpression]) {
    result += expressions
    for block in blocks {
      for statement in block { statement.addAllExpressions(to: &result) }
    }
  }
}

extension TypedCondition {
  /// The value that is tested or unwrapped.
  var value: TypedExpression {
    switch self {
    case .expression(let value), .unwrap(_, _, let value): value
    }
  }
}

extension ComponentDeclaration {
  /// All expressions of the component.
  package var expressions: [TypedExpression] {
    properties.map { $0.defaultValue } + bindings.map { $0.value } + sizeExpressions
      + capsExpressions
      + drawExpressions + (accessibility?.expressions ?? []) + states.flatMap { $0.expressions }
  }

  /// The ranges of the declarations that do not affect drawing.
  var undrawnRanges: [SourceRange] {
    [accessibility?.range, tests?.range].compactMap { $0 }
  }

  /// The expressions that determine the component's place in layouts: its size and its baseline.
  package var sizeExpressions: [TypedExpression] { [size] + (baseline.map { [$0] } ?? []) }

  /// The expressions of the component's `caps`.
  package var capsExpressions: [TypedExpression] {
    [caps?.horizontal, caps?.vertical].flatMap { axis in
      [axis?.leading, axis?.trailing, axis?.mode].compactMap { $0 }
    }
  }

  /// The expressions of the `draw` block, without the component's own `let` bindings.
  package var drawExpressions: [TypedExpression] {
    var result: [TypedExpression] = []
    for statement in draw { statement.addAllExpressions(to: &result) }
    return result
  }
}

extension [Binding] {
  /// The bindings that are needed by `slots`, directly or through other bindings, in order.
  ///
  /// Each binding uses only those above it, so one pass from the last to the first finds them all.
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
  /// Returns whether values of a type contain components, including in fields of structs.
  package func holdsContent(_ type: Type) -> Bool {
    switch type {
    case .content: true
    case .list(let element), .optional(let element): holdsContent(element)
    case .structure(let index): structs[index].fields.contains { holdsContent($0.type) }
    default: false
    }
  }
}
