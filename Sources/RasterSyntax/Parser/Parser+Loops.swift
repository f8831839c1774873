// Parses loops of blocks, and lists.

extension Parser {
  /// Parses a `for` loop.
  ///
  ///     loop = "for", names, "in", expression, block ;
  mutating func parseLoop() -> ForSyntax {
    let start = range
    advance()
    if kind == .leftParenthesis, !isAtNames { return skipLoopHead(start) }
    let head = parseLoopHead()
    skipToBlock()
    var partsHeight = height
    let body = parseBlock()
    grow(&partsHeight)
    height = partsHeight + 1
    return ForSyntax(head: head, body: body, range: range(from: start))
  }

  @inline(never)
  private mutating func parseLoopHead() -> LoopHeadSyntax {
    let names = parseNames()
    if !expect(.in, "in"), kind == .name, !isAtLineEnd, peek(1).kind != .leftBrace { advance() }
    return LoopHeadSyntax(names: names, sequence: parseExpression())
  }

  /// Parses the names of a loop.
  ///
  ///     names = name | "(", name, ",", name, { ",", name }, ")" ;
  ///     name = word | "_" ;
  private mutating func parseNames() -> [NameSyntax] {
    guard kind == .leftParenthesis else { return [parseLoopName()] }
    let opener = range
    advance()
    var names: [NameSyntax] = []
    inBrackets { parser in
      repeat { names.append(parser.parseLoopName()) } while parser.consume(.comma)
      parser.close(.rightParenthesis, opener: opener)
    }
    return names
  }

  /// Reports and skips a loop head in parentheses.
  private mutating func skipNames() -> LoopHeadSyntax {
    let opener = range
    report(.loopInParentheses(at: opener))
    var depth = 0
    repeat {
      if kind == .leftParenthesis { depth += 1 }
      if kind == .rightParenthesis { depth -= 1 }
      advance()
    } while depth > 0 && !isAtBlockEnd
    height = 1
    let sequence = ExpressionSyntax(.missing, range: previousRange.end)
    return LoopHeadSyntax(names: [NameSyntax(text: "", range: opener.end)], sequence: sequence)
  }

  private mutating func parseLoopName() -> NameSyntax {
    guard kind == .underscore else { return parseWord() }
    defer { advance() }
    return NameSyntax(text: "_", range: range)
  }

  /// Whether names in parentheses start here, as in `for (i, x) in xs`.
  private var isAtNames: Bool {
    var place = 1
    while peek(place).kind == .name || peek(place).kind == .underscore || peek(place).kind == .path
    {
      let separator = peek(place + 1).kind
      if separator == .rightParenthesis { return place > 1 && peek(place + 2).kind == .in }
      guard separator == .comma else { return false }
      place += 2
    }
    return false
  }

  /// Reports a loop head in parentheses and skips to its block, using the names before `in` or `=`.
  @inline(never)
  private mutating func skipLoopHead(_ start: SourceRange) -> ForSyntax {
    let opener = range
    report(.loopInParentheses(at: opener))
    var names: [NameSyntax] = []
    var (depth, isPastNames) = (0, false)
    repeat {
      if kind == .leftParenthesis { depth += 1 }
      if kind == .rightParenthesis { depth -= 1 }
      if kind == .in || kind == .equal { isPastNames = true }
      if kind == .name, !isPastNames, !isOtherLetWord {
        names.append(NameSyntax(text: text(of: token), range: range))
      }
      advance()
    } while depth > 0 && kind != .leftBrace && !isAtBlockEnd
    if names.isEmpty { names = [NameSyntax(text: "", range: opener.end)] }
    let head = range(from: opener).bytes
    diagnostics.removeAll { $0.code == .semicolon && head.contains($0.range.bytes.lowerBound) }
    skipToBlockOrLineEnd()
    let sequence = ExpressionSyntax(.missing, range: previousRange.end)
    return ForSyntax(
      head: LoopHeadSyntax(names: names, sequence: sequence),
      body: parseBlock(),
      range: range(from: start)
    )
  }

  // MARK: Lists

  /// Parses a list.
  ///
  ///     list = "[", [ element, { ",", element }, [ "," ] ], "]" ;
  mutating func parseList() -> ExpressionSyntax {
    let opener = range
    advance()
    var elements: [ElementSyntax] = []
    var partsHeight = 0
    inBrackets { parser in
      while !parser.isAtCloser {
        let start = parser.index
        elements.append(parser.parseElement())
        parser.grow(&partsHeight)
        guard parser.consumeComma(since: start) else { break }
      }
      parser.close(.rightBracket, opener: opener)
    }
    return make(.list(elements), over: partsHeight, at: range(from: opener))
  }

  /// Parses an element of a list.
  ///
  ///     element = "for", names, "in", expression, ":", element
  ///       | "if", condition, ":", element, [ "else", ":", element ] | value ;
  private mutating func parseElement() -> ElementSyntax {
    guard kind == .for || kind == .if else { return .value(parseValue()) }
    guard enter() else { return .value(missing()) }
    defer { leave() }
    return kind == .for ? parseLoopElement() : parseConditionalElement()
  }

  @inline(never)
  private mutating func parseLoopElement() -> ElementSyntax {
    advance()
    let isInParentheses = kind == .leftParenthesis && !isAtNames
    let head = isInParentheses ? skipNames() : parseLoopHead()
    var partsHeight = height
    if isWord("where", token) {
      report(.whereInList(at: range, after: previousRange.end))
      advance()
      let condition = ConditionSyntax.expression(parseExpression())
      grow(&partsHeight)
      let element = parseElementAfterColon(of: "for")
      grow(&partsHeight)
      height = partsHeight + 1
      return .loop(head, .conditional(condition, element, otherwise: nil))
    }
    let element = parseElementAfterColon(of: "for")
    grow(&partsHeight)
    height = partsHeight + 1
    return .loop(head, element)
  }

  @inline(never)
  private mutating func parseConditionalElement() -> ElementSyntax {
    advance()
    let condition = parseCondition()
    var partsHeight = height
    let element = parseElementAfterColon(of: "if")
    grow(&partsHeight)
    var otherwise: ElementSyntax?
    if kind == .else {
      advance()
      otherwise = parseElementAfterColon(of: "else")
      grow(&partsHeight)
    }
    height = partsHeight + 1
    return .conditional(condition, element, otherwise: otherwise)
  }

  /// Parses the element after a colon; reports an element that is written in braces.
  private mutating func parseElementAfterColon(of keyword: String) -> ElementSyntax {
    if kind == .leftBrace {
      report(.braceForColon(keyword, at: range))
      skipBlock()
    } else if expect(.colon, ":") || isExpressionStart || kind == .for || kind == .if {
      return parseElement()
    }
    height = 1
    return .value(ExpressionSyntax(.missing, range: previousRange.end))
  }
}
