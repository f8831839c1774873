// Scans the text of a line comment that has a meaning, such as `// allow NAME: reason`.

/// The text of a line comment, and the position up to which it has been scanned.
struct CommentScanner {
  let source: SourceFile
  private(set) var position: Int
  let end: Int

  init(_ source: SourceFile, _ token: Token) {
    self.source = source
    position = Int(token.lower) + 2
    end = Int(token.upper)
  }

  var isAtEnd: Bool { position >= end }

  /// Parses lower-case letters, digits and hyphens.
  mutating func word() -> String { text { Self.isWordByte($0) } }

  /// Parses bytes up to a space.
  mutating func unspaced() -> String { text { $0 != 32 && $0 != 9 } }

  private mutating func text(of isIncluded: (UInt8) -> Bool) -> String {
    let start = position
    while position < end, isIncluded(source.bytes[position]) { position += 1 }
    return String(decoding: source.bytes[start..<position], as: UTF8.self)
  }

  private static func isWordByte(_ byte: UInt8) -> Bool {
    (byte >= 97 && byte <= 122) || (byte >= 48 && byte <= 57) || byte == UInt8(ascii: "-")
  }

  @discardableResult mutating func skipSpaces() -> Bool {
    let start = position
    while position < end, source.bytes[position] == 32 || source.bytes[position] == 9 {
      position += 1
    }
    return position > start
  }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard position < end, source.bytes[position] == byte else { return false }
    position += 1
    return true
  }
}
