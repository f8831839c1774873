// Open files and folders: the system calls that the tier makes, each with its error.
//
// Unsafe pointers: the C library takes addresses. Each comes from a `with…` call or an `inout`
// argument and is not kept; lengths are those of the arrays that the addresses point into.

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// An open file or folder, which is closed with the value; so is the lock on it.
struct Descriptor: ~Copyable {
  private let number: Int32

  /// The purpose for which something is opened.
  enum Purpose {
    case reading, folder, changing, making, makingIfMissing

    fileprivate var flags: Int32 {
      // Nothing waits for the other end of a pipe; no link stands for a file.
      let common = O_CLOEXEC | O_NONBLOCK
      return switch self {
      case .reading: common | O_NOFOLLOW | O_RDONLY
      case .folder: common | O_RDONLY | O_DIRECTORY
      case .changing: common | O_NOFOLLOW | O_RDWR
      case .making: common | O_NOFOLLOW | O_RDWR | O_CREAT | O_EXCL
      case .makingIfMissing: common | O_NOFOLLOW | O_RDWR | O_CREAT
      }
    }
  }

  /// Opens a path; a folder's may be a link.
  init(opening path: String, _ purpose: Purpose) throws(StorageError) {
    number = try checked("open") { open(path, purpose.flags, 0o666) }
  }

  /// Opens a name in a folder; fails with `foreignFile` where it is a link, or no folder but should be.
  init(
    opening name: String,
    in folder: borrowing Descriptor,
    _ purpose: Purpose
  ) throws(StorageError) {
    let parent = folder.number
    do throws(StorageError) {
      number = try checked("open") { openat(parent, name, purpose.flags | O_NOFOLLOW, 0o666) }
    } catch .system(_, ELOOP) {
      throw .foreignFile(name)
    } catch .system(_, ENOTDIR) {
      throw .foreignFile(name)
    }
  }

  deinit { _ = close(number) }

  /// Returns what the system knows of the open file.
  func information() throws(StorageError) -> FileInformation {
    var status = stat()
    let number = number
    _ = try checked("fstat") { fstat(number, &status) }
    return FileInformation(status)
  }

  /// Returns what the system knows of a name in this folder, not following links; nil where there
  /// is none.
  func information(of name: String) throws(StorageError) -> FileInformation? {
    var status = stat()
    let number = number
    do throws(StorageError) {
      _ = try checked("fstatat") { fstatat(number, name, &status, AT_SYMLINK_NOFOLLOW) }
    } catch .system(_, ENOENT) { return nil }
    return FileInformation(status)
  }

