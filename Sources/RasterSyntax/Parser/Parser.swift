// The parser's state and its smallest steps; the productions are in the extensions beside it.

/// A recursive-descent parser with one token of memory and two of foresight.
///
/// `parseX` expects an X: where there is none it reports that, consumes what cannot be used, and
/// returns a stand-in. `parseXIfPresent` returns nil without a report. Every loop consumes a token
/// a turn. A report at a token where one has been made already is dropped: the first one counts,
/// and what comes after it on the way out is its echo.
struct Parser {
  let file: SourceFile
  let allTokens: [Token]
  let tokens: [SignificantToken]
  /// The current token's place in `tokens`.
  var index = 0
  /// The number of `(` and `[` that are open since the last `{`; where there are any, newlines mean
  /// nothing.
  var bracketDepth = 0
  /// The number of open productions that contain themselves.
  var depth = 0
  /// The number of open interpolations; their string reports a line's end in them.
  var interpolationDepth = 0
  /// The number of open types such as `Array<Item>`; the outermost is reported.
  var genericDepth = 0
  /// The height of the tree that was parsed last.
  var height = 0
  var diagnostics: [Diagnostic] = []
  /// Declarations found where none may stand; they count as the file's own.
  var misplaced: [DeclarationSyntax] = []
  /// The token that is read on at although it starts a line: a function's result, or a label before
  /// which a comma is missing.
  var expressionStart = -1
  /// The token that starts a line of its own, although it stands on that of the token before: the comma
  /// between them has been reported.
  var lineStart = -1
  /// Whether tokens are being parsed.
  var isInTokens = false
  /// The reserved words that have been reported as names; where a value must stand, they are meant.
  var reservedNames: [TokenKind] = []
  /// Whether some brace has no partner.
  var hasLostBrace = false
  /// Whether a block ends where its lines are no longer indented, be its `}` there or not.
  var trustsIndentation = false
  /// The innermost block's indentation: that of the line that opens it.
  var blockIndentation = -1
  /// The place of the last string that was cut off by its line's end; it may have swallowed
  /// brackets.
  var lastUnterminatedString: UInt32?
  /// The start of the text, and the name of its end.
  var start = 0
  var endDescription = "the end of the file"
  /// Whether an element of SVG or HTML has been reported.
  var hasReportedMarkup = false
  /// What was skipped with its braces, by places in the text.
  var skippedBlocks: [Range<UInt32>] = []
  /// Signs that mean nothing, and are reported with what they belong to, by their places in the text.
  var explainedSigns: Set<UInt32> = []
  /// Words with hyphens and elements of markup, which read otherwise where spaces stand in them.
  var foreignTexts: [SourceRange] = []
  /// The token whose documentation stands before another one: a word of access.
  var documented = (token: -1, before: -1)
  private var lastReported = -1
  private var hasReportedDepth = false

  init(file: SourceFile, tokens: [Token], significant: [SignificantToken]) {
    self.file = file
    allTokens = tokens
    self.tokens = significant
  }

  // MARK: Looking

  var token: SignificantToken { tokens[index] }
  var kind: TokenKind { tokens[index].kind }

