// Determines where lines end: removes spaces and comments, and marks tokens that start a line.

/// A token of the grammar, with flags for the trivia before it.
package struct SignificantToken: Sendable {
  package fileprivate(set) var kind: TokenKind
  package fileprivate(set) var flags: Flags
  package let lower: UInt32
  package let upper: UInt32
  /// The index in the list of all tokens.
  let index: UInt32

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break precedes the token.
    package static let afterNewline = Flags(rawValue: 1)
    /// The token starts a line, if it is outside `(…)` and `[…]`.
    package static let startsLine = Flags(rawValue: 2)
    /// Spaces or comments precede the token.
    package static let afterSpace = Flags(rawValue: 4)
    /// Doc comments precede the token.
    package static let documented = Flags(rawValue: 8)
    /// An invalid character precedes the token.
    static let afterUnknown = Flags(rawValue: 32)
    /// The token contains letters outside ASCII.
    package static let foreign = Flags(rawValue: 16)
  }
}

/// The tokens of a file for the grammar; `Grammar/raster.ebnf` describes the rule.
///
/// A token starts a line if a newline or a `;` precedes it, the previous token can end a line, and
/// the token does not continue one. The mark has no meaning inside parentheses and brackets.
package struct LineEnds: Sendable {
  package private(set) var tokens: [SignificantToken] = []
  /// The tokens to report, as indices in the list of all tokens.
  private(set) var invalidTokens: [Int] = []

  private var flags: SignificantToken.Flags = []
  /// The open brackets, innermost last.
  private var openBrackets: [TokenKind] = []
  /// The semicolons since the last significant token, which may turn out to separate lines.
  private var semicolons: [Int] = []

  package init(_ all: [Token], bytes: [UInt8]) {
    tokens.reserveCapacity(all.count / 2 + 8)
    for (index, token) in all.enumerated() {
      switch token.kind {
      case .whitespace, .lineComment: flags.insert(.afterSpace)
      case .newline: flags.formUnion([.afterSpace, .afterNewline])
      case .docComment: flags.formUnion([.afterSpace, .documented])
      case .blockComment, .unterminatedComment:
        flags.insert(.afterSpace)
        if bytes[token.bytes].contains(where: { $0 == 10 || $0 == 13 }) {
          flags.insert(.afterNewline)
        }
        if token.kind == .unterminatedComment { invalidTokens.append(index) }
      case .unknown:
        invalidTokens.append(index)
        if let kind = Self.kindMeant(by: token, bytes) {
          append(kind, token, at: index, bytes: bytes)
          flags.insert(.afterUnknown)
        } else {
          flags.formUnion([.afterSpace, .afterUnknown])
        }
      case .semicolon where isInBrackets && Self.isBetweenValues(all, index):
        invalidTokens.append(index)
        append(.comma, token, at: index, bytes: bytes)
        flags.insert(.afterUnknown)
      case .semicolon:
        semicolons.append(index)
        flags.formUnion([.afterSpace, .afterNewline])
      case .conflictMarker:
        invalidTokens.append(index)
        flags.formUnion([.afterSpace, .afterNewline])
      case .unterminatedString:
        invalidTokens.append(index)
        append(token.kind, token, at: index, bytes: bytes)
        if index > 0, all[index - 1].kind == .stringText {
          appendSwallowed(by: all[index - 1], at: index, bytes: bytes)
        }
      case .foreignName:
        invalidTokens.append(index)
        flags.insert(.foreign)
        append(.name, token, at: index, bytes: bytes)
      default: append(token.kind, token, at: index, bytes: bytes)
      }
    }
    let end = Token(.endOfFile, bytes.count, bytes.count)
    append(.endOfFile, end, at: all.count, bytes: bytes)
    invalidTokens.sort()
  }

  /// The token kind that replaces an unknown token after it is reported.
  private static func kindMeant(by token: Token, _ bytes: [UInt8]) -> TokenKind? {
    if bytes[Int(token.lower)] == UInt8(ascii: "%") { return .slash }
    var decoder = UTF8Decoder(bytes, at: Int(token.lower))
    return decoder.next().scalar.flatMap { SignLookAlike($0)?.kind }
  }

  /// Adds empty tokens for punctuation in the text of an unterminated string.
  ///
  /// These are closing brackets that match brackets opened before the string, and a comma or `{` at
  /// the end of the line.
  private mutating func appendSwallowed(by text: Token, at index: Int, bytes: [UInt8]) {
    var open = 0
    var last: TokenKind?
    let place = Token(.unterminatedString, text.bytes.upperBound, text.bytes.upperBound)
    for token in lex(Array(bytes[text.bytes])) where !token.kind.isTrivia {
      last = token.kind
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: open += 1
      case .rightParenthesis, .rightBracket, .rightBrace:
        if open > 0 {
          open -= 1
        } else if openBrackets.last == token.kind {
          append(token.kind, place, at: index, bytes: bytes)
        }
      default: break
      }
    }
    switch last {
    case .comma where !openBrackets.isEmpty: append(.comma, place, at: index, bytes: bytes)
    case .leftBrace where open == 1: append(.leftBrace, place, at: index, bytes: bytes)
    default: break
    }
  }

  /// Whether the innermost open bracket is not a brace.
  private var isInBrackets: Bool { openBrackets.last.map { $0 != .rightBrace } ?? false }

  /// Updates the open brackets, which are stored as the tokens that close them.
  private mutating func count(_ kind: TokenKind) {
    switch kind {
    case .leftParenthesis: openBrackets.append(.rightParenthesis)
    case .leftBracket: openBrackets.append(.rightBracket)
    case .leftBrace: openBrackets.append(.rightBrace)
    case .rightParenthesis, .rightBracket, .rightBrace:
      if openBrackets.last == kind { openBrackets.removeLast() }
    default: break
    }
  }

  private mutating func append(_ kind: TokenKind, _ token: Token, at index: Int, bytes: [UInt8]) {
    if let last = tokens.indices.last {
      let previous = tokens[last]
      let continues = kind.continuesLine && !(kind == .less && isMarkup(bytes, at: token.bytes))
      if flags.contains(.afterNewline), !continues, completesLine(previous) {
        flags.insert(.startsLine)
      }
      if previous.kind == .else, kind != .colon { tokens[last].flags.remove(.startsLine) }
      if kind == .leftBrace, previous.kind == .name, !flags.contains(.afterNewline),
        bytes[Int(previous.lower)..<Int(previous.upper)].elementsEqual("path".utf8)
      {
        tokens[last].kind = .path
      }
    }
    if !semicolons.isEmpty { endSemicolons(before: kind) }
    count(kind)
    tokens.append(
      SignificantToken(
        kind: kind,
        flags: flags,
        lower: token.lower,
        upper: token.upper,
        index: UInt32(truncatingIfNeeded: index)
      )
    )
    flags = []
  }

  /// Whether a `;` stands between two values of one line, which a comma separates in brackets.
  static func isBetweenValues(_ all: [Token], _ index: Int) -> Bool {
    guard let previous = all[..<index].last(where: { !$0.kind.isTrivia }),
      let next = all[(index + 1)...].first(where: { $0.kind == .newline || !$0.kind.isTrivia })
    else { return false }
    return previous.kind.completesLine && next.kind != .newline && !next.kind.continuesLine
  }

  /// Reports the semicolons before a token, unless they separate lines or follow the last one.
  private mutating func endSemicolons(before kind: TokenKind) {
    defer { semicolons = [] }
    let isAfterLine = tokens.last.map { completesLine($0) } ?? false
    let isEnd = kind == .rightBrace || kind == .endOfFile
    let separates = flags.contains(.startsLine) || isAfterLine && isEnd
    if isInBrackets || !separates { invalidTokens += semicolons }
  }

  /// Whether the `<` at `range` starts an SVG or HTML element, which no comparison resembles.
  ///
  /// Elements have the form `</g`, `<g>`, `<g/` or `<g id=`.
  private func isMarkup(_ bytes: [UInt8], at range: Range<Int>) -> Bool {
    func isLetter(_ place: Int) -> Bool {
      guard place < bytes.count else { return false }
      return (65...90).contains(bytes[place]) || (97...122).contains(bytes[place])
    }
    func byte(_ place: Int) -> UInt8 { place < bytes.count ? bytes[place] : 0 }
    var place = range.upperBound
    if byte(place) == UInt8(ascii: "/") { return isLetter(place + 1) }
    // The names of elements and attributes are short.
    func skipWord() -> Bool {
      let start = place
      while place < start + 32, isLetter(place) || byte(place) == UInt8(ascii: "-") { place += 1 }
      return place > start
    }
    guard skipWord() else { return false }
    if byte(place) == UInt8(ascii: ">") { return true }
    guard byte(place) == 32, isLetter(place + 1) else { return false }
    place += 1
    return skipWord() && byte(place) == UInt8(ascii: "=") && byte(place + 1) == UInt8(ascii: "\"")
  }

  /// Whether a line may end after the token.
  ///
  /// A `?` directly after a token belongs to a type, whereas a spaced one requires a value after
  /// it. A `!` directly after a token is an error without an operand.
  private func completesLine(_ token: SignificantToken) -> Bool {
    token.kind == .question || token.kind == .exclamation
      ? !token.flags.contains(.afterSpace) : token.kind.completesLine
  }
}
