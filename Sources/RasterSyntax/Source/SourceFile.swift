// A source file's bytes, and the lines and columns that reports name.

/// The bytes of one source file, whatever they are, with a table of its lines.
///
/// A line ends after `\n`, `\r\n` or a lone `\r`.
package struct SourceFile: Sendable {
  package let id: FileID
  /// The path as reports show it.
  package let path: String
  package let bytes: [UInt8]
  /// The offset of each line's first byte; never empty.
  private let lineStarts: [UInt32]
  /// The number of Unicode scalars before each block of 256 bytes.
  private let scalarCounts: [UInt32]

  package init(id: FileID, path: String, bytes: [UInt8]) {
    self.id = id
    self.path = path
    self.bytes = bytes
    lineStarts = Self.lineStarts(of: bytes)
    scalarCounts = Self.scalarCounts(of: bytes)
  }

  package init(id: FileID, path: String, text: String) {
    self.init(id: id, path: path, bytes: Array(text.utf8))
  }

  /// The number of lines, an empty one after a final line break included.
  package var lineCount: Int { lineStarts.count }

  /// A position as editors count it: both from 1, columns in Unicode scalars.
  package struct Location: Hashable, Sendable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  /// The location of the byte at `offset`.
  ///
  /// An offset past the end is taken for the end. A logarithmic search for the line, however long it is.
  package func location(of offset: Int) -> Location {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let column = scalarCount(before: offset) - scalarCount(before: Int(lineStarts[line])) + 1
    return Location(line: line + 1, column: column)
  }

  /// The start of the line that holds the byte at `offset`.
  package func lineStart(of offset: Int) -> Int { Int(lineStarts[lineIndex(of: offset)]) }

  /// The bytes of line `line`, counted from 1, without its line break; empty where there is none.
  package func lineBytes(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let lower = Int(lineStarts[line - 1])
    var upper = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return lower..<upper
  }

  /// The text of line `line`, counted from 1, without its line break.
  package func lineText(_ line: Int) -> String {
    String(decoding: bytes[lineBytes(line)], as: UTF8.self)
  }

  /// The text at `range`, with malformed UTF-8 replaced; a range past the end is cut.
  package func text(at range: SourceRange) -> String {
    let lower = min(Int(range.lower), bytes.count)
    let upper = min(max(Int(range.upper), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// The index, from 0, of the line that holds `offset`.
  private func lineIndex(of offset: Int) -> Int {
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(lineStarts[middle]) <= offset { low = middle } else { high = middle }
    }
    return low
  }

  private func scalarCount(before offset: Int) -> Int {
    let block = offset / 256
    return Int(scalarCounts[block]) + bytes[block * 256..<offset].count(where: startsScalar)
  }

  private static func scalarCounts(of bytes: [UInt8]) -> [UInt32] {
    var count: UInt32 = 0
    return stride(from: 0, through: bytes.count, by: 256).map { start in
      defer {
        let block = bytes[start..<min(start + 256, bytes.count)]
        count &+= UInt32(block.count(where: startsScalar))
      }
      return count
    }
  }

  private static func lineStarts(of bytes: [UInt8]) -> [UInt32] {
    var starts: [UInt32] = [0]
    starts.reserveCapacity(bytes.count / 24 + 1)
    for (index, byte) in bytes.enumerated() where byte == 10 || byte == 13 {
      if byte == 13, index + 1 < bytes.count, bytes[index + 1] == 10 { continue }
      starts.append(UInt32(truncatingIfNeeded: index + 1))
    }
    return starts
  }
}

private func startsScalar(_ byte: UInt8) -> Bool { byte & 0xC0 != 0x80 }

/// The files of a compilation, each at the index that its `FileID` holds.
package struct SourceFiles: Sendable {
  package private(set) var files: [SourceFile]

  package init(_ files: [SourceFile] = []) { self.files = files }

  /// Adds a file and returns its number.
  @discardableResult
  package mutating func add(path: String, bytes: [UInt8]) -> FileID {
    let id = FileID(files.count)
    files.append(SourceFile(id: id, path: path, bytes: bytes))
    return id
  }

  /// The file of that number, or nil where there is none.
  package subscript(id: FileID) -> SourceFile? {
    Int(id.index) < files.count ? files[Int(id.index)] : nil
  }
}
