// Implicit conversions, and the common type of several values.

import RasterSyntax
import RasterValues

extension BodyChecker {
  /// Converts a value to the expected type, and reports an error if that is impossible.
  mutating func convert(_ value: TypedExpression, to expected: Type) -> TypedExpression {
    if value.type == expected || value.type.isBroken || expected.isBroken { return value }
    if let converted = value.converted(to: expected) {
      if expected.unwrapped == .fraction { checkNumber(value) }
      if expected.unwrapped == .lineHeight { checkLineHeight(value) }
      return converted
    }
    if case .optional(let wrapped) = value.type, expected.accepts(wrapped) {
      let found = wrapped == expected ? "a value" : "'\(describe(wrapped))'"
      report(.optionalForValue(describe(expected), found: found, at: value.range))
    } else if value.type == .fraction, [.int, .double].contains(expected.unwrapped) {
      reportFraction(value, as: expected)
    } else if expected.unwrapped == .duration, [.int, .double].contains(value.type) {
      report(.durationWithoutUnit(text(at: value.range), at: value.range))
    } else if expected.unwrapped == .int, let text = integerText(value) {
      report(.intDivision(at: value.range, replacingWith: text))
    } else {
      report(
        .typeMismatch(
          describe(expected),
          found: describe(value.type),
          at: value.range,
          replacingWith: wrapped(value, as: expected)
        )
      )
    }
    return .error(at: value.range)
  }

  /// Returns the source text of a value, converted to the expected type if little is missing.
  private func wrapped(_ value: TypedExpression, as expected: Type) -> String? {
    let text = self.text(at: value.range)
    // A property or a `let` with a case's name: `align: center` beside `let center = …`.
    if cases(of: expected.unwrapped).contains(text) { return ".\(text)" }
    switch (expected.unwrapped, value.type) {
    case (.list(let element), let type) where element.accepts(type): return "[\(text)]"
    case (.path, .rect): return "rect(\(text))"
    case (.paint, .image): return "pattern(\(text))"
    case (.font, .string): return "Font(family: \(text))"
    case (.date, .string):
      guard case .string(let written) = value.kind, let date = CalendarDate(written) else {
        return nil
      }
      return "Date(year: \(date.year), month: \(date.month), day: \(date.day))"
    case (.angle, .int), (.angle, .double):
      return Double(text)?.isFinite == true ? "\(text)deg" : nil
    default: return nil
    }
  }

  private func cases(of type: Type) -> [String] {
    switch type {
    case .builtin(let type): type.cases
    case .enumeration(let index): module.enums[index].cases
    default: []
    }
  }

  /// Checks expressions that must have a common type, and finds that type.
  ///
  /// Expressions without a type of their own, such as `nil` and `.primary`, take the type of the
  /// others.
  mutating func checkTogether(
    _ expressions: [ExpressionSyntax],
    expected: Type?
  ) -> (values: [TypedExpression], type: Type) {
    if let expected {
      let values = expressions.map { checkExpression($0, expected: expected) }
      return (values, expected)
    }
    var values = [TypedExpression?](repeating: nil, count: expressions.count)
    var type: Type?
    // A list of integers takes the type of another list.
    for isWhole in [false, true] {
      for (index, expression) in expressions.enumerated()
      where !expression.needsType && expression.isListOfIntegers == isWhole {
        let list = isWhole ? type.flatMap { $0.unwrapped.element == nil ? nil : $0 } : nil
        let value = checkExpression(expression, expected: list)
        values[index] = value
        type = type.map { joined($0, with: value) } ?? value.type
      }
    }
    let needsOptional = expressions.contains { if case .nil = $0.kind { true } else { false } }
    if needsOptional, let known = type, known != .error, known.unwrapped == known {
      type = .optional(known)
    }
    for (index, expression) in expressions.enumerated() where expression.needsType {
      let value = checkExpression(expression, expected: type)
      values[index] = value
      if type == nil { type = value.type }
    }
    let known = type ?? .error
    return (values.compactMap { $0.map { convert($0, to: known) } }, known)
  }

  /// Returns the common type of `type` and a value's type; reports an error if there is none.
  mutating func joined(_ type: Type, with value: TypedExpression) -> Type {
    if type == .error || value.type == .error { return .error }
    if let common = type.joined(with: value.type) { return common }
    let text = type == .date ? wrapped(value, as: type) : nil
    report(
      .typeMismatch(
        describe(type),
        found: describe(value.type),
        at: value.range,
        replacingWith: text
      )
    )
    return .error
  }
}

