// Finds conditions that always have the same outcome.

import RasterSyntax

/// Finds conditions that are always true or always false, according to literals and domains.
///
/// Names count as unknown, so that an author can use `let showsGrid = false` as a switch. A
/// property's domain is taken into account.
struct Conditions {
  private(set) var diagnostics: [Diagnostic] = []
  private let properties: [ComponentDeclaration.Property]

  init(_ component: ComponentDeclaration?) { properties = component?.properties ?? [] }

  mutating func check(_ statements: [DrawStatement]) {
    for statement in statements {
      if case .conditional(.expression(let condition), _, _) = statement { checkTruth(condition) }
      for expression in statement.expressions { check(expression) }
      check(statement.nested)
    }
  }

  /// Checks the conditions in an expression.
  mutating func check(_ expression: TypedExpression) {
    var pending = [expression]
    while let next = pending.popLast() {
      if case .conditional(let condition, _, _) = next.kind { checkTruth(condition) }
      pending += next.parts
    }
  }

  private mutating func checkTruth(_ condition: TypedExpression) {
    var pending = [condition]
    while let next = pending.popLast() {
      switch next.kind {
      case .and(let left, let right), .or(let left, let right): pending += [left, right]
      default:
        guard let truth = truth(of: next) else { continue }
        diagnostics.append(.constantCondition(truth, at: next.range))
      }
    }
  }

  private func truth(of condition: TypedExpression) -> Bool? {
    switch condition.kind {
    case .bool(let value): return value
    case .equal(let left, let right, let isNegated):
      return areEqual(left, right).map { $0 != isNegated }
    case .builtIn(let builtIn, let operands):
      if operands.count == 1, builtIn.name == "!" { return truth(of: operands[0]).map { !$0 } }
      guard operands.count == 2, let left = interval(of: operands[0]),
        let right = interval(of: operands[1])
      else { return nil }
      switch builtIn.name {
      case "<": return isBelow(left, right)
      case ">": return isBelow(right, left)
      case "<=": return isBelow(right, left).map { !$0 }
      case ">=": return isBelow(left, right).map { !$0 }
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns whether one interval is completely below the other, or nil if they overlap.
  private func isBelow(_ left: ClosedRange<Double>, _ right: ClosedRange<Double>) -> Bool? {
    if left.upperBound < right.lowerBound { return true }
    return left.lowerBound >= right.upperBound ? false : nil
  }

  private func areEqual(_ left: TypedExpression, _ right: TypedExpression) -> Bool? {
    switch (left.kind, right.kind) {
    case (.enumCase(_, let first), .enumCase(_, let second)),
      (.builtinCase(_, let first), .builtinCase(_, let second)):
      return first == second
    case (.bool(let first), .bool(let second)): return first == second
    // NaN does not equal itself.
    case (.property(let first), .property(let second)) where first == second:
      return left.type.equalsItself
    case (.local(let first), .local(let second)) where first == second:
      return left.type.equalsItself
    default:
      guard let first = interval(of: left), let second = interval(of: right) else { return nil }
      if !first.overlaps(second) { return false }
      return first.lowerBound == first.upperBound && first == second ? true : nil
    }
  }

  /// Returns the possible numbers of a value: a literal itself, or the domain of a property.
  private func interval(of value: TypedExpression) -> ClosedRange<Double>? {
    switch value.kind {
    // Larger integers are rounded.
    case .int(let number) where abs(Double(number)) < 0x1p53: return Double(number)...Double(number)
    case .double(let number) where number.isFinite: return number...number
    case .convert(.intToDouble, let value): return interval(of: value)
    case .property(let index) where properties.indices.contains(index):
      switch properties[index].domain {
      case .int(let range, _): return Double(range.lowerBound)...Double(range.upperBound)
      case .double(let range, _): return range
      case .count, nil: return nil
      }
    default: return nil
    }
  }
}

extension Type {
  /// True if each value of the type equals itself, or nil if that is unknown.
  fileprivate var equalsItself: Bool? {
    switch self {
    case .bool, .int, .string, .enumeration, .builtin: true
    default: nil
    }
  }
}
