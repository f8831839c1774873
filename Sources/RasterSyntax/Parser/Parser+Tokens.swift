// Parses tokens and members of the environment, whose words are names elsewhere.

extension Parser {
  /// Whether tokens are declared here: the word, a name and a block.
  var isTokens: Bool {
    guard kind == .name, isWord("tokens", token) || isWord("palette", token) else { return false }
    let (name, brace) = (peek(1), peek(2))
    return (name.kind == .name || name.kind == .path) && brace.kind == .leftBrace
      && !name.flags.contains(.afterNewline) && !brace.flags.contains(.afterNewline)
  }

  /// Whether a member of the environment is declared here: the word, a name and a type.
  var isMode: Bool {
    kind == .name && isModeWord(token) && peek(2).kind == .colon
      && (peek(1).kind == .name || peek(1).kind == .path)
      && !peek(1).flags.contains(.afterNewline)
  }

  /// Whether this can be nothing but tokens at file level, although their block is missing.
  var beginsTokens: Bool {
    kind == .name && isSecondOnLine(peek(1))
      && (isWord("tokens", token) || isWord("palette", token))
  }

  /// Whether this can be nothing but a member of the environment at file level, although its type is missing.
  var beginsMode: Bool { kind == .name && isSecondOnLine(peek(1)) && isModeWord(token) }

  private func isModeWord(_ token: SignificantToken) -> Bool {
    isWord("environment", token) || isWord("mode", token)
  }

  private func isSecondOnLine(_ token: SignificantToken) -> Bool {
    (token.kind == .name || token.kind == .path) && !token.flags.contains(.afterNewline)
  }

  /// Parses tokens.
  ///
  ///     tokens = "tokens", word, block ;
  mutating func parseTokens() -> TokensSyntax {
    let documentation = documentation()
    let start = range
    noteRenamed()
    advance()
    let name = parseWord()
    let block: BlockSyntax
    if kind == .leftBrace {
      isInTokens = true
      block = parseBlock()
      isInTokens = false
    } else {
      expect(.leftBrace, "{")
      block = BlockSyntax(statements: [], range: previousRange.end)
    }
    return TokensSyntax(
      documentation: documentation,
      name: name,
      block: block,
      range: range(from: start)
    )
  }

  /// Consumes a comma with which a line of tokens goes on to another token, and reports it; the next
  /// token starts a line then.
  mutating func endsToken() -> Bool {
    let (name, value) = (peek(1), peek(2))
    guard isInTokens, kind == .comma, bracketDepth == 0, name.kind == .name,
      !isWord("light", name), !isWord("dark", name),
      !name.flags.contains(.afterNewline), !value.flags.contains(.afterNewline),
      startsToken(value.kind)
    else { return false }
    let comma = range
    let margin = String(decoding: margin(of: token), as: UTF8.self)
    advance()
    report(.tokenAfterComma(text(of: token), at: range, comma: comma, margin: margin))
    lineStart = index
    return true
  }

  /// Whether such a sign after a name begins a token's value: it goes on with no expression.
  private func startsToken(_ kind: TokenKind) -> Bool {
    switch kind {
    case .name, .path, .integer, .number, .measure, .color, .stringStart, .true, .false, .nil,
      .leftBrace, .switch:
      true
    default: false
    }
  }

  /// Parses a member of the environment.
  ///
  ///     environment = "environment", word, ":", type, "=", expression ;
  mutating func parseMode() -> ModeSyntax {
    let documentation = documentation()
    let start = range
    noteRenamed()
    advance()
    let name = parseWord()
    let type = parseTypeAnnotation()
    let value = expect(.equal, "=") ? parseExpression() : missing()
    return ModeSyntax(
      documentation: documentation,
      name: name,
      type: type,
      value: value,
      range: range(from: start)
    )
  }
}
