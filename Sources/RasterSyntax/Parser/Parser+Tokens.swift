// Parses tokens and environment members, whose keywords are contextual.

extension Parser {
  /// Whether a declaration of tokens starts here: the keyword, a name and a block.
  var isTokens: Bool {
    guard kind == .name, isWord("tokens", token) || isWord("palette", token) else { return false }
    let (name, brace) = (peek(1), peek(2))
    return (name.kind == .name || name.kind == .path) && brace.kind == .leftBrace
      && !name.flags.contains(.afterNewline) && !brace.flags.contains(.afterNewline)
  }

  /// Whether an environment member is declared here: the keyword, a name and a type.
  var isMode: Bool {
    kind == .name && isModeWord(token) && peek(2).kind == .colon
      && (peek(1).kind == .name || peek(1).kind == .path)
      && !peek(1).flags.contains(.afterNewline)
  }

  /// Whether a declaration of tokens starts here at file level, possibly without its block.
  var beginsTokens: Bool {
    kind == .name && isSecondOnLine(peek(1))
      && (isWord("tokens", token) || isWord("palette", token))
  }

  /// Whether an environment member is declared here at file level, possibly without its type.
  var beginsMode: Bool { kind == .name && isSecondOnLine(peek(1)) && isModeWord(token) }

  private func isModeWord(_ token: SignificantToken) -> Bool {
    isWord("environment", token) || isWord("mode", token)
  }

  private func isSecondOnLine(_ token: SignificantToken) -> Bool {
    (token.kind == .name || token.kind == .path) && !token.flags.contains(.afterNewline)
  }

  /// Parses a declaration of tokens.
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

  /// Reports and consumes a comma between two tokens on a line; the second one then starts a line.
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

  /// Whether a token of this kind after a name starts a design token's value.
  private func startsToken(_ kind: TokenKind) -> Bool {
    switch kind {
    case .name, .path, .integer, .number, .measure, .color, .stringStart, .true, .false, .nil,
      .leftBrace, .switch:
      true
    default: false
    }
  }

  /// Parses an environment member.
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
