// Looks at a folder and tends it: what is there, trimming, removing all.

import Raster

extension RasterFileStore {
  /// One raster in the folder.
  public struct Entry: Hashable, Sendable {
    /// The digest of its look; the file's name begins with it.
    public let digest: String
    /// The raster's width and height, in pixels; 0 where the file's beginning is damaged.
    public let width, height: Int
    /// The length of its file.
    public let bytes: Int
    /// The time when it was stored or last read, by the file system, since the beginning of 1970
    /// (UTC).
    public let lastUse: Duration
  }

  /// The entries, those that were used longest ago first, equal ones by their digests: the order in
  /// which they leave.
  ///
  /// Lists the folder and reads the first bytes of each file. A folder that is not there is empty.
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

  /// The shelf of this version; nil where there is none.
  func shelf() throws(StorageError) -> Shelf? {
    try ifThere { () throws(StorageError) in
      try Shelf(in: Descriptor(opening: directory, .folder))
    }
  }

  /// Removes what killed processes and other versions left, then the entries that were used longest
  /// ago, until all files take at most so many bytes.
  ///
  /// Gives the number of entries that went, and their bytes. Entries that cannot be removed stay.
  @discardableResult
  public func trim(toBytes bytes: Int) throws(StorageError) -> (entries: Int, bytes: Int) {
    try withLock { root, lock, removal throws(StorageError) in
      try ledger.withLock { ledger throws(StorageError) in
        try ledger.trim(to: max(0, bytes), in: root, lock: lock, &removal)
      }
    }
  }

  /// Removes all of the tier's files, and the folders that it made in the folder; other files stay.
  ///
  /// Gives the number of entries that went, and their bytes.
  @discardableResult
  public func removeAll() throws(StorageError) -> (entries: Int, bytes: Int) {
    try withLock { root, lock, removal throws(StorageError) in
      let bytes = try Ledger.removeAll(in: root, lock: lock, &removal)
      try lock.setTotal(bytes)
      // Those who wait for this file's lock see that it is gone, and make another.
      if bytes == 0 { try root.remove(FolderLock.name) }
    }
  }

  /// Calls `body` under the lock; does nothing where there is no folder, or none of ours in it.
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
