// A source file's bytes, and the lines and columns of its positions.

/// The bytes of a source file, which may be invalid, with a table of its lines.
///
/// A line ends after `\n`, `\r\n` or a lone `\r`.
package struct SourceFile: Sendable {
  package let id: FileID
  /// The path as diagnostics display it.
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

  /// The number of lines, including an empty one after a final line break.
  package var lineCount: Int { lineStarts.count }

  /// A position as editors count it: lines and columns start at 1, and columns count Unicode
  /// scalars.
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
  /// An offset past the end is clamped to the end. The search takes logarithmic time, even in a
  /// long line.
  package func location(of offset: Int) -> Location {
    let offset = min(max(offset, 0), bytes.count)
    let line = lineIndex(of: offset)
    let column = scalarCount(before: offset) - scalarCount(before: Int(lineStarts[line])) + 1
    return Location(line: line + 1, column: column)
  }

  /// The start of the line that contains the byte at `offset`.
  package func lineStart(of offset: Int) -> Int { Int(lineStarts[lineIndex(of: offset)]) }

  /// The bytes of line `line` (from 1) without its line break; empty if there is no such line.
  package func lineBytes(_ line: Int) -> Range<Int> {
    guard line >= 1, line <= lineStarts.count else { return bytes.count..<bytes.count }
    let lower = Int(lineStarts[line - 1])
    var upper = line < lineStarts.count ? Int(lineStarts[line]) : bytes.count
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\n") { upper -= 1 }
    if upper > lower, bytes[upper - 1] == UInt8(ascii: "\r") { upper -= 1 }
    return lower..<upper
  }

  /// The text of line `line` (from 1) without its line break.
  package func lineText(_ line: Int) -> String {
    String(decoding: bytes[lineBytes(line)], as: UTF8.self)
  }

  /// The text at `range`, with malformed UTF-8 replaced; a range past the end is truncated.
  package func text(at range: SourceRange) -> String {
    let lower = min(Int(range.lower), bytes.count)
    let upper = min(max(Int(range.upper), lower), bytes.count)
    return String(decoding: bytes[lower..<upper], as: UTF8.self)
  }

  /// The index of the line that contains `offset`.
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

/// The files of a compilation, indexed by their `FileID`.
package struct SourceFiles: Sendable {
  package private(set) var files: [SourceFile]

  package init(_ files: [SourceFile] = []) { self.files = files }

  /// Adds a file and returns its identifier.
  @discardableResult
  package mutating func add(path: String, bytes: [UInt8]) -> FileID {
    let id = FileID(files.count)
    files.append(SourceFile(id: id, path: path, bytes: bytes))
    return id
  }

  /// The file with this identifier, or `nil` if there is none.
  package subscript(id: FileID) -> SourceFile? {
    Int(id.index) < files.count ? files[Int(id.index)] : nil
  }
}
