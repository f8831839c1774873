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
  fileprivate var isTerm: Bool {
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
  fileprivate var swappedName: String? {
    switch name {
    case "<": ">"
    case ">": "<"
    case "<=": ">="
    case ">=": "<="
    default: nil
    }
  }

  fileprivate var oppositeName: String? {
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
  fileprivate var isNumber: Bool {
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

// What a planner asks of terms.
extension TypedExpression {
  /// The term or its opposite, as it is written in but one way.
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

  /// Of a comparison of integers, which are all comparable, the one that holds where it does not.
  var oppositeComparison: TypedExpression? {
    guard case .builtIn(let builtIn, let operands) = kind, operands.count == 2,
      operands[0].type == .int, let name = builtIn.oppositeName
    else { return nil }
    return BuiltIn.term(name, operands[0], operands[1])
  }

  /// Whether it is a literal, of which each has one way to be written.
  var isLiteral: Bool {
    switch kind {
    case .bool, .int, .string, .enumCase, .builtinCase, .none: true
    default: false
    }
  }

  /// The property that it is, or a part of, and which part; nil for all else.
  var propertyPath: (property: Int, parts: KeyParts)? {
    var (base, parts) = (self, KeyParts.whole)
    while case .field(let inner, let index) = base.kind {
      (base, parts) = (inner, .fields([KeyParts.Field(index: index, parts: parts)]))
    }
    guard case .property(let property) = base.kind else { return nil }
    return (property, parts)
  }

  /// The term with these in place of properties; nil where one is missing, or it becomes long.
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

  /// The term with other parts in the places of its own.
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
      // What is always there, where an optional is expected, is never nothing.
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

  /// Words that are equal for equal terms, wherever these are written.
  var identity: [Int] {
    var words: [Int] = []
    addIdentity(to: &words)
    return words
  }

  private func addIdentity(to words: inout [Int]) {
    switch kind {
    case .bool(let value): words += [1, value ? 1 : 0]
    case .int(let value): words += [2, value]
    case .double(let value): words += [3, Int(truncatingIfNeeded: value.bitPattern)]
    case .string(let text): words += [4, text.utf8.count] + text.utf8.map { Int($0) }
    case .color(let value): words += [5, Int(value)]
    case .angle(let value): words += [6, Int(truncatingIfNeeded: value.degrees.bitPattern)]
    case .property(let index): words += [7, index]
    case .constant(let index): words += [8, index]
    case .builtinCase(_, let index): words += [9, index]
    case .enumCase(let type, let index): words += [10, type, index]
    case .field(_, let index): words += [11, index]
    case .none: words.append(12)
    case .some: words.append(13)
    case .coalesce: words.append(14)
    case .convert: words.append(15)
    case .builtIn(let builtIn, let arguments):
      words += [16, Int(bitPattern: ObjectIdentifier(builtIn)), arguments.count]
    case .and: words.append(17)
    case .or: words.append(18)
    case .equal(_, _, let isNegated): words += [19, isNegated ? 1 : 0]
    case .conditional: words.append(20)
    case .call(let index, let arguments): words += [21, index, arguments.count]
    case .interpolation(let parts): words += [22, parts.count]
    case .list(let elements): words += [23, elements.count]
    case .element: words.append(24)
    case .range(_, _, let isClosed): words += [25, isClosed ? 1 : 0]
    // What stands at one place of the text is one thing.
    case .elements, .selection:
      words += [26, Int(range.file.index), Int(range.lower), Int(range.upper)]
    case .local(let slot): words += [27, slot]
    default: words.append(0)
    }
    for part in parts { part.addIdentity(to: &words) }
  }
}
