// Keeps the files of all versions together within the limit, under the folder's lock.

/// The number and size of the entries removed to make room.
struct Removal {
  var entries = 0
  var bytes = 0
}

/// Keeps the files of a folder within a limit, counting those of all versions.
///
/// Listing a folder is expensive, so each listing fills a queue with the least recently used
/// sixteenth of the entries. They are removed one by one as room is needed, unless they have been
/// used since. Entries added after the listing are newer than all in the queue, so the order equals
/// that of a fresh listing.
struct Ledger {
  private var queue: ArraySlice<StoredFile> = []

  /// Makes room for `count` bytes, and adds them to the total.
  mutating func reserve(
    _ count: Int,
    limit: Int,
    in root: borrowing Descriptor,
    shelf: borrowing Shelf,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) throws(StorageError) {
    var total = try lock.total() ?? .max
    if total > limit - count {
      total = try shrink(
        to: limit - count,
        from: total,
        in: root,
        shelf: shelf,
        lock: lock,
        &removal
      )
    }
    guard total <= limit - count else { throw .full }
    try lock.setTotal(total + count)
  }

  /// Removes unneeded files, then entries until all files take at most `target` bytes.
  mutating func trim(
    to target: Int,
    in root: borrowing Descriptor,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) throws(StorageError) {
    queue = []
    var total = try Self.removeOtherVersions(in: root, lock: lock, &removal)
    let opened = try ifThere { () throws(StorageError) in try Shelf(in: root) }
    if let shelf = opened {
      total += try shelf.partBytes(lock)
      total = try list(shelf, others: total, to: target, lock: lock, &removal)
    }
    try lock.setTotal(total)
  }

  /// Removes entries until all files take at most `target` bytes, and returns the new total.
  private mutating func shrink(
    to target: Int,
    from total: Int,
    in root: borrowing Descriptor,
    shelf: borrowing Shelf,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) throws(StorageError) -> Int {
    var total = total
    while total > target, total < .max, let file = queue.popFirst() {
      total -= Self.remove(file, from: shelf, lock: lock, &removal)
    }
    guard total > target else { return total }
    total = try Self.removeOtherVersions(in: root, lock: lock, &removal) + shelf.partBytes(lock)
    return try list(shelf, others: total, to: target, lock: lock, &removal)
  }

  /// Lists the entries, removes the oldest, and queues the next ones for later.
  private mutating func list(
    _ shelf: borrowing Shelf,
    others: Int,
    to target: Int,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) throws(StorageError) -> Int {
    var entries = try shelf.entries()[...]
    var total = entries.reduce(others) { $0 + $1.size }
    while total > target, let file = entries.popFirst() {
      total -= Self.remove(file, from: shelf, lock: lock, &removal)
    }
    queue = Array(entries.prefix(entries.count / 16))[...]
    return total
  }

  /// Removes one file and returns its size, or 0 if it cannot be removed.
  @discardableResult
  private static func remove(
    _ file: StoredFile,
    from shelf: borrowing Shelf,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) -> Int {
    do throws(StorageError) {
      let bytes = try shelf.remove(file, lock)
      if bytes > 0 { removal.entries += 1 }
      removal.bytes += bytes
      return bytes
    } catch { return 0 }
  }

  /// Removes the files of other versions, and returns the size of those that remain.
  private static func removeOtherVersions(
    in root: borrowing Descriptor,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) throws(StorageError) -> Int {
    var bytes = 0
    for name in try root.names(where: { Shelf.isName($0) && $0 != Shelf.currentName }) {
      bytes += try empty(name, in: root, lock: lock, &removal)
    }
    return bytes
  }

  /// Removes all files of the store, and returns the size of those still being written.
  static func removeAll(
    in root: borrowing Descriptor,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) throws(StorageError) -> Int {
    var bytes = 0
    for name in try root.names(where: Shelf.isName) {
      bytes += try empty(name, in: root, lock: lock, &removal)
    }
    return bytes
  }

  /// Removes a shelf with its files, except files that do not belong to the store.
  private static func empty(
    _ name: String,
    in root: borrowing Descriptor,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) throws(StorageError) -> Int {
    let shelf: Shelf
    do throws(StorageError) { shelf = try Shelf(name, in: root) } catch {
      // The shelf was removed meanwhile, or is not a folder and so does not belong to the store.
      return 0
    }
    let parts = try shelf.partBytes(lock)
    let entries = try shelf.entries()
    let bytes = entries.reduce(0) { $0 + $1.size }
    let before = removal.bytes
    for file in entries { remove(file, from: shelf, lock: lock, &removal) }
    root.removeFolder(name)
    return parts + bytes - (removal.bytes - before)
  }
}
