// Parses `switch` statements.

extension Parser {
  /// Parses a `switch` statement.
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

  /// Whether the subject is a `switch` expression.
  ///
  /// In this case, its block is followed by the rest of the subject or by the statement's own
  /// block. The search is limited to a number of tokens, because statements nest.
  private var isSwitchWithBlocks: Bool {
    guard kind == .switch else { return false }
    var (depth, group) = (0, 0)
    for distance in 1..<1000 {
      switch peek(distance).kind {
      // Blocks within parentheses and brackets belong to the subject.
      case .leftParenthesis, .leftBracket: group += 1
      case .rightParenthesis, .rightBracket: group = max(group - 1, 0)
      case .leftBrace where group > 0, .rightBrace where group > 0: break
      case .leftBrace: depth += 1
      case .rightBrace where depth == 1:
        let next = peek(distance + 1).kind
        return next == .leftBrace || next == .dot || next == .leftBracket || next == .question
          || next.binaryOperator != nil
      case .rightBrace where depth == 0, .endOfFile: return false
      case .rightBrace: depth -= 1
      default: break
      }
    }
    return false
  }

  /// Parses the statements of a case, up to the next one.
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
