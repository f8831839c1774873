// The parser's state and its basic operations; extensions contain the productions.

/// A recursive-descent parser with one token of look-behind and, in most rules, two of look-ahead.
///
/// `parseX` expects an X: if there is none, it reports an error, skips unusable tokens, and returns
/// a replacement. `parseXIfPresent` returns `nil` without a diagnostic. Every iteration of a loop
/// consumes at least one token. A second diagnostic at the same token is dropped, because it
/// follows from the first one.
struct Parser {
  let file: SourceFile
  let allTokens: [Token]
  let tokens: [SignificantToken]
  /// The index of the current token in `tokens`.
  var index = 0
  /// The number of `(` and `[` opened since the last `{`; if it is not 0, newlines are ignored.
  var bracketDepth = 0
  /// The number of recursive productions that are open.
  var depth = 0
  /// The number of open interpolations; their string reports the end of a line within them.
  var interpolationDepth = 0
  /// The number of open types such as `Array<Item>`; only the outermost is reported.
  var genericDepth = 0
  /// The height of the tree that was parsed last.
  var height = 0
  var diagnostics: [Diagnostic] = []
  /// Declarations in invalid positions, which are treated as declarations of the file.
  var misplaced: [DeclarationSyntax] = []
  /// The index of a token that continues an expression although it starts a line.
  ///
  /// It is a function's result, or a label before which a comma is missing.
  var expressionStart = -1
  /// The index of a token that starts a line although it is on the line of the previous token.
  ///
  /// The comma between them has been reported.
  var lineStart = -1
  /// The depth at which the members of the innermost component are.
  var memberDepth = -1
  /// Whether a block of tokens is being parsed.
  var isInTokens = false
  /// The reserved words that were reported as names; where a value is expected, they mean these
  /// names.
  var reservedNames: [TokenKind] = []
  /// Whether a brace is unmatched.
  var hasLostBrace = false
  /// Whether less indentation ends a block, even without its `}`.
  var trustsIndentation = false
  /// The indentation of the innermost block: that of the line that opens it.
  var blockIndentation = -1
  /// The offset of the last unterminated string, which may contain closing brackets.
  var lastUnterminatedString: UInt32?
  /// The start of the text, and the description of its end.
  var start = 0
  var endDescription = "the end of the file"
  /// Whether an SVG or HTML element has been reported.
  var hasReportedMarkup = false
  /// The byte ranges of skipped blocks.
  var skippedBlocks: [Range<UInt32>] = []
  /// The offsets of invalid characters that are reported together with the code they belong to.
  var explainedSigns: Set<UInt32> = []
  /// Hyphenated words and markup elements, which formatting must not change by inserting spaces.
  var foreignTexts: [SourceRange] = []
  /// The token whose documentation precedes another token: an access modifier.
  var documented = (token: -1, before: -1)
  private var lastReported = -1
  private var hasReportedDepth = false

  init(file: SourceFile, tokens: [Token], significant: [SignificantToken]) {
    self.file = file
    allTokens = tokens
    self.tokens = significant
  }

  // MARK: Current position

  var token: SignificantToken { tokens[index] }
  var kind: TokenKind { tokens[index].kind }

  /// The token at a distance, or the end of the file beyond the last one.
  func peek(_ distance: Int) -> SignificantToken {
    tokens[min(index + distance, tokens.count - 1)]
  }

  /// Whether the current token starts a line, so that the previous line is complete.
  var startsLine: Bool {
    bracketDepth == 0 && (token.flags.contains(.startsLine) || index == lineStart)
      && index != expressionStart
  }

  /// Whether the current line is complete.
  var isAtLineEnd: Bool {
    startsLine || kind == .rightBrace || kind == .case || kind == .else || kind == .endOfFile
      || interpolationDepth > 0 && kind == .unterminatedString
  }

  var range: SourceRange { range(of: token) }

  func range(of token: SignificantToken) -> SourceRange {
    SourceRange(file: file.id, lower: Int(token.lower), upper: Int(token.upper))
  }

