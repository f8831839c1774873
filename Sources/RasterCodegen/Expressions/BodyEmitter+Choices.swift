// Writes choices: conditionals, and `switch` statements where Swift accepts them as values.

import RasterSemantics

extension BodyEmitter {
  /// Writes a conditional or a selection as part of an expression.
  mutating func choice(_ expression: TypedExpression, knowing knowledge: Knowledge) -> Code {
    let converted = expression.convertingLast
    switch converted.kind {
    case .convert, .some: return emit(converted, knowing: knowledge)
    default: break
    }
    guard case .conditional(let condition, let then, let otherwise) = expression.kind else {
      let value = valueBlock(expression)
      guard place != .expression else {
        let closure: Document = [
          .text("{ () -> \(typeName(expression.type)) in "), value, " }()",
        ]
        // Before a statement's brace, Swift would parse the closure's brace as the statement's.
        return Code(isInHead ? ["(", closure, ")"] : closure)
      }
      return hoist("choice", expression.type, Code(value, .block))
    }
    let test = emit(condition, knowing: .type)
    let first = emit(then, knowing: knowledge)
    let second = emit(otherwise, knowing: knowledge)
    return Code(
      test: test.document(atLeast: .disjunction),
      then: first.document(atLeast: .disjunction),
      otherwise: second.document,
      operatorCount: test.operatorCount + first.operatorCount + second.operatorCount + 1
    )
  }

  /// Writes a value where Swift also accepts `switch` and `if`.
  ///
  /// These positions are after `=`, after `return`, and alone in a branch.
  mutating func valueBlock(_ expression: TypedExpression) -> Document {
    switch expression.kind {
    case .selection(let subject, let cases, let otherwise):
      return selection(subject, cases, otherwise)
    case .conditional(let condition, let then, let otherwise)
    where then.isSelection || otherwise.isSelection:
      let test = head { $0.text(condition, knowing: .type) }
      return [
        .condition("if ", test), .braces([body { $0.valueBlock(then) }]),
        " else ", .braces([body { $0.valueBlock(otherwise) }]),
      ]
    default: return text(expression, knowing: .type)
    }
  }

  private mutating func selection(
    _ subject: TypedExpression,
    _ cases: [TypedExpression.SelectionCase],
    _ otherwise: TypedExpression?
  ) -> Document {
    guard subject.type.isSwitchable else { return comparisons(subject, cases, otherwise) }
    let value = head { $0.text(subject, knowing: .nothing) }
    var lines: [Document] = []
    // Swift does not know that a property's domain ends with the last case.
    let isOpen = subject.type == .int && otherwise == nil
    for branch in isOpen ? cases.dropLast() : cases {
      lines.append([pattern(branch.patterns), .indent(branchValue(branch.value))])
    }
    if let otherwise = isOpen ? cases.last?.value : otherwise {
      lines.append(["default:", .indent(branchValue(otherwise))])
    }
    return .selection(value, lines)
  }

  /// Writes a branch's value, beside its pattern if it is short.
  private mutating func branchValue(_ value: TypedExpression) -> Document {
    let isBlock = value.isSelection
    let document = body { $0.valueBlock(value) }
    return isBlock ? [.hardLine, document] : .group([.line, document])
  }

  /// Writes a pattern such as `case .a, .b:`.
  mutating func pattern(_ patterns: [TypedExpression]) -> Document {
    var documents: [Document] = []
    for pattern in patterns {
      guard case .range(let lower, let upper, let isClosed) = pattern.kind else {
        documents.append(text(pattern, knowing: .type))
        continue
      }
      let (first, last) = (emit(lower, knowing: .type), emit(upper, knowing: .type))
      let symbol = isClosed ? "..." : "..<"
      documents.append([first.document, .text(symbol), last.document(atLeast: .primary)])
    }
    return ["case ", .group(.indent(.joined(documents, with: [",", .line]))), ":"]
  }

