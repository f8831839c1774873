// The tier of rasters in memory.

import Synchronization

/// The tier of rasters in memory: looks, and the requests that are bound to them.
final class RasterTier: Sendable {
  private let store: Mutex<CacheStore>

  init(byteLimit: Int) { store = Mutex(CacheStore(byteLimit: byteLimit)) }

  var statistics: RasterCache.Statistics { store.withLock { $0.statistics } }

  /// The raster of a request that was made before, and is counted.
  func countedRaster(for key: RequestKey) -> Bitmap? {
    store.withLock { $0.countedBitmap(for: key) }
  }

  /// The raster of a look; the request is counted.
  func countedRaster(for look: LookKey) -> Bitmap? {
    store.withLock { $0.countedBitmap(for: look) }
  }

  /// The raster of a look; nothing is counted.
  func raster(for look: LookKey) -> Bitmap? { store.withLock { $0.bitmap(for: look) } }

  /// Whether a request can be answered; nothing is counted.
  func contains(_ key: RequestKey) -> Bool { store.withLock { $0.contains(key) } }

  func countRequest() { store.withLock { $0.countRequest() } }

  func countDraw() { store.withLock { $0.countDraw() } }

  func insert(_ raster: Bitmap, for look: LookKey) {
    store.withLock { $0.insert(raster, for: look) }
  }

  func bind(_ request: RequestKey, to look: LookKey, notes: [Note]) {
    store.withLock { $0.bind(request, to: look, notes: notes) }
  }

  func removeAll() { store.withLock { $0.removeAll() } }
}
