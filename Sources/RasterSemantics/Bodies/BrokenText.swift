// Where the parser found mistakes that leave in doubt what the text says.

import RasterSyntax

/// The places where the parser found mistakes that leave in doubt what the text says.
struct BrokenText {
  /// By file, in ascending order.
  private let offsets: [[UInt32]]

  init(_ trees: [SyntaxTree]) {
    offsets = trees.map { tree in
      tree.diagnostics.filter { $0.severity == .error && !wholeCodes.contains($0.code) }
        .map { $0.range.lower }.sorted()
    }
  }

  /// Whether a mistake stands in the range, or at its end.
  func intersects(_ range: SourceRange) -> Bool {
    guard Int(range.file.index) < offsets.count else { return false }
    let offsets = offsets[Int(range.file.index)]
    let index = offsets.firstSortedIndex { $0 >= range.lower }
    return index < offsets.count && offsets[index] <= range.upper
  }
}

/// The parser's mistakes that leave no doubt of what the line says.
let wholeCodes: Set<Diagnostic.Code> = [
  .semicolon, .wrongQuote, .missingLeadingZero, .genericType, .unneededReturn, .renamed,
  .lookAlikeCharacter, .invisibleCharacter, .twoDots, .missingLet, .missingPropertyKeyword,
  .crossForComma,
  .defaultForElse, .malformedColor, .unknownEscape, .malformedUnicodeEscape,
]
