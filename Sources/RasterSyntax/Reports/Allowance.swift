// Comments that allow a warning in place, such as `// allow unread-property: the host animates it`.

/// A warning that a comment allows, and the source range that it applies to.
///
///     // allow unread-property: the host reads it
///     state isHovered: Bool = false
///
/// A comment on a separate line applies to the following declaration or line, including its block.
/// A comment after a line applies to that line.
package struct Allowance: Sendable {
  /// The name as written, which may not be a diagnostic code.
  package let name: String
  package let nameRange: SourceRange
  /// The bytes of the file in which the warning is allowed.
  package let covered: Range<UInt32>
  /// Whether the comment states a reason.
  package let hasReason: Bool
}

extension SyntaxTree {
  /// The maximum nesting of the text that a comment applies to.
  private static let maximumDepth = 128

  /// The allowances of the file's comments, in source order.
  ///
  /// Linear in the size of the file: consecutive comments above a line are resolved together, and
  /// nesting beyond 128 brackets is not followed.
  package var allowances: [Allowance] {
    var result: [Allowance] = []
    // The next token after the last comment, and the range that the comment applies to.
    var above: (next: Int, covered: Range<UInt32>)?
    for (index, token) in tokens.enumerated() where token.kind == .lineComment {
      var comment = AllowingComment(source, token)
      guard comment.parse() else { continue }
      let covered: Range<UInt32>
      if isAfterText(index) {
        covered = lineBytes(of: token)
      } else {
        let next =
          above.flatMap { index < $0.next ? $0.next : nil }
          ?? index + 1 + tokens[(index + 1)...].prefix { $0.kind.isTrivia }.count
        if let above, above.next == next {
          covered = above.covered
        } else {
          covered = nextLineBytes(after: index)
        }
        above = (next, covered)
      }
      result += comment.names.map {
        Allowance(
          name: $0.text,
          nameRange: $0.range,
          covered: covered,
          hasReason: comment.hasReason
        )
      }
    }
    return result
  }

  /// Whether the token follows other text on its line.
  private func isAfterText(_ index: Int) -> Bool {
    for token in tokens[..<index].reversed() {
      if token.kind == .newline { return false }
      if !token.kind.isTrivia { return true }
    }
    return false
  }

  private func lineBytes(of token: Token) -> Range<UInt32> {
    let line = source.lineBytes(source.location(of: Int(token.lower)).line)
    return UInt32(line.lowerBound)..<UInt32(line.upperBound)
  }

  /// The bytes from a comment to the end of the following line, with its block and continuation
  /// lines.
  private func nextLineBytes(after index: Int) -> Range<UInt32> {
    let start = tokens[index].upper
    var end = start
    var depth = 0
    var last: TokenKind?
    var isNewLine = false
    for token in tokens[(index + 1)...] {
      if token.kind == .newline { isNewLine = true }
      if token.kind.isTrivia { continue }
      if let last, isNewLine, depth == 0, last.completesLine, !token.kind.continuesLine,
        token.kind != .else
      {
        break
      }
      switch token.kind {
      case .leftParenthesis, .leftBracket, .leftBrace: depth += 1
      case .rightParenthesis, .rightBracket, .rightBrace: depth -= 1
      default: break
      }
      // The end of the block that contains the comment.
      if depth < 0 || depth > Self.maximumDepth { break }
      last = token.kind
      isNewLine = false
      end = token.upper
    }
    return start..<max(start, end)
  }
}

/// The text of a comment that may allow a warning: `// allow NAME, NAME: reason`.
private struct AllowingComment {
  private(set) var names: [(text: String, range: SourceRange)] = []
  private(set) var hasReason = false
  private var scanner: CommentScanner

  init(_ source: SourceFile, _ token: Token) { scanner = CommentScanner(source, token) }

  /// Parses the comment; returns `false` for any other text.
  mutating func parse() -> Bool {
    scanner.skipSpaces()
    guard scanner.word() == "allow", scanner.skipSpaces() else { return false }
    repeat {
      scanner.skipSpaces()
      let start = scanner.position
      let name = scanner.word()
      guard !name.isEmpty else { return false }
      let range = SourceRange(file: scanner.source.id, lower: start, upper: scanner.position)
      names.append((name, range))
    } while scanner.skip(UInt8(ascii: ","))
    let hasColon = scanner.skip(UInt8(ascii: ":"))
    scanner.skipSpaces()
    hasReason = hasColon && !scanner.isAtEnd
    // Without a colon, the comment counts only if no other text follows the names.
    return hasColon || scanner.isAtEnd
  }
}
