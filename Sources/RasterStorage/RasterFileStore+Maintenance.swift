// Inspects and maintains a folder: lists entries, trims, and removes everything.

import Raster

extension RasterFileStore {
  /// A raster in the folder.
  public struct Entry: Hashable, Sendable {
    /// The digest of the look, with which the file's name begins.
    public let digest: String
    /// The raster's width and height in pixels, or 0 if the file's header is damaged.
    public let width, height: Int
    /// The size of the file, in bytes.
    public let bytes: Int
    /// The time when the entry was stored or last read, since the beginning of 1970 (UTC).
    ///
    /// The time is that of the file system.
    public let lastUse: Duration
  }

  /// Returns the entries in order of eviction: least recently used first, then by digest.
  ///
  /// Lists the folder and reads the header of each file. Returns an empty array if the folder does
  /// not exist.
  public func entries() throws(StorageError) -> [Entry] {
    guard let shelf = try shelf() else { return [] }
    return try shelf.entries().map { file throws(StorageError) in
      let header = Self.header(of: file, on: shelf)
      return Entry(
        digest: String(file.name.prefix(64)),
        width: header?.width ?? 0,
        height: header?.height ?? 0,
        bytes: file.size,
        lastUse: .nanoseconds(file.time)
      )
    }
  }

  /// Returns the shelf of this version, or nil if it does not exist.
  func shelf() throws(StorageError) -> Shelf? {
    try ifThere { () throws(StorageError) in
      try Shelf(in: Descriptor(opening: directory, .folder))
    }
  }

  /// Removes abandoned and old files, then evicts entries to at most `bytes` bytes in total.
  ///
  /// First it removes the files of killed processes and of other versions, then the least recently
  /// used entries. Returns the number and size of the removed entries. Entries that cannot be
  /// removed stay.
  @discardableResult
  public func trim(toBytes bytes: Int) throws(StorageError) -> (entries: Int, bytes: Int) {
    try withLock { root, lock, removal throws(StorageError) in
      try ledger.withLock { ledger throws(StorageError) in
        try ledger.trim(to: max(0, bytes), in: root, lock: lock, &removal)
      }
    }
  }

  /// Removes all files and folders of the store; other files stay.
  ///
  /// Returns the number and size of the removed entries.
  @discardableResult
  public func removeAll() throws(StorageError) -> (entries: Int, bytes: Int) {
    try withLock { root, lock, removal throws(StorageError) in
      let bytes = try Ledger.removeAll(in: root, lock: lock, &removal)
      try lock.setTotal(bytes)
      // Processes that wait for this file's lock notice that it was removed, and create another.
      if bytes == 0 { try root.remove(FolderLock.name) }
    }
  }

  /// Calls `body` under the lock, unless the folder or the store's files in it do not exist.
  private func withLock(
    _ body: (borrowing Descriptor, borrowing FolderLock, inout Removal) throws(StorageError) -> Void
  ) throws(StorageError) -> (entries: Int, bytes: Int) {
    var removal = Removal()
    defer { counters.withLock { $0.statistics.evictions += removal.entries } }
    let opened = try ifThere { () throws(StorageError) in
      try Descriptor(opening: directory, .folder)
    }
    guard let root = opened,
      try !root.names(where: { Shelf.isName($0) || $0 == FolderLock.name }).isEmpty
    else { return (0, 0) }
    let lock = try FolderLock(in: root)
    try body(root, lock, &removal)
    return (removal.entries, removal.bytes)
  }

  private static func header(of file: StoredFile, on shelf: borrowing Shelf) -> EntryFormat.Header?
  {
    do throws(StorageError) {
      let open = try Descriptor(opening: file.name, in: shelf.folder, .reading)
      return EntryFormat.Header(try open.read(EntryFormat.headerCount), size: file.size)
    } catch { return nil }
  }
}
