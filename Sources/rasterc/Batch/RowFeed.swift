// Distributes rows in chunks to any number of threads, as they arrive.

import RasterCommands
import Synchronization

/// A row before parsing.
struct RawRow: Sendable {
  /// The number of the JSON line, or of the CSV record after the header, from 1.
  let number: Int
  /// The bytes without the line ending, or the reason why they are unusable.
  let bytes: Result<[UInt8], RowProblem>
}

/// Consecutive rows.
struct RowChunk: Sendable {
  /// The index of the chunk, from 0.
  let index: Int
  let rows: [RawRow]
}

/// The rows of a file or a pipe.
///
/// The calling thread reads. Available rows are returned without waiting for more. Memory is
/// bounded: a row of more than 1 MiB is skipped and reported.
final class RowFeed: Sendable {
  /// The maximum size of a row in bytes.
  static let rowLimit = 1 << 20

  private let reader: Mutex<RowReader>

  /// Creates a feed from an open file or pipe.
  ///
  /// `delimiter` separates the fields of CSV records. Without one, each line is JSON.
  init(_ descriptor: Int32, name: String, delimiter: Delimiter?, shard: Shard) {
    reader = Mutex(RowReader(descriptor, name: name, delimiter: delimiter, shard: shard))
  }

  /// The CSV columns; call it once, before taking rows.
  func header() throws(Failure) -> RowColumns {
    try reader.withLock { reader throws(Failure) in try reader.header() }
  }

  /// The next rows, or `nil` at the end.
  func next() throws(Failure) -> RowChunk? {
    try reader.withLock { reader throws(Failure) in try reader.next() }
  }
}

/// Splits the input into rows.
private struct RowReader {
  private static let chunkCount = 16
  private static let readCount = 1 << 18

  private let descriptor: Int32
  private let name: String
  /// The delimiter, or `nil` for JSON.
  private var delimiter: Delimiter?
  private let shard: Shard
  private var columnCount = 0
  private var encoding = RowEncoding()
  private var buffer: [UInt8] = []
  /// The start of the next row in the buffer, and the position up to which its end was searched.
  private var start = 0
  private var searched = 0
  private var hasEnded = false
  /// Whether the rest of a line is being skipped.
  private var isSkipping = false
  private var number = 0
  private var chunkIndex = 0

  init(_ descriptor: Int32, name: String, delimiter: Delimiter?, shard: Shard) {
    (self.descriptor, self.name, self.delimiter, self.shard) = (descriptor, name, delimiter, shard)
  }

  mutating func header() throws(Failure) -> RowColumns {
    while true {
      if let row = takeRow() {
        if let separator = Self.separator(in: row) {
          delimiter = separator
          continue
        }
        let columns = RowColumns(names: try names(in: row), delimiter: delimiter ?? .comma)
        columnCount = columns.names.count
        return columns
      }
      guard !hasEnded else {
        throw .usage("\(name): CSV requires a header with the names of the columns")
      }
      try read()
    }
  }

  /// The delimiter in a `sep=;` line, which spreadsheets write above the header.
  private static func separator(in row: Result<[UInt8], RowProblem>) -> Delimiter? {
    guard case .success(let bytes) = row, bytes.starts(with: Array("sep=".utf8)) else { return nil }
    let rest = bytes.dropFirst(4).prefix { $0 != 13 }
    return rest.count == 1 ? rest.first.map { Delimiter(byte: $0) } : nil
  }

  private func names(in row: Result<[UInt8], RowProblem>) throws(Failure) -> [String] {
    let names: [String]
    do throws(RowProblem) {
      names = try CSVRecord(try row.get(), delimiter: delimiter ?? .comma).fields()
    } catch {
      throw .usage("\(name): the header: \(error.reports.joined(separator: "; "))")
    }
    if names.count == 1, let found = Delimiter.found(in: names[0]) {
      throw .usage(
        "\(name): the header has a single column, '\(names[0])'; pass --delimiter '\(found.name)' to split it"
      )
    }
    for (index, name) in names.enumerated() where names[..<index].contains(name) {
      throw .usage("\(self.name): the header names the column '\(name)' twice")
    }
    return names
  }

  mutating func next() throws(Failure) -> RowChunk? {
    var rows: [RawRow] = []
    var byteCount = 0
    while rows.count < Self.chunkCount, byteCount < RowFeed.rowLimit {
      if let bytes = takeRow() {
        if delimiter != nil, columnCount > 1, isBlank(bytes) { continue }
        number += 1
        guard shard.holds(row: number), delimiter != nil || !isBlank(bytes) else { continue }
        byteCount += (try? bytes.get().count) ?? 0
        rows.append(RawRow(number: number, bytes: bytes))
      } else if hasEnded || !rows.isEmpty {
        break
      } else {
        try read()
      }
    }
    guard !rows.isEmpty else { return nil }
    defer { chunkIndex += 1 }
    return RowChunk(index: chunkIndex, rows: rows)
  }

  private func isBlank(_ bytes: Result<[UInt8], RowProblem>) -> Bool {
    guard case .success(let bytes) = bytes else { return false }
    return bytes.allSatisfy { $0 == 32 || $0 == 9 || $0 == 13 }
  }

  /// The next row, if it is complete in the buffer or the input has ended.
  private mutating func takeRow() -> Result<[UInt8], RowProblem>? {
    if isSkipping {
      guard let end = lineEnd(from: searched) else {
        (start, searched) = (buffer.count, buffer.count)
        isSkipping = !hasEnded
        return nil
      }
      (start, searched, isSkipping) = (end + 1, end + 1, false)
    }
    guard let end = rowEnd() else {
      if buffer.count - start > RowFeed.rowLimit {
        isSkipping = true
        let hint = delimiter != nil ? "; is a closing quote missing?" : ""
        return .failure(RowProblem("the row is longer than 1 MiB" + hint))
      }
      guard hasEnded, start < buffer.count else { return nil }
      return taken(until: buffer.count)
    }
    if end - start > RowFeed.rowLimit {
      (start, searched) = (end + 1, end + 1)
      return .failure(RowProblem("the row is longer than 1 MiB"))
    }
    return taken(until: end)
  }

  private mutating func taken(until end: Int) -> Result<[UInt8], RowProblem> {
    let row = Array(buffer[start..<end])
    (start, searched) = (end + 1, end + 1)
    if start > buffer.count { (start, searched) = (buffer.count, buffer.count) }
    return .success(row)
  }

  /// The end of the row that starts at `start`, if it is in the buffer.
  private mutating func rowEnd() -> Int? {
    if let delimiter { return CSVRecord.end(in: buffer, from: start, delimiter: delimiter) }
    let end = lineEnd(from: searched)
    if end == nil { searched = buffer.count }
    return end
  }

  /// The position of the next line break.
  private func lineEnd(from start: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count else { return nil }
      let found = memchr(base + start, 10, bytes.count - start)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }

  /// Reads more bytes, waiting until some are available.
  private mutating func read() throws(Failure) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try RegularFile.readSome(of: descriptor, upTo: Self.readCount)
    } catch {
      throw .inputOutput("cannot read '\(name)': \(error.reason)")
    }
    hasEnded = bytes.isEmpty
    do throws(UnreadEncoding) {
      buffer += try encoding.utf8(bytes, isLast: hasEnded)
    } catch {
      throw .usage("\(name) is \(error.name), which is not supported; save it as UTF-8")
    }
  }
}
