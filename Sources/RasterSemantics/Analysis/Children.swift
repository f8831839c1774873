// The parts of checked expressions and statements, for whoever adds something up over them.

extension TypedExpression {
  /// Calls `visit` with each direct part; patterns are constants, and are left out.
  func forEachPart(_ visit: (TypedExpression) -> Void) {
    switch kind {
    case .error, .bool, .int, .double, .string, .color, .image, .angle, .local, .property,
      .constant, .palette, .bounds, .environment, .builtinCase, .enumCase, .none:
      break
    case .interpolation(let parts), .structure(_, let parts), .list(let parts),
      .intrinsic(_, let parts), .call(_, let parts):
      parts.forEach(visit)
    case .field(let value, _), .some(let value), .convert(_, let value): visit(value)
    case .element(let left, let right), .coalesce(let left, let right),
      .range(let left, let right, _), .and(let left, let right), .or(let left, let right),
      .equal(let left, let right, _):
      visit(left)
      visit(right)
    case .conditional(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .selection(let subject, let cases, let otherwise):
      visit(subject)
      for branch in cases { visit(branch.value) }
      otherwise.map(visit)
    case .component(_, let arguments): for argument in arguments { visit(argument.value) }
    case .path(let statements): for statement in statements { statement.forEachExpression(visit) }
    }
  }
}

extension PathStatement {
  /// Calls `visit` with each expression of the statement and of those in it, in order.
  func forEachExpression(_ visit: (TypedExpression) -> Void) {
    forEachPart(visit) { $0.forEachExpression(visit) }
  }

  /// Calls `visit` with each expression of the statement itself, `nested` with those in it.
  func forEachPart(
    _ visit: (TypedExpression) -> Void,
    nested: (PathStatement) -> Void
  ) {
    switch self {
    case .operation(_, let arguments): arguments.forEach(visit)
    case .binding(let binding): visit(binding.value)
    case .conditional(let condition, let then, let otherwise):
      visit(condition.value)
      then.forEach(nested)
      otherwise.forEach(nested)
    case .selection(let subject, let cases, let otherwise):
      visit(subject)
      for branch in cases { branch.body.forEach(nested) }
      otherwise?.forEach(nested)
    }
  }
}

extension TypedCondition {
  var value: TypedExpression {
    switch self {
    case .expression(let value), .unwrap(_, _, let value): value
    }
  }
}
