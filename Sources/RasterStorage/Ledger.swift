// Keeps all versions' files together within the limit, under the folder's lock.

/// The entries and bytes that were removed to make room.
struct Removal {
  var entries = 0
  var bytes = 0
}

/// Keeps the files of a folder, those of all versions together, within a limit.
///
/// A listing is expensive, so it leaves a queue: the sixteenth of the entries that was used longest
/// ago. They go one by one as room is needed, unless they were used since. What was added since the
/// listing was used later than all in the queue, so the order is that of a fresh listing.
struct Ledger {
  private var queue: ArraySlice<StoredFile> = []

  /// Makes room for bytes, and counts them as taken.
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

  /// Removes what nobody needs, then entries until all files take at most `target` bytes.
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

  /// Removes entries until all files take at most `target` bytes; gives what they take then.
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

  /// Lists the entries, removes from the oldest on, and keeps the next ones for later.
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

  /// Removes one file; one that cannot be removed stays.
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

  /// Removes other versions' files; gives the bytes of what stays.
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

  /// Removes all of our files; gives the bytes of what stays, which is what is written just now.
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

  /// Removes a shelf with its files, but not with what others put there.
  private static func empty(
    _ name: String,
    in root: borrowing Descriptor,
    lock: borrowing FolderLock,
    _ removal: inout Removal
  ) throws(StorageError) -> Int {
    let shelf: Shelf
    do throws(StorageError) { shelf = try Shelf(name, in: root) } catch {
      // It went, or is no folder, and so none of ours.
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
