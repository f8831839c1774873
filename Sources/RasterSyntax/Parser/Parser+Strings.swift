// Parses strings with their escapes and interpolations.

extension Parser {
  /// Parses a string.
  ///
  ///     string = QUOTE, { TEXT | "\(", expression, ")" }, QUOTE ;
  mutating func parseString() -> ExpressionSyntax {
    let start = range
    advance()
    var segments: [StringSegment] = []
    var partsHeight = 0
    while kind == .stringText || kind == .interpolationStart {
      if kind == .stringText {
        segments.append(.text(parseText()))
      } else {
        segments.append(.interpolation(parseInterpolation()))
        grow(&partsHeight)
      }
    }
    endString(from: start)
    return make(.string(segments), over: partsHeight, at: range(from: start))
  }

  /// Parses a string without interpolations.
  ///
  ///     plain string = QUOTE, [ TEXT ], QUOTE ;
  mutating func parsePlainString() -> (text: String, range: SourceRange) {
    let start = range
    guard kind == .stringStart, !startsLine else {
      report(.expectedToken("\"", found: found, at: missingRange))
      return ("", missingRange.start)
    }
    advance()
    var text = ""
    while kind == .stringText || kind == .interpolationStart {
      if kind == .stringText {
        text += parseText()
      } else {
        report(.interpolatedPath(at: range))
        _ = parseInterpolation()
      }
    }
    endString(from: start)
    return (text, range(from: start))
  }

  private mutating func parseInterpolation() -> ExpressionSyntax {
    let opener = range
    advance()
    interpolationDepth += 1
    defer { interpolationDepth -= 1 }
    return inBrackets { parser in
      let value = parser.parseExpression()
      // The string reports the end of the line.
      guard parser.kind != .unterminatedString else { return value }
      if parser.kind != .interpolationEnd { parser.skipInterpolation(opener) }
      _ = parser.consume(.interpolationEnd)
      return value
    }
  }

  /// Reports and skips surplus text before the end of an interpolation.
  private mutating func skipInterpolation(_ opener: SourceRange) {
    report(
      .unclosed("\\(", closer: ")", found: found, at: missingRange, opened: opener, fixIt: nil)
    )
    var open = 0
    while kind != .unterminatedString, kind != .endOfFile {
      if kind == .stringStart { open += 1 }
      if kind == .stringEnd { open -= 1 }
      if kind == .interpolationEnd, open <= 0 { return }
      if kind == .stringEnd, open < 0 { return }
      advance()
    }
  }

  /// Consumes a string's closing quote, and reports missing or wrong quotes.
  private mutating func endString(from start: SourceRange) {
    let isWrong = !isStraightQuote(start)
    if kind == .stringEnd {
      if isWrong { noteWrongQuotes(start) }
      return advance()
    }
    // Strings in interpolations end with the outermost string, which is reported.
    guard kind == .unterminatedString, interpolationDepth == 0 else { return }
    lastUnterminatedString = start.lower
    hasLostBrace = true
    silence()
    advanceInSilence()
  }

  /// Reports the quotes around the string that starts at `start` and ends with the current token.
  private mutating func noteWrongQuotes(_ start: SourceRange) {
    let text = SourceRange(file: file.id, lower: Int(start.upper), upper: Int(range.lower))
    let isSingle = start.bytes.count == 1
    let isTemplate = isSingle && file.bytes[start.bytes.lowerBound] == UInt8(ascii: "`")
    var replacement = "\""
    var isEscaped = false
    let written = isTemplate ? withInterpolations(file.text(at: text)) : file.text(at: text)
    for character in written {
      if character == "\"", isSingle, !isEscaped { replacement += "\\" }
      isEscaped = character == "\\" && !isEscaped
      replacement.append(character)
    }
    let fullRange = start.union(range)
    note(
      .wrongQuote(
        at: start,
        fixIt: Diagnostic.FixIt(
          "use straight double quotes",
          replacing: fullRange,
          with: replacement + "\""
        )
      )
    )
  }

  /// The text of a JavaScript template, with each `${name}` replaced by `\\(name)`.
  private func withInterpolations(_ text: String) -> String {
    var result = ""
    var (isDollar, isOpen) = (false, false)
    for character in text {
      if isDollar, character == "{" {
        result.append("\\(")
        isOpen = true
      } else {
        if isDollar { result.append("$") }
        if character != "$" { result.append(isOpen && character == "}" ? ")" : character) }
        if character == "}" { isOpen = false }
      }
      isDollar = character == "$"
    }
    return isDollar ? result + "$" : result
  }

  private func isStraightQuote(_ range: SourceRange) -> Bool {
    range.bytes.count == 1 && file.bytes[range.bytes.lowerBound] == UInt8(ascii: "\"")
  }
}
