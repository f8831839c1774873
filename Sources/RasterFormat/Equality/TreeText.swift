// Compares two files by their trees, tokens and diagnostics.

import RasterSyntax

/// Whether two trees are equal apart from source locations.
///
/// Compares declarations, documentation, tokens (except commas before closing brackets, and
/// semicolons) and diagnostic codes.
package func areEqual(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
  haveEqualTokens(first, second)
    && first.diagnostics.elementsEqual(second.diagnostics) { $0.code == $1.code }
    && TreeText(first.syntax).bytes == TreeText(second.syntax).bytes
}

/// Whether two files have the same tokens and comments in the same order.
///
/// Ignores commas before closing brackets, semicolons, and spaces at the ends of comments.
private func haveEqualTokens(_ first: SyntaxTree, _ second: SyntaxTree) -> Bool {
  var left = Words(first)
  var right = Words(second)
  while true {
    let (one, other) = (left.next(), right.next())
    guard let one, let other else { return one == nil && other == nil }
    guard one.kind == other.kind,
      first.source.bytes[one.range].elementsEqual(second.source.bytes[other.range])
    else { return false }
  }
}

/// Iterates over the tokens and comments of a file, in order.
private struct Words {
  private let bytes: [UInt8]
  private let tokens: [Token]
  private var place = 0

  init(_ tree: SyntaxTree) {
    bytes = tree.source.bytes
    tokens = tree.tokens
  }

  mutating func next() -> (kind: TokenKind, range: Range<Int>)? {
    while place < tokens.count {
      let token = tokens[place]
      place += 1
      switch token.kind {
      case .whitespace, .newline, .semicolon: continue
      case .comma where isBeforeCloser: continue
      case .lineComment, .docComment:
        var range = token.bytes
        while range.count > 2, isBlank(bytes[range.upperBound - 1]) { range.removeLast() }
        return (token.kind, range)
      default: return (token.kind, token.bytes)
      }
    }
    return nil
  }

  /// Whether the next token other than whitespace and comments closes brackets.
  private var isBeforeCloser: Bool {
    for token in tokens[place...] where !token.kind.isTrivia {
      return token.kind == .rightParenthesis || token.kind == .rightBracket
    }
    return false
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == 0x0B || byte == 0x0C
  }
}

/// A serialisation of a tree without source locations: equal bytes mean equal trees.
///
/// Each node is a distinct letter followed by its parts. Strings end with a zero byte, lists with a
/// full stop.
struct TreeText {
  var bytes: [UInt8] = []

  init(_ file: FileSyntax) {
    for item in file.imports {
      node("m")
      text(item.path)
      optional(item.name) { $0.add($1) }
    }
    for face in file.faces { add(face) }
    for declaration in file.declarations { add(declaration) }
  }

  mutating func node(_ letter: Unicode.Scalar) {
    bytes.append(UInt8(truncatingIfNeeded: letter.value))
  }

  mutating func text(_ text: String) {
    bytes.append(contentsOf: text.utf8)
    bytes.append(0)
  }

  mutating func add(_ name: NameSyntax) { text(name.text) }

  /// Adds a documentation comment, without whitespace at line ends.
  mutating func add(documentation: String?) {
    guard let documentation else { return node("-") }
    for line in documentation.utf8.split(separator: 10, omittingEmptySubsequences: false) {
      var line = line
      while let last = line.last, last == 32 || (9...13).contains(last) { line = line.dropLast() }
      bytes.append(contentsOf: line)
      bytes.append(10)
    }
    bytes.append(0)
  }

  mutating func optional<Part>(_ part: Part?, _ add: (inout TreeText, Part) -> Void) {
    guard let part else { return node("-") }
    node("+")
    add(&self, part)
  }

  mutating func list<Part>(_ parts: [Part], _ add: (inout TreeText, Part) -> Void) {
    for part in parts {
      node(",")
      add(&self, part)
    }
    node(".")
  }
}
