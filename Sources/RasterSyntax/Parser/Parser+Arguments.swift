// Parses the arguments of calls and of lines.

extension Parser {
  /// Parses a call's arguments, including the parentheses.
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

  /// Parses an argument in parentheses, which may end with a block.
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

  /// Parses a label with its colon, or with an equal sign in its place.
  ///
  /// Returns `nil` if there is no label.
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

  /// Whether the elements between two brackets end here, even if the bracket does not match.
  var isAtCloser: Bool {
    kind == .rightParenthesis || kind == .rightBracket || kind == .rightBrace
  }

  /// Consumes the comma after an element between brackets.
  ///
  /// If a value follows without a comma, the comma is reported as missing and parsing continues
  /// after it.
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

  /// Whether the text before the current token may be a label whose colon is missing.
  ///
  /// This is a single name on the same line as the value.
  func lacksColon(since start: Int) -> Bool {
    index == start + 1 && tokens[start].kind == .name && !token.flags.contains(.afterNewline)
      && !(isLabelWord && peek(1).kind == .colon)
  }
}
