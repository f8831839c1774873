// The disk tier: rasters and pictures' files in files, by look.

import Raster
import Synchronization

/// Rasters in files of a folder, by look: they outlive the process that drew them.
///
///     let storage = RasterFileStore(directory: "/var/cache/badges", byteLimit: 512 << 20)
///     let cache = RasterCache(.init(cacheByteLimit: 64 << 20, store: storage))
///
/// Any number of processes may share the folder, and each may be killed at any instant: a file is
/// written aside and takes its place at once. What is read is compared with its checksum and with the
/// whole look; a damaged entry is removed, counted, and drawn again. Where the folder cannot be read or
/// written, that is counted too, and the cache goes on without it.
///
/// Entries live in a folder of their own for each version of the engine and of the file format. Files
/// that are not the tier's are never touched. When the limit is reached, what was used longest ago
/// leaves first, by the time of the files, which each use sets.
///
/// A class, because callers share what it counts.
public final class RasterFileStore: RasterStore {
  /// The folder.
  public let directory: String
  /// The most bytes that the tier's files take, as far as this process adds to them.
  ///
  /// It is the sum of the files' lengths, with those of other versions and those that are being
  /// written. Processes may have different limits; each makes room up to its own.
  public let byteLimit: Int
  let counters = Mutex(Counters())
  let ledger = Mutex(Ledger())

  /// A tier in a folder, which is made, with those that it lies in, when something is stored.
  ///
  /// Nothing is read or written before it is asked for.
  public init(directory: String, byteLimit: Int = 256 << 20) {
    self.directory = directory.isEmpty ? "." : directory
    self.byteLimit = max(0, byteLimit)
  }

  /// The raster of a look; nil if it is not there, is damaged or cannot be read.
  public func raster(for look: LookKey) -> Bitmap? {
    counted { () throws(StorageError) in try read(look, EntryFormat.raster) }
  }

  /// The file of a look that is a picture's file; nil if it is not there, is damaged or cannot be read.
  public func file(for look: LookKey) -> [UInt8]? {
    counted { () throws(StorageError) in try read(look, EntryFormat.file) }
  }

  /// What is read, counted as a hit or a miss.
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

  /// Stores a raster, without waiting for the disk.
  ///
  /// When it returns the entry is in its place, unless it could not be stored, which is counted. If
  /// the system itself stops, the entry may be missing or damaged afterwards; both are misses.
  public func insert(_ raster: Bitmap, for look: LookKey) {
    let key = look.bytes
    do throws(StorageError) { try store(EntryFormat.bytes(raster, key: key), key, .later) } catch {}
  }

  /// Stores a picture's file, as a raster is stored.
  public func insert(file: [UInt8], for look: LookKey) {
    let key = look.bytes
    do throws(StorageError) {
      try store(EntryFormat.bytes(file: file, key: key), key, .later)
    } catch {}
  }

  /// Stores a raster and waits until it is on the disk.
  ///
  /// When it returns the entry is in its place, and stays there until the limit demands otherwise,
  /// even if the system stops; when it throws, it could not be stored, or not be waited for. Waiting
  /// takes some milliseconds; `insert(_:for:)` does without.
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

  /// Makes room for a file, counts it, and makes it, all under the lock: a listing by another
  /// process sees either both or neither.
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

  /// Removes a file that could not be filled; if that fails too, a later trim does it.
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

  /// Removes a damaged entry, unless another file has taken its place by now.
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
