// What a token is: spaces and comments, words, literals, punctuation, and what nobody understands.

/// The kind of a token.
package enum TokenKind: UInt8, Hashable, Sendable {
  // Spaces and comments, which the parser skips.
  case whitespace, newline, lineComment, docComment, blockComment, unterminatedComment

  // What no rule understands; reported, then skipped.
  case unknown, semicolon, conflictMarker

  /// Letters, digits and `_`, not reserved.
  case name
  /// A name with letters outside ASCII; reported, then taken for a name.
  case foreignName
  /// The name `path` directly before a `{` on its line; made by the line-end pass, not the lexer.
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
  /// Nothing, where a string's line ends before the string does.
  case unterminatedString

  case leftParenthesis, rightParenthesis, leftBracket, rightBracket, leftBrace, rightBrace
  case comma, colon, dot, equal, arrow, question, exclamation
  case plus, minus, star, slash
  case less, lessOrEqual, greater, greaterOrEqual, equalEqual, notEqual
  case and, or, coalesce, halfOpenRange, closedRange

  /// Nothing, after the last token; never in a file's list of tokens.
  case endOfFile
}

extension TokenKind {
  /// Whether the parser skips it without a word.
  package var isTrivia: Bool { rawValue <= TokenKind.unterminatedComment.rawValue }

  /// Whether it is a reserved word, which names nothing but may be a label.
  package var isReserved: Bool {
    rawValue >= TokenKind.import.rawValue && rawValue <= TokenKind.nil.rawValue
  }

  /// Whether it starts something that stands at file level only.
  var isFileLevelWord: Bool {
    switch self {
    case .import, .enum, .struct, .func, .component: true
    default: false
    }
  }

  /// Whether what precedes a newline may be the whole of a line when this is its last token.
  ///
  /// A lone `.` counts: the member that it lacks is not the next line's word.
  var completesLine: Bool {
    switch self {
    case .name, .foreignName, .path, .underscore, .integer, .number, .measure, .color, .stringEnd,
      .unterminatedString, .rightParenthesis, .rightBracket, .rightBrace, .dot:
      true
    default: isReserved
    }
  }

  /// Whether a line that starts with this goes on with the line before it.
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

/// A run of a file's bytes, and what it is.
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
