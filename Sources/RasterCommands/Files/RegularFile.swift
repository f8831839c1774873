// Reads regular files: never a device or a pipe, which may have no end, and never more than a limit.

/// Why a file cannot be read or written: what follows "cannot read 'name': ".
package struct FileError: Error {
  package let reason: String
  /// The `errno` of a failed system call; nil for all other failures.
  private let code: Int32?
  private var isOutside = false

  package init(_ reason: String) { (self.reason, code) = (reason, nil) }

  /// A link leads out of the folder that files are written to.
  package static func outside(_ folder: String) -> FileError {
    var error = FileError("a link leads out of '\(folder)'")
    error.isOutside = true
    return error
  }

  /// The system's message for an `errno`.
  package init(code: Int32) { (reason, self.code) = (String(cString: strerror(code)), code) }

  /// The system's words for the error of the last call.
  package static var ofLastCall: FileError { FileError(code: errno) }

  /// Whether only files of this name fail, as where the name is too long or belongs to a folder.
  ///
  /// False for a full disk and for a missing folder, which stop every file.
  package var concernsName: Bool {
    if isOutside { return true }
    return switch code {
    case ENAMETOOLONG, EACCES, EPERM, EISDIR, ENOTDIR, EEXIST, ELOOP, EILSEQ, EINVAL, ETXTBSY: true
    default: false
    }
  }
}

/// Regular files, which are read whole.
package enum RegularFile {
  /// The largest file that is read, in bytes, by what it is read for.
  package enum Limit: Int {
    case source = 0x400_0000
    case asset = 0x1000_0000
  }

  /// The bytes of a regular file: as many as its size says when it is opened.
  ///
  /// So files that a system makes up while they are read (of a process, of the kernel), and whose
  /// size is 0, are empty here. Takes time and memory linear in the size.
  package static func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    let descriptor = try open(reading: path)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofLastCall }
    guard status.st_size <= limit.rawValue else { throw .tooLarge(limit) }
    return try bytes(of: descriptor, count: Int(status.st_size))
  }

  /// The bytes of an open file or pipe until its end; too many of them are an error.
  package static func readToEnd(of descriptor: Int32, limit: Limit) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let chunk = try bytes(of: descriptor, count: min(0x1_0000, limit.rawValue + 1 - result.count))
      result += chunk
      if chunk.isEmpty { return result }
      guard result.count <= limit.rawValue else { throw .tooLarge(limit) }
    }
  }

  /// What has come in an open file or pipe, up to `count` bytes; waits for at least one, and none is the end.
  package static func readSome(of descriptor: Int32, upTo count: Int) throws(FileError) -> [UInt8] {
    var failure: FileError?
    let result = [UInt8](unsafeUninitializedCapacity: max(count, 1)) { buffer, filled in
      repeat {
        let result = systemRead(descriptor, buffer.baseAddress, buffer.count)
        if result < 0, errno == EINTR { continue }
        if result < 0 { failure = .ofLastCall }
        filled = max(result, 0)
        return
      } while true
    }
    if let failure { throw failure }
    return result
  }

  /// Up to `count` bytes at an offset of an open file, fewer where it ends.
  package static func read(
    _ descriptor: Int32,
    at offset: Int,
    count: Int
  ) throws(FileError) -> [UInt8] {
    guard count > 0, offset >= 0 else { return [] }
    var failure: FileError?
    let result = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]
        )
        let result = pread(descriptor, rest.baseAddress, rest.count, off_t(offset + filled))
        if result < 0, errno == EINTR { continue }
        if result < 0 { failure = .ofLastCall }
        guard result > 0 else { return }
        filled += result
      }
    }
    if let failure { throw failure }
    return result
  }

  /// An open regular file for reading, which is closed by the caller.
  package static func open(reading path: String) throws(FileError) -> Int32 {
    // Opening a pipe would wait for whoever writes to it.
    let descriptor = systemOpen(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw .ofLastCall }
    var status = stat()
    do throws(FileError) {
      guard fstat(descriptor, &status) == 0 else { throw .ofLastCall }
      switch status.st_mode & S_IFMT {
      case S_IFREG: return descriptor
      case S_IFDIR: throw FileError("it is a folder")
      default: throw FileError("it is not a regular file")
      }
    } catch {
      close(descriptor)
      throw error
    }
  }

  /// Up to `count` bytes, fewer where the file ends.
  private static func bytes(of descriptor: Int32, count: Int) throws(FileError) -> [UInt8] {
    // Without room, the empty array that all threads share would be written to.
    guard count > 0 else { return [] }
    var failure: FileError?
    let result = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]
        )
        let result = systemRead(descriptor, rest.baseAddress, rest.count)
        if result < 0, errno == EINTR { continue }
        if result < 0 { failure = .ofLastCall }
        guard result > 0 else { return }
        filled += result
      }
    }
    if let failure { throw failure }
    return result
  }
}

extension FileError {
  fileprivate static func tooLarge(_ limit: RegularFile.Limit) -> FileError {
    FileError("it is larger than \(limit.rawValue >> 20) MiB")
  }
}
