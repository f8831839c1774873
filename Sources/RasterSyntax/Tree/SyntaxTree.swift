// The result of parsing: tokens, the syntax tree and diagnostics.

/// A parsed file that preserves the whole text.
package struct SyntaxTree: Sendable {
  package let source: SourceFile
  /// All tokens, which together contain all bytes of the file.
  package let tokens: [Token]
  package let syntax: FileSyntax
  /// The value of a JSON file; `nil` for a source and for malformed JSON.
  package let json: JSONValue?
  /// The diagnostics of the text, sorted by position.
  package let diagnostics: [Diagnostic]
  /// Hyphenated words and markup of other languages, which the formatter does not change.
  package let foreignTexts: [SourceRange]
  /// The comment at the head of the file that selects its edition.
  package let editionComment: EditionComment?

  package init(
    source: SourceFile,
    tokens: [Token],
    syntax: FileSyntax,
    json: JSONValue? = nil,
    diagnostics: [Diagnostic],
    foreignTexts: [SourceRange] = [],
    editionComment: EditionComment? = nil
  ) {
    self.editionComment = editionComment
    self.foreignTexts = foreignTexts
    self.source = source
    self.tokens = tokens
    self.syntax = syntax
    self.json = json
    self.diagnostics = diagnostics
  }

  /// The file's bytes, reassembled from the tokens.
  package func printed() -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(source.bytes.count)
    for token in tokens { result.append(contentsOf: source.bytes[token.bytes]) }
    return result
  }

  /// The edition that the file selects, or `nil` if its project determines it.
  package var edition: Edition? { editionComment?.edition }

  /// Returns the edition that a file selects, or the standard one.
  package static func standardEdition(of tree: SyntaxTree) -> Edition {
    tree.edition ?? .standard
  }
}

/// Limits on the depth and the height of trees, so that recursive traversal is safe.
enum TreeLimits {
  /// The maximum nesting of brackets and blocks.
  ///
  /// It fits on the stack of a thread with 512 KiB.
  static let maximumDepth = 96
  /// The maximum height of a tree, including long chains of operators, for safe recursive
  /// traversal.
  static let maximumHeight = 160
}
