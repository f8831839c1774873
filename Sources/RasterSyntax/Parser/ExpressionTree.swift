// Parses a text that consists of a single expression, such as a value that a user typed.

/// A single expression and its source text.
package struct ExpressionTree: Sendable {
  package let source: SourceFile
  package let syntax: ExpressionSyntax
  /// The diagnostics of the text, in the order of parsing.
  package let diagnostics: [Diagnostic]

  /// Creates a tree for an expression that was not produced by this grammar.
  package init(source: SourceFile, syntax: ExpressionSyntax, diagnostics: [Diagnostic] = []) {
    self.source = source
    self.syntax = syntax
    self.diagnostics = diagnostics
  }
}

/// Parses the text from the byte at `offset` as one expression.
///
/// Newlines have no meaning in it. Text after the expression is an error, so the value can neither
/// close an enclosing construct nor add an argument or a line to it.
package func parse(expressionIn source: SourceFile, from offset: Int = 0) -> ExpressionTree {
  // The text before the expression is replaced by spaces, so that all positions stay valid.
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
