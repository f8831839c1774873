// Parses enums, also if a comma or the keyword `case` is missing.

extension Parser {
  /// Parses an enum and its cases.
  ///
  ///     enumeration = "enum", word, "{", { cases, [ NEWLINE ] }, "}" ;
  mutating func parseEnumeration() -> EnumSyntax {
    let documentation = documentation()
    let start = range
    advance()
    let name = parseWord()
    var cases: [NameSyntax] = []
    parseBraces { parser in
      guard parser.kind == .case else {
        if parser.skipsDoubledBrace(.expectedCase("'case'", found: "'{'", at: parser.range)) {
          return
        }
        let isName = parser.kind == .name || parser.kind == .path
        if isName, parser.isOtherCase { return cases.append(contentsOf: parser.parseOtherCases()) }
        parser.reportMissing("case", isFix: isName)
        guard isName else { return parser.skipToLineEnd() }
        cases.append(parser.parseStartingWord())
        if parser.kind == .comma { cases.append(contentsOf: parser.parseCases()) }
        return parser.expectLineEnd(orComma: true)
      }
      cases.append(contentsOf: parser.parseCases())
      if parser.kind != .case { parser.expectLineEnd(orComma: true) }
    }
    return EnumSyntax(
      documentation: documentation,
      name: name,
      cases: cases,
      range: range(from: start)
    )
  }

  /// Parses a line of cases.
  ///
  ///     cases = "case", word, { ",", word } ;
  private mutating func parseCases() -> [NameSyntax] {
    var cases: [NameSyntax] = []
    repeat {
      if index != expressionStart { advance() }
      let name = parseWord()
      if !name.text.isEmpty { cases.append(name) }
    } while kind == .comma || lacksComma()
    return cases
  }

  /// Reports a missing comma before the next case of the line; returns `false` if no case follows.
  private mutating func lacksComma() -> Bool {
    let isReservedName = kind.isReserved && kind != .case
    guard kind == .name || kind == .path || isReservedName, !token.flags.contains(.afterNewline)
    else { return false }
    report(.expectedLineEnd(before: found, orComma: true, at: range))
    expressionStart = index
    return true
  }

  /// Whether a word other than `case` precedes a name.
  private var isOtherCase: Bool {
    let next = peek(1)
    return (next.kind == .name || next.kind == .path || next.kind.isReserved)
      && next.kind != .case && !next.flags.contains(.afterNewline)
  }

  /// Reports the word in place of `case`, and parses the cases after it.
  private mutating func parseOtherCases() -> [NameSyntax] {
    let isNear = nearestName(to: text(of: token), in: ["case"]) != nil
    let fixIt = Diagnostic.FixIt("replace with 'case'", replacing: range, with: "case")
    report(.expectedCase("'case'", found: found, at: range, fixIt: isNear ? fixIt : nil))
    defer { if kind != .case { expectLineEnd(orComma: true) } }
    return parseCases()
  }
}
