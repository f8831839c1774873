// The positions of syntax errors that make the meaning of the text uncertain.

import RasterSyntax

/// The positions of syntax errors that make the meaning of the text uncertain.
struct BrokenText {
  /// The positions by file, in ascending order.
  private let offsets: [[UInt32]]

  init(_ trees: [SyntaxTree]) {
    offsets = trees.map { tree in
      tree.diagnostics.filter { $0.severity == .error && !clearCodes.contains($0.code) }
        .map { $0.range.lower }.sorted()
    }
  }

  /// Returns whether an error is in the range or at its end.
  func intersects(_ range: SourceRange) -> Bool {
    guard Int(range.file.index) < offsets.count else { return false }
    let offsets = offsets[Int(range.file.index)]
    let index = offsets.firstSortedIndex { $0 >= range.lower }
    return index < offsets.count && offsets[index] <= range.upper
  }
}

/// The syntax errors that leave the meaning of the line clear.
let clearCodes: Set<Diagnostic.Code> = [
  .semicolon, .wrongQuote, .missingLeadingZero, .digitSeparator, .genericType, .unneededReturn,
  .renamed,
  .lookAlikeCharacter, .invisibleCharacter, .twoDots, .missingLet, .missingPropertyKeyword,
  .crossForComma,
  .defaultForElse, .malformedColor, .unknownEscape, .malformedUnicodeEscape,
  .unknownEdition, .misplacedEdition,
]
