// Parses a `switch` over blocks.

extension Parser {
  /// Parses a `switch` over blocks.
  ///
  ///     selection = "switch", expression, "{", { branch, [ NEWLINE ] }, "}" ;
  mutating func parseSelection() -> SwitchStatementSyntax {
    let keyword = range
    advance()
    skipDoubledWord(.switch)
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
