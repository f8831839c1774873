// Places of many ranges, found in the time of the way between them.

import RasterSyntax

/// Turns offsets into places; a class, since it remembers the last one of each file.
///
/// A place is counted from the one before on the same line, backwards too. So a line of a million bytes with
/// as many tokens takes no more than once its length.
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
