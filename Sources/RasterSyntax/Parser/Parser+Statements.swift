// Parses lines, blocks and statements.

extension Parser {
  /// Parses a line, up to its end.
  ///
  ///     line = word, [ { argument, [ block ], "," }, argument ], [ block ] ;
  ///
  /// A `statement` continues on the next line if only a comma is missing.
  mutating func parseLine(statement: Bool = false) -> LineSyntax {
    let documentation = documentation()
    let start = range
    let margin = statement && token.flags.contains(.afterNewline) ? margin(of: token) : nil
    let word = parseHyphenatedWord() ?? parseStartingWord()
    if kind == .colon || kind == .equal, !isAtLineEnd { skipSign(after: word) }
    var partsHeight = 0
    let parentheses = isCalled(word, statement: statement) ? range : nil
    var arguments =
      parentheses == nil
      ? parseLineArguments(&partsHeight, margin) : parseLineCall(&partsHeight)
    let closer = previousRange
    if !isAtLineEnd, kind != .leftBrace { skipExtraText(orComma: !arguments.isEmpty) }
    var block: BlockSyntax?
    if kind == .leftBrace || !statement && arguments.isEmpty && lacksBrace(after: word) {
      block = parseBlock()
      grow(&partsHeight)
      if kind == .comma, !arguments.isEmpty, parentheses == nil {
        parseArgumentsAfterBlock(&block, &arguments, &partsHeight)
      }
      expectLineEnd()
    }
    height = partsHeight + 1
    return LineSyntax(
      documentation: documentation,
      word: word,
      arguments: arguments,
      block: block,
      range: range(from: start),
      parentheses: parentheses.map { $0.union(closer) }
    )
  }

  /// Whether an indented block follows a keyword that requires one, but its `{` is missing.
  private func lacksBrace(after word: NameSyntax) -> Bool {
    guard ["draw", "layout", "states", "tests", "accessibility"].contains(word.text),
      kind != .endOfFile,
      kind != .rightBrace, token.flags.contains(.afterNewline), index > 0
    else { return false }
    return indentation(of: token) > lineIndentation(before: index - 1)
  }

  /// Whether the parentheses are meant as a call of the preceding word: `Title(words: "a")`.
  private func isCalled(_ word: NameSyntax, statement: Bool) -> Bool {
    guard kind == .leftParenthesis, !token.flags.contains(.afterSpace) else { return false }
    let isDeclared = word.text.utf8.first.map { (65...90).contains($0) } ?? false
    return isDeclared
      || statement && (peek(1).kind == .name && peek(2).kind == .colon || holdsLabelledTuple)
  }

