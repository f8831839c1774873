// Evaluates the bounds of properties, and checks the values that they restrict.

import RasterValues
import RasterSyntax

/// Evaluates the bounds of one property.
struct DomainFolder {
  private let program: Program
  private(set) var diagnostics: [Diagnostic] = []

  init(_ program: Program) { self.program = program }

  mutating func domain(of property: PropertyBody) -> ComponentDeclaration.Domain? {
    guard let domain = limit(property) ?? range(property) else { return nil }
    if !isInside(property.defaultValue, domain) {
      diagnostics.append(.outsideDomain(property.name.text, at: property.defaultValue.range))
    }
    return domain
  }

  private mutating func range(_ property: PropertyBody) -> ComponentDeclaration.Domain? {
    guard let bounds = property.bounds, bounds.lower.type == property.type,
      bounds.upper.type == property.type, property.step.map({ $0.type == property.type }) ?? true
    else { return nil }
    return property.type == .int ? intDomain(property) : doubleDomain(property)
  }

  /// Returns the limit of a string, or of a list, which always has one.
  private mutating func limit(_ property: PropertyBody) -> ComponentDeclaration.Domain? {
    let isList = property.type.unwrapped.element != nil
    guard let limit = property.limit, limit.type == .int, let value = number(limit)?.intValue else {
      return isList ? .count(Bounds.maximumCount) : nil
    }
    let range = 1...(isList ? Bounds.maximumLimit : IntegerRanges.limit)
    if !range.contains(value) { diagnostics.append(.badLimit(range, at: limit.range)) }
    return .count(value)
  }

  private mutating func intDomain(_ property: PropertyBody) -> ComponentDeclaration.Domain? {
    guard let bounds = property.bounds, let lower = number(bounds.lower)?.intValue,
      let upper = number(bounds.upper)?.intValue
    else { return nil }
    guard lower <= upper else {
      diagnostics.append(.emptyDomain(at: bounds.lower.range.union(bounds.upper.range)))
      return nil
    }
    guard let step = property.step else { return .int(lower...upper, step: 1) }
    guard let value = number(step)?.intValue else { return nil }
    guard value > 0 else {
      diagnostics.append(.badStep(at: step.range))
      return nil
    }
    return .int(lower...upper, step: value)
  }

  private mutating func doubleDomain(_ property: PropertyBody) -> ComponentDeclaration.Domain? {
    guard let bounds = property.bounds, let lower = number(bounds.lower)?.doubleValue,
      let upper = number(bounds.upper)?.doubleValue
    else { return nil }
    guard lower.isFinite, upper.isFinite, lower <= upper else {
      diagnostics.append(.emptyDomain(at: bounds.lower.range.union(bounds.upper.range)))
      return nil
    }
    guard let step = property.step else { return .double(lower...upper, step: nil) }
    guard let value = number(step)?.doubleValue else { return nil }
    guard value > 0, value.isFinite else {
      diagnostics.append(.badStep(at: step.range))
      return nil
    }
    return .double(lower...upper, step: value)
  }

  /// Returns the value of a bound; reports one that depends on the environment.
  private mutating func number(_ expression: TypedExpression) -> Value? {
    if expression.type == .error { return nil }
    var finder = ReadFinder(program)
    guard finder.reads(of: expression).environment.isEmpty else {
      diagnostics.append(.notConstant("a bound", at: expression.range))
      return nil
    }
    return Evaluator.constant(expression, program: program)
  }

  private func isInside(
    _ expression: TypedExpression,
    _ domain: ComponentDeclaration.Domain
  ) -> Bool {
    guard expression.type != .error,
      let value = Evaluator.constant(expression, program: program)
    else { return true }
    return switch domain {
    case .int(let range, _): range.contains(value.intValue)
    case .double(let range, _): range.contains(value.doubleValue)
    case .count(let limit): ComponentDeclaration.limited(value, to: limit) == value
    }
  }
}
