// Determines where blocks end, also if braces are missing or surplus.

extension Parser {
  /// Whether a block ends here, with or without its `}`.
  var isAtBlockEnd: Bool {
    kind == .rightBrace || kind == .endOfFile || isFileLevelLine || isOutdented
      || interpolationDepth > 0 && kind == .unterminatedString
  }

  /// Finds the start of a block: at `{`, which is not consumed, or where it is missing.
  ///
  /// If it is missing and the next line is indented deeper, the block starts there nevertheless.
  mutating func parseBlockStart() -> SourceRange? {
    if kind == .leftBrace { return range }
    hasLostBrace = true
    let end = previousRange.end
    let isIndented =
      token.flags.contains(.afterNewline) && kind != .endOfFile && kind != .rightBrace
      && index > 0 && indentation(of: token) > lineIndentation(before: index - 1)
    let fixIt = Diagnostic.FixIt("insert '{'", replacing: end, with: " {")
    report(.expectedToken("{", found: found, at: missingRange, fixIt: isIndented ? fixIt : nil))
    if isIndented { return end }
    if standsForBrace { return consumed() }
    skipToBlockOrLineEnd()
    return kind == .leftBrace ? range : nil
  }

  /// Whether the current token ends its line before a line with deeper indentation, as `{` does.
  private var standsForBrace: Bool {
    let next = peek(1)
    return !token.flags.contains(.afterNewline) && next.flags.contains(.afterNewline)
      && kind != .rightBrace && next.kind != .endOfFile && next.kind != .rightBrace
      && indentation(of: next) > lineIndentation(before: index)
  }

  private mutating func consumed() -> SourceRange {
    defer { advance() }
    return range
  }

  /// Consumes the `}` of the block that `opener` opens, or reports that it is missing.
  mutating func closeBlock(_ opener: SourceRange) {
    if kind == .rightBrace, isOutdented {
      hasLostBrace = true
      if let lastUnterminatedString, opener.lower < lastUnterminatedString { return silence() }
      let found = "the '}' of the enclosing block"
      report(
        .unclosed("{", closer: "}", found: found, at: missingRange, opened: opener, fixIt: nil)
      )
    } else {
      close(.rightBrace, opener: opener)
    }
  }

  /// Reports and skips a `}` after which the block continues according to its indentation.
  mutating func skipsStrayBrace() -> Bool {
    guard trustsIndentation, kind == .rightBrace, !isOutdented else { return false }
    let next = peek(1)
    guard next.flags.contains(.afterNewline), next.kind != .rightBrace, next.kind != .endOfFile,
      indentation(of: next) > blockIndentation
    else { return false }
    hasLostBrace = true
    report(.unmatched("}", at: range))
    advance()
    return true
  }

  /// Reports and skips the second of two consecutive `{`.
  mutating func skipsDoubledBrace(_ diagnostic: Diagnostic) -> Bool {
    guard kind == .leftBrace, index > 0, tokens[index - 1].kind == .leftBrace else { return false }
    report(diagnostic)
    advance()
    return true
  }

  /// Whether the current token starts a line that is indented less than the lines of the block.
  ///
  /// A case may have the same indentation as its `switch`.
  private var isOutdented: Bool {
    guard trustsIndentation, blockIndentation >= 0, token.flags.contains(.afterNewline) else {
      return false
    }
    let limit = blockIndentation
    let indentation = indentation(of: token)
    switch kind {
    case .rightBrace, .case, .else, .leftBrace: return indentation < limit
    case .endOfFile: return false
    default: return indentation <= limit
    }
  }

  /// The indentation of the line that opens the block whose first token is the current one.
  ///
  /// Returns −1, which does not end any block, if the first line of the block is not indented
  /// deeper.
  func indentationOfBlock() -> Int {
    let opener = lineIndentation(before: index - 1)
    let isFlat = token.flags.contains(.afterNewline) && indentation(of: token) <= opener
    return isFlat && kind != .case && kind != .rightBrace ? -1 : opener
  }

  /// The indentation of the line with the token at `place`, taking continued lines into account.
  func lineIndentation(before place: Int) -> Int {
    var place = max(0, place)
    // The search is limited, because blocks rarely start that far from the beginning of their line.
    for _ in 0..<200 where place > 0 {
      let flags = tokens[place].flags
      if flags.contains(.startsLine) { break }
      let previous = tokens[place - 1].kind
      if flags.contains(.afterNewline), previous == .leftBrace || previous == .colon { break }
      place -= 1
    }
    return indentation(of: tokens[place])
  }

  func indentation(of token: SignificantToken) -> Int { margin(of: token).count }

  /// The spaces and tabs at the start of a token's line, at most 256.
  func margin(of token: SignificantToken) -> ArraySlice<UInt8> {
    file.bytes[file.lineStart(of: Int(token.lower))...].prefix(256).prefix {
      $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t")
    }
  }
}
