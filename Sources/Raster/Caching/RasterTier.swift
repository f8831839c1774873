// An in-memory tier of looks: sharded lookup in front of one eviction policy.

import Synchronization

/// An in-memory tier of looks and the requests bound to them.
///
/// A class because it contains locks. A hit takes the lock of one shard. Every other operation
/// takes the store's lock and then, briefly, a shard's lock, never in the reverse order.
final class RasterTier: Sendable {
  private let shards: [CacheShard]
  private let store: Mutex<CacheStore>
  private let timeToLive: TimeToLive?

  /// Creates an empty tier; `shardCount` must be a power of two up to 1,024.
  init(byteLimit: Int, entryByteLimit: Int, timeToLive: TimeToLive?, shardCount: Int) {
    let shards = (0..<shardCount).map { _ in CacheShard() }
    self.shards = shards
    self.timeToLive = timeToLive
    store = Mutex(
      CacheStore(byteLimit: byteLimit, entryByteLimit: entryByteLimit, shards: shards)
    )
  }

  /// The statistics of the tier.
  var statistics: RasterCache.Statistics {
    var statistics = store.withLock { $0.counts }
    for shard in shards { statistics.requests &+= shard.hitCount }
    return statistics
  }

  /// Returns the raster of a previous request, and counts the hit.
  func countedRaster(for key: RequestKey) -> Bitmap? {
    shards.shard(of: key).countedRaster(for: key, at: now)
  }

  /// Returns the file of a previous request, and counts the hit.
  func countedFile(for key: RequestKey) -> [UInt8]? {
    shards.shard(of: key).countedFile(for: key, at: now)
  }

  /// Returns a cached look, and counts the request.
  func countedLook(for key: LookKey) -> CachedLook? {
    let now = now
    return store.withLock { $0.countedLook(for: key, at: now) }
  }

  /// Returns the raster of a look, and counts the request.
  func countedRaster(for look: LookKey) -> Bitmap? { countedLook(for: look)?.bitmap }

  /// Returns the raster of a look without counting a request.
  func raster(for look: LookKey) -> Bitmap? {
    let now = now
    return store.withLock { $0.look(for: look, at: now)?.bitmap }
  }

  /// Returns the look that a request is bound to, without counting a request.
  func look(for key: RequestKey) -> LookKey? { shards.shard(of: key).look(for: key)?.key }

  /// Returns whether a request can be answered; counts a use of the look, but no request.
  func contains(_ key: RequestKey) -> Bool {
    let shard = shards.shard(of: key)
    guard let look = shard.look(for: key), look.isAlive(at: now) else { return false }
    shard.countUse(of: key)
    return true
  }

  func countRequest() { store.withLock { $0.counts.requests &+= 1 } }

  func countDraw() { store.withLock { $0.counts.looksDrawn &+= 1 } }

  func insert(_ raster: Bitmap, for look: LookKey) {
    insert(CachedLook(look, raster, deadline: deadline))
  }

  func insert(file: [UInt8], for look: LookKey) {
    insert(CachedLook(look, .empty, file: file, deadline: deadline))
  }

  /// Returns the memory of an evicted bitmap with `count` pixels.
  func takeStorage(count: Int) -> [UInt32]? { store.withLock { $0.spares.take(count: count) } }

  func bind(_ request: RequestKey, to look: LookKey, notes: [DrawingNote]) {
    store.withLock { $0.bind(request, to: look, notes: notes) }
  }

  func remove(_ look: LookKey) {
    store.withLock { store in
      if let position = store.positions[look] { store.remove(at: position) }
    }
  }

  func removeAll() { store.withLock { $0.removeAll() } }

  func trim(toBytes limit: Int) { store.withLock { $0.trim(toBytes: max(0, limit)) } }

  /// Evicts expired looks.
  func removeExpired() {
    let now = now
    store.withLock { $0.removeExpired(at: now) }
  }

  /// The size of everything that is cached, in bytes.
  var byteCount: Int { store.withLock { $0.byteCount } }

  /// The cached looks, in no particular order.
  var residents: [CacheStore.Resident] {
    store.withLock { store in
      for position in store.residents.indices { store.takeHits(at: position) }
      return store.residents.compactMap(\.self)
    }
  }

  /// The time by the caller's clock, which is read before any lock is taken.
  private var now: Duration? { timeToLive?.now() }

  private var deadline: Duration? { timeToLive.map { $0.now() + $0.duration } }

  private func insert(_ look: CachedLook) { store.withLock { $0.insert(look) } }
}

extension [CacheShard] {
  /// Returns the shard for a key, chosen by the hash's highest bits.
  func shard(of key: RequestKey) -> CacheShard {
    self[Int(truncatingIfNeeded: key.hash >> 54) & (count &- 1)]
  }
}
