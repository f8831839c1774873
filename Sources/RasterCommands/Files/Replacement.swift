// Replaces files atomically: a reader sees the old or the new contents, never a mixture.

import Synchronization

/// Replaces a file by writing a temporary file beside it and renaming that file.
///
/// The temporary name is random, because processes in different containers can share a folder and
/// have the same process number. A killed process leaves its temporary file unlocked; a later
/// process that writes to the folder removes it.
package enum Replacement {
  /// Whether a file is flushed to disk before it is renamed, or only passed to the system.
  package enum Durability { case handed, synced }

  /// The suffix of temporary file names.
  private static let ending = ".raster-partial"
  /// The folders already searched for temporary files of killed processes.
  private static let cleaned = Mutex<Set<String>>([])

  /// Replaces or creates the file, with its existing permissions or those of a new file.
  static func write(
    _ bytes: [UInt8],
    to path: String,
    _ durability: Durability = .handed
  ) throws(FileError) {
    let folder = Paths.folder(of: path)
    if cleaned.withLock({ $0.insert(folder).inserted }) { clean(folder.isEmpty ? "." : folder) }
    var status = stat()
    let mode = stat(path, &status) == 0 ? status.st_mode & 0o777 : nil
    let (descriptor, partial) = try make(in: folder)
    defer { close(descriptor) }
    do throws(FileError) {
      if let mode { fchmod(descriptor, mode) }
      try Streams.write(bytes, to: descriptor)
      if durability == .synced, fsync(descriptor) != 0 { throw .ofLastCall }
      guard rename(partial, path) == 0 else { throw .ofLastCall }
    } catch {
      unlink(partial)
      throw error
    }
  }

  /// Writes to a device or a pipe, which cannot be replaced.
  static func append(_ bytes: [UInt8], to path: String) throws(FileError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .ofLastCall }
    defer { close(descriptor) }
    try Streams.write(bytes, to: descriptor)
  }

  /// Creates and locks a temporary file in the folder.
  ///
  /// Before the file is locked, another process may consider it abandoned and remove it. In that
  /// case, another file is created.
  private static func make(in folder: String) throws(FileError) -> (descriptor: Int32, path: String)
  {
    let flags = O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW
    while true {
      let name = String(UInt64.random(in: .min ... .max), radix: 36)
      let path = Paths.join(folder, ".\(name)\(ending)")
      let descriptor = open(path, flags, 0o666)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw .ofLastCall }
      flock(descriptor, LOCK_EX)
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_nlink == 0 else {
        return (descriptor, path)
      }
      close(descriptor)
    }
  }

  /// Removes temporary files that no process is writing any more.
  ///
  /// To list a folder of 100,000 files takes 20 ms or more. Therefore most processes search only the
  /// first 4,096 names, and one in 64 searches all.
  private static func clean(_ folder: String) {
    let limit = Int.random(in: 0..<64) == 0 ? Int.max : 4_096
    for name in FileSystem.names(in: folder, endingWith: ending, limit: limit) {
      let path = Paths.join(folder, name)
      let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOFOLLOW)
      guard descriptor >= 0 else { continue }
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { unlink(path) }
      close(descriptor)
    }
  }
}