  /// The token `distance` ahead; the end of the file past that.
  func peek(_ distance: Int) -> SignificantToken {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// Whether the current token is the first of a line, so that the line before is over.
  var startsLine: Bool {
    bracketDepth == 0 && (token.flags.contains(.startsLine) || index == lineStart)
      && index != expressionStart
  }

  /// Whether the line that is being parsed is over.
  var isAtLineEnd: Bool {
    startsLine || kind == .rightBrace || kind == .case || kind == .else || kind == .endOfFile
      || interpolationDepth > 0 && kind == .unterminatedString
  }

  var range: SourceRange { range(of: token) }

  func range(of token: SignificantToken) -> SourceRange {
    SourceRange(file: file.id, lower: Int(token.lower), upper: Int(token.upper))
  }

  /// The last consumed token's text; empty at the text's start before the first.
  var previousRange: SourceRange {
    index > 0
      ? range(of: tokens[index - 1]) : SourceRange(file: file.id, lower: start, upper: start)
  }

  /// From `start` to the last consumed token.
  func range(from start: SourceRange) -> SourceRange {
    let end = previousRange
    return end.upper > start.lower ? start.union(end) : start
  }

  /// The current token's text, as names and words are made of it.
  func text(of token: SignificantToken) -> String {
    let bytes = file.bytes[Int(token.lower)..<Int(token.upper)]
    let text = String(decoding: bytes, as: UTF8.self)
    return token.flags.contains(.foreign) ? withoutLookAlikes(text) : text
  }

  /// Whether the current token is the word `word`, reserved or not.
  func isWord(_ word: StaticString, _ token: SignificantToken) -> Bool {
    guard Int(token.upper - token.lower) == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer {
      file.bytes[Int(token.lower)..<Int(token.upper)].elementsEqual($0)
    }
  }

  // MARK: Consuming

  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  mutating func consume(_ wanted: TokenKind) -> Bool {
    guard kind == wanted else { return false }
    advance()
    return true
  }

  // MARK: Reporting

  /// Reports that the current token is not what was expected, once a token.
  mutating func report(_ diagnostic: Diagnostic) {
    // Where a string is cut off by its line's end there is a report, which explains this one too.
    if isBeforeUnterminatedString { return }
    let isEcho = isEchoed
    lastReported = index
    // After a character that means nothing there is a report.
    if isEcho || token.flags.contains(.afterUnknown) { return }
    diagnostics.append(diagnostic)
  }

  /// Whether nothing has come since the last report that would set the parser right: a new line, a
  /// brace or, unless brackets are in disorder, a comma.
  private var isEchoed: Bool {
    guard lastReported >= 0, index >= lastReported else { return false }
    if index == lastReported { return true }
    if token.flags.contains(.afterNewline) { return false }
    let lastCode = diagnostics.last?.code
    let wasBracket = lastCode == .unclosedBracket || lastCode == .unmatchedBracket
    // What was reported as missing at the end of the line before is no reason for silence on this.
    let last = tokens[lastReported]
    if last.flags.contains(.afterNewline), diagnostics.last?.range.upper ?? 0 < last.lower {
      return false
    }
    return !tokens[lastReported + 1..<index].contains {
      $0.flags.contains(.afterNewline) || $0.kind == .comma && !wasBracket
        || $0.kind == .leftBrace || $0.kind == .rightBrace
    }
  }

  /// Whether a string on the current line is cut off by the line's end.
  private var isBeforeUnterminatedString: Bool {
    for token in tokens[index...].prefix(200) {
      if token.kind == .unterminatedString { return true }
      if token.flags.contains(.afterNewline), token.lower > tokens[index].lower { return false }
    }
    return false
  }

  /// Stays silent about the current token, as if it had been reported.
  mutating func silence() { lastReported = index }

  /// Consumes a token; a report at it counts as one at the next token too.
  mutating func advanceInSilence() {
    let isReported = index == lastReported
    advance()
    if isReported { lastReported = index }
  }

  /// Reports something about text that has been understood.
  mutating func note(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// The current token, as a report words it.
  var found: String { description(of: token) }

  func description(of token: SignificantToken) -> String {
    switch token.kind {
    case .endOfFile: endDescription
    case .stringStart: "a string"
    case .unterminatedString: "the end of the line"
    default: "'\(text(of: token))'"
    }
  }

  /// The place where a missing thing is reported: at the token that stands there, or after the
  /// line's last.
  var missingRange: SourceRange {
    token.flags.contains(.afterNewline) || kind == .endOfFile || token.lower == token.upper
      ? previousRange.end : range
  }

  /// Where a comma before the next token is missing: at the end of the line before, if it begins one.
  var commaRange: SourceRange {
    token.flags.contains(.afterNewline) ? previousRange.end : range
  }

  // MARK: Bounds

  /// Enters a production that contains itself; where that is too deep, reports it and returns false.
  ///
  /// Every call that returns true is followed by one of `leave()`.
  mutating func enter() -> Bool {
    guard depth < TreeLimits.maximumDepth else {
      reportDepth(at: range)
      lastReported = index
      return false
    }
    depth += 1
    return true
  }

  mutating func leave() { depth -= 1 }

  mutating func reportDepth(at range: SourceRange) {
    guard !hasReportedDepth else { return }
    hasReportedDepth = true
    diagnostics.append(.nestedTooDeeply(at: range))
  }

  /// An expression whose parts have the height `height`; a stand-in where it would be too high.
  mutating func make(
    _ kind: ExpressionSyntax.Kind,
    over partsHeight: Int,
    at range: SourceRange
  ) -> ExpressionSyntax {
    height = partsHeight + 1
    guard height > TreeLimits.maximumHeight else { return ExpressionSyntax(kind, range: range) }
    reportDepth(at: previousRange)
    height = 1
    return ExpressionSyntax(.missing, range: range)
  }

  /// Counts the tree parsed last among the parts of a larger one.
  func grow(_ partsHeight: inout Int) { partsHeight = max(partsHeight, height) }
}
