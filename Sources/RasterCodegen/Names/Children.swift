// Walks expressions and statements: what each is made of, and which `let`s it needs.

import RasterSemantics

extension TypedExpression {
  /// The expressions that this one is made of.
  var children: [TypedExpression] {
    switch kind {
    case .error, .bool, .int, .double, .string, .color, .image, .faces, .angle, .local, .property,
      .constant,
      .palette, .bounds, .offered, .environment, .builtinCase, .enumCase, .none:
      []
    case .field(let value, _), .some(let value), .convert(_, let value): [value]
    case .interpolation(let parts), .structure(_, let parts), .list(let parts),
      .intrinsic(_, let parts), .call(_, let parts):
      parts
    case .element(let first, let second), .coalesce(let first, let second),
      .range(let first, let second, _), .and(let first, let second), .or(let first, let second),
      .equal(let first, let second, _):
      [first, second]
    case .conditional(let condition, let then, let otherwise): [condition, then, otherwise]
    case .selection(let subject, let cases, let otherwise):
      [subject] + cases.flatMap { $0.patterns + [$0.value] } + (otherwise.map { [$0] } ?? [])
    case .component(_, let arguments): arguments.map(\.value)
    case .path(let statements): statements.flatMap(\.expressions)
    }
  }

  /// Visits this expression and all that it is made of.
  package func visit(_ body: (TypedExpression) -> Void) {
    var pending = [self]
    while let expression = pending.popLast() {
      body(expression)
      pending += expression.children
    }
  }

  /// The slots of the `let`s that the value needs.
  var slots: Set<Int> {
    var result: Set<Int> = []
    visit { if case .local(let slot) = $0.kind { result.insert(slot) } }
    return result
  }
}

extension PathStatement {
  /// All expressions of the line and of its blocks.
  var expressions: [TypedExpression] {
    switch self {
    case .operation(_, let arguments): arguments
    case .binding(let binding): [binding.value]
    case .conditional(let condition, let then, let otherwise):
      [condition.expression] + (then + otherwise).flatMap(\.expressions)
    case .selection(let subject, let cases, let otherwise):
      [subject] + cases.flatMap { $0.patterns + $0.body.flatMap(\.expressions) }
        + (otherwise ?? []).flatMap(\.expressions)
    }
  }
}

extension TypedCondition {
  var expression: TypedExpression {
    switch self {
    case .expression(let expression), .unwrap(_, _, let expression): expression
    }
  }
}

extension TypedStatement {
  /// All expressions of the statement and of its blocks.
  var expressions: [TypedExpression] {
    switch self {
    case .operation(_, let arguments, let body, _):
      arguments.compactMap { $0 } + body.flatMap(\.expressions)
    case .binding(let binding): [binding.value]
    case .conditional(let condition, let then, let otherwise):
      [condition.expression] + (then + otherwise).flatMap(\.expressions)
    case .selection(let subject, let cases, let otherwise):
      [subject] + cases.flatMap { $0.patterns + $0.body.flatMap(\.expressions) }
        + (otherwise ?? []).flatMap(\.expressions)
    case .loop(_, _, _, let sequence, let body): [sequence] + body.flatMap(\.expressions)
    }
  }
}

extension ComponentDeclaration {
  /// All expressions of the component.
  package var expressions: [TypedExpression] {
    var result = properties.map(\.defaultValue) + bindings.map(\.value) + [size]
    for axis in [caps?.horizontal, caps?.vertical] {
      guard let axis else { continue }
      result += [axis.leading, axis.trailing] + (axis.mode.map { [$0] } ?? [])
    }
    return result + draw.flatMap(\.expressions) + states.flatMap { $0.values.map(\.value) }
  }
}

/// The bindings that are needed where `slots` are, themselves or through others; in order.
func needed(_ bindings: [Binding], for slots: Set<Int>) -> [Binding] {
  var slots = slots
  var result: [Binding] = []
  for binding in bindings.reversed() where slots.contains(binding.slot) {
    slots.formUnion(binding.value.slots)
    result.append(binding)
  }
  return result.reversed()
}