extension Type {
  /// Returns the narrowest type that accepts both.
  func joined(with other: Type) -> Type? {
    if self == other { return self }
    if accepts(other) { return self }
    if other.accepts(self) { return other }
    if case .optional(let wrapped) = self {
      return wrapped.joined(with: other.unwrapped).map { .optional($0) }
    }
    if case .optional(let wrapped) = other { return joined(with: wrapped).map { .optional($0) } }
    return nil
  }

  /// Returns whether a value of another type is accepted where this type is expected.
  func accepts(_ other: Type) -> Bool {
    if self == other { return true }
    switch (other, self) {
    case (.int, .double), (.int, .fraction), (.double, .fraction), (.color, .paint),
      (.int, .gridColumn), (.double, .gridColumn),
      (.color, .gradientStop), (.point, .anchor), (.cornerRadii, .ellipticalCornerRadii):
      return true
    case (.int, .insets), (.double, .insets), (.int, .cornerRadii), (.double, .cornerRadii),
      (.int, .ellipticalCornerRadii), (.double, .ellipticalCornerRadii):
      return true
    case (.optional(.double), .optional(.fraction)): return true
    case (.optional, .optional): return false
    case (_, .optional(let wrapped)): return wrapped.accepts(other)
    default: return acceptsText(other)
    }
  }
}

extension TypedExpression {
  /// Returns the value with another type that has the same representation.
  private func retyped(_ type: Type) -> TypedExpression {
    var result = self
    result.type = type
    return result
  }

  /// Converts the value to a type that accepts it; returns nil if it does not.
  func converted(to expected: Type) -> TypedExpression? {
    if type == expected { return self }
    guard expected.accepts(type) else { return nil }
    if case (.optional(.double), .optional(.fraction)) = (type, expected) {
      return retyped(expected)
    }
    if case .optional(let wrapped) = expected {
      return converted(to: wrapped).map { TypedExpression(.some($0), expected, at: range) }
    }
    switch (type, expected) {
    case (.int, .double), (.int, .fraction):
      if case .int(let value) = kind {
        return TypedExpression(.double(Double(value)), expected, at: range)
      }
      return TypedExpression(.convert(.intToDouble, self), expected, at: range)
    case (.double, .fraction): return retyped(expected)
    case (.int, .gridColumn), (.double, .gridColumn):
      return number(as: BuiltIn.fixedColumn)
    case (.color, .paint): return TypedExpression(.convert(.colorToPaint, self), .paint, at: range)
    case (.color, .gradientStop):
      return TypedExpression(.convert(.colorToStop, self), .gradientStop, at: range)
    case (.point, .anchor):
      return TypedExpression(.convert(.pointToAnchor, self), .anchor, at: range)
    case (.cornerRadii, .ellipticalCornerRadii):
      return TypedExpression(.convert(.cornersToSizes, self), .ellipticalCornerRadii, at: range)
    case (.int, .insets), (.double, .insets): return number(as: BuiltIn.uniformInsets)
    case (.int, .cornerRadii), (.double, .cornerRadii): return number(as: BuiltIn.uniformCorners)
    case (.int, .ellipticalCornerRadii), (.double, .ellipticalCornerRadii):
      return converted(to: .cornerRadii)?.converted(to: expected)
    default: return convertedText(to: expected)
    }
  }
}

extension TypedExpression {
  /// Converts a number that stands for all sides or corners, by calling `function`.
  func number(as function: BuiltIn) -> TypedExpression? {
    converted(to: .double).map {
      TypedExpression(.builtIn(function, [$0]), function.result, at: range)
    }
  }
}

extension ExpressionSyntax {
  /// Whether it is a non-empty list of integer literals.
  fileprivate var isListOfIntegers: Bool {
    guard case .list(let elements) = kind, !elements.isEmpty else { return false }
    return elements.allSatisfy { element in
      switch element.value?.kind {
      case .integer: true
      case .unary(.negate, let value): if case .integer = value.kind { true } else { false }
      default: false
      }
    }
  }

  /// Whether the expression has no type without an expected type.
  var needsType: Bool {
    switch kind {
    case .nil, .implicitMember, .tuple: true
    case .list(let elements): elements.isEmpty
    case .call(let callee, _, _): callee.needsType
    case .member(let base, _): base.needsType
    case .conditional(_, let then, let otherwise): then.needsType && otherwise.needsType
    case .binary(let left, .multiply, _, _), .binary(let left, .divide, _, _): left.needsType
    case .binary(let left, .add, _, let right), .binary(let left, .subtract, _, let right):
      left.needsType && right.needsType
    default: false
    }
  }
}
