// The kinds of tokens: spaces and comments, words, literals, punctuation, and invalid text.

/// The kind of a token.
package enum TokenKind: UInt8, Hashable, Sendable {
  // Spaces and comments, which the parser skips.
  case whitespace, newline, lineComment, docComment, blockComment, unterminatedComment

  // Invalid text, which is reported and skipped.
  case unknown, semicolon, conflictMarker

  /// Letters, digits and `_`, not reserved.
  case name
  /// A name with letters outside ASCII; it is reported and then treated as a name.
  case foreignName
  /// The name `path` directly before a `{` on its line; created by `LineEnds`, not by the lexer.
  case path
  /// A lone `_`.
  case underscore

  // Reserved words.
  case `import`, `enum`, `struct`, `let`, `func`, component
  case `case`, `switch`, `if`, `else`, `for`, `in`, `true`, `false`, `nil`

  // Literals. A suffix belongs to its number: `40%` and `90deg` are one `measure` each.
  case integer, number, measure, color

  // Strings, in pieces: `"a\(b)c"` is a quote, text, `\(`, a name, `)`, text and a quote.
  case stringStart, stringText, interpolationStart, interpolationEnd, stringEnd
  /// An empty token where a string's line ends before the string does.
  case unterminatedString

  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, dot, equal, arrow, question, exclamation
  case plus, minus, star, slash
  case less, lessOrEqual, greater, greaterOrEqual, equalEqual, notEqual
  case and, or, coalesce, halfOpenRange, closedRange

  /// An empty token after the last one; never in a file's list of tokens.
  case endOfFile
}

extension TokenKind {
  /// Whether the parser skips the token silently.
  package var isTrivia: Bool { rawValue <= TokenKind.unterminatedComment.rawValue }

  /// Whether the token is a reserved word, which cannot be a name but may be a label.
  package var isReserved: Bool {
    rawValue >= TokenKind.import.rawValue && rawValue <= TokenKind.nil.rawValue
  }

  /// Whether the token starts a construct that is valid only at file level.
  var isFileLevelWord: Bool {
    switch self {
    case .import, .enum, .struct, .func, .component: true
    default: false
    }
  }

  /// Whether a newline after the token may end the line.
  ///
  /// A lone `.` may end a line, because the word of the next line is not the missing member.
  var completesLine: Bool {
    switch self {
    case .name, .foreignName, .path, .underscore, .integer, .number, .measure, .color, .stringEnd,
      .unterminatedString, .rightParenthesis, .rightBracket, .rightBrace, .dot:
      true
    default: isReserved
    }
  }

  /// Whether a line that starts with the token continues the previous line.
  var continuesLine: Bool {
    switch self {
    case .dot, .question, .colon, .comma, .equal, .arrow, .rightParenthesis, .rightBracket,
      .leftBrace, .rightBrace, .plus, .minus, .star, .slash, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .equalEqual, .notEqual, .and, .or, .coalesce, .halfOpenRange, .closedRange,
      .interpolationEnd, .unterminatedString, .endOfFile:
      true
    default: false
    }
  }
}

/// A range of a file's bytes and its kind.
package struct Token: Hashable, Sendable {
  package let kind: TokenKind
  package let lower: UInt32
  package let upper: UInt32

  init(_ kind: TokenKind, _ lower: Int, _ upper: Int) {
    self.kind = kind
    self.lower = UInt32(truncatingIfNeeded: lower)
    self.upper = UInt32(truncatingIfNeeded: upper)
  }

  package var bytes: Range<Int> { Int(lower)..<Int(upper) }
}
