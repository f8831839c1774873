// Expressions of properties alone that a key can ask: short, and cheap wherever they are evaluated.

import RasterValues

/// Writes expressions with the properties of their component in place of `let`s and parameters.
struct KeyTerms {
  /// What a slot of the frame holds.
  enum Bound {
    case value(TypedExpression)
    /// An element of a list.
    case element(TypedExpression)
    /// What an optional holds.
    case wrapped(TypedExpression)
  }

  let program: Program
  /// By slot; of a loop's count and the like there is none.
  var bound: [Int: Bound] = [:]
  /// The most parts of a term, with those of the functions that it calls.
  private let limit = 32
  /// The most bytes of a text in a term.
  private let longestText = 64
  /// Whether texts and lists are computed on the way, and not only numbers and truth values.
  var isComputing = false
  /// Whether what is written stays as it is: of a function's body only the parts are counted.
  var isCounting = false

  init(_ program: Program) { self.program = program }

  /// The expression in terms of properties; nil where it depends on something else, or is long.
  func term(of expression: TypedExpression) -> TypedExpression? {
    var budget = limit
    return term(of: expression, &budget)
  }

  /// What a key asks in place of what the expression depends on: all truth values, and what many values
  /// come to.
  func question(in expression: TypedExpression) -> TypedExpression? {
    if expression.type == .bool { return term(of: expression) ?? computation(of: expression) }
    switch expression.kind {
    case .builtIn(let builtIn, _) where builtIn.losesValues: return term(of: expression)
    case .call: return computation(of: expression)
    default: return nil
    }
  }

  /// A truth value, a number or a case that is computed of a text or a list in a way that no term shows
  /// part by part, as by a loop over characters; nil of all else.
  func computation(of expression: TypedExpression) -> TypedExpression? {
    guard expression.type.isSmall, term(of: expression) == nil else { return nil }
    var terms = self
    terms.isComputing = true
    return terms.term(of: expression).flatMap { $0.readsMuch ? $0 : nil }
  }

  /// The number of parts of the term; nil where there is none.
  func partCount(of expression: TypedExpression) -> Int? {
    var budget = limit
    return term(of: expression, &budget).map { _ in limit - budget }
  }

  private func term(of expression: TypedExpression, _ budget: inout Int) -> TypedExpression? {
    budget -= 1
    guard budget > 0 else { return nil }
    var result = expression
    result.isImplicit = false
    switch expression.kind {
    case .bool, .int, .double, .color, .angle, .builtinCase, .enumCase, .none, .property:
      return result
    case .string(let text): return text.utf8.count > longestText ? nil : result
    case .local(let slot):
      guard case .value(let value)? = bound[slot] else { return nil }
      return term(of: value, &budget)
    case .elements(let statements):
      guard isComputing, holds(statements, &budget) else { return nil }
    case .constant(let index):
      // Written by its name.
      return term(of: program.constants[index].value, &budget).map { _ in result }
    case .declaredDefault(let place):
      return program.expression(of: place).flatMap { term(of: $0, &budget) }
    case .field(let base, let index): return field(base, index, of: result, &budget)
    case .call(let index, let arguments):
      let key = program.functions[index].key
      guard let count = isComputing ? key.computedPartCount : key.partCount else { return nil }
      budget -= count
      guard let arguments = terms(of: arguments, &budget) else { return nil }
      result.kind = .call(index, arguments)
    case .builtIn(let builtIn, let arguments):
      guard let arguments = terms(of: arguments, &budget) else { return nil }
      result.kind = .builtIn(builtIn, arguments)
      if isComputing {
        let isApart = builtIn.reads.isEmpty && !builtIn.takesEnvironment && builtIn.kind != .layout
        return isApart && program.isComputed(expression.type) ? result : nil
      }
      guard builtIn.isTerm else { return constantText(result) }
    default: return choice(expression, &budget)
    }
    return result
  }

  /// The text that a call gives where no property is in it, such as a sum of two literals; nil for all else.
  @inline(never)
  private func constantText(_ call: TypedExpression) -> TypedExpression? {
    guard call.type == .string, call.isConstant,
      case .string(let text)? = Evaluator.constant(call, program: program),
      text.utf8.count <= longestText
    else { return nil }
    return TypedExpression(.string(text), .string, at: call.range)
  }

