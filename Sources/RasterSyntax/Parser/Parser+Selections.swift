// Parses a `switch` over blocks.

extension Parser {
  /// Parses a `switch` over blocks.
  ///
  ///     selection = "switch", expression, "{", { branch, [ NEWLINE ] }, "}" ;
  mutating func parseSelection() -> SwitchStatementSyntax {
    let keyword = range
    advance()
    if !isSwitchWithBlocks { skipDoubledWord(.switch) }
    let subject = parseExpression()
    var partsHeight = height
    skipToBlock()
    var cases: [SwitchStatementCaseSyntax] = []
    parseBraces { parser in
      guard let pattern = parser.parsePattern() else { return }
      parser.grow(&partsHeight)
      cases.append(parser.parseBranch(pattern, &partsHeight))
    }
    height = partsHeight + 1
    return SwitchStatementSyntax(
      keyword: keyword,
      subject: subject,
      cases: cases,
      range: range(from: keyword)
    )
  }

  /// Whether the subject is itself a `switch` expression, which has a block before the statement's block.
  private var isSwitchWithBlocks: Bool {
    guard kind == .switch else { return false }
    var (position, depth) = (index + 1, 0)
    while position < tokens.count {
      switch tokens[position].kind {
      case .leftBrace: depth += 1
      case .rightBrace where depth == 1:
        return position + 1 < tokens.count && tokens[position + 1].kind == .leftBrace
      case .rightBrace where depth == 0, .endOfFile: return false
      case .rightBrace: depth -= 1
      default: break
      }
      position += 1
    }
    return false
  }

  /// Parses the statements of a case, up to the next.
  ///
  ///     branch = pattern, [ statement, { NEWLINE, statement } ] ;
  private mutating func parseBranch(
    _ pattern: PatternSyntax,
    _ partsHeight: inout Int
  ) -> SwitchStatementCaseSyntax {
    var statements: [StatementSyntax] = []
    while !isAtPattern, !isAtBlockEnd {
      let place = index
      if let statement = parseStatement() { statements.append(statement) }
      grow(&partsHeight)
      if index == place { advance() }
    }
    return SwitchStatementCaseSyntax(
      patterns: pattern.patterns,
      isElse: pattern.isElse,
      statements: statements,
      range: pattern.range
    )
  }
}
