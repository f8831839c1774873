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

/// How deep and how high trees are, so that walking them recursively is safe.
enum TreeLimits {
  /// The deepest nesting of brackets and blocks.
  ///
  /// The stack of a thread of 512 KiB holds that.
  static let maximumDepth = 96
  /// The greatest height of the tree, by long chains of operators too: whoever walks it recursively
  /// is safe.
  static let maximumHeight = 160
}