  /// Whether the rest of the line is in parentheses, and a value after the first one has a label.
  ///
  /// An example is `(words, in: bounds)`. The search is limited to a number of tokens, because
  /// parts nest.
  private var holdsLabelledTuple: Bool {
    var (depth, hasLabel) = (0, false)
    for distance in 0..<200 {
      switch peek(distance).kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      case .comma where depth == 1:
        let (name, colon) = (peek(distance + 1), peek(distance + 2))
        if name.kind == .name || name.kind.isReserved, colon.kind == .colon { hasLabel = true }
      case .endOfFile: return false
      default: break
      }
      if depth == 0 {
        let next = peek(distance + 1)
        return hasLabel
          && (next.flags.contains(.afterNewline) || [.rightBrace, .endOfFile].contains(next.kind))
      }
    }
    return false
  }

  /// Whether a call such as `Font(size: 15)` replaces a token's name.
  private var isNamelessToken: Bool {
    let opener = peek(1)
    guard isInTokens, opener.kind == .leftParenthesis, !opener.flags.contains(.afterSpace) else {
      return false
    }
    let isDeclared = (65...90).contains(file.bytes[Int(token.lower)])
    return isDeclared || peek(2).kind == .name && peek(3).kind == .colon
  }

  /// Reports and skips the value of a token without a name.
  @inline(never)
  private mutating func skipNamelessToken() -> StatementSyntax? {
    report(.tokenWithoutName(text(of: token), at: range))
    skipToLineEnd()
    height = 0
    return nil
  }

  @inline(never)
  private mutating func parseLineCall(_ partsHeight: inout Int) -> [ArgumentSyntax] {
    let arguments = parseArguments()
    grow(&partsHeight)
    return arguments
  }

  // These functions are not inlined, so that the stack frames of nested blocks stay small.

  /// Reports and skips a sign between the first word of a line and its arguments.
  @inline(never)
  private mutating func skipSign(after word: NameSyntax) {
    let isTouching = !peek(1).flags.contains(.afterSpace)
    report(.signAfterWord(text(of: token), after: word, at: range, isTouching: isTouching))
    advance()
  }

  /// Reports and skips surplus text after the arguments of a line.
  @inline(never)
  private mutating func skipExtraText(orComma: Bool) {
    reportExtraText(orComma: orComma)
    skipToBlockOrLineEnd()
  }

  @inline(never)
  private mutating func parseLineArguments(
    _ partsHeight: inout Int,
    _ margin: ArraySlice<UInt8>?
  ) -> [ArgumentSyntax] {
    guard !isAtLineEnd, kind != .leftBrace, !looksLikeLine else { return [] }
    var arguments: [ArgumentSyntax] = []
    while true {
      let start = index
      if let pair = parseCrossedNumbers() {
        arguments += pair
      } else {
        arguments.append(parseArgument())
      }
      grow(&partsHeight)
      if endsToken() { return arguments }
      skipUnmatchedCloser()
      if consume(.comma) || skipsCross() || goesOn(past: margin) { continue }
      // A value or a label after an argument lacks a comma, but a bare name may start the next
      // line.
      guard index > start, isLiteralStart || isLabelWord && peek(1).kind == .colon, !isAtLineEnd,
        !looksLikeLine
      else { return arguments }
      if lacksColon(since: start) {
        report(.missingColon(before: found, at: range, after: previousRange.end))
      } else {
        report(.missingComma(before: found, at: commaRange, after: previousRange.end))
      }
    }
  }

  /// Parses the arguments after a block and a comma; the block belongs to the argument before it.
  @inline(never)
  private mutating func parseArgumentsAfterBlock(
    _ block: inout BlockSyntax?,
    _ arguments: inout [ArgumentSyntax],
    _ partsHeight: inout Int
  ) {
    while let filling = block, kind == .comma {
      let last = arguments.removeLast()
      let range = last.value.range.union(filling.range)
      let value = make(.block(last.value, filling), over: partsHeight, at: range)
      grow(&partsHeight)
      arguments.append(ArgumentSyntax(label: last.label, value: value))
      advance()
      arguments += parseLineArguments(&partsHeight, nil)
      block = kind == .leftBrace ? parseBlock() : nil
      grow(&partsHeight)
    }
  }

  /// Reports and skips an unmatched closing bracket before a comma that continues the line.
  private mutating func skipUnmatchedCloser() {
    guard kind == .rightParenthesis || kind == .rightBracket, bracketDepth == 0,
      peek(1).kind == .comma
    else { return }
    report(.unmatched(text(of: token), at: range))
    advance()
  }

  /// Reports a missing comma if a label starts the next line with more indentation than `margin`.
  private mutating func goesOn(past margin: ArraySlice<UInt8>?) -> Bool {
    guard let margin, startsLine, token.flags.contains(.afterNewline), isLabelWord,
      peek(1).kind == .colon, !isAtPattern, !isAtBlockEnd
    else { return false }
    let next = self.margin(of: token)
    guard next.count > margin.count, next.starts(with: margin) else { return false }
    report(.missingComma(before: found, at: commaRange, after: previousRange.end))
    expressionStart = index
    return true
  }

  /// Parses `120x60`, and reports the `x`.
  private mutating func parseCrossedNumbers() -> [ArgumentSyntax]? {
    guard kind == .measure else { return nil }
    let parts = text(of: token).split(separator: "x")
    guard parts.count == 2, let first = Double(parts[0]), let second = Double(parts[1]) else {
      return nil
    }
    let lower = Int(token.lower) + parts[0].utf8.count
    let cross = SourceRange(file: file.id, lower: lower, upper: lower + 1)
    report(.crossForComma(at: cross, after: cross.start, isTouching: true))
    let all = range
    advance()
    height = 1
    return [first, second].map {
      ArgumentSyntax(label: nil, value: ExpressionSyntax(.number($0), range: all))
    }
  }

  /// Reports and skips an `x` between numbers, as in `120 x 60`.
  private mutating func skipsCross() -> Bool {
    guard isWord("x", token), !isAtLineEnd else { return false }
    switch peek(1).kind {
    case .integer, .number: break
    default: return false
    }
    report(.crossForComma(at: range, after: previousRange.end))
    advance()
    return true
  }

  /// Parses a block.
  ///
  ///     block = "{", [ statement, { NEWLINE, statement } ], "}" ;
  mutating func parseBlock() -> BlockSyntax {
    var statements: [StatementSyntax] = []
    var partsHeight = 0
    let range = parseBraces { parser in
      if let statement = parser.parseStatement() { statements.append(statement) }
      parser.grow(&partsHeight)
    }
    height = partsHeight + 1
    return BlockSyntax(statements: statements, range: range)
  }

  /// Parses a statement up to the end of its line; returns `nil` after reporting an error.
  ///
  ///     statement = line | binding | conditional | selection | loop ;
  mutating func parseStatement() -> StatementSyntax? {
    switch kind {
    case .name where isOtherLet || peek(1).kind == .equal: return parseBindingStatement()
    case .let: return parseBindingStatement()
    case .name where isNamelessToken: return skipNamelessToken()
    case .name where isWord("ForEach", token): return parseForEachStatement()
    case .name where isMisspeltSwitch:
      reportMisspeltSwitch()
      return parseSelectionStatement()
    case .name, .path: return parseLineStatement()
    case .if: return parseConditionalStatement()
    case .switch: return parseSelectionStatement()
    case .for: return parseLoopStatement()
    default:
      if !skipsForeignLine() { parseMisplacedDeclaration() }
      height = 0
      return nil
    }
  }

  @inline(never)
  private mutating func parseForEachStatement() -> StatementSyntax {
    guard let loop = parseForEach() else { return parseLineStatement() }
    expectLineEnd()
    return .loop(loop)
  }

  // These functions are not inlined, so that a statement's stack frame fits its own kind: blocks
  // nest.

  @inline(never)
  private mutating func parseLineStatement() -> StatementSyntax {
    .line(parseLine(statement: true))
  }

  @inline(never)
  private mutating func parseBindingStatement() -> StatementSyntax {
    let binding =
      if kind == .let {
        parseBinding()
      } else if isOtherLet {
        parseOtherLet()
      } else {
        parseBindingWithoutLet()
      }
    height += 1
    expectLineEnd()
    return .binding(binding)
  }

  @inline(never)
  private mutating func parseConditionalStatement() -> StatementSyntax {
    let conditional = parseConditional()
    expectLineEnd()
    return .conditional(conditional)
  }

  @inline(never)
  private mutating func parseSelectionStatement() -> StatementSyntax {
    let selection = parseSelection()
    expectLineEnd()
    return .selection(selection)
  }

  @inline(never)
  private mutating func parseLoopStatement() -> StatementSyntax {
    let loop = parseLoop()
    expectLineEnd()
    return .loop(loop)
  }

  /// Parses an `if` statement.
  ///
  ///     conditional = "if", condition, block, [ "else", ( conditional | block ) ] ;
  private mutating func parseConditional() -> IfSyntax {
    let start = range
    advance()
    skipDoubledWord(.if)
    let condition = parseCondition()
    var partsHeight = height
    skipToBlock()
    let then = parseBlock()
    grow(&partsHeight)
    var otherwise: ElseSyntax?
    if kind == .else, !startsLine, peek(1).kind != .colon {
      advance()
      otherwise = parseElse()
      grow(&partsHeight)
    }
    height = partsHeight + 1
    return IfSyntax(
      condition: condition,
      then: then,
      otherwise: otherwise,
      range: range(from: start)
    )
  }

  /// Reports and skips a repeated keyword.
  mutating func skipDoubledWord(_ word: TokenKind) {
    guard kind == word, !startsLine else { return }
    report(.expectedExpression(found: found, at: range))
    advance()
    silence()
  }

  @inline(never)
  private mutating func parseElse() -> ElseSyntax {
    if kind == .else {
      report(.expectedToken("{", found: found, at: range))
      advance()
    }
    guard kind == .if, !startsLine else { return .block(parseBlock()) }
    guard enter() else {
      while !startsLine, !isAtBlockEnd {
        if kind == .leftBrace { skipBlock() } else { advance() }
      }
      return .block(BlockSyntax(statements: [], range: previousRange.end))
    }
    defer { leave() }
    return .conditional(parseConditional())
  }

  /// Parses the condition of an `if`.
  ///
  ///     condition = "let", word, "=", expression | expression ;
  @inline(never)
  mutating func parseCondition() -> ConditionSyntax {
    guard kind == .let else { return .expression(parseExpression()) }
    advance()
    let name = parseWord()
    if kind == .leftBrace || kind == .colon, !name.text.isEmpty {
      report(
        .bindingWithoutValue(name.text, found: found, at: missingRange, after: previousRange.end)
      )
    } else {
      expect(.equal, "=")
    }
    return .binding(name, parseExpression())
  }

  /// Reports and skips surplus text before a block.
  @inline(never)
  mutating func skipToBlock() {
    guard kind != .leftBrace, !isAtLineEnd, !looksLikeLine else { return }
    report(.expectedToken("{", found: found, at: missingRange, fixIt: foreignOperator))
    skipToBlockOrLineEnd()
  }
}
