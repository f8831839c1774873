// Finds which lines of a text form one statement, even if brackets in it are missing.

import RasterSyntax

/// The statements of a file, each from its first token to its last, without nested blocks.
struct StatementMap {
  /// The starts of statements and of their parts after a nested block, in ascending order.
  private var parts: [(lower: UInt32, statement: Int)] = []
  private var count = 0

  init(_ tree: SyntaxTree) {
    let tokens = LineEnds(tree.tokens, bytes: tree.source.bytes).tokens
    // The statement and the bracket depth around each open block.
    var outer: [(statement: Int, depth: Int)] = []
    var depth = 0
    var isFirst = true
    for (token, next) in zip(tokens, tokens.dropFirst()) {
      let startsLine = token.flags.contains(.startsLine) && depth == 0
      if isFirst || startsLine || startsStatement(token, next) {
        if !isFirst { depth = 0 }
        parts.append((token.lower, count))
        count += 1
      }
      isFirst = false
      switch token.kind {
      case .leftParenthesis, .leftBracket: depth += 1
      case .rightParenthesis, .rightBracket: depth = max(0, depth - 1)
      case .leftBrace:
        outer.append((parts[parts.count - 1].statement, depth))
        depth = 0
        isFirst = true
      case .rightBrace:
        guard let block = outer.popLast() else { break }
        depth = block.depth
        parts.append((token.lower, block.statement))
      default: break
      }
    }
  }

  /// Returns whether a line begins with a word and a value, which cannot occur between brackets.
  private func startsStatement(_ token: SignificantToken, _ next: SignificantToken) -> Bool {
    guard token.flags.contains(.afterNewline) else { return false }
    switch token.kind {
    case .let, .import, .enum, .struct, .func, .component: return true
    case .name:
      switch next.kind {
      case .name, .path, .integer, .number, .measure, .color, .stringStart:
        return !next.flags.contains(.afterNewline)
      default: return false
      }
    default: return false
    }
  }

  /// Returns the number of the statement that contains a diagnostic.
  ///
  /// An empty range belongs to the statement before it.
  func statement(at range: SourceRange) -> Int {
    let isEmpty = range.lower == range.upper
    let next = parts.firstSortedIndex {
      isEmpty ? $0.lower >= range.lower : $0.lower > range.lower
    }
    return next > 0 ? parts[next - 1].statement : -1
  }
}
