// Syntax highlighting: the lexer's tokens with their colour classes on a page.

import RasterSyntax

/// Returns the coloured tokens of a file; tokens without a colour are omitted.
///
/// Each token is three 32-bit little-endian numbers: first byte, length and class. The classes are
/// 1 comment, 2 keyword, 3 number, 4 string, 5 type, 6 name before `:`, and 7 first word of a line.
package func tokenColors(of source: [UInt8]) -> [UInt8] {
  var result: [UInt8] = []
  let tokens = lex(source)
  var isLineStart = true
  for (index, token) in tokens.enumerated() {
    let color = color(of: token, at: index, in: tokens, source, isLineStart: isLineStart)
    switch token.kind {
    case .newline, .leftBrace: isLineStart = true
    case .whitespace, .blockComment: break
    default: isLineStart = false
    }
    guard let color else { continue }
    for number in [token.lower, token.upper - token.lower, color] {
      for shift in stride(from: UInt32(0), to: 32, by: 8) {
        result.append(UInt8(truncatingIfNeeded: number >> shift))
      }
    }
  }
  return result
}

private func color(
  of token: Token,
  at index: Int,
  in tokens: [Token],
  _ source: [UInt8],
  isLineStart: Bool
) -> UInt32? {
  switch token.kind {
  case .lineComment, .docComment, .blockComment, .unterminatedComment: return 1
  case _ where token.kind.isReserved: return 2
  case .integer, .number, .measure, .color: return 3
  case .stringStart, .stringText, .stringEnd, .interpolationStart, .interpolationEnd: return 4
  case .name, .path, .foreignName:
    var next = index + 1
    while next < tokens.count, tokens[next].kind == .whitespace { next += 1 }
    if next < tokens.count, tokens[next].kind == .colon, !isLineStart { return 6 }
    let first = source[Int(token.lower)]
    if first >= UInt8(ascii: "A"), first <= UInt8(ascii: "Z") { return 5 }
    return isLineStart ? 7 : nil
  default: return nil
  }
}
