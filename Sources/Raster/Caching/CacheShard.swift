// One of the locks that requests are spread over.

import Synchronization

/// One of the locks that requests are spread over, with the bindings behind it.
///
/// A class, because it is a lock. The empty words keep two shards from sharing a line of the
/// processor's cache.
final class CacheShard: Sendable {
  private let before = (0, 0, 0, 0, 0, 0, 0, 0)
  private let table = Mutex(BindingTable())
  /// Written behind the lock, read anywhere.
  private let hits = Atomic<Int>(0)
  private let after = (0, 0, 0, 0, 0, 0, 0, 0)

  /// How many requests were answered.
  var hitCount: Int { hits.load(ordering: .relaxed) }

  /// The raster of a request, which is counted, with the notes of its recording.
  func countedRaster(for key: RequestKey, at now: Duration?) -> Bitmap? {
    table.withLock { table in
      guard let position = table.position(of: key), let look = table.look(at: position),
        look.isAlive(at: now)
      else { return nil }
      countHit(look)
      var bitmap = look.bitmap
      bitmap.notes = table.notes(at: position)
      return bitmap
    }
  }

  /// The file of a request, which is counted.
  func countedFile(for key: RequestKey, at now: Duration?) -> [UInt8]? {
    table.withLock { table in
      guard let position = table.position(of: key), let look = table.look(at: position),
        look.isAlive(at: now)
      else { return nil }
      countHit(look)
      return look.file
    }
  }

  /// The look of a request; nothing is counted.
  func look(for key: RequestKey) -> CachedLook? {
    table.withLock { table in table.position(of: key).flatMap { table.look(at: $0) } }
  }

  func insert(_ binding: BindingTable.Binding) { table.withLock { $0.insert(binding) } }

  func remove(_ key: RequestKey) { table.withLock { $0.remove(key) } }

  func removeAll() { table.withLock { $0 = BindingTable() } }

  private func countHit(_ look: CachedLook) {
    look.countHit()
    hits.store(hits.load(ordering: .relaxed) &+ 1, ordering: .relaxed)
  }
}
