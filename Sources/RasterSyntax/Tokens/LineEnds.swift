// Finds where lines end: drops spaces and comments, and marks the tokens that a new line starts.

/// A token that the grammar knows, with what stood before it.
package struct SignificantToken: Sendable {
  package fileprivate(set) var kind: TokenKind
  package fileprivate(set) var flags: Flags
  package let lower: UInt32
  package let upper: UInt32
  /// Its place in the list of all tokens.
  let index: UInt32

  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) { self.rawValue = rawValue }

    /// A line break stands between the token before and this one.
    package static let afterNewline = Flags(rawValue: 1)
    /// Outside `(…)` and `[…]`, the token before ended a line.
    package static let startsLine = Flags(rawValue: 2)
    /// Spaces or comments stand before it.
    package static let afterSpace = Flags(rawValue: 4)
    /// Doc comments stand before it.
    package static let documented = Flags(rawValue: 8)
    /// A character that means nothing stands before it.
    static let afterUnknown = Flags(rawValue: 32)
    /// It has letters outside ASCII.
    package static let foreign = Flags(rawValue: 16)
  }
}

/// The tokens of a file as the grammar sees them; `Grammar/raster.ebnf` states the rule in words.
///
/// A token starts a line when a newline precedes it, the token before can end a line, and it does
/// not continue one itself. Inside parentheses and brackets the mark means nothing.
package struct LineEnds: Sendable {
  package private(set) var tokens: [SignificantToken] = []
  /// The tokens to report, by their places in the list of all tokens.
  private(set) var invalidTokens: [Int] = []

  private var flags: SignificantToken.Flags = []

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
      case .semicolon, .conflictMarker:
        invalidTokens.append(index)
        flags.formUnion([.afterSpace, .afterNewline])
      case .unterminatedString:
        invalidTokens.append(index)
        append(token.kind, token, at: index, bytes: bytes)
      case .foreignName:
        invalidTokens.append(index)
        flags.insert(.foreign)
        append(.name, token, at: index, bytes: bytes)
      default: append(token.kind, token, at: index, bytes: bytes)
      }
    }
    let end = Token(.endOfFile, bytes.count, bytes.count)
    append(.endOfFile, end, at: all.count, bytes: bytes)
  }

  /// The kind that an unknown token is taken for, once it has been reported.
  private static func kindMeant(by token: Token, _ bytes: [UInt8]) -> TokenKind? {
    if bytes[Int(token.lower)] == UInt8(ascii: "%") { return .slash }
    var decoder = UTF8Decoder(bytes, at: Int(token.lower))
    return decoder.next().scalar.flatMap { SignLookAlike($0)?.kind }
  }

  private mutating func append(_ kind: TokenKind, _ token: Token, at index: Int, bytes: [UInt8]) {
    if let last = tokens.indices.last {
      let previous = tokens[last]
      if flags.contains(.afterNewline), !kind.continuesLine, completesLine(previous) {
        flags.insert(.startsLine)
      }
      if previous.kind == .else, kind != .colon { tokens[last].flags.remove(.startsLine) }
      if kind == .leftBrace, previous.kind == .name, !flags.contains(.afterNewline),
        bytes[Int(previous.lower)..<Int(previous.upper)].elementsEqual("path".utf8)
      {
        tokens[last].kind = .path
      }
    }
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

  /// A `?` that touches what it follows belongs to a type; a spaced one wants a value after it.
  private func completesLine(_ token: SignificantToken) -> Bool {
    token.kind == .question ? !token.flags.contains(.afterSpace) : token.kind.completesLine
  }
}
