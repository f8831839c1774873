// The files on a shelf, and their removal in order of last use.

/// A file of the store, as it was when the folder was listed.
struct StoredFile: Sendable {
  let name: String
  let size: Int
  /// The time of the last use, in nanoseconds since 1970.
  let time: Int64
}

extension Shelf {
  /// Returns the entries, least recently used first.
  func entries() throws(StorageError) -> [StoredFile] {
    try files(where: Self.isEntry).sorted { ($0.time, $0.name) < ($1.time, $1.name) }
  }

  /// Removes abandoned part files, and returns the size of those still being written.
  func partBytes(_: borrowing FolderLock) throws(StorageError) -> Int {
    var bytes = 0
    for part in try files(where: Self.isPart) where try !removeIfLeft(part.name) {
      bytes += part.size
    }
    return bytes
  }

  /// Removes a file if it has not changed since it was listed, and returns its size.
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

  /// Removes a part file whose writer has ended, as shown by its free lock.
  private func removeIfLeft(_ name: String) throws(StorageError) -> Bool {
    do throws(StorageError) {
      let file = try Descriptor(opening: name, in: folder, .changing)
      guard try file.lockIfFree() else { return false }
      return try folder.remove(name)
    } catch {
      // The file was removed meanwhile, or its state cannot be determined.
      return error.isMissing
    }
  }
}
