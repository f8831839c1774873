// What parsing gives: all tokens, the tree, and what is wrong with the text.

/// A parsed file, of which nothing is lost.
package struct SyntaxTree: Sendable {
  package let source: SourceFile
  /// All tokens; one after the other they are the file's bytes.
  package let tokens: [Token]
  package let syntax: FileSyntax
  /// The value of a JSON file; nil of a source, and where it is broken.
  package let json: JSONValue?
  /// The diagnostics of the text, by position.
  package let diagnostics: [Diagnostic]
  /// Words with hyphens and elements of markup, of other languages, which stay as they are written.
  package let foreignTexts: [SourceRange]

  package init(
    source: SourceFile,
    tokens: [Token],
    syntax: FileSyntax,
    json: JSONValue? = nil,
    diagnostics: [Diagnostic],
    foreignTexts: [SourceRange] = []
  ) {
    self.foreignTexts = foreignTexts
    self.source = source
    self.tokens = tokens
    self.syntax = syntax
    self.json = json
    self.diagnostics = diagnostics
  }

  /// The file's bytes, put together from the tokens.
  package func printed() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count)
    for token in tokens { result.append(contentsOf: source.bytes[token.bytes]) }
    return result
  }
}

/// Parses `file`, whatever its bytes are.
///
/// What is broken becomes `.missing` or an empty name in the tree and a report beside it. Time and
/// memory are proportional to the file's size; the stack's depth and the tree's height are bounded.
///
/// A file whose name ends in `.json` is read as JSON, and declares nothing by itself.
package func parse(_ file: SourceFile) -> SyntaxTree {
  if file.path.hasSuffix(".json") { return parseJSON(file) }
  let tokens = lex(file.bytes)
  let lineEnds = LineEnds(tokens, bytes: file.bytes)
  var parser = Parser(file: file, tokens: tokens, significant: lineEnds.tokens)
  parser.reportInvalidTokens(lineEnds.invalidTokens)
  var second = parser
  var syntax = parser.parseFile()
  if parser.hasLostBrace {
    // Where a brace is missing or too many, indentation tells which; if it makes sense.
    second.trustsIndentation = true
    let indented = second.parseFile()
    if second.diagnostics.count <= parser.diagnostics.count {
      (parser, syntax) = (second, indented)
    }
  }
  parser.removeReportsOfSkippedBlocks()
  let diagnostics = parser.diagnostics.enumerated().sorted { left, right in
    (left.element.range.lower, left.offset) < (right.element.range.lower, right.offset)
  }
  return SyntaxTree(
    source: file,
    tokens: tokens,
    syntax: syntax,
    diagnostics: diagnostics.map { $0.element },
    foreignTexts: parser.foreignTexts
  )
}
