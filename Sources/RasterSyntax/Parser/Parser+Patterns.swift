// Parses the cases of a `switch`, be it a statement or a value.

/// `case .a, .b:` or `else:`.
struct PatternSyntax {
  let patterns: [ExpressionSyntax]
  let isElse: Bool
  let range: SourceRange
}

extension Parser {
  /// Whether a case starts here; `default:` counts, since it is reported as one.
  var isAtPattern: Bool {
    kind == .case || kind == .else || kind == .name && isDefault
  }

  private var isDefault: Bool { peek(1).kind == .colon && isWord("default", token) }

  /// Parses what a case covers; nil where there is none and that has been reported.
  ///
  ///     pattern = "case", expression, { ",", expression }, ":" | "else", ":" ;
  mutating func parsePattern() -> PatternSyntax? {
    guard isAtPattern else {
      if skipsDoubledBrace(.expectedCase("'case' or 'else'", found: "'{'", at: range)) {
        return nil
      }
      reportNoPattern()
      skipToLineEnd()
      return nil
    }
    let start = range
    if kind == .name { note(.defaultForElse(at: range)) }
    let isElse = kind != .case
    advance()
    var patterns: [ExpressionSyntax] = []
    var partsHeight = 0
    if !isElse {
      repeat {
        patterns.append(parseExpression())
        grow(&partsHeight)
      } while consume(.comma)
    }
    height = partsHeight
    let range = range(from: start)
    expect(.colon, ":", fixIt: isAtLineEnd || isElse ? .insertion : .none)
    return PatternSyntax(patterns: patterns, isElse: isElse, range: range)
  }

  private mutating func reportNoPattern() {
    let place = range
    let nearest = kind == .name ? nearestName(to: text(of: token), in: ["case", "else"]) : nil
    let fixIt = nearest.map {
      Diagnostic.FixIt("replace with '\($0)'", replacing: place, with: $0, isGuess: true)
    }
    report(.expectedCase("'case' or 'else'", found: found, at: place, fixIt: fixIt))
  }

  /// Parses a `switch` that is a value.
  ///
  ///     choice = "switch", expression, "{", { pattern, value, [ NEWLINE ] }, "}" ;
  mutating func parseChoice() -> ExpressionSyntax {
    let keyword = range
    advance()
    let subject = parseExpression()
    var partsHeight = height
    var cases: [SwitchExpressionCaseSyntax] = []
    parseBraces { parser in
      guard let pattern = parser.parsePattern() else { return }
      parser.grow(&partsHeight)
      let value = parser.parseValue()
      parser.grow(&partsHeight)
      cases.append(
        SwitchExpressionCaseSyntax(
          patterns: pattern.patterns,
          isElse: pattern.isElse,
          value: value,
          range: pattern.range
        )
      )
      if !parser.isAtPattern { parser.expectLineEnd() }
    }
    let choice = SwitchExpressionSyntax(keyword: keyword, subject: subject, cases: cases)
    return make(.selection(choice), over: partsHeight, at: range(from: keyword))
  }
}
