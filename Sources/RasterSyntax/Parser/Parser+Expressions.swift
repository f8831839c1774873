// Parses operators by precedence, and postfix expressions.

extension Parser {
  /// Parses an expression.
  ///
  ///     expression = disjunction, [ "?", expression, ":", expression ] ;
  mutating func parseExpression() -> ExpressionSyntax {
    guard enter() else { return missing() }
    defer { leave() }
    let condition = parseBinary(tighterThan: 0)
    guard kind == .question else { return condition }
    var partsHeight = height
    let question = token
    advance()
    let isChain = kind == .dot && !token.flags.contains(.afterSpace)
    let then = parseExpression()
    grow(&partsHeight)
    guard kind == .colon || !isChain || question.flags.contains(.afterSpace) else {
      return skippedChain(question, condition)
    }
    guard expect(.colon, ":") else {
      height = 1
      return ExpressionSyntax(.missing, range: range(from: condition.range))
    }
    let otherwise = parseExpression()
    grow(&partsHeight)
    return make(
      .conditional(condition, then: then, otherwise: otherwise),
      over: partsHeight,
      at: condition.range.union(otherwise.range)
    )
  }

  /// Reports `?.` after a value, which was parsed as the start of a conditional expression.
  @inline(never)
  private mutating func skippedChain(
    _ question: SignificantToken,
    _ value: ExpressionSyntax
  ) -> ExpressionSyntax {
    var sign = range(of: question)
    sign.upper += 1
    report(.optionalChaining(file.text(at: value.range), at: sign))
    height = 1
    return ExpressionSyntax(.missing, range: range(from: value.range))
  }

  /// Parses a value where a following block belongs to the value, not to the line.
  ///
  ///     value = expression, [ block ] ;
  @inline(never)
  mutating func parseValue() -> ExpressionSyntax {
    let value = parseExpression()
    guard kind == .leftBrace, !isAtLineEnd else { return value }
    var partsHeight = height
    let block = parseBlock()
    grow(&partsHeight)
    return make(.block(value, block), over: partsHeight, at: range(from: value.range))
  }

  /// Parses binary operators that bind tighter than `minimum`, by precedence climbing.
  ///
  ///     disjunction = conjunction, { "||", conjunction } ;
  ///     conjunction = comparison, { "&&", comparison } ;
  ///     comparison = fallback, [ ( "==" | "!=" | "<" | "<=" | ">" | ">=" ), fallback ] ;
  ///     fallback = interval, [ "??", fallback ] ;
  ///     interval = sum, [ ( "..<" | "..." ), sum ] ;
  ///     sum = product, { ( "+" | "-" ), product } ;
  ///     product = prefix, { ( "*" | "/" ), prefix } ;
  ///
  /// A chain of equal operators takes one turn of the loop each, not one call.
  private mutating func parseBinary(tighterThan minimum: Int) -> ExpressionSyntax {
    var left = parsePrefix()
    var previous: BinaryOperator?
    while !startsLine, let binary = kind.binaryOperator, binary.precedence > minimum {
      if binary.standsAlone, previous?.precedence == binary.precedence {
        report(.chainedOperator(binary.rawValue, isRange: binary.isRange, at: range))
      }
      previous = binary
      let operatorRange = range
      advanceInSilence()
      skipStrictEquality(after: binary)
      var partsHeight = height
      // '??' is right-associative: a second one belongs to the operand of the first.
      let right = parseOperand(
        tighterThan: binary == .coalesce ? binary.precedence - 1 : binary.precedence
      )
      grow(&partsHeight)
      left = make(
        .binary(left, binary, operatorRange: operatorRange, right),
        over: partsHeight,
        at: left.range.union(right.range)
      )
    }
    return left
  }

  private mutating func parseOperand(tighterThan minimum: Int) -> ExpressionSyntax {
    guard enter() else { return missing() }
    defer { leave() }
    return parseBinary(tighterThan: minimum)
  }

  /// Parses unary operators and their operand.
  ///
  ///     prefix = { "-" | "!" }, postfix ;
  private mutating func parsePrefix() -> ExpressionSyntax {
    guard kind == .minus || kind == .exclamation else { return parsePostfix() }
    var signs: [(sign: UnaryOperator, range: SourceRange)] = []
    while kind == .minus || kind == .exclamation {
      signs.append((kind == .minus ? .negate : .not, range))
      advance()
    }
    var result = parsePostfix()
    for (sign, range) in signs.reversed() {
      result = make(.unary(sign, result), over: height, at: range.union(result.range))
    }
    return result
  }

