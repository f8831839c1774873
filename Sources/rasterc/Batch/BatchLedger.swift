// What earlier runs have done, so that a run that was cut off goes on.

import Raster
import RasterCommands
import Synchronization

/// The file that notes which rows are done: a line each, after what the line speaks of was written.
///
///     ROW CHECK START BYTES KEY DIGEST {"row":…}
///
/// `CHECK` is a quarter of the SHA-256 of all but itself. `START` is where the member begins in an archive,
/// or -1, `BYTES` and `DIGEST` are the file's, `KEY` stands for all that the picture and its name depend on,
/// and the rest is the result's line. Of two lines for a row the later one holds. In memory there are
/// 16 bytes a row.
final class BatchLedger: Sendable {
  /// What was noted of a row.
  struct Entry {
    let start: Int
    let byteCount: Int
    let key: String
    let digest: ContentDigest
    let line: [UInt8]
  }

  private static let head = Array("rasterc batch, ledger 1\n".utf8)
  /// The longest line that is read back.
  private static let lineLimit = 1 << 16

  private let path: String
  private let descriptor: Int32
  /// Where the line of each row begins.
  private let places: [Int: Int]

  /// Opens the file, or makes it; what a killed process has not finished is cut off.
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
        throw FileError("another batch uses it")
      }
      places = try Self.read(descriptor)
    } catch {
      throw .inputOutput("--resume: cannot use '\(path)': \(error.reason)")
    }
  }

  deinit { close(descriptor) }

  /// The places of the lines; the file ends with the last whole one then.
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
          throw FileError("it is no ledger of a batch")
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

  /// What was noted of a row; nil where there is nothing, or it cannot be read.
  func entry(row: Int) -> Entry? {
    guard let place = places[row],
      let bytes = try? RegularFile.read(descriptor, at: place, count: Self.lineLimit),
      let end = bytes.firstIndex(of: 10)
    else { return nil }
    let parts = bytes[..<end].split(separator: 32, maxSplits: 6, omittingEmptySubsequences: false)
    guard parts.count == 7 else { return nil }
    let words = parts[..<6].map { String(decoding: $0, as: UTF8.self) }
    let rest = parts[2..<7].joined(separator: [32])
    guard Int(words[0]) == row, words[1] == Self.check(row, Array(rest)),
      let start = Int(words[2]), let count = Int(words[3]),
      start >= -1, (0...(1 << 32)).contains(count),
      let digest = ContentDigest(hexadecimal: words[5])
    else { return nil }
    return Entry(
      start: start,
      byteCount: count,
      key: words[4],
      digest: digest,
      line: Array(parts[6]) + [10]
    )
  }

  /// A line for a row; one that would be too long to be read back is left out.
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

  /// The digits by which a damaged line is known; `rest` is what follows them, without the line break.
  private static func check(_ row: Int, _ rest: [UInt8]) -> String {
    String(ContentDigest(of: Array("\(row) ".utf8) + rest).description.prefix(16))
  }

  /// Adds lines at the end.
  func append(_ lines: [UInt8]) throws(Failure) {
    do throws(FileError) { try Streams.write(lines, to: descriptor) } catch {
      throw .inputOutput("cannot write '\(path)': \(error.reason)")
    }
  }
}

extension ContentDigest {
  /// A digest of 64 hexadecimal digits.
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
