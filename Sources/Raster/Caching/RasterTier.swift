// A tier of pictures in memory: sharded look-up in front of one policy.

import Synchronization

/// A tier of pictures in memory: looks, and the requests that are bound to them.
///
/// A class, because it holds locks. A hit takes the lock of one shard. All else takes the store's lock,
/// and then, for a moment, a shard's: never the other way round.
final class RasterTier: Sendable {
  private let shards: [CacheShard]
  private let store: Mutex<CacheStore>
  private let timeToLive: TimeToLive?

  /// An empty tier; the number of its shards is a power of two up to 1,024.
  init(byteLimit: Int, entryByteLimit: Int, timeToLive: TimeToLive?, shardCount: Int) {
    let shards = (0..<shardCount).map { _ in CacheShard() }
    self.shards = shards
    self.timeToLive = timeToLive
    store = Mutex(
      CacheStore(byteLimit: byteLimit, entryByteLimit: entryByteLimit, shards: shards)
    )
  }

  /// Counts of what was done, and of what is held at one moment.
  var statistics: RasterCache.Statistics {
    var statistics = store.withLock { $0.counts }
    for shard in shards { statistics.requests &+= shard.hitCount }
    return statistics
  }

  /// The raster of a request that was made before, and is counted.
  func countedRaster(for key: RequestKey) -> Bitmap? {
    shards.shard(of: key).countedRaster(for: key, at: now)
  }

  /// The file of a request that was made before, and is counted.
  func countedFile(for key: RequestKey) -> [UInt8]? {
    shards.shard(of: key).countedFile(for: key, at: now)
  }

  /// A look that was made before; the request is counted.
  func countedLook(for key: LookKey) -> CachedLook? {
    let now = now
    return store.withLock { $0.countedLook(for: key, at: now) }
  }

  /// The raster of a look; the request is counted.
  func countedRaster(for look: LookKey) -> Bitmap? { countedLook(for: look)?.bitmap }

  /// The raster of a look; nothing is counted.
  func raster(for look: LookKey) -> Bitmap? {
    let now = now
    return store.withLock { $0.look(for: look, at: now)?.bitmap }
  }

  /// The look that a request is bound to; nothing is counted.
  func look(for key: RequestKey) -> LookKey? { shards.shard(of: key).look(for: key)?.key }

  /// Whether a request can be answered; no request is counted, but the look's use is.
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

  /// The memory of a picture of so many pixels that has left.
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

  /// Lets go what may not be given any more.
  func removeExpired() {
    let now = now
    store.withLock { $0.removeExpired(at: now) }
  }

  /// The bytes that are held.
  var byteCount: Int { store.withLock { $0.byteCount } }

  /// All that is held, in no order.
  var residents: [CacheStore.Resident] {
    store.withLock { store in
      for position in store.residents.indices { store.takeHits(at: position) }
      return store.residents.compactMap(\.self)
    }
  }

  /// The time by the caller's clock, which is read while no lock is held.
  private var now: Duration? { timeToLive?.now() }

  private var deadline: Duration? { timeToLive.map { $0.now() + $0.duration } }

  private func insert(_ look: CachedLook) { store.withLock { $0.insert(look) } }
}

extension [CacheShard] {
  /// The shard that has the key, by the hash's highest bits.
  func shard(of key: RequestKey) -> CacheShard {
    self[Int(truncatingIfNeeded: key.hash >> 54) & (count &- 1)]
  }
}
