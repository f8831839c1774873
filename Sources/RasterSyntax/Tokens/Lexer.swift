// Splits a file's bytes into tokens, so that each byte belongs to exactly one token.

/// Splits arbitrary bytes into tokens that together contain all of them.
package func lex(_ bytes: [UInt8]) -> [Token] {
  var lexer = Lexer(bytes)
  lexer.run()
  return lexer.tokens
}

/// A lexer with a single pass over the bytes, and a stack for nested strings.
struct Lexer {
  let bytes: [UInt8]
  var position = 0
  var tokens: [Token] = []
  /// The string whose text comes next, or `nil` in code.
  var string: StringDelimiter?
  /// The open interpolations, outermost first.
  var interpolations: [OpenInterpolation] = []

  /// Deeper interpolations are lexed as text, with an escape that the parser reports.
  static let maximumInterpolationDepth = 16

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 3 + 8)
  }

  mutating func run() {
    if starts(with: [0xEF, 0xBB, 0xBF]) { emit(.whitespace, length: 3) }
    while position < bytes.count {
      if let string { lexText(of: string) } else { lexCode() }
    }
    if string != nil || !interpolations.isEmpty { endStrings() }
  }

  /// The byte at `distance` from the position; 0 past the end, which does not start a token.
  func peek(_ distance: Int = 0) -> UInt8 {
    let index = position + distance
    return index < bytes.count ? bytes[index] : 0
  }

  func starts(with prefix: [UInt8]) -> Bool {
    bytes[position...].starts(with: prefix)
  }

  mutating func emit(_ kind: TokenKind, length: Int) {
    tokens.append(Token(kind, position, position + length))
    position += length
  }

  /// Emits a token from `lower` to the current position.
  mutating func emit(_ kind: TokenKind, from lower: Int) {
    tokens.append(Token(kind, lower, position))
  }

  /// Lexes one token outside the text of strings.
  private mutating func lexCode() {
    let byte = peek()
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: lexSpaces()
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): lexNewline()
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "_"):
      lexWord()
    case UInt8(ascii: "0")...UInt8(ascii: "9"): lexNumber()
    case UInt8(ascii: "#"): lexColor()
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): startString(length: 1)
    case UInt8(ascii: "/"): lexSlash()
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "="), UInt8(ascii: "|"):
      if isConflictMarker() { lexConflictMarker() } else { lexPunctuation() }
    case 0x80...0xFF: lexBeyondASCII()
    default: lexPunctuation()
    }
  }

  private mutating func lexSpaces() {
    let lower = position
    while true {
      switch peek() {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C: position += 1
      default: return emit(.whitespace, from: lower)
      }
    }
  }

  private mutating func lexNewline() {
    if !interpolations.isEmpty { endStrings() }
    emit(.newline, length: peek() == 13 && peek(1) == 10 ? 2 : 1)
  }

  private mutating func lexSlash() {
    switch peek(1) {
    case UInt8(ascii: "/"):
      let isDoc = peek(2) == UInt8(ascii: "/") && peek(3) != UInt8(ascii: "/")
      emitToLineEnd(isDoc ? .docComment : .lineComment)
    case UInt8(ascii: "*"): lexBlockComment()
    default: emit(.slash, length: 1)
    }
  }

  private mutating func emitToLineEnd(_ kind: TokenKind) {
    let lower = position
    while position < bytes.count, peek() != 10, peek() != 13 { position += 1 }
    emit(kind, from: lower)
  }

  /// Lexes a block comment; nested comments are counted without recursion.
  ///
  /// A line break in a comment ends the strings around it, as any line break does.
  private mutating func lexBlockComment() {
    let lower = position
    let kind: TokenKind = skipBlockComment() ? .blockComment : .unterminatedComment
    let length = position - lower
    position = lower
    if !interpolations.isEmpty,
      bytes[lower..<lower + length].contains(where: { $0 == 10 || $0 == 13 })
    {
      endStrings()
    }
    emit(kind, length: length)
  }

  /// Skips a block comment; returns `false` if it is not closed before the end of the file.
  private mutating func skipBlockComment() -> Bool {
    var depth = 0
    while position < bytes.count {
      switch (peek(), peek(1)) {
      case (UInt8(ascii: "/"), UInt8(ascii: "*")):
        depth += 1
        position += 2
      case (UInt8(ascii: "*"), UInt8(ascii: "/")):
        depth -= 1
        position += 2
        if depth == 0 { return true }
      default: position += 1
      }
    }
    return false
  }

  /// Whether this line starts with a merge conflict marker of seven equal characters.
  private func isConflictMarker() -> Bool {
    guard position == 0 || bytes[position - 1] == 10 || bytes[position - 1] == 13 else {
      return false
    }
    for distance in 1..<7 where peek(distance) != peek() { return false }
    return [0, 10, 13, UInt8(ascii: " ")].contains(peek(7))
  }

  private mutating func lexConflictMarker() {
    if !interpolations.isEmpty { endStrings() }
    emitToLineEnd(.conflictMarker)
  }
}
