// Checks operators: the types of their operands and results.

import RasterSyntax
import RasterValues

/// A binary operation as written.
struct BinarySyntax {
  let left: ExpressionSyntax
  let operation: BinaryOperator
  let operationRange: SourceRange
  let right: ExpressionSyntax
  /// The range of the operation.
  let range: SourceRange
}

extension BodyChecker {
  mutating func checkUnary(
    _ sign: UnaryOperator,
    _ operand: ExpressionSyntax,
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    let value =
      sign == .not
      ? checkExpression(operand, expected: .bool) : inferExpression(operand, expected: expected)
    switch (sign, value.kind) {
    case (.negate, .int(let number)): return TypedExpression(.int(0 &- number), .int, at: range)
    case (.negate, .double(let number)):
      return TypedExpression(.double(-number), value.type, at: range)
    case (.negate, .angle(let angle)):
      return TypedExpression(.angle(.degrees(-angle.degrees)), .angle, at: range)
    default: break
    }
    if value.type == .error {
      return sign == .not ? TypedExpression(.error, .bool, at: range) : .error(at: range)
    }
    let key = BuiltIns.MemberKey(type: value.type, name: sign.rawValue)
    if let builtIn = BuiltIns.prefixes[key]?.first {
      return TypedExpression(.builtIn(builtIn, [value]), builtIn.result, at: range)
    }
    report(.badOperand(sign.rawValue, describe(value.type), at: value.range))
    return .error(at: range)
  }

  mutating func checkBinary(_ syntax: BinarySyntax, expected: Type?) -> TypedExpression {
    switch syntax.operation {
    case .or, .and:
      let left = checkExpression(syntax.left, expected: .bool)
      let right = checkExpression(syntax.right, expected: .bool)
      let kind: TypedExpression.Kind =
        syntax.operation == .and ? .and(left, right) : .or(left, right)
      return TypedExpression(kind, .bool, at: syntax.range)
    case .equal, .notEqual: return checkEquality(syntax)
    case .coalesce: return checkCoalescing(syntax, expected: expected)
    case .halfOpenRange, .closedRange:
      let left = checkExpression(syntax.left, expected: .int)
      let right = checkExpression(syntax.right, expected: .int)
      let isClosed = syntax.operation == .closedRange
      return TypedExpression(.range(left, right, isClosed: isClosed), .range, at: syntax.range)
    case .subtract where reportHyphenatedName(syntax): return .error(at: syntax.range)
    case .less, .lessOrEqual, .greater, .greaterOrEqual, .add, .subtract, .multiply, .divide:
      return checkArithmetic(syntax, expected: expected)
    }
  }

  private mutating func checkEquality(_ syntax: BinarySyntax) -> TypedExpression {
    let (values, type) = checkTogether([syntax.left, syntax.right], expected: nil)
    if !type.isComparable { report(.cannotCompare(describe(type), at: syntax.operationRange)) }
    guard values.count == 2, type != .error else {
      return TypedExpression(.error, .bool, at: syntax.range)
    }
    for (value, other) in [(values[0], values[1]), (values[1], values[0])] {
      // The value became an optional only for the comparison.
      if case (.some(let known), .none) = (value.kind, other.kind) {
        report(.neverNil(describe(known.type), at: known.range))
        return TypedExpression(.error, .bool, at: syntax.range)
      }
    }
    let isNegated = syntax.operation == .notEqual
    return TypedExpression(
      .equal(values[0], values[1], isNegated: isNegated),
      .bool,
      at: syntax.range
    )
  }

  private mutating func checkCoalescing(
    _ syntax: BinarySyntax,
    expected: Type?
  ) -> TypedExpression {
    let left = checkExpression(syntax.left)
    guard case .optional(let wrapped) = left.type else {
      _ = checkExpression(syntax.right, expected: .error)
      if left.type != .error { report(.neverNil(describe(left.type), at: syntax.left.range)) }
      return .error(at: syntax.range)
    }
    let right = inferExpression(syntax.right, expected: wrapped)
    if case .optional = right.type, right.type == left.type {
      return TypedExpression(.coalesce(left, right), left.type, at: syntax.range)
    }
    let value = convert(right, to: wrapped)
    return TypedExpression(.coalesce(left, value), wrapped, at: syntax.range)
  }

  private mutating func checkArithmetic(
    _ syntax: BinarySyntax,
    expected: Type?
  ) -> TypedExpression {
    // `3 * 4` is a Double where one is expected; with an Int variable in it, the product is an Int.
    let isLength = expected?.unwrapped == .double && syntax.isInteger
    let hint: Type? = isLength || syntax.addsToMember(expected) ? .double : nil
    var left = hint.map { checkExpression(syntax.left, expected: $0) }
    if left == nil, !syntax.left.needsType { left = checkExpression(syntax.left) }
    let right = checkExpression(
      syntax.right,
      expected: hint ?? (syntax.right.needsType ? left?.type : nil)
    )
    // A factor scales the expected type; both operands of a sum have one type.
    let isScaled = syntax.operation == .multiply || syntax.operation == .divide
    let leftType = isScaled ? expected : right.type
    let leftValue = left ?? checkExpression(syntax.left, expected: leftType)
    if leftValue.type.isBroken || right.type.isBroken {
      return TypedExpression(
        .error,
        syntax.operation.isComparison ? .bool : .error,
        at: syntax.range
      )
    }
    if syntax.operation.isComparison, leftValue.type == right.type,
      let left = index(of: leftValue, at: leftValue.range),
      let right = index(of: right, at: right.range),
      let builtIn = BuiltIns.operators[syntax.operation.rawValue]?.first(where: {
        $0.parameters[0].type == .int && $0.parameters[1].type == .int
      })
    {
      return TypedExpression(.builtIn(builtIn, [left, right]), .bool, at: syntax.range)
    }
    for builtIn in BuiltIns.operators[syntax.operation.rawValue] ?? [] {
      let types = (builtIn.parameters[0].type, builtIn.parameters[1].type)
      guard let first = leftValue.converted(to: types.0, beside: types.1),
        let second = right.converted(to: types.1, beside: types.0)
      else { continue }
      for (value, type) in [(leftValue, types.0), (right, types.1)] where type == .fraction {
        checkNumber(value)
      }
      return TypedExpression(.builtIn(builtIn, [first, second]), builtIn.result, at: syntax.range)
    }
    reportOperands(syntax, leftValue, right)
    return TypedExpression(.error, syntax.operation.isComparison ? .bool : .error, at: syntax.range)
  }

