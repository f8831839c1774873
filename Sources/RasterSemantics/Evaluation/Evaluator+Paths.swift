// Evaluates `path { … }`: the lines of the block in turn, on the runtime's path builder.

import RasterValues

extension Evaluator {
  @inline(never)
  mutating func evaluatePath(_ statements: [PathStatement]) -> Value {
    var builder = PathBuilder()
    build(statements, into: &builder)
    return .path(builder.path)
  }

  private mutating func build(_ statements: [PathStatement], into builder: inout PathBuilder) {
    guard depth < Self.maximumDepth else { return }
    depth &+= 1
    defer { depth &-= 1 }
    for statement in statements {
      switch statement {
      case .operation(let operation, let arguments, _, _):
        operation.build(LineValues(arguments, &self), &builder)
      case .binding(let binding): bind(binding)
      case .conditional(let condition, let then, let otherwise):
        build(holds(condition) ? then : otherwise, into: &builder)
      case .selection(let subject, let cases, let otherwise):
        let value = evaluate(subject)
        build(body(for: value, cases, otherwise), into: &builder)
      case .loop: break
      }
    }
  }

  /// The body of the first case that a value matches.
  package mutating func body<Operation>(
    for value: Value,
    _ cases: [(patterns: [TypedExpression], body: [Statement<Operation>])],
    _ otherwise: [Statement<Operation>]?
  ) -> [Statement<Operation>] {
    for candidate in cases where matches(value, candidate.patterns) { return candidate.body }
    return otherwise ?? []
  }

  /// Whether a condition holds; what `if let` unwraps is put into its slot.
  @inline(never)
  package mutating func holds(_ condition: TypedCondition) -> Bool {
    switch condition {
    case .expression(let expression): return evaluate(expression).boolValue
    case .unwrap(let slot, _, let optional):
      guard let value = evaluate(optional).unwrapped else { return false }
      set(slot, to: value)
      return true
    }
  }
}
