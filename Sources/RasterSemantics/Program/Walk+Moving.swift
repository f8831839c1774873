// Rewrites checked expressions and statements: at new positions, or with other names.

import RasterSyntax

/// Replaces positions, slots and names in checked expressions and statements.
protocol TreeRewriter {
  func callAsFunction(_ range: SourceRange) -> SourceRange
  /// Returns the new slot of a `let`, a loop variable or a parameter.
  func slot(_ slot: Int) -> Int
  /// Returns a kind of expression without parts as it is written now.
  func leaf(_ kind: TypedExpression.Kind) -> TypedExpression.Kind
  func callAsFunction(_ drawing: DrawingBlock) -> DrawingBlock
}

/// Moves positions of a declaration by the distance that the declaration has moved.
struct RangeMover: TreeRewriter {
  /// The range of the declaration before the edit.
  let declaration: SourceRange
  /// The number of bytes to add, modulo 2³².
  let distance: UInt32

  init(from old: SourceRange, to new: SourceRange) {
    declaration = old
    distance = new.lower &- old.lower
  }

  /// Returns the new position of a range, which is the same outside the declaration.
  func callAsFunction(_ range: SourceRange) -> SourceRange {
    guard range.file == declaration.file, range.lower >= declaration.lower,
      range.upper <= declaration.upper
    else { return range }
    var result = range
    result.lower &+= distance
    result.upper &+= distance
    return result
  }

  func slot(_ slot: Int) -> Int { slot }

  func leaf(_ kind: TypedExpression.Kind) -> TypedExpression.Kind { kind }

  func callAsFunction(_ drawing: DrawingBlock) -> DrawingBlock {
    drawing.with(moved(drawing.statements))
  }
}

extension TreeRewriter {
  func callAsFunction(_ range: SourceRange?) -> SourceRange? { range.map { self($0) } }

  func callAsFunction(_ name: NameSyntax) -> NameSyntax {
    NameSyntax(text: name.text, range: self(name.range))
  }

  func callAsFunction(_ binding: Binding) -> Binding {
    Binding(
      slot: slot(binding.slot),
      name: binding.name,
      value: self(binding.value),
      documentation: binding.documentation
    )
  }

  func callAsFunction(_ expression: TypedExpression?) -> TypedExpression? {
    expression.map { self($0) }
  }

  /// Returns an expression with new positions.
  ///
  /// The parts are moved first, by a function whose stack frame is small because nesting repeats it.
  func callAsFunction(_ expression: TypedExpression) -> TypedExpression {
    switch expression.kind {
    case .path(let statements): return replaced(expression, .path(moved(statements)))
    case .elements(let statements): return replaced(expression, .elements(moved(statements)))
    case .drawing(let drawing): return replaced(expression, .drawing(self(drawing)))
    default: break
    }
    let parts = expression.parts
    if parts.isEmpty { return replaced(expression, leaf(expression.kind)) }
    return replaced(expression, kind(expression.kind, moved(parts)))
  }

  @inline(never)
  func moved(_ expressions: [TypedExpression]) -> [TypedExpression] {
    var result: [TypedExpression] = []
    result.reserveCapacity(expressions.count)
    for expression in expressions { result.append(self(expression)) }
    return result
  }

  private func replaced(
    _ expression: TypedExpression,
    _ kind: TypedExpression.Kind
  ) -> TypedExpression {
    var result = expression
    result.kind = kind
    result.range = self(expression.range)
    return result
  }

  /// Returns a kind of expression with other parts, in the order of `parts`.
  @inline(never)
  private func kind(
    _ kind: TypedExpression.Kind,
    _ parts: [TypedExpression]
  ) -> TypedExpression.Kind {
    switch kind {
    case .error, .bool, .int, .double, .string, .color, .image, .faces, .angle, .local, .property,
      .progress, .constant, .bounds, .proposed, .environment, .builtinCase, .enumCase, .none,
      .declaredDefault, .path, .elements, .drawing:
      kind
    case .interpolation: .interpolation(parts)
    case .structure(let index, _): .structure(index, parts)
    case .list: .list(parts)
    case .builtIn(let builtIn, _): .builtIn(builtIn, parts)
    case .call(let index, _): .call(index, parts)
    case .field(_, let index): .field(parts[0], index)
    case .some: .some(parts[0])
    case .convert(let conversion, _): .convert(conversion, parts[0])
    case .element: .element(parts[0], parts[1])
    case .coalesce: .coalesce(parts[0], parts[1])
    case .range(_, _, let isClosed): .range(parts[0], parts[1], isClosed: isClosed)
    case .and: .and(parts[0], parts[1])
    case .or: .or(parts[0], parts[1])
    case .equal(_, _, let isNegated): .equal(parts[0], parts[1], isNegated: isNegated)
    case .conditional: .conditional(parts[0], then: parts[1], otherwise: parts[2])
    case .selection(_, let cases, let otherwise):
      .selection(
        parts[0],
        zip(cases, parts[1...]).map { known, value in
          TypedExpression.SelectionCase(patterns: moved(known.patterns), value: value)
        },
        otherwise: otherwise == nil ? nil : parts[parts.count - 1]
      )
    case .component(let index, let arguments): .component(index, with(arguments, parts[...]))
    case .with(_, let arguments): .with(parts[0], with(arguments, parts[1...]))
    }
  }

  private func with(
    _ arguments: [TypedExpression.ComponentArgument],
    _ values: ArraySlice<TypedExpression>
  ) -> [TypedExpression.ComponentArgument] {
    zip(arguments, values).map { argument, value in
      TypedExpression.ComponentArgument(property: argument.property, value: value)
    }
  }

  // MARK: Statements

  func moved<Operation>(_ statements: [Statement<Operation>]) -> [Statement<Operation>] {
    statements.map { self($0) }
  }

  private func callAsFunction<Operation>(
    _ statement: Statement<Operation>
  ) -> Statement<Operation> {
    switch statement {
    case .operation(let operation, let arguments, let body, let range):
      .operation(operation, arguments.map { self($0) }, body: moved(body), at: self(range))
    case .binding(let binding): .binding(self(binding))
    case .conditional(let condition, let then, let otherwise):
      .conditional(self(condition), moved(then), otherwise: moved(otherwise))
    case .selection(let subject, let cases, let otherwise):
      .selection(
        self(subject),
        cases.map { (moved($0.patterns), moved($0.body)) },
        otherwise: otherwise.map { moved($0) }
      )
    case .loop(let variables, let sequence, let body):
      .loop(variables.map { self($0) }, over: self(sequence), body: moved(body))
    }
  }

  private func callAsFunction(_ condition: TypedCondition) -> TypedCondition {
    switch condition {
    case .expression(let value): .expression(self(value))
    case .unwrap(let place, let name, let value):
      .unwrap(slot: slot(place), name: name, self(value))
    }
  }

  private func callAsFunction(_ variable: LoopVariable) -> LoopVariable {
    LoopVariable(slot: variable.slot.map { slot($0) }, name: variable.name, type: variable.type)
  }
}
