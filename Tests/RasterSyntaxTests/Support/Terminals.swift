// Names a file's tokens as the grammar does, with a NEWLINE where a line ends.

import RasterSyntax

/// The terminals of `source`, by their names in `Grammar/raster.ebnf`.
///
/// A contextual keyword has both names. Brackets are matched here from the tokens alone; the parser
/// matches them independently.
func terminals(of source: SourceFile) -> [[String]] {
  var result: [[String]] = []
  var brackets: [TokenKind] = []
  for token in LineEnds(lex(source.bytes), bytes: source.bytes).tokens {
    if token.flags.contains(.startsLine), brackets.last ?? .leftBrace == .leftBrace {
      result.append(["NEWLINE"])
    }
    switch token.kind {
    case .leftParenthesis, .leftBracket, .leftBrace, .interpolationStart:
      brackets.append(token.kind)
    case .rightParenthesis, .rightBracket, .rightBrace, .interpolationEnd: _ = brackets.popLast()
    case .endOfFile: continue
    default: break
    }
    let text = String(decoding: source.bytes[Int(token.lower)..<Int(token.upper)], as: UTF8.self)
    let name = terminal(token.kind, text)
    result.append(
      contextualWords.contains(text) ? [name, text] : [name]
    )
  }
  return result
}

/// Names that are also contextual keywords in the grammar.
private let contextualWords: Set = [
  "state", "font", "tokens", "environment", "as", "public", "package", "internal", "private",
]

private func terminal(_ kind: TokenKind, _ text: String) -> String {
  switch kind {
  case .name: "NAME"
  case .path: "PATH"
  case .integer, .number, .measure: "NUMBER"
  case .color: "COLOR"
  case .stringStart, .stringEnd: "QUOTE"
  case .stringText: "TEXT"
  default: text
  }
}
