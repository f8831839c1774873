// Parses the cases of `switch` statements and expressions.

/// The head of a case: `case .a, .b:` or `else:`.
struct PatternSyntax {
  let patterns: [ExpressionSyntax]
  let isElse: Bool
  let range: SourceRange
}

extension Parser {
  /// Whether a case starts here; `default:` counts and is reported later.
  var isAtPattern: Bool {
    kind == .case || kind == .else || kind == .name && isDefault
  }

  private var isDefault: Bool { peek(1).kind == .colon && isWord("default", token) }

  /// Parses the head of a case; returns `nil` after reporting an error if there is none.
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

  /// Whether a misspelt `switch` starts here: the next block on the line starts with a case.
  var isMisspeltSwitch: Bool {
    guard kind == .name, !peek(1).flags.contains(.afterNewline), peek(1).kind != .leftBrace,
      let brace = (2..<32).first(where: { peek($0).kind == .leftBrace }),
      peek(brace + 1).kind == .case,
      !(2...brace).contains(where: { peek($0).flags.contains(.afterNewline) })
    else { return false }
    return nearestName(to: text(of: token), in: ["switch"]) != nil
  }

  mutating func reportMisspeltSwitch() {
    let fixIt = Diagnostic.FixIt("replace with 'switch'", replacing: range, with: "switch")
    report(.expectedToken("switch", found: found, at: range, fixIt: fixIt))
  }

  private mutating func reportNoPattern() {
    let place = range
    let nearest = kind == .name ? nearestName(to: text(of: token), in: ["case", "else"]) : nil
    let fixIt = nearest.map {
      Diagnostic.FixIt("replace with '\($0)'", replacing: place, with: $0, isGuess: true)
    }
    report(.expectedCase("'case' or 'else'", found: found, at: place, fixIt: fixIt))
  }

  /// Parses a `switch` expression.
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
