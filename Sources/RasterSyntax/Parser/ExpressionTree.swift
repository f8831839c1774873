// Parses a text that is one expression and nothing else, such as a value that was typed.

/// An expression that stands by itself, and the text it was read from.
package struct ExpressionTree: Sendable {
  package let source: SourceFile
  package let syntax: ExpressionSyntax
  /// The diagnostics of the text, in the order of parsing.
  package let diagnostics: [Diagnostic]

  /// A tree that was made of the text by another rule than the grammar's.
  package init(source: SourceFile, syntax: ExpressionSyntax, diagnostics: [Diagnostic] = []) {
    self.source = source
    self.syntax = syntax
    self.diagnostics = diagnostics
  }
}

/// Parses the text from the byte at `offset` on as one expression.
///
/// Newlines mean nothing in it. Text after the expression is reported: it can neither close what
/// surrounds the value nor add an argument or a line to it.
package func parse(expressionIn source: SourceFile, from offset: Int = 0) -> ExpressionTree {
  // What stands before the expression is no part of it; as spaces it keeps all positions.
  let spaces = [UInt8](repeating: UInt8(ascii: " "), count: min(offset, source.bytes.count))
  let bytes = spaces + source.bytes.dropFirst(spaces.count)
  let file = SourceFile(id: source.id, path: source.path, bytes: bytes)
  let tokens = lex(bytes)
  let lineEnds = LineEnds(tokens, bytes: bytes)
  var parser = Parser(file: file, tokens: tokens, significant: lineEnds.tokens)
  parser.start = spaces.count
  parser.endDescription = "the end of the value"
  parser.reportInvalidTokens(lineEnds.invalidTokens)
  let syntax = parser.inBrackets { parser in
    let expression = parser.parseExpression()
    if parser.kind != .endOfFile {
      parser.report(.textAfterValue(found: parser.found, at: parser.range))
    }
    return expression
  }
  return ExpressionTree(source: source, syntax: syntax, diagnostics: parser.diagnostics)
}
