// Checks lists: element literals, and elements produced by loops and conditions.

import RasterSyntax

extension BodyChecker {
  mutating func checkList(
    _ elements: [ElementSyntax],
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    let plain = elements.compactMap { $0.value }
    // Pairs without an expected type are points, the most common elements of lists.
    let areUntyped = expected == nil && !elements.isEmpty
    let expected = areUntyped && elements.allSatisfy { $0.isPair } ? .list(.point) : expected
    if plain.count < elements.count {
      return checkElements(elements, at: range, expected: expected)
    }
    if case .list(let element)? = expected.map({ $0.unwrapped }) {
      let values = plain.map { checkExpression($0, expected: element) }
      return TypedExpression(.list(values), .list(element), at: range)
    }
    if expected == .error {
      let values = plain.map { checkExpression($0, expected: .error) }
      return TypedExpression(.list(values), .error, at: range)
    }
    guard !elements.isEmpty else {
      report(.untypedLiteral("[]", at: range))
      return .error(at: range)
    }
    let (values, element) = checkTogether(plain, expected: nil)
    for value in values { reportOutsideLoop(value) }
    if case .optional = element {
      report(.optionalElement(at: range))
      return .error(at: range)
    }
    return TypedExpression(.list(values), element == .error ? .error : .list(element), at: range)
  }

  /// Checks a list with loops or conditions.
  @inline(never)
  private mutating func checkElements(
    _ elements: [ElementSyntax],
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    var element: Type?
    if case .list(let type)? = expected.map({ $0.unwrapped }) { element = type }
    if expected == .error { element = .error }
    var joined = element
    var statements = elements.map { checkElement($0, expected: element, joined: &joined) }
    let type = joined ?? .error
    if case .optional = type {
      report(.optionalElement(at: range))
      return .error(at: range)
    }
    if element == nil { statements = statements.map { converted($0, to: type) } }
    let result: Type = type == .error ? .error : .list(type)
    return TypedExpression(.elements(statements), result, at: range)
  }

  /// Checks an element; `joined` is the common type of the elements so far.
  private mutating func checkElement(
    _ element: ElementSyntax,
    expected: Type?,
    joined: inout Type?
  ) -> ListStatement {
    switch element {
    case .value(let syntax):
      return checkElementValue(syntax, expected: expected, joined: &joined)
    case .loop(let head, let element):
      openScope()
      let (variables, sequence) = checkLoopHead(head)
      let body = checkElement(element, expected: expected, joined: &joined)
      closeScope()
      return .loop(variables, over: sequence, body: [body])
    case .conditional(let syntax, let element, let otherwise):
      openScope()
      let condition = checkCondition(syntax)
      let then = checkElement(element, expected: expected, joined: &joined)
      closeScope()
      var other: [ListStatement] = []
      if let otherwise {
        openScope()
        other = [checkElement(otherwise, expected: expected, joined: &joined)]
        closeScope()
      }
      return .conditional(condition, [then], otherwise: other)
    }
  }

  @inline(never)
  private mutating func checkElementValue(
    _ syntax: ExpressionSyntax,
    expected: Type?,
    joined: inout Type?
  ) -> ListStatement {
    let value: TypedExpression
    if let expected {
      value = checkExpression(syntax, expected: expected)
    } else {
      value = inferExpression(syntax, expected: syntax.needsType ? joined : nil)
      reportOutsideLoop(value)
      joined = joined.map { self.joined($0, with: value) } ?? value.type
    }
    return .operation(.append, [value], body: [], at: syntax.range)
  }

  /// Converts the elements to their common type.
  private mutating func converted(_ statement: ListStatement, to type: Type) -> ListStatement {
    switch statement {
    case .operation(let operation, let values, let body, let range):
      let values = values.map { value in value.map { convert($0, to: type) } }
      return .operation(operation, values, body: body, at: range)
    case .loop(let variables, let sequence, let body):
      return .loop(variables, over: sequence, body: body.map { converted($0, to: type) })
    case .conditional(let condition, let then, let otherwise):
      return .conditional(
        condition,
        then.map { converted($0, to: type) },
        otherwise: otherwise.map { converted($0, to: type) }
      )
    case .binding, .selection: return statement
    }
  }

