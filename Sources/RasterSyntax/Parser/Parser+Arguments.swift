// Parses arguments, of calls and of lines.

extension Parser {
  /// Parses a call's arguments, parentheses included.
  ///
  ///     arguments = "(", [ filled, { ",", filled }, [ "," ] ], ")" ;
  mutating func parseArguments() -> [ArgumentSyntax] {
    let opener = range
    advance()
    var arguments: [ArgumentSyntax] = []
    var partsHeight = 0
    inBrackets { parser in
      while !parser.isAtCloser {
        let start = parser.index
        arguments.append(parser.parseFilled())
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
  @inline(never)
  mutating func parseArgument() -> ArgumentSyntax {
    guard isLabelWord, !startsLine else {
      return ArgumentSyntax(label: nil, value: parseExpression())
    }
    let label = parseLabel()
    return ArgumentSyntax(label: label, value: parseExpression())
  }

  /// Parses an argument in parentheses, which may end in a block.
  ///
  ///     filled = [ label, ":" ], value ;
  @inline(never)
  mutating func parseFilled() -> ArgumentSyntax {
    guard isLabelWord, !startsLine else {
      return ArgumentSyntax(label: nil, value: parseValue())
    }
    let label = parseLabel()
    return ArgumentSyntax(label: label, value: parseValue())
  }

  /// Parses a label with its colon, or with the equal sign that stands for it; nil where a word is
  /// no label.
  @inline(never)
  private mutating func parseLabel() -> NameSyntax? {
    let separator = peek(1).kind
    if separator == .minus { return parseHyphenatedLabel() }
    if separator == .equal, peek(2).kind == .greater { return nil }
    guard separator == .colon || separator == .equal else { return nil }
    let label = NameSyntax(text: text(of: token), range: range)
    advance()
    if separator == .equal { note(.equalForColon(at: range)) }
    advance()
    return label
  }

  /// Whether the elements between two brackets end here, be it at the right bracket or not.
  var isAtCloser: Bool {
    kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace
  }

  /// Consumes the comma after an element between brackets; where a value follows without one,
  /// reports that and goes on as if it were there.
  @inline(never)
  mutating func consumeComma(since start: Int) -> Bool {
    if consume(.comma) { return true }
    guard index > start, isExpressionStart || isLabelWord && peek(1).kind == .colon,
      !looksLikeLine
    else { return false }
    if lacksColon(since: start) {
      report(.missingColon(before: found, at: range, after: previousRange.end))
    } else {
      report(.missingComma(before: found, at: commaRange, after: previousRange.end))
    }
    return true
  }

  /// Whether what stands before the current token may be a label whose colon is missing: a name alone, on
  /// the line of the value.
  func lacksColon(since start: Int) -> Bool {
    index == start + 1 && tokens[start].kind == .name && !token.flags.contains(.afterNewline)
      && !(isLabelWord && peek(1).kind == .colon)
  }
}
