// Properties of terms for the planner, and the identity of equal terms.

import RasterSyntax
import RasterValues

extension TypedExpression {
  /// The term or its negation in a canonical form, and whether it was negated.
  var withoutNegation: (term: TypedExpression, isNegated: Bool) {
    var (term, isNegated) = (self, false)
    while true {
      switch term.kind {
      case .builtIn(let builtIn, let operands) where builtIn.kind == .prefix && term.type == .bool:
        (term, isNegated) = (operands[0], !isNegated)
      case .equal(let left, let right, true):
        term.kind = .equal(left, right, isNegated: false)
        isNegated.toggle()
      case .equal(let left, let right, false) where left.isLiteral && !right.isLiteral:
        term.kind = .equal(right, left, isNegated: false)
      case .builtIn(let builtIn, let operands) where operands.count == 2 && operands[0].isConstant:
        guard !operands[1].isConstant, let name = builtIn.swappedName,
          let swapped = BuiltIn.term(name, operands[1], operands[0])
        else { return (term, isNegated) }
        term = swapped
      case .builtIn(let builtIn, _) where builtIn.name == "<=" || builtIn.name == ">=":
        guard let opposite = term.oppositeComparison else { return (term, isNegated) }
        (term, isNegated) = (opposite, !isNegated)
      default: return (term, isNegated)
      }
    }
  }

  /// For a comparison of integers, the comparison that is true exactly if this one is false.
  ///
  /// Integers are totally ordered.
  var oppositeComparison: TypedExpression? {
    guard case .builtIn(let builtIn, let operands) = kind, operands.count == 2,
      operands[0].type == .int, let name = builtIn.oppositeName
    else { return nil }
    return BuiltIn.term(name, operands[0], operands[1])
  }

  /// Whether it is a literal of a type in which equal values are written identically.
  var isLiteral: Bool {
    switch kind {
    case .bool, .int, .string, .enumCase, .builtinCase, .none: true
    default: false
    }
  }

  /// The property and the part of it that the term is, or nil for other terms.
  var propertyPath: (property: Int, parts: KeyParts)? {
    var (base, parts) = (self, KeyParts.whole)
    while case .field(let inner, let index) = base.kind {
      (base, parts) = (inner, .fields([KeyParts.Field(index: index, parts: parts)]))
    }
    guard case .property(let property) = base.kind else { return nil }
    return (property, parts)
  }

  /// Returns the term with arguments in place of properties.
  ///
  /// Returns nil if an argument is missing, or if the term becomes long.
  func replacing(_ arguments: [Int: TypedExpression]) -> TypedExpression? {
    var budget = 64
    return replacing(arguments, &budget)
  }

  private func replacing(
    _ arguments: [Int: TypedExpression],
    _ budget: inout Int
  ) -> TypedExpression? {
    budget -= 1
    guard budget > 0 else { return nil }
    // The names in a block are those of its own component.
    if case .elements = kind { return nil }
    if case .property(let index) = kind {
      guard let argument = arguments[index] else { return nil }
      argument.visit { _ in budget -= 1 }
      return budget > 0 ? argument : nil
    }
    var parts: [TypedExpression] = []
    for part in self.parts {
      guard let part = part.replacing(arguments, &budget) else { return nil }
      parts.append(part)
    }
    return withParts(parts)
  }

  /// Returns the term with its parts replaced.
  func withParts(_ parts: [TypedExpression]) -> TypedExpression {
    var result = self
    switch kind {
    case .field(_, let index):
      if case .structure(_, let fields) = parts[0].kind { return fields[index] }
      result.kind = .field(parts[0], index)
    case .call(let index, _): result.kind = .call(index, parts)
    case .builtIn(let builtIn, _): result.kind = .builtIn(builtIn, parts)
    case .and: result.kind = .and(parts[0], parts[1])
    case .or: result.kind = .or(parts[0], parts[1])
    case .equal(_, _, let isNegated):
      // A non-optional value that is wrapped in an optional is never nil.
      switch (parts[0].kind, parts[1].kind) {
      case (.some, .none), (.none, .some): result.kind = .bool(isNegated)
      default: result.kind = .equal(parts[0], parts[1], isNegated: isNegated)
      }
    case .conditional:
      result.kind = .conditional(parts[0], then: parts[1], otherwise: parts[2])
    case .convert(let conversion, _): result.kind = .convert(conversion, parts[0])
    case .some: result.kind = .some(parts[0])
    case .interpolation: result.kind = .interpolation(parts)
    case .list: result.kind = .list(parts)
    case .element: result.kind = .element(parts[0], parts[1])
    case .range(_, _, let isClosed):
      result.kind = .range(parts[0], parts[1], isClosed: isClosed)
    case .selection(_, let cases, let otherwise):
      let values = zip(cases, parts.dropFirst()).map { own, value in
        TypedExpression.SelectionCase(patterns: own.patterns, value: value)
      }
      result.kind = .selection(parts[0], values, otherwise: otherwise.flatMap { _ in parts.last })
    case .coalesce:
      switch parts[0].kind {
      case .some(let value): return value.type == type ? value : parts[0]
      case .none: return parts[1]
      default: result.kind = .coalesce(parts[0], parts[1])
      }
    default: break
    }
    return result
  }

  /// A sequence of integers that is equal for equal terms, wherever they are written.
  var identity: [Int] {
    var codes: [Int] = []
    addIdentity(to: &codes)
    return codes
  }

  private func addIdentity(to codes: inout [Int]) {
    switch kind {
    case .bool(let value): codes += [1, value ? 1 : 0]
    case .int(let value): codes += [2, value]
    case .double(let value): codes += [3, Int(truncatingIfNeeded: value.bitPattern)]
    case .string(let text): codes += [4, text.utf8.count] + text.utf8.map { Int($0) }
    case .color(let value): codes += [5, Int(value)]
    case .angle(let value): codes += [6, Int(truncatingIfNeeded: value.degrees.bitPattern)]
    case .property(let index): codes += [7, index]
    case .constant(let index): codes += [8, index]
    case .builtinCase(_, let index): codes += [9, index]
    case .enumCase(let type, let index): codes += [10, type, index]
    case .field(_, let index): codes += [11, index]
    case .none: codes.append(12)
    case .some: codes.append(13)
    case .coalesce: codes.append(14)
    case .convert: codes.append(15)
    case .builtIn(let builtIn, let arguments):
      codes += [16, Int(bitPattern: ObjectIdentifier(builtIn)), arguments.count]
    case .and: codes.append(17)
    case .or: codes.append(18)
    case .equal(_, _, let isNegated): codes += [19, isNegated ? 1 : 0]
    case .conditional: codes.append(20)
    case .call(let index, let arguments): codes += [21, index, arguments.count]
    case .interpolation(let parts): codes += [22, parts.count]
    case .list(let elements): codes += [23, elements.count]
    case .element: codes.append(24)
    case .range(_, _, let isClosed): codes += [25, isClosed ? 1 : 0]
    // Blocks and selections are identified by their source ranges.
    case .elements, .selection:
      codes += [26, Int(range.file.index), Int(range.lower), Int(range.upper)]
    case .local(let slot): codes += [27, slot]
    default: codes.append(0)
    }
    for part in parts { part.addIdentity(to: &codes) }
  }
}