  /// Checks `zip`, whose lists each have a type; returns nil if there are too few or too many.
  @inline(never)
  mutating func checkZip(_ call: CallSyntax) -> TypedExpression? {
    guard call.arguments.allSatisfy({ $0.label == nil }),
      let zip = BuiltIn.zips.first(where: { $0.parameters.count == call.arguments.count })
    else { return nil }
    let lists = call.arguments.map { listed(checkExpression($0.value)) }
    for list in lists where list.type.element == nil && list.type != .error {
      report(.notAList(describe(list.type), at: list.range))
    }
    let elements = lists.map { $0.type.element ?? .error }
    let type: Type = elements.contains(.error) ? .error : .pairs(elements)
    return TypedExpression(.builtIn(zip, lists), type, at: call.range)
  }

  /// Converts a range to the list of its integers; other values are returned unchanged.
  private mutating func listed(_ value: TypedExpression) -> TypedExpression {
    guard value.type == .range else { return value }
    let slot = slotCount
    slotCount += 1
    let number = TypedExpression(.local(slot), .int, at: value.range)
    let loop = ListStatement.loop(
      [LoopVariable(slot: slot, name: "i", type: .int)],
      over: value,
      body: [.operation(.append, [number], body: [], at: value.range)]
    )
    return TypedExpression(.elements([loop]), .list(.int), at: value.range)
  }

  /// Checks `zip(xs, ys).enumerated`: the index of each pair, and its elements.
  ///
  /// Returns nil for all other values, and for three lists.
  @inline(never)
  mutating func checkEnumerated(_ value: TypedExpression, at range: SourceRange) -> TypedExpression?
  {
    guard case .pairs(let types) = value.type, case .builtIn(_, let lists) = value.kind,
      let zip = BuiltIn.zips.first(where: { $0.parameters.count == lists.count + 1 })
    else { return nil }
    let indices = TypedExpression(.builtIn(.indices, [lists[0]]), .range, at: lists[0].range)
    return TypedExpression(
      .builtIn(zip, [listed(indices)] + lists),
      .pairs([.int] + types),
      at: range
    )
  }

  /// Returns the list of all cases of an enumeration, in order.
  func allCases(of type: Type, at range: SourceRange) -> TypedExpression? {
    let cases: [TypedExpression.Kind]
    switch type {
    case .enumeration(let index):
      cases = module.enums[index].cases.indices.map { .enumCase(index, $0) }
    case .builtin(let builtin): cases = builtin.cases.indices.map { .builtinCase(builtin, $0) }
    default: return nil
    }
    return TypedExpression(
      .list(cases.map { TypedExpression($0, type, at: range) }),
      .list(type),
      at: range
    )
  }

  /// Returns the index of a case in its enumeration.
  func index(of value: TypedExpression, at range: SourceRange) -> TypedExpression? {
    switch value.kind {
    case .enumCase(_, let place), .builtinCase(_, let place):
      return TypedExpression(.int(place), .int, at: range)
    default: break
    }
    guard let cases = allCases(of: value.type, at: range), case .list(let all) = cases.kind else {
      return nil
    }
    let places = all.enumerated().map { place, pattern in
      TypedExpression.SelectionCase(
        patterns: [pattern],
        value: TypedExpression(.int(place), .int, at: range)
      )
    }
    return TypedExpression(.selection(value, places, otherwise: nil), .int, at: range)
  }

  /// Reports a range or pairs outside a loop.
  mutating func reportOutsideLoop(_ value: TypedExpression) {
    switch value.type {
    case .range: report(.rangeOutsideLoop(at: value.range))
    case .pairs: report(.pairsOutsideLoop(at: value.range))
    default: break
    }
  }
}

extension ElementSyntax {
  /// Whether all values are pairs without labels, or with the labels of a point.
  fileprivate var isPair: Bool {
    switch self {
    case .loop(_, let element): element.isPair
    case .conditional(_, let element, let otherwise): element.isPair && otherwise?.isPair != false
    case .value(let value): value.isPair
    }
  }
}

extension ExpressionSyntax {
  /// Whether it is a pair without labels or with the labels of a point, in all branches.
  fileprivate var isPair: Bool {
    switch kind {
    case .tuple(let parts):
      parts.count == 2 && zip(parts, ["x", "y"]).allSatisfy { ($0.label?.text ?? $1) == $1 }
    case .conditional(_, let then, let otherwise): then.isPair && otherwise.isPair
    case .selection(let selection):
      !selection.cases.isEmpty && selection.cases.allSatisfy { $0.value.isPair }
    default: false
    }
  }
}