  /// Writes a selection as comparisons, for types that Swift's patterns compare differently.
  private mutating func comparisons(
    _ subject: TypedExpression,
    _ cases: [TypedExpression.SelectionCase],
    _ otherwise: TypedExpression?
  ) -> Document {
    var result: [Document] = []
    for branch in cases {
      let test = head { $0.matches(subject, branch.patterns) }
      let value = body { $0.valueBlock(branch.value) }
      result += [.condition("if ", test), .braces([value]), " else "]
    }
    guard let otherwise else { return .sequence(result.dropLast() + [" "]) }
    return .sequence(result + [.braces([body { $0.valueBlock(otherwise) }])])
  }

  /// Writes a test whether the subject matches one of the patterns.
  mutating func matches(_ subject: TypedExpression, _ patterns: [TypedExpression]) -> Document {
    var documents: [Document] = []
    for pattern in patterns {
      let test = equal(subject, pattern, isNegated: false)
      documents.append(test.document(atLeast: .comparison))
    }
    guard let first = documents.first else { return "false" }
    return .sequence(
      [first] + documents.dropFirst().map { .indent(.group([.line, "|| ", $0])) }
    )
  }
}

extension TypedExpression {
  /// A choice between two converted values, rewritten as the conversion of a choice.
  ///
  /// The result is easier to read. Conversions of integers are not moved, because integer literals
  /// are written as Doubles.
  var convertingLast: TypedExpression {
    guard case .conditional(let condition, let then, let otherwise) = kind else { return self }
    if case .some(let first) = then.kind, case .some(let second) = otherwise.kind {
      let choice = Kind.conditional(condition, then: first, otherwise: second)
      let inner = TypedExpression(choice, first.type, at: range).convertingLast
      guard case .convert = inner.kind else { return self }
      return TypedExpression(.some(inner), type, at: range, isImplicit: isImplicit)
    }
    guard case .convert(let conversion, let first) = then.convertingLast.kind,
      case .convert(conversion, let second) = otherwise.convertingLast.kind,
      conversion != .intToDouble
    else { return self }
    let choice = Kind.conditional(condition, then: first, otherwise: second)
    let inner = TypedExpression(choice, first.type, at: range)
    return TypedExpression(.convert(conversion, inner), type, at: range, isImplicit: isImplicit)
  }

  /// A choice between integer literals as one between Doubles, or nil for other expressions.
  var choosingDoubles: TypedExpression? {
    switch kind {
    case .int(let value):
      return TypedExpression(.double(Double(value)), .double, at: range)
    case .conditional(let condition, let then, let otherwise):
      guard let first = then.choosingDoubles, let second = otherwise.choosingDoubles else {
        return nil
      }
      return TypedExpression(
        .conditional(condition, then: first, otherwise: second),
        .double,
        at: range
      )
    default: return nil
    }
  }

  /// Whether the Swift code of the value begins with its type, so that no annotation is needed.
  var namesItsType: Bool {
    switch kind {
    case .structure, .color, .interpolation, .string, .bool, .component: true
    case .builtIn(let builtIn, _): builtIn.isInitializer || builtIn.kind == .layout
    default: false
    }
  }

  /// Whether Swift requires a `switch` for the expression.
  var isSelection: Bool {
    switch kind {
    case .selection: true
    case .conditional(_, let then, let otherwise): then.isSelection || otherwise.isSelection
    default: false
    }
  }
}

extension Type {
  /// Whether a Swift `switch` compares values of the type like the language does.
  var isSwitchable: Bool {
    switch self {
    case .bool, .int, .double, .fraction, .enumeration, .builtin: true
    default: false
    }
  }
}

extension BuiltIn {
  /// Whether the built-in is an initializer of a runtime type.
  fileprivate var isInitializer: Bool {
    kind == .call && result != .double && !swift.utf8.contains(UInt8(ascii: "."))
  }
}
