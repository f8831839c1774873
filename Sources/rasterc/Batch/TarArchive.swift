// Writes a tar archive sequentially, and resumes an interrupted one.

import Raster
import RasterCommands
import Synchronization

/// A tar archive, whose name ends in `.partial` until it is complete.
struct TarArchive: Sendable {
  private static let bufferLimit = 1 << 18

  /// Reads the output of an earlier run, from any thread.
  struct Past: Sendable {
    fileprivate let descriptor: Int32

    /// Whether the archive contains this member, with its header, padding and digest.
    func holds(_ entry: BatchLedger.Entry, name: String) -> Bool {
      let header = TarHeader.header(name, byteCount: entry.byteCount)
      let padding = TarHeader.padding(after: entry.byteCount)
      let count = header.count + entry.byteCount + padding.count
      guard
        let bytes = try? RegularFile.read(descriptor, at: entry.start, count: count),
        bytes.count == count, bytes.starts(with: header),
        bytes.suffix(padding.count) == padding[...]
      else { return false }
      let file = bytes[header.count..<(header.count + entry.byteCount)]
      return ContentDigest(of: Array(file)) == entry.digest
    }
  }

  private let path: String
  /// The name until the archive is complete, or `nil` for outputs without a name, such as pipes.
  private let partial: String?
  private let descriptor: Int32
  private var buffer: [UInt8] = []
  /// The offset of the next member.
  private(set) var position = 0
  /// Whether new members were written, which invalidates the later members of an earlier run.
  private(set) var isWritten = false

  /// Opens an archive; '-' is the standard output.
  init(_ path: String, isResumed: Bool) throws(Failure) {
    self.path = path
    if path == "-" {
      (partial, descriptor) = (nil, STDOUT_FILENO)
      return
    }
    let folder = Paths.folder(of: path)
    if !folder.isEmpty { try FileSystem.makeFolder(folder) }
    switch FileSystem.kind(of: path) {
    case .folder?: throw .inputOutput("cannot write '\(path)': it is a folder")
    case .other?:
      partial = nil
      descriptor = open(path, O_WRONLY | O_CLOEXEC)
    case .file?, nil:
      let name = path + ".partial"
      if isResumed, FileSystem.kind(of: name) == nil { rename(path, name) }
      if let kind = FileSystem.kind(of: name), kind != .file {
        throw .inputOutput("cannot write '\(name)': it is not a regular file")
      }
      partial = name
      descriptor = try Self.locked(name, for: path)
      if !isResumed { ftruncate(descriptor, 0) }
    }
    guard descriptor >= 0 else {
      throw .inputOutput("cannot write '\(path)': \(FileError.ofLastCall.reason)")
    }
  }

  /// Opens and locks a file, which an earlier run may have left.
  ///
  /// Throws if another process is writing to it. If that process renames the file before the lock
  /// is acquired, a new file is opened.
  private static func locked(_ name: String, for path: String) throws(Failure) -> Int32 {
    while true {
      let descriptor = open(name, O_RDWR | O_CREAT | O_CLOEXEC, 0o666)
      guard descriptor >= 0 else {
        throw .inputOutput("cannot write '\(path)': \(FileError.ofLastCall.reason)")
      }
      guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 || errno != EWOULDBLOCK else {
        close(descriptor)
        throw .inputOutput("cannot write '\(path)': another batch is writing it")
      }
      var (own, named) = (stat(), stat())
      if fstat(descriptor, &own) == 0, stat(name, &named) == 0, own.st_ino == named.st_ino,
        own.st_dev == named.st_dev
      {
        return descriptor
      }
      close(descriptor)
    }
  }

  /// The members written by an earlier run.
  var past: Past { Past(descriptor: descriptor) }

  /// Skips a member that is already at `position`; returns whether that is possible.
  mutating func keep(_ entry: BatchLedger.Entry, name: String) -> Bool {
    guard !isWritten, entry.start == position else { return false }
    position += TarHeader.header(name, byteCount: entry.byteCount).count + entry.byteCount
    position += TarHeader.padding(after: entry.byteCount).count
    return true
  }

  /// Adds a file and returns the offset of its member.
  mutating func append(_ file: [UInt8], name: String) throws(Failure) -> Int {
    let start = position
    let header = TarHeader.header(name, byteCount: file.count)
    let padding = TarHeader.padding(after: file.count)
    try append(header)
    try append(file)
    try append(padding)
    return start
  }

  private mutating func append(_ bytes: [UInt8]) throws(Failure) {
    if !isWritten, partial != nil {
      guard ftruncate(descriptor, off_t(position)) == 0,
        lseek(descriptor, off_t(position), SEEK_SET) >= 0
      else { throw failure(.ofLastCall) }
    }
    isWritten = true
    buffer += bytes
    position += bytes.count
    if buffer.count >= Self.bufferLimit { try flush() }
  }

  /// Writes buffered members to the system.
  mutating func flush() throws(Failure) {
    guard !buffer.isEmpty else { return }
    do throws(FileError) { try Streams.write(buffer, to: descriptor) } catch {
      throw failure(error)
    }
    buffer.removeAll(keepingCapacity: true)
  }

  /// Finishes the archive and renames it.
  mutating func finish(_ durability: Replacement.Durability) throws(Failure) {
    try append(TarHeader.trailer(after: position))
    try flush()
    guard let partial else { return }
    if durability == .synced, fsync(descriptor) != 0 { throw failure(.ofLastCall) }
    guard rename(partial, path) == 0 else { throw failure(.ofLastCall) }
    close(descriptor)
  }

  private func failure(_ error: FileError) -> Failure {
    .inputOutput("cannot write '\(path)': \(error.reason)")
  }
}
