// The disk tier: rasters and encoded images in files, by look.

import Raster
import Synchronization

/// Stores rasters in a folder's files by look, so that they outlive the process that drew them.
///
///     let storage = RasterFileStore(directory: "/var/cache/badges", byteLimit: 512 << 20)
///     let cache = RasterCache(.init(cacheByteLimit: 64 << 20, store: storage))
///
/// Any number of processes can share the folder, and each can be killed at any time, because files
/// are replaced atomically. Each entry is checked against its checksum and its full look key when
/// it is read. A damaged entry is deleted, counted and redrawn. If the folder cannot be read or
/// written, the failure is counted and the cache continues without it.
///
/// Entries are stored in a separate folder for each version of the engine and of the file format.
/// Files that do not belong to the store are never touched. When the limit is reached, the least
/// recently used entries are evicted first. The order is that of the file times, which each use
/// updates.
///
/// A class because callers share its counters.
public final class RasterFileStore: RasterStore {
  /// The path of the folder.
  public let directory: String
  /// The maximum size of the store's files, in bytes, when this process adds to them.
  ///
  /// It limits the sum of the files' sizes, including those of other versions and those being
  /// written. Processes can have different limits; each makes room up to its own.
  public let byteLimit: Int
  let counters = Mutex(Counters())
  let ledger = Mutex(Ledger())

  /// Creates a store in a folder, which is created with its parents when an entry is first stored.
  ///
  /// The initializer does not access the file system.
  public init(directory: String, byteLimit: Int = 256 << 20) {
    self.directory = directory.isEmpty ? "." : directory
    self.byteLimit = max(0, byteLimit)
  }

  /// Returns the raster of a look, or nil if it is missing, damaged or unreadable.
  public func raster(for look: LookKey) -> Bitmap? {
    counted { () throws(StorageError) in try read(look, EntryFormat.raster) }
  }

  /// Returns the image file of a look, or nil if it is missing, damaged or unreadable.
  public func file(for look: LookKey) -> [UInt8]? {
    counted { () throws(StorageError) in try read(look, EntryFormat.file) }
  }

  /// Returns the result of `read`, and counts a hit or a miss.
  private func counted<Kept>(_ read: () throws(StorageError) -> Kept?) -> Kept? {
    do throws(StorageError) {
      let kept = try read()
      counters.withLock { kept == nil ? ($0.statistics.misses += 1) : ($0.statistics.hits += 1) }
      return kept
    } catch {
      counters.withLock {
        $0.statistics.misses += 1
        $0.fail(error)
      }
      return nil
    }
  }

  /// Stores a raster without waiting for the disk.
  ///
  /// When the function returns, the entry is in place, unless storing failed, which is counted. If
  /// the system itself crashes, the entry may afterwards be missing or damaged; both are misses.
  public func insert(_ raster: Bitmap, for look: LookKey) {
    let key = look.bytes
    do throws(StorageError) { try store(EntryFormat.bytes(raster, key: key), key, .later) } catch {}
  }

  /// Stores an image file in the same way as a raster.
  public func insert(file: [UInt8], for look: LookKey) {
    let key = look.bytes
    do throws(StorageError) {
      try store(EntryFormat.bytes(file: file, key: key), key, .later)
    } catch {}
  }

  /// Stores a raster, and waits until it is on the disk.
  ///
  /// When the function returns, the entry is in place, and survives a crash of the system until it
  /// is evicted. If it throws `StorageError`, the entry could not be stored or flushed. Waiting
  /// takes some milliseconds; `insert(_:for:)` does not wait.
  public func store(_ raster: Bitmap, for look: LookKey) throws(StorageError) {
    let key = look.bytes
    try store(EntryFormat.bytes(raster, key: key), key, .now)
  }

  private enum Synchronization { case now, later }

