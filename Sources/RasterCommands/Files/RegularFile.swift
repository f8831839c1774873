// Reads regular files up to a size limit; rejects devices and pipes, which may never end.

/// Why a file cannot be read or written: the text that follows "cannot read 'name': ".
package struct FileError: Error {
  package let reason: String
  /// The `errno` of a failed system call, or `nil` for all other failures.
  private let code: Int32?
  private var isOutside = false

  package init(_ reason: String) { (self.reason, code) = (reason, nil) }

  /// A link leads out of the output folder.
  package static func outside(_ folder: String) -> FileError {
    var error = FileError("a link leads outside '\(folder)'")
    error.isOutside = true
    return error
  }

  /// The system's message for an `errno`.
  package init(code: Int32) { (reason, self.code) = (String(cString: strerror(code)), code) }

  /// The system's message for the error of the last call.
  package static var ofLastCall: FileError { FileError(code: errno) }

  /// Whether the error concerns only this file's name, for example because it is too long.
  ///
  /// False for a full disk or a missing folder, which affect every file.
  package var concernsName: Bool {
    if isOutside { return true }
    return switch code {
    case ENAMETOOLONG, EACCES, EPERM, EISDIR, ENOTDIR, EEXIST, ELOOP, EILSEQ, EINVAL, ETXTBSY: true
    default: false
    }
  }
}

/// Regular files, which are read completely.
package enum RegularFile {
  /// The maximum size of a file in bytes, by its purpose.
  package enum Limit: Int {
    case source = 0x400_0000
    case asset = 0x1000_0000
  }

  /// Reads a regular file, up to its size when it is opened.
  ///
  /// Files that the system generates on reading, such as those in `/proc`, have size 0 and read as
  /// empty. Takes time and memory linear in the size.
  package static func read(_ path: String, limit: Limit) throws(FileError) -> [UInt8] {
    let descriptor = try open(reading: path)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw .ofLastCall }
    guard status.st_size <= limit.rawValue else { throw .tooLarge(limit) }
    return try bytes(of: descriptor, count: Int(status.st_size))
  }

  /// Reads an open file or pipe to its end; throws if it exceeds the limit.
  package static func readToEnd(of descriptor: Int32, limit: Limit) throws(FileError) -> [UInt8] {
    var result: [UInt8] = []
    while true {
      let chunk = try bytes(of: descriptor, count: min(0x1_0000, limit.rawValue + 1 - result.count))
      result += chunk
      if chunk.isEmpty { return result }
      guard result.count <= limit.rawValue else { throw .tooLarge(limit) }
    }
  }

  /// Reads up to `count` available bytes, waiting for at least one; returns none at the end.
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

  /// Reads up to `count` bytes at an offset of an open file, or fewer at its end.
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

  /// Opens a regular file for reading; the caller closes it.
  package static func open(reading path: String) throws(FileError) -> Int32 {
    // Without `O_NONBLOCK`, opening a pipe would wait for a writer.
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

  /// Reads up to `count` bytes, or fewer if the file ends.
  private static func bytes(of descriptor: Int32, count: Int) throws(FileError) -> [UInt8] {
    // Without capacity, the read would write into the empty array storage that all threads share.
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
