// Positions in the protocol's form: zero-based lines, and columns in UTF-8 or UTF-16 code units.

import RasterSyntax

/// The unit of columns.
package enum PositionEncoding: String, Sendable {
  case utf8 = "utf-8"
  case utf16 = "utf-16"
}

/// A zero-based line and column in a text.
struct Position: Hashable, Comparable, Sendable {
  let line: Int
  let character: Int

  static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }

  var json: JSON { .object(["line": .int(line), "character": .int(character)]) }
}

extension PositionEncoding {
  /// The position of the byte at `offset`.
  func position(of offset: Int, in source: SourceFile) -> Position {
    let offset = min(max(offset, 0), source.bytes.count)
    let line = source.location(of: offset).line
    let start = source.lineStart(of: offset)
    return Position(line: line - 1, character: width(of: source.bytes[start..<offset]))
  }

  /// The byte offset of a position, clamped to the end of its line or of the text.
  ///
  /// A position inside a character is moved to the character's start.
  func offset(of position: Position, in source: SourceFile) -> Int {
    guard position.line < source.lineCount else { return source.bytes.count }
    let line = source.lineBytes(position.line + 1)
    guard position.character < line.count || self == .utf16 else { return line.upperBound }
    var offset = line.lowerBound
    var column = 0
    while offset < line.upperBound {
      var next = offset + 1
      while next < line.upperBound, source.bytes[next] & 0xC0 == 0x80 { next += 1 }
      column += width(of: source.bytes[offset..<next])
      if column > position.character { break }
      offset = next
    }
    return offset
  }

  func range(_ range: SourceRange, in source: SourceFile) -> JSON {
    .object([
      "start": position(of: Int(range.lower), in: source).json,
      "end": position(of: Int(range.upper), in: source).json,
    ])
  }

  /// The number of code units in UTF-8 text.
  func width(of bytes: ArraySlice<UInt8>) -> Int {
    if self == .utf8 { return bytes.count }
    return bytes.reduce(0) { count, byte in
      byte & 0xC0 == 0x80 ? count : count + (byte >= 0xF0 ? 2 : 1)
    }
  }
}

extension JSON {
  /// Reads a position from a message.
  func position(_ name: String) throws(RequestError) -> Position {
    guard let value = self[name], let line = value["line"]?.int,
      let character = value["character"]?.int, line >= 0, character >= 0
    else {
      throw .invalid("'\(name)' must be a position with a line and a character of at least 0")
    }
    return Position(line: line, character: character)
  }
}
