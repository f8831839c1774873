// One shard of a cache's table of requests, behind its own lock.

import Synchronization

/// One shard of a cache's table of requests, behind its own lock.
///
/// A class because it contains a lock. The unused `space` prevents two shards from sharing a line
/// of the processor's cache. Everything that a hit needs from a shard is in one line, together with
/// the object's header.
final class CacheShard: Sendable {
  private let table = Mutex(BindingTable())
  /// Written while the lock is held, and read without it.
  private let hits = Atomic<Int>(0)
  private let space = (0, 0, 0, 0, 0, 0, 0, 0)

  /// The number of requests that this shard answered.
  var hitCount: Int { hits.load(ordering: .relaxed) }

  /// Returns a request's raster with the notes of its recording, and counts the hit.
  func countedRaster(for key: RequestKey, at now: Duration?) -> Bitmap? {
    table.withLock { table in
      guard let position = countedPosition(of: key, at: now, &table) else { return nil }
      return table.bitmap(at: position)
    }
  }

  /// Returns a request's file, and counts the hit.
  func countedFile(for key: RequestKey, at now: Duration?) -> [UInt8]? {
    table.withLock { table in
      guard let position = countedPosition(of: key, at: now, &table) else { return nil }
      return table.look(at: position)?.file
    }
  }

  /// Returns a request's look without counting a hit.
  func look(for key: RequestKey) -> CachedLook? {
    table.withLock { table in table.position(of: key).flatMap { table.look(at: $0) } }
  }

  /// Counts a use of an entry without returning it.
  func countUse(of key: RequestKey) {
    table.withLock { table in
      if let position = table.position(of: key) { table.countHit(at: position) }
    }
  }

  /// Returns the number of hits on a request since the last call, and resets it.
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
