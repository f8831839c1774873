// Hands out rows in pieces, to any number of threads, as they come.

import RasterCommands
import Synchronization

/// A row as it was read.
struct RawRow: Sendable {
  /// From 1 on: the line of JSON, or the record behind the header of CSV.
  let number: Int
  /// Its bytes without the end of the line, or why they cannot be used.
  let bytes: Result<[UInt8], RowProblem>
}

/// Some rows in order.
struct RowChunk: Sendable {
  /// From 0 on.
  let index: Int
  let rows: [RawRow]
}

/// The rows of a file or a pipe.
///
/// Whoever asks reads; what has come is handed out, and not kept until more comes. Memory is bounded: a
/// row of more than 1 MiB is read over, and reported.
final class RowFeed: Sendable {
  /// The most bytes of a row.
  static let rowLimit = 1 << 20

  private let reader: Mutex<RowReader>

  /// Rows of an open file or pipe.
  init(_ descriptor: Int32, name: String, format: RowFormat, shard: Shard) {
    reader = Mutex(RowReader(descriptor, name: name, format: format, shard: shard))
  }

  /// The names of the columns, of CSV; called once, before rows are taken.
  func header() throws(Failure) -> [String] {
    try reader.withLock { reader throws(Failure) in try reader.header() }
  }

  /// The next rows; nil at the end.
  func next() throws(Failure) -> RowChunk? {
    try reader.withLock { reader throws(Failure) in try reader.next() }
  }
}

/// Splits what is read into rows.
private struct RowReader {
  private static let chunkCount = 16
  private static let readCount = 1 << 18

  private let descriptor: Int32
  private let name: String
  private let format: RowFormat
  private let shard: Shard
  private var columnCount = 0
  private var buffer: [UInt8] = []
  /// Where the next row begins in the buffer, and up to where its end has been looked for.
  private var start = 0
  private var searched = 0
  private var hasEnded = false
  /// Whether the rest of a line is read over.
  private var isSkipping = false
  private var number = 0
  private var chunkIndex = 0

  init(_ descriptor: Int32, name: String, format: RowFormat, shard: Shard) {
    (self.descriptor, self.name, self.format, self.shard) = (descriptor, name, format, shard)
  }

  mutating func header() throws(Failure) -> [String] {
    while true {
      if let bytes = takeRow() {
        let names: [String]
        do throws(RowProblem) {
          let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
          let bytes = try bytes.get()
          names = try CSVRecord(bytes.starts(with: mark) ? Array(bytes[3...]) : bytes).fields()
        } catch {
          throw .usage("\(name): the header: \(error.reports.joined(separator: "; "))")
        }
        for (index, name) in names.enumerated() where names[..<index].contains(name) {
          throw .usage("\(self.name): the header has a column '\(name)' twice")
        }
        columnCount = names.count
        return names
      }
      guard !hasEnded else { throw .usage("\(name): CSV begins with the names of its columns") }
      try read()
    }
  }

  mutating func next() throws(Failure) -> RowChunk? {
    var rows: [RawRow] = []
    var byteCount = 0
    while rows.count < Self.chunkCount, byteCount < RowFeed.rowLimit {
      if let bytes = takeRow() {
        if format == .csv, columnCount > 1, isBlank(bytes) { continue }
        number += 1
        guard shard.holds(row: number), format == .csv || !isBlank(bytes) else { continue }
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

  /// The next row, where its end is in the buffer or there is no more to read.
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
        let hint = format == .csv ? "; is a quote not closed?" : ""
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

  /// Where the row ends that begins at `start`, if that is in the buffer.
  private mutating func rowEnd() -> Int? {
    if format == .json {
      let end = lineEnd(from: searched)
      if end == nil { searched = buffer.count }
      return end
    }
    return CSVRecord.end(in: buffer, from: start)
  }

  /// The place of the next line break.
  private func lineEnd(from start: Int) -> Int? {
    buffer.withUnsafeBytes { bytes in
      guard let base = bytes.baseAddress, start < bytes.count else { return nil }
      let found = memchr(base + start, 10, bytes.count - start)
      return found.map { UnsafeRawPointer($0) - base }
    }
  }

  /// Reads on; waits where nothing has come yet.
  private mutating func read() throws(Failure) {
    if start > 0 {
      buffer.removeSubrange(..<start)
      searched -= start
      start = 0
    }
    do throws(FileError) {
      let bytes = try RegularFile.readSome(of: descriptor, upTo: Self.readCount)
      hasEnded = bytes.isEmpty
      buffer += bytes
    } catch {
      throw .inputOutput("cannot read '\(name)': \(error.reason)")
    }
  }
}