  /// Up to `count` bytes from an offset on; fewer where the file ends.
  func read(_ count: Int, at offset: Int = 0) throws(StorageError) -> [UInt8] {
    // Without room, the empty array that all threads share would be written to.
    guard count > 0 else { return [] }
    var failure: StorageError?
    let number = number
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      while filled < count {
        let rest = UnsafeMutableRawBufferPointer(
          rebasing: UnsafeMutableRawBufferPointer(buffer)[filled...]
        )
        let result = pread(number, rest.baseAddress, rest.count, off_t(offset + filled))
        if result < 0, errno == EINTR { continue }
        if result < 0 { failure = .system(call: "read", number: errno) }
        guard result > 0 else { return }
        filled += result
      }
    }
    if let failure { throw failure }
    return bytes
  }

  /// Writes all bytes at the file's beginning.
  func write(_ bytes: [UInt8]) throws(StorageError) {
    var failure: StorageError?
    bytes.withUnsafeBytes { bytes in
      var written = 0
      while written < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[written...])
        let result = pwrite(number, rest.baseAddress, rest.count, off_t(written))
        if result < 0, errno == EINTR { continue }
        guard result > 0 else {
          failure = .system(call: "write", number: result < 0 ? errno : ENOSPC)
          return
        }
        written += result
      }
    }
    if let failure { throw failure }
  }

  /// Gives the file a length; what is new in it is zeros.
  func setLength(_ length: Int) throws(StorageError) {
    let number = number
    _ = try checked("ftruncate") { ftruncate(number, off_t(length)) }
  }

  /// Waits until the file or folder is on the disk.
  func synchronize() throws(StorageError) {
    let number = number
    _ = try checked("fsync") { fsync(number) }
  }

  /// Sets the file's time to now, as the system sees it; a file that one may only read keeps its own.
  func touch() { _ = futimens(number, nil) }

  /// Takes the lock on the file, if nobody has it; it goes with the descriptor.
  func lockIfFree() throws(StorageError) -> Bool {
    let number = number
    do throws(StorageError) {
      _ = try checked("flock") { flock(number, LOCK_EX | LOCK_NB) }
      return true
    } catch .system(_, EWOULDBLOCK) { return false }
  }

  /// Makes a folder in this folder, unless the name is taken.
  func makeFolder(_ name: String) throws(StorageError) {
    let number = number
    do throws(StorageError) {
      _ = try checked("mkdir") { mkdirat(number, name, 0o777) }
    } catch .system(_, EEXIST) { return }
  }

  /// Gives a file in this folder another name; what had that name is gone.
  func rename(_ name: String, to other: String) throws(StorageError) {
    let number = number
    _ = try checked("rename") { renameat(number, name, number, other) }
  }

  /// Removes a file from this folder; says whether it was there.
  @discardableResult
  func remove(_ name: String) throws(StorageError) -> Bool {
    let number = number
    do throws(StorageError) {
      _ = try checked("unlink") { unlinkat(number, name, 0) }
      return true
    } catch .system(_, ENOENT) { return false }
  }

  /// Removes a folder from this folder, if it is empty.
  func removeFolder(_ name: String) { _ = unlinkat(number, name, AT_REMOVEDIR) }

  /// The names in this folder that `isWanted`, sorted by their bytes.
  func names(where isWanted: (String) -> Bool) throws(StorageError) -> [String] {
    let parent = number
    let copy = try checked("open") { openat(parent, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard let stream = fdopendir(copy) else {
      defer { _ = close(copy) }
      throw .system(call: "opendir", number: errno)
    }
    defer { closedir(stream) }
    var names: [String] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      // The name lies within the record, which may be shorter than its type.
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { break }
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      let text = String(cString: name)
      if isWanted(text) { names.append(text) }
    }
    guard errno == 0 else { throw .system(call: "readdir", number: errno) }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}

/// Returns the result of `body`; nil where a file or folder that it asks for is not there.
func ifThere<Result: ~Copyable>(
  _ body: () throws(StorageError) -> Result
) throws(StorageError) -> Result? {
  do throws(StorageError) { return try body() } catch {
    guard error.isMissing else { throw error }
    return nil
  }
}

/// Makes a folder and those that it lies in, where they are not there.
func makeFolders(_ path: String) throws(StorageError) {
  do throws(StorageError) {
    _ = try checked("mkdir") { mkdir(path, 0o777) }
  } catch .system(_, EEXIST) {
    return
  } catch .system(_, ENOENT) {
    guard let slash = path.dropLast().lastIndex(of: "/"), slash > path.startIndex else {
      throw .system(call: "mkdir", number: ENOENT)
    }
    try makeFolders(String(path[..<slash]))
    let result = mkdir(path, 0o777)
    if result != 0, errno != EEXIST { throw .system(call: "mkdir", number: errno) }
  }
}

/// Whether bytes are equal: for a key of 7,560 fills in 1.4 ms less than one by one.
func areEqual(_ bytes: UnsafeRawBufferPointer, _ others: [UInt8]) -> Bool {
  guard bytes.count == others.count, let first = bytes.baseAddress else { return others.isEmpty }
  return others.withUnsafeBytes { others in
    others.baseAddress.map { memcmp(first, $0, bytes.count) == 0 } ?? true
  }
}

/// Lets other threads run: the first times at once, then for a millisecond.
func pause(_ attempt: Int) {
  if attempt < 20 { _ = sched_yield() } else { _ = usleep(1_000) }
}

/// Returns the result of a call, made again where a signal interrupted it.
private func checked(_ call: String, _ body: () -> Int32) throws(StorageError) -> Int32 {
  while true {
    let result = body()
    if result >= 0 { return result }
    if errno != EINTR { throw .system(call: call, number: errno) }
  }
}

/// The system's information on a file.
struct FileInformation {
  /// Whether it is a file, and no folder, link or device.
  let isFile: Bool
  let size: Int
  /// The time of its last use, in nanoseconds since 1970.
  let time: Int64
  /// The number of its names; 0 once it is removed.
  let links: Int
  private let device, serial: UInt64

  fileprivate init(_ status: stat) {
    isFile = status.st_mode & S_IFMT == S_IFREG
    size = Int(status.st_size)
    #if canImport(Darwin)
    let stamp = status.st_mtimespec
    #else
    let stamp = status.st_mtim
    #endif
    time = Int64(stamp.tv_sec) &* 1_000_000_000 &+ Int64(stamp.tv_nsec)
    links = Int(status.st_nlink)
    device = UInt64(truncatingIfNeeded: status.st_dev)
    serial = UInt64(truncatingIfNeeded: status.st_ino)
  }

  /// Whether both are one file.
  func isSame(as other: FileInformation) -> Bool {
    device == other.device && serial == other.serial
  }
}
