// Evaluates selections, operators and conversions.

import RasterValues

extension Evaluator {
  @inline(never)
  mutating func evaluateAnd(_ left: TypedExpression, _ right: TypedExpression) -> Value {
    .bool(evaluate(left).boolValue && evaluate(right).boolValue)
  }

  @inline(never)
  mutating func evaluateOr(_ left: TypedExpression, _ right: TypedExpression) -> Value {
    .bool(evaluate(left).boolValue || evaluate(right).boolValue)
  }

  @inline(never)
  mutating func evaluateEqual(
    _ left: TypedExpression,
    _ right: TypedExpression,
    _ isNegated: Bool
  ) -> Value {
    let (first, second) = (evaluate(left), evaluate(right))
    return .bool((mayCompare(first) && first == second) != isNegated)
  }

  @inline(never)
  mutating func evaluateConditional(
    _ condition: TypedExpression,
    _ then: TypedExpression,
    _ otherwise: TypedExpression
  ) -> Value {
    let holds = evaluate(condition).boolValue
    coverage?.take(holds ? 0 : 1, at: condition.range)
    return holds ? evaluate(then) : evaluate(otherwise)
  }

  @inline(never)
  mutating func evaluateSelection(
    _ subject: TypedExpression,
    _ cases: [TypedExpression.SelectionCase],
    _ otherwise: TypedExpression?
  ) -> Value {
    let value = evaluate(subject)
    for (outcome, candidate) in cases.enumerated() where matches(value, candidate.patterns) {
      coverage?.take(outcome, at: subject.range)
      return evaluate(candidate.value)
    }
    coverage?.take(cases.count, at: subject.range)
    return otherwise.map { evaluate($0) } ?? .nothing
  }

  /// Returns whether a value equals one of a case's patterns, or lies in a range among them.
  package mutating func matches(_ value: Value, _ patterns: [TypedExpression]) -> Bool {
    for pattern in patterns {
      if case .range(let lower, let upper, let isClosed) = pattern.kind {
        if isIn(value, evaluate(lower), evaluate(upper), isClosed: isClosed) { return true }
      } else if evaluate(pattern) == value && mayCompare(value) {
        return true
      }
    }
    return false
  }

  /// Returns whether a number lies in a range; false for NaN.
  private func isIn(_ value: Value, _ lower: Value, _ upper: Value, isClosed: Bool) -> Bool {
    guard case .int(let number) = value else {
      let (number, end) = (value.doubleValue, upper.doubleValue)
      return number >= lower.doubleValue && (isClosed ? number <= end : number < end)
    }
    let end = upper.intValue
    return number >= lower.intValue && (isClosed ? number <= end : number < end)
  }

  @inline(never)
  mutating func evaluateCoalesce(
    _ optional: TypedExpression,
    _ otherwise: TypedExpression
  ) -> Value {
    evaluate(optional).unwrapped ?? evaluate(otherwise)
  }

  @inline(never)
  mutating func evaluateSome(_ expression: TypedExpression) -> Value {
    .some(evaluate(expression))
  }

  @inline(never)
  mutating func evaluateList(_ elements: [TypedExpression]) -> Value {
    .list(elements.map { evaluate($0) })
  }

  @inline(never)
  mutating func evaluateElement(_ list: TypedExpression, _ index: TypedExpression) -> Value {
    let elements = evaluate(list).listValue
    return Functions.element(elements, at: evaluate(index).intValue).map { .some($0) } ?? .nothing
  }

  @inline(never)
  mutating func evaluateRange(
    _ lower: TypedExpression,
    _ upper: TypedExpression,
    _ isClosed: Bool
  ) -> Value {
    let first = evaluate(lower).intValue
    let last = evaluate(upper).intValue
    return .range(first, isClosed && last < .max ? last + 1 : last)
  }

  @inline(never)
  mutating func evaluateConversion(
    _ conversion: TypedExpression.Conversion,
    _ expression: TypedExpression
  ) -> Value {
    converted(conversion, evaluate(expression))
  }

  /// Returns the value after an implicit conversion.
  func converted(_ conversion: TypedExpression.Conversion, _ value: Value) -> Value {
    switch conversion {
    case .intToDouble: .double(value.doubleValue)
    case .colorToPaint: .paint(value.paintValue)
    case .pointToAnchor: .anchor(value.anchorValue)
    case .colorToStop: .gradientStop(value.gradientStopValue)
    case .cornersToSizes: .ellipticalCornerRadii(value.ellipticalCornerRadiiValue)
    case .doubleToLineHeight: .text(.lineHeight(.points(value.doubleValue)))
    case .fractionToLineHeight: .text(.lineHeight(.fraction(value.doubleValue)))
    case .valueToRun: .text(.run(RunValue(value: value)))
    case .measuredToSize: .size(value.sizeValue)
    }
  }

  @inline(never)
  mutating func evaluateInterpolation(_ parts: [TypedExpression]) -> Value {
    var text = ""
    for part in parts { text += printed(evaluate(part), part.type) }
    return counted(.string(text))
  }

  /// Returns the text of a value of a printable type, or an empty string for other types.
  private func printed(_ value: Value, _ type: Type) -> String {
    switch value {
    case .bool(let value): Functions.string(value)
    case .int(let value): Functions.string(value)
    case .double(let value):
      type == .fraction ? Functions.percent(value) : Functions.string(value)
    case .string(let value): value
    case .builtin(let type, let index): type.cases.indices.contains(index) ? type.cases[index] : ""
    case .enumeration(let type, let index): caseName(type, index)
    default: ""
    }
  }

  private func caseName(_ type: Int, _ index: Int) -> String {
    guard program.enums.indices.contains(type), program.enums[type].cases.indices.contains(index)
    else { return "" }
    return program.enums[type].cases[index]
  }
}
