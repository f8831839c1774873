// Reads and writes files: whole, atomically, and only where something changes.

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The file system, as far as the command needs it.
enum FileSystem {
  enum Kind { case file, folder }

  /// A file, however its path is written.
  struct Identity: Hashable {
    let device: UInt64
    let number: UInt64
  }

  static func kind(of path: String) -> Kind? {
    status(of: path).map { $0.st_mode & S_IFMT == S_IFDIR ? .folder : .file }
  }

  static func identity(of path: String) -> Identity? {
    status(of: path).map {
      Identity(
        device: UInt64(truncatingIfNeeded: $0.st_dev),
        number: UInt64(truncatingIfNeeded: $0.st_ino)
      )
    }
  }

  static func read(_ path: String) throws(Failure) -> [UInt8] {
    let descriptor = open(path, O_RDONLY)
    guard descriptor >= 0 else { throw failure("read", path) }
    defer { close(descriptor) }
    var status = stat()
    let size = fstat(descriptor, &status) == 0 ? Int(status.st_size) : 0
    return try read(descriptor, path, capacity: size)
  }

  static func readStandardInput() throws(Failure) -> [UInt8] {
    try read(0, "the standard input", capacity: 0)
  }

  /// The names in a folder, sorted by their bytes.
  static func names(in path: String) throws(Failure) -> [String] {
    guard let folder = opendir(path) else { throw failure("read", path) }
    defer { closedir(folder) }
    var names: [String] = []
    while let entry = readdir(folder) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(
          to: CChar.self,
          capacity: MemoryLayout.size(ofValue: pointer.pointee)
        ) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted(by: areInByteOrder)
  }

  /// Makes a folder and those that it lies in.
  static func createFolder(_ path: String) throws(Failure) {
    guard !path.isEmpty, kind(of: path) != .folder else { return }
    try createFolder(Paths.folder(of: path))
    guard mkdir(path, 0o777) != 0, errno != EEXIST || kind(of: path) != .folder else { return }
    throw failure("create", path)
  }

  /// Whether the file holds exactly these bytes.
  static func holds(_ path: String, _ bytes: [UInt8]) -> Bool {
    guard let status = status(of: path), Int(status.st_size) == bytes.count else { return false }
    return (try? read(path)) == bytes
  }

  /// Writes a file at once: beside its place, then moved there; not at all where nothing changes.
  ///
  /// Returns whether something changed.
  @discardableResult
  static func write(_ bytes: [UInt8], to path: String) throws(Failure) -> Bool {
    guard !holds(path, bytes) else { return false }
    let folder = Paths.folder(of: path)
    try createFolder(folder)
    let aside = Paths.join(folder, ".\(Paths.name(of: path)).\(getpid()).partial")
    let descriptor = open(aside, O_WRONLY | O_CREAT | O_TRUNC, 0o666)
    guard descriptor >= 0 else { throw failure("write", path) }
    let isWritten = write(bytes, to: descriptor)
    let failure = failure("write", path)
    guard close(descriptor) == 0, isWritten, rename(aside, path) == 0 else {
      unlink(aside)
      throw failure
    }
    return true
  }

  /// Writes all bytes to an open file or stream.
  static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, UnsafeRawBufferPointer(rebasing: rest))
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
  }

  private static func read(
    _ descriptor: Int32,
    _ path: String,
    capacity: Int
  ) throws(Failure) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(capacity + 1)
    while true {
      let wanted = max(capacity - bytes.count, 1 << 16)
      var count = 0
      let chunk = [UInt8](unsafeUninitializedCapacity: wanted) { buffer, initialized in
        count = systemRead(descriptor, UnsafeMutableRawBufferPointer(buffer))
        initialized = max(count, 0)
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw failure("read", path) }
      if count == 0 { return bytes }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
    }
  }

  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }

  /// The failure that the system has just noted.
  private static func failure(_ verb: String, _ path: String) -> Failure {
    .inputOutput("cannot \(verb) '\(path)': \(String(cString: strerror(errno)))")
  }
}

private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
  read(descriptor, buffer.baseAddress, buffer.count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(descriptor, buffer.baseAddress, buffer.count)
}

/// Whether one string's UTF-8 bytes come before another's: the same order in every locale.
func areInByteOrder(_ first: String, _ second: String) -> Bool {
  first.utf8.lexicographicallyPrecedes(second.utf8)
}