  /// The term of an expression that chooses, compares or converts.
  @inline(never)
  private func choice(_ expression: TypedExpression, _ budget: inout Int) -> TypedExpression? {
    switch expression.kind {
    case .equal(let left, _, _) where program.holdsContent(left.type): return nil
    case .conditional(let condition, let then, let otherwise):
      guard let test = term(of: condition, &budget) else { return nil }
      // What a constant rules out is not asked for.
      if test.isConstant, let truth = Evaluator.constant(test, program: program) {
        return term(of: truth.boolValue ? then : otherwise, &budget)
      }
      guard let arms = terms(of: [then, otherwise], &budget) else { return nil }
      return written(expression, [test] + arms)
    case .and, .or, .equal, .convert(.intToDouble, _), .some, .coalesce: break
    case .interpolation, .list, .element, .range, .selection:
      if !isComputing || !program.isComputed(expression.type) { return nil }
    default: return nil
    }
    guard let parts = terms(of: expression.parts, &budget) else { return nil }
    return written(expression, parts)
  }

  private func written(
    _ expression: TypedExpression,
    _ parts: [TypedExpression]
  ) -> TypedExpression {
    var result = expression.withParts(parts)
    result.isImplicit = false
    return result
  }

  @inline(never)
  private func terms(
    of expressions: [TypedExpression],
    _ budget: inout Int
  ) -> [TypedExpression]? {
    var result: [TypedExpression] = []
    for expression in expressions {
      guard let term = term(of: expression, &budget) else { return nil }
      result.append(term)
    }
    return result
  }

  /// What a name stands for, or what a choice that is written out comes to; nil of all else.
  private func value(of expression: TypedExpression) -> TypedExpression? {
    switch expression.kind {
    case .local(let slot):
      guard case .value(let value)? = bound[slot] else { return nil }
      return value
    case .conditional(let condition, let then, let otherwise):
      guard case .bool(let truth) = condition.kind else { return nil }
      return truth ? then : otherwise
    default: return nil
    }
  }

  @inline(never)
  private func field(
    _ base: TypedExpression,
    _ index: Int,
    of whole: TypedExpression,
    _ budget: inout Int
  ) -> TypedExpression? {
    var base = base
    while let inner = value(of: base) {
      budget -= 1
      guard budget > 0 else { return nil }
      base = inner
    }
    if case .structure(_, let fields) = base.kind { return term(of: fields[index], &budget) }
    guard let base = term(of: base, &budget) else { return nil }
    var result = whole
    result.kind = .field(base, index)
    return result
  }
}

extension BuiltIn {
  /// Whether it gives a number or a truth value from its arguments alone, as comparisons do.
  var isTerm: Bool {
    guard reads.isEmpty, !takesEnvironment, kind != .layout else { return false }
    switch result {
    case .bool, .int, .double, .fraction, .angle: return true
    case .optional(let wrapped): return wrapped.isNumber
    default: return false
    }
  }

  /// Whether many values give one result, so that a key rather holds the result.
  var losesValues: Bool {
    guard isTerm else { return false }
    switch kind {
    case .infix, .prefix: return false
    case .property(.list): return true
    case .call where result.isNumber: return result == .int || Self.limits.contains(name)
    default: return result == .int
    }
  }

  /// Functions that bring numbers within limits, or to the nearest of some.
  private static let limits: Set<String> = ["min", "max", "clamp", "floor", "ceil", "round"]

  /// Of a comparison, the one of the operands in the other order.
  var swappedName: String? {
    switch name {
    case "<": ">"
    case ">": "<"
    case "<=": ">="
    case ">=": "<="
    default: nil
    }
  }

  var oppositeName: String? {
    switch name {
    case "<": ">="
    case ">": "<="
    case "<=": ">"
    case ">=": "<"
    default: nil
    }
  }

  /// The row of a property of values of a type.
  static func term(_ name: String, of value: TypedExpression) -> TypedExpression? {
    guard let row = BuiltIns.property(name, of: value.type) else { return nil }
    return TypedExpression(.builtIn(row, [value]), row.result, at: value.range)
  }

  /// A comparison of two values of one type.
  static func term(
    _ name: String,
    _ left: TypedExpression,
    _ right: TypedExpression
  ) -> TypedExpression? {
    let rows = BuiltIns.operators[name] ?? []
    guard let row = rows.first(where: { $0.parameters.allSatisfy { $0.type == left.type } }) else {
      return nil
    }
    return TypedExpression(.builtIn(row, [left, right]), .bool, at: left.range)
  }
}

extension Type {
  var isNumber: Bool {
    switch self {
    case .int, .double, .fraction: true
    default: false
    }
  }

  /// Whether its values are a few bytes: numbers, truth values and cases.
  var isSmall: Bool {
    switch self {
    case .bool, .enumeration, .builtin: true
    default: isNumber
    }
  }
}
