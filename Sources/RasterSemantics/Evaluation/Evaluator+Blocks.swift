// Evaluates blocks that produce one value: `path { … }`, and lists with loops and conditions.

import RasterValues

/// An operation whose lines build up a value.
protocol BuildingOperation: BlockOperation {
  associatedtype Builder

  /// Adds the result of a line to the value.
  func build(
    _ arguments: [TypedExpression?],
    _ evaluator: inout Evaluator,
    _ builder: inout Builder
  )
}

extension PathOperation: BuildingOperation {
  func build(
    _ arguments: [TypedExpression?],
    _ evaluator: inout Evaluator,
    _ builder: inout PathBuilder
  ) { build(LineValues(arguments, &evaluator), &builder) }
}

extension ListOperation: BuildingOperation {
  func build(
    _ arguments: [TypedExpression?],
    _ evaluator: inout Evaluator,
    _ builder: inout [Value]
  ) {
    if case let value?? = arguments.first { builder.append(evaluator.evaluate(value)) }
  }
}

extension Evaluator {
  @inline(never)
  mutating func evaluatePath(_ statements: [PathStatement]) -> Value {
    var builder = PathBuilder()
    build(statements, into: &builder)
    return .path(builder.path)
  }

  @inline(never)
  mutating func evaluateElements(_ statements: [ListStatement]) -> Value {
    var list: [Value] = []
    build(statements, into: &list)
    return .list(list)
  }

  /// Returns a drawing with the values that it takes from the code around it.
  @inline(never)
  mutating func evaluateDrawing(_ drawing: DrawingBlock) -> Value {
    let value = DrawingValue(
      drawing,
      slots: drawing.slots.map { local($0.slot) },
      properties: drawing.properties.map { property($0) },
      progresses: drawing.progresses.map { progress($0) }
    )
    return .layout(LayoutValue(kind: .drawing(value), parts: []))
  }

  private mutating func build<Operation: BuildingOperation>(
    _ statements: [Statement<Operation>],
    into builder: inout Operation.Builder
  ) {
    guard depth < Self.maximumDepth else { return }
    depth &+= 1
    defer { depth &-= 1 }
    for statement in statements {
      switch statement {
      case .operation(let operation, let arguments, _, _):
        operation.build(arguments, &self, &builder)
      case .binding(let binding): bind(binding)
      case .conditional(let condition, let then, let otherwise):
        build(holds(condition) ? then : otherwise, into: &builder)
      case .selection(let subject, let cases, let otherwise):
        let value = evaluate(subject)
        build(body(for: value, of: subject, cases, otherwise), into: &builder)
      case .loop(let variables, let sequence, let body):
        build(body, for: variables, over: sequence, into: &builder)
      }
    }
  }

  @inline(never)
  private mutating func build<Operation: BuildingOperation>(
    _ statements: [Statement<Operation>],
    for variables: [LoopVariable],
    over sequence: TypedExpression,
    into builder: inout Operation.Builder
  ) {
    var turns = turns(of: sequence)
    turns.limit(to: IntegerRanges.limit)
    for turn in 0..<turns.count {
      set(variables, to: turns, at: turn)
      build(statements, into: &builder)
    }
  }

  /// Returns the body of the first case that matches a value.
  package mutating func body<Operation>(
    for value: Value,
    of subject: TypedExpression,
    _ cases: [(patterns: [TypedExpression], body: [Statement<Operation>])],
    _ otherwise: [Statement<Operation>]?
  ) -> [Statement<Operation>] {
    for (outcome, candidate) in cases.enumerated() where matches(value, candidate.patterns) {
      coverage?.take(outcome, at: subject.range)
      return candidate.body
    }
    coverage?.take(cases.count, at: subject.range)
    return otherwise ?? []
  }

  /// Returns whether a condition is true; `if let` stores the unwrapped value in its slot.
  @inline(never)
  package mutating func holds(_ condition: TypedCondition) -> Bool {
    let holds: Bool
    switch condition {
    case .expression(let expression): holds = evaluate(expression).boolValue
    case .unwrap(let slot, _, let optional):
      let value = evaluate(optional).unwrapped
      if let value { set(slot, to: value) }
      holds = value != nil
    }
    coverage?.take(holds ? 0 : 1, at: condition.value.range)
    return holds
  }
}
