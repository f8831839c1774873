// Records completed rows, so that an interrupted run can be resumed.

import Raster
import RasterCommands
import Synchronization

/// A file that records completed rows, one line each, written after the row's output.
///
///     ROW CHECK START BYTES KEY DIGEST {"row":…}
///
/// - `CHECK` is a quarter of the SHA-256 of the other fields.
/// - `START` is the offset of the member in an archive, or -1.
/// - `BYTES` and `DIGEST` describe the file.
/// - `KEY` identifies everything that affects the image and its name.
/// - The rest is the line of the result.
///
/// If a row has two lines, the later one applies. The ledger uses 16 bytes of memory per row.
final class BatchLedger: Sendable {
  /// The recorded facts about a row.
  struct Entry {
    let start: Int
    let byteCount: Int
    let key: String
    let digest: ContentDigest
    let line: [UInt8]
  }

  private static let head = Array("rasterc batch, ledger 1\n".utf8)
  /// The maximum length of a line when it is read.
  private static let lineLimit = 1 << 16

  private let path: String
  private let descriptor: Int32
  /// The offset of each row's line.
  private let places: [Int: Int]

  /// Opens or creates the file, and removes a line that a killed process left incomplete.
  init(_ path: String) throws(Failure) {
    self.path = path
    do throws(FileError) {
      descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NONBLOCK, 0o666)
      guard descriptor >= 0 else { throw .ofLastCall }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        throw FileError("it is not a regular file")
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
        throw FileError("another batch is using it")
      }
      places = try Self.read(descriptor)
    } catch {
      throw .inputOutput("--resume: cannot use '\(path)': \(error.reason)")
    }
  }

  deinit { close(descriptor) }

  /// Finds the offsets of the lines, and truncates the file after the last complete one.
  private static func read(_ descriptor: Int32) throws(FileError) -> [Int: Int] {
    var places: [Int: Int] = [:]
    var offset = 0
    var pending: [UInt8] = []
    while true {
      let bytes = try RegularFile.read(descriptor, at: offset + pending.count, count: 1 << 20)
      pending += bytes
      if offset == 0 {
        if pending.isEmpty { try Streams.write(head, to: descriptor) }
        guard pending.isEmpty || pending.starts(with: head) else {
          throw FileError("it is not the ledger of a batch")
        }
      }
      var start = 0
      while let end = pending[start...].firstIndex(of: 10) {
        let number = pending[start..<end].prefix { $0 != 32 }
        if let row = Int(String(decoding: number, as: UTF8.self)) { places[row] = offset + start }
        start = end + 1
      }
      pending.removeFirst(start)
      offset += start
      guard !bytes.isEmpty, pending.count <= lineLimit else { break }
    }
    if offset > 0 {
      guard ftruncate(descriptor, off_t(offset)) == 0,
        lseek(descriptor, off_t(offset), SEEK_SET) >= 0
      else { throw .ofLastCall }
    }
    return places
  }

  /// The entry of a row, or `nil` if it is missing or damaged.
  func entry(row: Int) -> Entry? {
    guard let place = places[row],
      let bytes = try? RegularFile.read(descriptor, at: place, count: Self.lineLimit),
      let end = bytes.firstIndex(of: 10)
    else { return nil }
    let parts = bytes[..<end].split(separator: 32, maxSplits: 6, omittingEmptySubsequences: false)
    guard parts.count == 7 else { return nil }
    let fields = parts[..<6].map { String(decoding: $0, as: UTF8.self) }
    let rest = parts[2..<7].joined(separator: [32])
    guard Int(fields[0]) == row, fields[1] == Self.check(row, Array(rest)),
      let start = Int(fields[2]), let count = Int(fields[3]),
      start >= -1, (0...(1 << 32)).contains(count),
      let digest = ContentDigest(hexadecimal: fields[5])
    else { return nil }
    return Entry(
      start: start,
      byteCount: count,
      key: fields[4],
      digest: digest,
      line: Array(parts[6]) + [10]
    )
  }

  /// The line for a row, or an empty line if it would exceed the limit for reading.
  static func line(
    row: Int,
    start: Int,
    byteCount: Int,
    key: String,
    digest: ContentDigest,
    result: [UInt8]
  ) -> [UInt8] {
    let rest = Array("\(start) \(byteCount) \(key) \(digest) ".utf8) + result
    let line = Array("\(row) \(check(row, Array(rest.dropLast()))) ".utf8) + rest
    return line.count <= lineLimit ? line : []
  }

  /// The check digits for detecting damage; `rest` is the line after them, without its line break.
  private static func check(_ row: Int, _ rest: [UInt8]) -> String {
    String(ContentDigest(of: Array("\(row) ".utf8) + rest).description.prefix(16))
  }

  /// Appends lines to the file.
  func append(_ lines: [UInt8]) throws(Failure) {
    do throws(FileError) { try Streams.write(lines, to: descriptor) } catch {
      throw .inputOutput("cannot write '\(path)': \(error.reason)")
    }
  }
}

extension ContentDigest {
  /// Parses a digest of 64 hexadecimal digits.
  init?(hexadecimal text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 64, digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else {
      return nil
    }
    var words = SIMD4<UInt64>()
    for index in 0..<4 {
      let part = String(decoding: digits[(16 * index)..<(16 * index + 16)], as: UTF8.self)
      guard let word = UInt64(part, radix: 16) else { return nil }
      words[index] = word
    }
    self.init(words: words)
  }
}
