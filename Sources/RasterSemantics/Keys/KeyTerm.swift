// Terms: short and cheap expressions of properties alone, which keys can contain.

import RasterValues

/// Rewrites expressions with the component's properties in place of `let` bindings and parameters.
struct KeyTerms {
  /// The content of a slot of the frame.
  enum Bound {
    case value(TypedExpression)
    /// An element of a list.
    case element(TypedExpression)
    /// The value inside an optional.
    case wrapped(TypedExpression)
  }

  let program: Program
  /// The contents by slot; slots such as that of a loop's index have none.
  var bound: [Int: Bound] = [:]
  /// The maximum number of parts of a term, including those of the functions that it calls.
  private let limit = 32
  /// The maximum number of bytes of a string in a term.
  private let longestText = 64
  /// Whether strings and lists can be computed on the way to an outcome.
  var isComputing = false
  /// Whether expressions are not rewritten: for a function's body, only the parts are counted.
  var isCounting = false

  init(_ program: Program) { self.program = program }

  /// Returns the expression in terms of properties, or nil if it has other inputs or is long.
  func term(of expression: TypedExpression) -> TypedExpression? {
    var budget = limit
    return term(of: expression, &budget)
  }

  /// Returns the term that a key contains instead of the inputs of an expression.
  ///
  /// These are all Booleans, and expressions for which many inputs have one result.
  func question(in expression: TypedExpression) -> TypedExpression? {
    if expression.type == .bool { return term(of: expression) ?? computation(of: expression) }
    switch expression.kind {
    case .builtIn(let builtIn, _) where builtIn.losesValues: return term(of: expression)
    case .call: return computation(of: expression)
    default: return nil
    }
  }

  /// Returns a Boolean, a number or a case that is computed from a string or a list.
  ///
  /// The computation, such as a loop over characters, cannot be represented by the parts of a term.
  /// Returns nil for other expressions.
  func computation(of expression: TypedExpression) -> TypedExpression? {
    guard expression.type.isSmall, term(of: expression) == nil else { return nil }
    var terms = self
    terms.isComputing = true
    return terms.term(of: expression).flatMap { $0.readsMuch ? $0 : nil }
  }

  /// Returns the number of parts of the term, or nil if there is none.
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
      // The constant is written by its name.
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

  /// Returns the text of a call without properties, such as a sum of two literals, or nil.
  @inline(never)
  private func constantText(_ call: TypedExpression) -> TypedExpression? {
    guard call.type == .string, call.isConstant,
      case .string(let text)? = Evaluator.constant(call, program: program),
      text.utf8.count <= longestText
    else { return nil }
    return TypedExpression(.string(text), .string, at: call.range)
  }

  /// Returns the term of an expression that selects, compares or converts.
  @inline(never)
  private func choice(_ expression: TypedExpression, _ budget: inout Int) -> TypedExpression? {
    switch expression.kind {
    case .equal(let left, _, _) where program.holdsContent(left.type): return nil
    case .conditional(let condition, let then, let otherwise):
      guard let test = term(of: condition, &budget) else { return nil }
      // The branch that a constant condition rules out is not part of the term.
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

  /// Returns the value of a name, or the branch that a literal condition selects; nil otherwise.
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
  /// Whether it returns a number or a Boolean from its arguments alone, like a comparison.
  var isTerm: Bool {
    guard reads.isEmpty, !takesEnvironment, kind != .layout else { return false }
    switch result {
    case .bool, .int, .double, .fraction, .angle: return true
    case .optional(let wrapped): return wrapped.isNumber
    default: return false
    }
  }

  /// Whether several inputs map to one result, so that the key stores the result instead.
  var losesValues: Bool {
    guard isTerm else { return false }
    switch kind {
    case .infix, .prefix: return false
    case .property(.list): return true
    case .call where result.isNumber: return result == .int || motion == .comparison
    default: return result == .int
    }
  }

  /// For a comparison, the operator with its operands swapped.
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

  /// Returns the term of a property of a value.
  static func term(_ name: String, of value: TypedExpression) -> TypedExpression? {
    guard let row = BuiltIns.property(name, of: value.type) else { return nil }
    return TypedExpression(.builtIn(row, [value]), row.result, at: value.range)
  }

  /// Returns a comparison of two values of one type.
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

  /// Whether its values take only a few bytes: numbers, Booleans and cases.
  var isSmall: Bool {
    switch self {
    case .bool, .enumeration, .builtin: true
    default: isNumber
    }
  }
}