  private func store(
    _ bytes: [UInt8],
    _ key: [UInt8],
    _ synchronization: Synchronization
  ) throws(StorageError) {
    do throws(StorageError) {
      let name = Shelf.entryName(ContentDigest(of: key))
      try write(bytes, to: name, synchronization)
      counters.withLock { $0.statistics.stored += 1 }
    } catch {
      counters.withLock { $0.fail(error) }
      throw error
    }
  }

  private func write(
    _ bytes: [UInt8],
    to name: String,
    _ synchronization: Synchronization
  ) throws(StorageError) {
    guard bytes.count <= byteLimit else {
      throw .tooLarge(bytes: bytes.count, limit: byteLimit)
    }
    try makeFolders(directory)
    let root = try Descriptor(opening: directory, .folder)
    let part = try reserve(bytes.count, in: root)
    do throws(StorageError) {
      try part.file.write(bytes)
      if synchronization == .now { try part.file.synchronize() }
      try publish(part, as: name, in: root)
    } catch {
      abandon(part, in: root)
      throw error
    }
    guard synchronization == .now else { return }
    try part.shelf.folder.synchronize()
    try root.synchronize()
  }

  /// Makes room for a file, adds its size to the total, and creates it, all under the lock.
  ///
  /// A listing by another process therefore sees the size and the file together.
  private func reserve(
    _ count: Int,
    in root: borrowing Descriptor
  ) throws(StorageError) -> Shelf.Part {
    let lock = try FolderLock(in: root)
    try root.makeFolder(Shelf.currentName)
    let shelf = try Shelf(in: root)
    var removal = Removal()
    defer { counters.withLock { $0.statistics.evictions += removal.entries } }
    try ledger.withLock { ledger throws(StorageError) in
      try ledger.reserve(count, limit: byteLimit, in: root, shelf: shelf, lock: lock, &removal)
    }
    do throws(StorageError) { return try Shelf.Part(of: count, on: shelf, lock) } catch {
      lock.release(count)
      throw error
    }
  }

  private func publish(
    _ part: borrowing Shelf.Part,
    as name: String,
    in root: borrowing Descriptor
  ) throws(StorageError) {
    let lock = try FolderLock(in: root)
    lock.release(try part.publish(as: name, lock))
  }

  /// Removes a file that could not be written; if that fails too, a later trim removes it.
  private func abandon(_ part: borrowing Shelf.Part, in root: borrowing Descriptor) {
    do throws(StorageError) {
      let lock = try FolderLock(in: root)
      if try part.shelf.folder.remove(part.name) { lock.release(part.size) }
    } catch {}
  }

  private func read<Kept>(
    _ look: LookKey,
    _ kept: ([UInt8], EntryFormat.Header, _ key: [UInt8]) -> Kept?
  ) throws(StorageError) -> Kept? {
    let key = look.bytes
    let name = Shelf.entryName(ContentDigest(of: key))
    guard let file = try openEntry(name) else { return nil }
    let information = try file.information()
    guard information.isFile else { throw .foreignFile(name) }
    let size = information.size
    if let header = EntryFormat.Header(try file.read(EntryFormat.headerCount), size: size),
      let result = kept(try file.read(size), header, key)
    {
      file.touch()
      return result
    }
    counters.withLock { $0.statistics.damaged += 1 }
    drop(file, name)
    return nil
  }

  private func openEntry(_ name: String) throws(StorageError) -> Descriptor? {
    try ifThere { () throws(StorageError) in
      try Descriptor(opening: "\(directory)/\(Shelf.currentName)/\(name)", .reading)
    }
  }

  /// Removes a damaged entry, unless another file has replaced it.
  private func drop(_ file: borrowing Descriptor, _ name: String) {
    do throws(StorageError) {
      let root = try Descriptor(opening: directory, .folder)
      let lock = try FolderLock(in: root)
      let shelf = try Shelf(in: root)
      let damaged = try file.information()
      guard let now = try shelf.folder.information(of: name), now.isSame(as: damaged),
        try shelf.folder.remove(name)
      else { return }
      lock.release(now.size)
    } catch {
      counters.withLock { $0.fail(error) }
    }
  }
}
