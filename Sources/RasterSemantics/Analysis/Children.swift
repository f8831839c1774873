// The parts of checked expressions and statements, for whoever adds something up over them.

extension TypedExpression {
  /// The direct parts; patterns are constants, and are left out.
  ///
  /// An array rather than a visitor: callers recurse, and a visitor inlined into them makes frames of
  /// four kilobytes, which the deepest expressions would multiply beyond a small stack.
  var parts: [TypedExpression] {
    switch kind {
    case .error, .bool, .int, .double, .string, .color, .image, .faces, .angle, .local, .property,
      .constant, .palette, .bounds, .offered, .environment, .builtinCase, .enumCase, .none:
      []
    case .interpolation(let parts), .structure(_, let parts), .list(let parts),
      .intrinsic(_, let parts), .call(_, let parts):
      parts
    case .field(let value, _), .some(let value), .convert(_, let value): [value]
    case .element(let left, let right), .coalesce(let left, let right),
      .range(let left, let right, _), .and(let left, let right), .or(let left, let right),
      .equal(let left, let right, _):
      [left, right]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .selection(let subject, let cases, let otherwise):
      [subject] + cases.map(\.value) + (otherwise.map { [$0] } ?? [])
    case .component(_, let arguments): arguments.map(\.value)
    case .path(let statements): statements.flatMap(\.allExpressions)
    }
  }
}

extension PathStatement {
  /// The expressions of the statement itself.
  var expressions: [TypedExpression] {
    switch self {
    case .operation(_, let arguments): arguments
    case .binding(let binding): [binding.value]
    case .conditional(let condition, _, _): [condition.value]
    case .selection(let subject, _, _): [subject]
    }
  }

  /// The statements in it, of all its branches.
  var nested: [PathStatement] {
    switch self {
    case .operation, .binding: []
    case .conditional(_, let then, let otherwise): then + otherwise
    case .selection(_, let cases, let otherwise): cases.flatMap(\.body) + (otherwise ?? [])
    }
  }

  /// The expressions of the statement and of those in it.
  fileprivate var allExpressions: [TypedExpression] {
    expressions + nested.flatMap(\.allExpressions)
  }
}

extension TypedCondition {
  var value: TypedExpression {
    switch self {
    case .expression(let value), .unwrap(_, _, let value): value
    }
  }
}
