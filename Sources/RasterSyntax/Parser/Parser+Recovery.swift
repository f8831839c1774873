// Determines where parsing continues after an error.

extension Parser {
  /// Whether the current token clearly starts a line, even inside open brackets.
  ///
  /// It is a reserved word that starts lines, or a name followed by a token that cannot follow a
  /// name in an expression, as in `fill circle` and `draw {`. Both tokens must be on one line.
  var looksLikeLine: Bool { looksLikeLine(withBlock: true) }

  /// Like `looksLikeLine`, but a name before `{` counts only if `withBlock` is true.
  func looksLikeLine(withBlock: Bool) -> Bool {
    guard token.flags.contains(.afterNewline) else { return false }
    switch kind {
    case .let, .if, .for, .case, .else, .import, .enum, .struct, .func, .component:
      return true
    case .name, .path:
      let next = peek(1)
      guard !next.flags.contains(.afterNewline) else { return false }
      switch next.kind {
      case .name, .path, .integer, .number, .measure, .color, .stringStart, .true, .false, .nil,
        .switch:
        return true
      case .leftBrace: return withBlock
      default: return false
      }
    default: return false
    }
  }

  /// Whether skipping ends here: at the end of the line, or at a token that may close open
  /// brackets.
  private var isAtRecovery: Bool {
    if isAtLineEnd || looksLikeLine { return true }
    guard bracketDepth > 0 else { return false }
    switch kind {
    case .comma, .rightParenthesis, .rightBracket, .interpolationEnd, .unterminatedString:
      return true
    default: return false
    }
  }

  /// Skips to the block of a malformed line, to the next line, or to the end of the current block.
  mutating func skipToBlockOrLineEnd() {
    while !isAtRecovery, kind != .leftBrace { advance() }
  }

  /// Skips to the next line or the end of the current block, including blocks in between.
  mutating func skipToLineEnd() {
    while !isAtRecovery {
      if kind == .leftBrace { skipBlock() } else { advance() }
    }
  }

  /// Skips from `{` to its `}`, or to the end of the file.
  mutating func skipBlock() {
    var depth = 0
    let lower = token.lower
    repeat {
      if kind == .leftBrace { depth += 1 }
      if kind == .rightBrace { depth -= 1 }
      if kind == .endOfFile { return }
      advance()
    } while depth > 0
    skippedBlocks.append(lower..<max(lower, previousRange.upper))
  }

  /// Removes diagnostics of characters within skipped blocks.
  mutating func removeReportsOfSkippedBlocks() {
    if !explainedSigns.isEmpty {
      diagnostics.removeAll { [explainedSigns] report in
        report.code == .unexpectedCharacter && explainedSigns.contains(report.range.lower)
      }
    }
    let blocks = skippedBlocks.sorted { $0.lowerBound < $1.lowerBound }
    guard !blocks.isEmpty else { return }
    diagnostics.removeAll { report in
      guard report.code == .semicolon else { return false }
      // The first block that ends after the character; blocks do not overlap.
      var (low, high) = (0, blocks.count)
      while low < high {
        let middle = (low + high) / 2
        if blocks[middle].upperBound > report.range.lower {
          high = middle
        } else {
          low = middle + 1
        }
      }
      return low < blocks.count && blocks[low].lowerBound <= report.range.lower
    }
  }

  /// Reports and skips surplus text at the end of a line.
  mutating func expectLineEnd(orComma: Bool = false) {
    guard !isAtLineEnd else { return }
    reportExtraText(orComma: orComma)
    skipToLineEnd()
  }

  /// Reports the current token, which follows a complete line.
  mutating func reportExtraText(orComma: Bool) {
    switch kind {
    case .rightParenthesis, .rightBracket, .interpolationEnd:
      report(.unmatched(text(of: token), at: range))
    case .leftParenthesis:
      report(.calledValue(at: range))
    case .unterminatedString: break
    case .colon where isSelector: reportSelector()
    default: report(.expectedLineEnd(before: found, orComma: orComma, at: range))
    }
  }

  /// Consumes the expected token, written `text`, or reports that it is missing.
  @discardableResult
  mutating func expect(_ wanted: TokenKind, _ text: String, fixIt: FixItKind = .none) -> Bool {
    if consume(wanted) { return true }
    let insertion = Diagnostic.FixIt("insert '\(text)'", replacing: previousRange.end, with: text)
    report(
      .expectedToken(
        text,
        found: found,
        at: missingRange,
        fixIt: fixIt == .insertion ? insertion : nil
      )
    )
    return false
  }

  enum FixItKind { case none, insertion }

  /// Consumes the bracket that closes `opener`, or reports that it is missing.
  ///
  /// An unterminated string within the brackets may contain it; the string is already reported.
  mutating func close(_ closer: TokenKind, opener: SourceRange) {
    if consume(closer) { return }
    if let lastUnterminatedString, opener.lower < lastUnterminatedString { return silence() }
    if closer == .rightBrace { hasLostBrace = true }
    let (open, close) =
      switch closer {
      case .rightBrace: ("{", "}")
      case .rightBracket: ("[", "]")
      case .interpolationEnd: ("\\(", ")")
      default: ("(", ")")
      }
    // The position of a missing brace is a guess; a missing parenthesis belongs at the end of the
    // line.
    let insertion = Diagnostic.FixIt(
      "insert '\(close)'",
      replacing: previousRange.end,
      with: close
    )
    report(
      .unclosed(
        open,
        closer: close,
        found: found,
        at: missingRange,
        opened: opener,
        fixIt: closer == .rightBrace ? nil : insertion
      )
    )
  }

  /// Parses with newlines ignored, as between `(` and `)`.
  mutating func inBrackets<Result>(_ body: (inout Parser) -> Result) -> Result {
    bracketDepth += 1
    defer { bracketDepth -= 1 }
    return body(&self)
  }

  /// Parses with newlines that end lines, as between `{` and `}`.
  mutating func inBraces<Result>(
    from opener: SourceRange,
    _ body: (inout Parser) -> Result
  ) -> Result {
    let outer = (bracketDepth, blockIndentation)
    bracketDepth = 0
    if trustsIndentation { blockIndentation = indentationOfBlock() }
    defer { (bracketDepth, blockIndentation) = outer }
    return body(&self)
  }
}