  /// The range of the last consumed token; empty at the start of the text before the first one.
  var previousRange: SourceRange {
    index > 0
      ? range(of: tokens[index - 1]) : SourceRange(file: file.id, lower: start, upper: start)
  }

  /// The range from `start` to the last consumed token.
  func range(from start: SourceRange) -> SourceRange {
    let end = previousRange
    return end.upper > start.lower ? start.union(end) : start
  }

  /// The text of a token, with look-alike letters replaced in names.
  func text(of token: SignificantToken) -> String {
    let bytes = file.bytes[Int(token.lower)..<Int(token.upper)]
    let text = String(decoding: bytes, as: UTF8.self)
    return token.flags.contains(.foreign) ? withoutLookAlikes(text) : text
  }

  /// Whether a token is the word `word`, reserved or not.
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

  /// Reports that the current token is unexpected, at most once per token.
  mutating func report(_ diagnostic: Diagnostic) {
    // An unterminated string on the line is reported, which explains this error too.
    if isBeforeUnterminatedString { return }
    let isEcho = isEchoed
    lastReported = index
    // An invalid character before the token is already reported.
    if isEcho || token.flags.contains(.afterUnknown) { return }
    diagnostics.append(diagnostic)
  }

  /// Whether the current token is still affected by the last reported error.
  ///
  /// A new line or a brace ends the effect of an error. A comma also ends it, unless the error is
  /// an unmatched bracket.
  private var isEchoed: Bool {
    guard lastReported >= 0, index >= lastReported else { return false }
    if index == lastReported { return true }
    if token.flags.contains(.afterNewline) { return false }
    let lastCode = diagnostics.last?.code
    let wasBracket = lastCode == .unclosedBracket || lastCode == .unmatchedBracket
    // An error at the end of the previous line does not suppress errors on this line.
    let last = tokens[lastReported]
    if last.flags.contains(.afterNewline), diagnostics.last?.range.upper ?? 0 < last.lower {
      return false
    }
    return !tokens[lastReported + 1..<index].contains {
      $0.flags.contains(.afterNewline) || $0.kind == .comma && !wasBracket
        || $0.kind == .leftBrace || $0.kind == .rightBrace
    }
  }

  /// Whether the current line contains an unterminated string.
  private var isBeforeUnterminatedString: Bool {
    for token in tokens[index...].prefix(200) {
      if token.kind == .unterminatedString { return true }
      if token.flags.contains(.afterNewline), token.lower > tokens[index].lower { return false }
    }
    return false
  }

  /// Suppresses diagnostics at the current token, as if it had been reported.
  mutating func silence() { lastReported = index }

  /// Consumes a token; if it was reported, diagnostics at the next token are suppressed too.
  mutating func advanceInSilence() {
    let isReported = index == lastReported
    advance()
    if isReported { lastReported = index }
  }

  /// Reports an error in text that was parsed successfully.
  mutating func note(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  /// The description of the current token in diagnostics.
  var found: String { description(of: token) }

  func description(of token: SignificantToken) -> String {
    switch token.kind {
    case .endOfFile: endDescription
    case .stringStart: "a string"
    case .unterminatedString: "the end of the line"
    default: "'\(text(of: token))'"
    }
  }

  /// The position of a diagnostic about a missing token: the current token, or the end of its
  /// previous line.
  var missingRange: SourceRange {
    token.flags.contains(.afterNewline) || kind == .endOfFile || token.lower == token.upper
      ? previousRange.end : range
  }

  /// The position of a missing comma: before the current token, or at the end of the previous line.
  var commaRange: SourceRange {
    token.flags.contains(.afterNewline) ? previousRange.end : range
  }

  // MARK: Limits

  /// Enters a recursive production; reports an error and returns `false` if the nesting is too
  /// deep.
  ///
  /// Each call that returns `true` must be balanced by a call of `leave()`.
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

  /// An expression whose parts have height `height`; a missing value if the tree would be too high.
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

  /// Includes the height of the last parsed tree in the height of a larger one.
  func grow(_ partsHeight: inout Int) { partsHeight = max(partsHeight, height) }
}
