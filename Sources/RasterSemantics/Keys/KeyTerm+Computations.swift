// Strings and lists that a key computes on the way to an outcome.

import RasterValues

extension KeyTerms {
  /// Returns whether a list's block can be computed from properties alone.
  ///
  /// It must not use a `let` from outside. Each statement counts as one part.
  func holds(_ statements: [ListStatement], _ budget: inout Int) -> Bool {
    var (own, used) = (Set<Int>(), Set<Int>())
    var pending = statements
    while let statement = pending.popLast() {
      budget -= 1
      own.formUnion(statement.ownSlots)
      for expression in statement.expressions {
        guard isPure(expression, &budget, own: &own, used: &used) else { return false }
      }
      pending += statement.nested
    }
    return isCounting || used.isSubset(of: own)
  }

  /// Returns whether an expression depends only on properties; adds its slots to `used`.
  private func isPure(
    _ expression: TypedExpression,
    _ budget: inout Int,
    own: inout Set<Int>,
    used: inout Set<Int>
  ) -> Bool {
    var isPure = true
    var cost = 0
    expression.visit { part in
      cost += 1
      switch part.kind {
      case .local(let slot): used.insert(slot)
      case .elements(let statements):
        for statement in statements { statement.addOwnSlots(to: &own) }
      case .progress, .bounds, .proposed, .environment, .component, .path, .drawing, .error, .image,
        .faces, .declaredDefault:
        isPure = false
      case .constant(let index): isPure = isPure && program.constants[index].reads.isEmpty
      case .call(let index, _):
        let count = program.functions[index].key.computedPartCount
        isPure = isPure && count != nil
        cost += count ?? 0
      case .builtIn(let builtIn, _):
        isPure =
          isPure && builtIn.reads.isEmpty && !builtIn.takesEnvironment && builtIn.kind != .layout
      default: break
      }
      isPure = isPure && program.isComputed(part.type)
    }
    budget -= cost
    return isPure && budget > 0
  }
}

extension ListStatement {
  /// The slots that the statement itself sets.
  fileprivate var ownSlots: [Int] {
    switch self {
    case .binding(let binding): [binding.slot]
    case .conditional(.unwrap(let slot, _, _), _, _): [slot]
    case .loop(let variables, _, _): variables.compactMap { $0.slot }
    case .operation, .conditional(.expression, _, _), .selection: []
    }
  }

  /// Adds the slots that the statement and its nested statements set.
  fileprivate func addOwnSlots(to slots: inout Set<Int>) {
    var pending = [self]
    while let statement = pending.popLast() {
      slots.formUnion(statement.ownSlots)
      pending += statement.nested
    }
  }
}

extension Program {
  /// Returns whether values of a type can be computed on the way to an outcome.
  ///
  /// Values that are drawn cannot.
  func isComputed(_ type: Type) -> Bool {
    switch type {
    case .bool, .int, .double, .fraction, .angle, .date, .string, .color, .range, .enumeration,
      .builtin:
      true
    case .list(let element), .optional(let element): isComputed(element)
    case .pairs(let elements): elements.allSatisfy { isComputed($0) }
    case .structure: !holdsContent(type)
    default: false
    }
  }
}

extension TypedExpression {
  /// Whether it depends on a string or on a list's elements, not only on small values.
  ///
  /// Small values are numbers, Booleans and cases.
  var readsMuch: Bool {
    var pending = [self]
    while let part = pending.popLast() {
      if part.propertyPath != nil {
        if !part.type.isSmall { return true }
      } else {
        pending += part.parts
      }
    }
    return false
  }
}