  /// Parses a value and the member accesses and subscripts that follow it.
  ///
  ///     postfix = primary, { ".", word, [ arguments ] | "[", expression, "]" } ;
  private mutating func parsePostfix() -> ExpressionSyntax {
    var value = parsePrimary()
    while !startsLine {
      switch kind {
      case .dot where peek(1).kind == .dot && value.isNumber: value = parseTwoDots(after: value)
      case .dot: value = parseMember(of: value)
      case .leftBracket: value = parseIndex(of: value)
      case .leftParenthesis where isCalledValue(value): value = parseCalledValue(value)
      case .exclamation where isUnwrapping(value): value = parseUnwrapped(value)
      default: return value
      }
    }
    return value
  }

  // These functions are not inlined, so that the stack frames of nested expressions stay small.

  /// Reports and skips a range that is written with two dots.
  @inline(never)
  private mutating func parseTwoDots(after value: ExpressionSyntax) -> ExpressionSyntax {
    let hasEqual = peek(2).kind == .equal
    report(.twoDots(at: range.union(range(of: peek(hasEqual ? 2 : 1)))))
    for _ in 0..<(hasEqual ? 3 : 2) { advance() }
    _ = parsePrimary()
    return ExpressionSyntax(.missing, range: range(from: value.range))
  }

  @inline(never)
  private mutating func parseMember(of value: ExpressionSyntax) -> ExpressionSyntax {
    advance()
    let partsHeight = height
    let name = parseWord()
    let member = make(
      .member(value, name),
      over: partsHeight,
      at: name.text.isEmpty ? value.range : value.range.union(name.range)
    )
    return parseCallIfPresent(of: member)
  }

  @inline(never)
  private mutating func parseIndex(of value: ExpressionSyntax) -> ExpressionSyntax {
    let opener = range
    var partsHeight = height
    advance()
    let index = inBrackets { parser in
      let index = parser.parseExpression()
      parser.grow(&partsHeight)
      if parser.kind == .comma { parser.skipListForIndex(opener) }
      parser.close(.rightBracket, opener: opener)
      return index
    }
    return make(.index(value, index), over: partsHeight, at: range(from: value.range))
  }

  /// Reports a missing comma before a list that was parsed as a subscript, and parses the list.
  private mutating func skipListForIndex(_ opener: SourceRange) {
    var previous = opener.start
    if let before = tokens[..<index].last(where: { $0.upper <= opener.lower }) {
      previous = range(of: before).end
    }
    report(.missingComma(before: "'['", at: opener, after: previous))
    while consume(.comma), !isAtCloser { _ = parseExpression() }
  }

  /// Parses the arguments of a call if they start on the same line as the name.
  @inline(never)
  mutating func parseCallIfPresent(of callee: ExpressionSyntax) -> ExpressionSyntax {
    guard kind == .leftParenthesis, !token.flags.contains(.afterNewline) else { return callee }
    var partsHeight = height
    let opener = range
    let arguments = parseArguments()
    grow(&partsHeight)
    return make(
      .call(callee, arguments, argumentsRange: range(from: opener)),
      over: partsHeight,
      at: range(from: callee.range)
    )
  }

  /// Whether the `(` after `value` looks like a call of a value that cannot be called.
  private func isCalledValue(_ value: ExpressionSyntax) -> Bool {
    if case .missing = value.kind { return false }
    return !token.flags.contains(.afterSpace)
  }

  /// Whether the `!` directly follows a name, a member, a call or a subscript, as in `title!`.
  private func isUnwrapping(_ value: ExpressionSyntax) -> Bool {
    guard !token.flags.contains(.afterSpace) else { return false }
    switch value.kind {
    case .name, .member, .call, .index: return true
    default: return false
    }
  }

  /// Reports and skips the `!`, and returns a missing value.
  @inline(never)
  private mutating func parseUnwrapped(_ value: ExpressionSyntax) -> ExpressionSyntax {
    note(.forcedUnwrap(file.text(at: value.range), at: range))
    advance()
    height = 1
    return ExpressionSyntax(.missing, range: range(from: value.range))
  }

  @inline(never)
  private mutating func parseCalledValue(_ value: ExpressionSyntax) -> ExpressionSyntax {
    let opener = range
    note(.calledValue(at: opener))
    _ = parseArguments()
    height = 1
    return ExpressionSyntax(.missing, range: range(from: value.range))
  }
}

extension ExpressionSyntax {
  /// Whether the expression is a number literal.
  fileprivate var isNumber: Bool {
    switch kind {
    case .integer, .number: true
    default: false
    }
  }
}

extension BinaryOperator {
  /// Whether the operator cannot follow another one of the same precedence.
  var standsAlone: Bool { precedence == 3 || isRange }

  package var isRange: Bool { self == .halfOpenRange || self == .closedRange }
}

extension TokenKind {
  /// The binary operator that the token represents.
  var binaryOperator: BinaryOperator? {
    switch self {
    case .or: .or
    case .and: .and
    case .equalEqual: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .coalesce: .coalesce
    case .halfOpenRange: .halfOpenRange
    case .closedRange: .closedRange
    case .plus: .add
    case .minus: .subtract
    case .star: .multiply
    case .slash: .divide
    default: nil
    }
  }
}
