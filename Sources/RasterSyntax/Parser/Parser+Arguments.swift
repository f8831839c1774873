// Parses arguments, of calls and of lines.

extension Parser {
  /// Parses a call's arguments, parentheses included.
  ///
  ///     arguments = "(", [ argument, { ",", argument }, [ "," ] ], ")" ;
  mutating func parseArguments() -> [ArgumentSyntax] {
    let opener = range
    advance()
    var arguments: [ArgumentSyntax] = []
    var partsHeight = 0
    inBrackets { parser in
      while !parser.isAtCloser {
        let start = parser.index
        arguments.append(parser.parseArgument())
        parser.grow(&partsHeight)
        guard parser.consumeComma(since: start) else { break }
      }
      parser.close(.rightParenthesis, opener: opener)
    }
    height = partsHeight
    return arguments
  }

  /// Parses an argument.
  ///
  ///     argument = [ label, ":" ], expression ;
  mutating func parseArgument() -> ArgumentSyntax {
    guard isLabelWord, !startsLine else {
      return ArgumentSyntax(label: nil, value: parseExpression())
    }
    switch peek(1).kind {
    case .colon:
      let label = NameSyntax(text: text(of: token), range: range)
      advance()
      advance()
      return ArgumentSyntax(label: label, value: parseExpression())
    case .equal:
      let label = NameSyntax(text: text(of: token), range: range)
      advance()
      note(.equalForColon(at: range))
      advance()
      return ArgumentSyntax(label: label, value: parseExpression())
    default: return ArgumentSyntax(label: nil, value: parseExpression())
    }
  }

  /// Whether the elements between two brackets end here, be it at the right bracket or not.
  var isAtCloser: Bool {
    kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace
  }

  /// Consumes the comma after an element between brackets; where a value follows without one,
  /// reports that and goes on as if it were there.
  mutating func consumeComma(since start: Int) -> Bool {
    if consume(.comma) { return true }
    guard index > start, isExpressionStart || isLabelWord && peek(1).kind == .colon,
      !looksLikeLine
    else { return false }
    report(.missingComma(before: found, at: range, after: previousRange.end))
    return true
  }
}
