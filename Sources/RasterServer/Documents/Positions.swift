// Converts many offsets to positions, each in time proportional to its distance from the last.

import RasterSyntax

/// Converts offsets to positions; a class, because it caches the last position of each file.
///
/// Each position is counted from the previous one on the same line, forwards or backwards. A line
/// of a million bytes with as many tokens therefore takes time linear in its length.
final class Positions {
  private let encoding: PositionEncoding
  private var lower: [FileID: Cursor] = [:]
  private var upper: [FileID: Cursor] = [:]

  private struct Cursor {
    var offset = 0
    var column = 0
  }

  init(_ encoding: PositionEncoding) { self.encoding = encoding }

  func position(of offset: Int, in source: SourceFile) -> Position {
    Self.position(of: offset, in: source, encoding, &lower[source.id, default: Cursor()])
  }

  func range(_ range: SourceRange, in source: SourceFile) -> JSON {
    .object([
      "start": position(of: Int(range.lower), in: source).json,
      "end": Self.position(
        of: Int(range.upper),
        in: source,
        encoding,
        &upper[source.id, default: Cursor()]
      ).json,
    ])
  }

  private static func position(
    of offset: Int,
    in source: SourceFile,
    _ encoding: PositionEncoding,
    _ cursor: inout Cursor
  ) -> Position {
    let offset = min(max(offset, 0), source.bytes.count)
    let start = source.lineStart(of: offset)
    let isOnLine =
      cursor.offset <= source.bytes.count && source.lineStart(of: cursor.offset) == start
    if !isOnLine || abs(offset - cursor.offset) > offset - start {
      cursor = Cursor(offset: start, column: 0)
    }
    if cursor.offset <= offset {
      cursor.column += encoding.width(of: source.bytes[cursor.offset..<offset])
    } else {
      cursor.column -= encoding.width(of: source.bytes[offset..<cursor.offset])
    }
    cursor.offset = offset
    return Position(line: source.location(of: offset).line - 1, character: cursor.column)
  }
}