  private mutating func reportOperands(
    _ syntax: BinarySyntax,
    _ left: TypedExpression,
    _ right: TypedExpression
  ) {
    for value in [left, right] {
      if case .optional(let wrapped) = value.type {
        report(.optionalForValue(describe(wrapped), at: value.range))
        return
      }
    }
    if syntax.operation == .add, left.type == .run || right.type == .run {
      let list = "[\(text(at: left.range)), \(text(at: right.range))]"
      return report(.addedRuns(list, at: syntax.operationRange, whole: syntax.range))
    }
    if syntax.operation == .add, left.type.element != nil, right.type.element != nil {
      let function = ForeignNames.listFunctions["concat"] ?? ""
      return report(.addedLists(describe(left.type), function, at: syntax.operationRange))
    }
    report(
      .badOperands(
        syntax.operation.rawValue,
        describe(left.type),
        describe(right.type),
        at: syntax.operationRange,
        swapping: swapped(syntax, left, right),
        inText: inText(syntax, left, right)
      )
    )
  }

  /// Returns a product with its factors in the order that the language accepts.
  private func swapped(
    _ syntax: BinarySyntax,
    _ left: TypedExpression,
    _ right: TypedExpression
  ) -> (range: SourceRange, text: String)? {
    let fits = (BuiltIns.operators[syntax.operation.rawValue] ?? []).contains { builtIn in
      builtIn.parameters[0].type.accepts(right.type)
        && builtIn.parameters[1].type.accepts(left.type)
    }
    guard syntax.operation == .multiply, fits else { return nil }
    let source = module.files[Int(file.index)].source
    let (first, second) = (source.text(at: right.range), source.text(at: left.range))
    return (left.range.union(right.range), "\(first) * \(second)")
  }

  /// Returns the operand of a string concatenation that is not a string, as an interpolation.
  private func inText(
    _ syntax: BinarySyntax,
    _ left: TypedExpression,
    _ right: TypedExpression
  ) -> (range: SourceRange, text: String)? {
    guard syntax.operation == .add else { return nil }
    let value = left.type == .string ? right : left
    guard left.type == .string || right.type == .string, value.type.prints else { return nil }
    return (value.range, inText(value.range))
  }

  mutating func checkConditional(
    _ condition: ExpressionSyntax,
    _ then: ExpressionSyntax,
    _ otherwise: ExpressionSyntax,
    at range: SourceRange,
    expected: Type?
  ) -> TypedExpression {
    let condition = checkExpression(condition, expected: .bool)
    let (values, type) = checkTogether([then, otherwise], expected: expected)
    guard values.count == 2 else { return .error(at: range) }
    return TypedExpression(
      .conditional(condition, then: values[0], otherwise: values[1]),
      type,
      at: range
    )
  }

  mutating func checkIndex(
    _ base: ExpressionSyntax,
    _ index: ExpressionSyntax,
    at range: SourceRange
  ) -> TypedExpression {
    let list = checkExpression(base)
    // Another diagnostic reports a range of characters.
    let position = checkExpression(index, expected: list.type == .string ? .error : .int)
    guard case .list(let element) = list.type else {
      if list.type == .string {
        report(.indexedText(at: list.range, whole: range, text: part(of: list.range, at: index)))
      } else if list.type != .error {
        report(.notAList(describe(list.type), at: list.range))
      }
      return .error(at: range)
    }
    // The result is nil both for an element that is nil and for an index outside the list.
    let type = Type.optional(element.unwrapped)
    return TypedExpression(.element(list, position), type, at: range)
  }
}

extension BinarySyntax {
  /// Whether the operation consists only of integer literals.
  fileprivate var isInteger: Bool { !operation.isComparison && left.isInteger && right.isInteger }

  /// Whether a token without its declaration's name is added to another length: `.gap + 2`.
  fileprivate func addsToMember(_ expected: Type?) -> Bool {
    guard operation == .add || operation == .subtract,
      [.double, .insets].contains(expected?.unwrapped)
    else { return false }
    return [left, right].contains { if case .implicitMember = $0.kind { true } else { false } }
  }
}

extension ExpressionSyntax {
  fileprivate var isInteger: Bool {
    switch kind {
    case .integer: true
    case .unary(.negate, let operand): operand.isInteger
    case .binary(let left, .add, _, let right), .binary(let left, .subtract, _, let right),
      .binary(let left, .multiply, _, let right), .binary(let left, .divide, _, let right):
      left.isInteger && right.isInteger
    default: false
    }
  }
}

extension BinaryOperator {
  fileprivate var isComparison: Bool {
    switch self {
    case .less, .lessOrEqual, .greater, .greaterOrEqual: true
    default: false
    }
  }
}
