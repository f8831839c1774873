// What lies on a shelf, and how it leaves: what was used longest ago first.

/// One file of ours, as it was when it was looked at.
struct StoredFile: Sendable {
  let name: String
  let size: Int
  /// The time of its last use, in nanoseconds since 1970.
  let time: Int64
}

extension Shelf {
  /// The entries, those that were used longest ago first.
  func entries() throws(StorageError) -> [StoredFile] {
    try files(where: Self.isEntry).sorted { ($0.time, $0.name) < ($1.time, $1.name) }
  }

  /// The bytes of what is being written, after what nobody writes any more was removed.
  func partBytes(_: borrowing FolderLock) throws(StorageError) -> Int {
    var bytes = 0
    for part in try files(where: Self.isPart) where try !removeIfLeft(part.name) {
      bytes += part.size
    }
    return bytes
  }

  /// Removes a file that is still the one that was looked at; gives its bytes.
  func remove(_ file: StoredFile, _: borrowing FolderLock) throws(StorageError) -> Int {
    guard let now = try folder.information(of: file.name), now.isFile, now.time == file.time,
      now.size == file.size
    else { return 0 }
    return try folder.remove(file.name) ? file.size : 0
  }

  private func files(where isWanted: (String) -> Bool) throws(StorageError) -> [StoredFile] {
    var files: [StoredFile] = []
    for name in try folder.names(where: isWanted) {
      guard let file = try folder.information(of: name), file.isFile else { continue }
      files.append(StoredFile(name: name, size: file.size, time: file.time))
    }
    return files
  }

  /// Removes a part whose writer is dead, which is known by its lock.
  private func removeIfLeft(_ name: String) throws(StorageError) -> Bool {
    do throws(StorageError) {
      let file = try Descriptor(opening: name, in: folder, .changing)
      guard try file.lockIfFree() else { return false }
      return try folder.remove(name)
    } catch {
      // It went, or nobody can tell whose it is.
      return error.isMissing
    }
  }
}
