// Finds the `let`s that an expression or a block uses, so that only these are evaluated.

/// The slots of the frame that an expression or a block mentions.
package struct LocalUses {
  package private(set) var slots: Set<Int> = []

  package init() {}

  /// The bindings that are needed to evaluate what these uses came from, in their order.
  ///
  /// Each binding uses only those above it, so one pass from the last to the first finds all.
  package func needed(of bindings: [Binding]) -> [Binding] {
    var uses = self
    var result: [Binding] = []
    for binding in bindings.reversed() where uses.slots.contains(binding.slot) {
      uses.add(binding.value)
      result.append(binding)
    }
    return result.reversed()
  }

  package mutating func add(_ expression: TypedExpression?) {
    guard let expression else { return }
    switch expression.kind {
    case .local(let slot): slots.insert(slot)
    case .error, .bool, .int, .double, .string, .color, .image, .faces, .angle, .property,
      .constant,
      .palette, .bounds, .offered, .environment, .builtinCase, .enumCase, .none:
      break
    case .interpolation(let parts), .structure(_, let parts), .list(let parts),
      .intrinsic(_, let parts), .call(_, let parts):
      for part in parts { add(part) }
    case .field(let value, _), .some(let value), .convert(_, let value): add(value)
    case .element(let left, let right), .coalesce(let left, let right),
      .range(let left, let right, _), .and(let left, let right), .or(let left, let right),
      .equal(let left, let right, _):
      add(left)
      add(right)
    case .conditional(let condition, let then, let otherwise):
      add(condition)
      add(then)
      add(otherwise)
    case .selection(let subject, let cases, let otherwise):
      add(subject)
      // Patterns are constants.
      for candidate in cases { add(candidate.value) }
      add(otherwise)
    case .component(_, let arguments):
      for argument in arguments { add(argument.value) }
    case .path(let statements): add(statements)
    }
  }

  package mutating func add(_ statements: [TypedStatement]) {
    for statement in statements {
      switch statement {
      case .operation(_, let arguments, let body, _):
        for argument in arguments { add(argument) }
        add(body)
      case .binding(let binding): add(binding.value)
      case .conditional(let condition, let then, let otherwise):
        add(condition)
        add(then)
        add(otherwise)
      case .selection(let subject, let cases, let otherwise):
        add(subject)
        for candidate in cases { add(candidate.body) }
        add(otherwise ?? [])
      case .loop(_, _, _, let sequence, let body):
        add(sequence)
        add(body)
      }
    }
  }

  private mutating func add(_ statements: [PathStatement]) {
    for statement in statements {
      switch statement {
      case .operation(_, let arguments): for argument in arguments { add(argument) }
      case .binding(let binding): add(binding.value)
      case .conditional(let condition, let then, let otherwise):
        add(condition)
        add(then)
        add(otherwise)
      case .selection(let subject, let cases, let otherwise):
        add(subject)
        for candidate in cases { add(candidate.body) }
        add(otherwise ?? [])
      }
    }
  }

  private mutating func add(_ condition: TypedCondition) {
    switch condition {
    case .expression(let expression), .unwrap(_, _, let expression): add(expression)
    }
  }
}
