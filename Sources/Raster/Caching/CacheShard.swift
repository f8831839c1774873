// One of the locks that requests are spread over.

import Synchronization

/// One of the locks that requests are spread over, with the bindings behind it.
///
/// A class, because it is a lock. The empty words keep two shards from sharing a line of the
/// processor's cache; what a hit needs of a shard is in one line, with the object's own head.
final class CacheShard: Sendable {
  private let table = Mutex(BindingTable())
  /// Written behind the lock, read anywhere.
  private let hits = Atomic<Int>(0)
  private let space = (0, 0, 0, 0, 0, 0, 0, 0)

  /// The number of requests that were answered.
  var hitCount: Int { hits.load(ordering: .relaxed) }

  /// The raster of a request, which is counted, with the notes of its recording.
  func countedRaster(for key: RequestKey, at now: Duration?) -> Bitmap? {
    table.withLock { table in
      guard let position = countedPosition(of: key, at: now, &table) else { return nil }
      return table.bitmap(at: position)
    }
  }

  /// The file of a request, which is counted.
  func countedFile(for key: RequestKey, at now: Duration?) -> [UInt8]? {
    table.withLock { table in
      guard let position = countedPosition(of: key, at: now, &table) else { return nil }
      return table.look(at: position)?.file
    }
  }

  /// The look of a request; nothing is counted.
  func look(for key: RequestKey) -> CachedLook? {
    table.withLock { table in table.position(of: key).flatMap { table.look(at: $0) } }
  }

  /// Counts a use of what is not given.
  func countUse(of key: RequestKey) {
    table.withLock { table in
      if let position = table.position(of: key) { table.countHit(at: position) }
    }
  }

  /// The number of times that a request was answered since this was asked last.
  func takeHits(of key: RequestKey) -> Int { table.withLock { $0.takeHits(of: key) } }

  func insert(_ binding: BindingTable.Binding) { table.withLock { $0.insert(binding) } }

  func remove(_ key: RequestKey) { table.withLock { $0.remove(key) } }

  func removeAll() { table.withLock { $0 = BindingTable() } }

  private func countedPosition(
    of key: RequestKey,
    at now: Duration?,
    _ table: inout BindingTable
  ) -> Int? {
    guard let position = table.position(of: key) else { return nil }
    if now != nil, table.look(at: position)?.isAlive(at: now) != true { return nil }
    table.countHit(at: position)
    hits.store(hits.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
    return position
  }
}
