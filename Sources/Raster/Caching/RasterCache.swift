// The cache in front of the rasterizer, which draws each look once.

import Synchronization

/// A cache of component rasters that draws each look once.
///
/// A request with a known key is answered without recording the component. Other requests record
/// it, and equal recordings share one raster. Placed components with caps, and others that are
/// costly or drawn often, are cached as separate looks, shared by all components that place them.
///
/// A class because callers share it by identity. Concurrent requests for a look wait for its one
/// drawing. Requests for other looks never wait while a component is recorded or drawn.
public final class RasterCache: Sendable {
  /// The default cache, which holds at most 64 MiB.
  public static let shared = RasterCache(byteLimit: 64 << 20)

  /// The limits and policies of the cache.
  public let configuration: Configuration
  let tier: RasterTier
  let files: RasterTier
  let encodings = Encodings<LookKey, Result<[UInt8], RasterError>>()
  let auditedHits = Atomic(0)
  let keyErrors = Atomic(0)
  let flights: Mutex<FlightTable>

  /// Creates an empty cache.
  public init(_ configuration: Configuration) {
    self.configuration = configuration
    tier = RasterTier(
      byteLimit: configuration.cacheByteLimit,
      entryByteLimit: configuration.entryByteLimit,
      timeToLive: configuration.timeToLive,
      shardCount: RasterCache.shardCount(for: configuration.cacheByteLimit)
    )
    files = RasterTier(
      byteLimit: configuration.encodedByteLimit,
      entryByteLimit: configuration.encodedByteLimit,
      timeToLive: configuration.timeToLive,
      shardCount: 8
    )
    flights = Mutex(FlightTable(maximumConcurrentDraws: configuration.maximumConcurrentDraws))
  }

  /// Returns one shard per 64 KiB, from 8 to 1,024.
  ///
  /// Threads that use the same shard alternately slow each other down; many shards make that rare.
  private static func shardCount(for byteLimit: Int) -> Int {
    var count = 8
    while count < 1_024, count < byteLimit >> 16 { count *= 2 }
    return count
  }

  /// Creates an empty cache that holds at most `byteLimit` bytes of rasters and keys.
  public convenience init(byteLimit: Int) { self.init(Configuration(cacheByteLimit: byteLimit)) }

  /// The maximum size of cached rasters and keys, in bytes.
  public var byteLimit: Int { configuration.cacheByteLimit }

  /// Returns the raster of a previous request, or nil if it is not cached.
  ///
  /// The lookup does not record, draw or allocate. It counts as a request only if it succeeds.
  public func raster(for key: RequestKey) -> Bitmap? { tier.countedRaster(for: key) }

  /// Returns a request's raster as it is cached, with the information needed to show it.
  ///
  /// A missing look is drawn on the caller's thread. If another thread is already drawing it, the
  /// caller waits for that thread.
  public func image(
    for request: RasterRequest<some Rasterizable>,
    policy: RequestPolicy = .standard
  ) throws(RasterError) -> RasterImage {
    if policy != .reload, let key = request.key, let raster = raster(for: key) {
      return try audited(raster, for: request)
    }
    return request.makeImage(from: try raster(of: request.record(), policy: policy))
  }

  /// Returns the raster of a recording, drawn on the caller's thread if it is not cached.
  public func raster(
    of recording: Recording,
    policy: RequestPolicy = .standard
  ) throws(RasterError) -> Bitmap {
    var bitmap = try look(of: recording, policy)
    finish(recording, &bitmap, policy)
    return bitmap
  }

  /// Binds the recording's request to its look, and adds the recording's notes to the bitmap.
  func finish(_ recording: Recording, _ bitmap: inout Bitmap, _ policy: RequestPolicy) {
    bitmap.notes = recording.list.notes(with: bitmap)
    if let request = recording.request, policy != .noStore {
      tier.bind(request, to: recording.look, notes: bitmap.notes)
    }
  }

  /// Returns the look of a recording from memory or from the store, or draws it.
  func look(of recording: Recording, _ policy: RequestPolicy) throws(RasterError) -> Bitmap {
    if policy != .reload, let bitmap = tier.countedRaster(for: recording.look) { return bitmap }
    guard policy != .cacheOnly else { throw .notCached }
    let bitmap = try drawnLook(of: recording, policy)
    tier.countRequest()
    return bitmap
  }

  /// Loads a look from the store or draws it, and caches it; called once for all waiters.
  func produce(
    _ recording: Recording,
    _ policy: RequestPolicy,
    meter: WorkMeter
  ) throws(RasterError) -> Bitmap {
    if policy != .reload, let bitmap = tier.raster(for: recording.look) { return bitmap }
    if policy != .reload, let bitmap = configuration.store?.raster(for: recording.look) {
      if policy != .noStore { tier.insert(bitmap, for: recording.look) }
      return bitmap
    }
    let bitmap = try recording.list.bitmap(
      background: recording.background,
      nested: CachedRasters(
        cache: self,
        policy: policy == .noStore ? .noStore : .standard,
        meter: meter
      )
    )
    tier.countDraw()
    if policy != .noStore { keep(bitmap, recording) }
    return bitmap
  }

  /// Stores a drawn look in memory and in the store.
  func keep(_ bitmap: Bitmap, _ recording: Recording) {
    tier.insert(bitmap, for: recording.look)
    configuration.store?.insert(bitmap, for: recording.look)
  }
}

/// Caches nested rasters as separate looks.
private final class CachedRasters: NestedRasters {
  private let cache: RasterCache
  private let policy: RequestPolicy
  let meter: WorkMeter?

  init(cache: RasterCache, policy: RequestPolicy, meter: WorkMeter?) {
    self.cache = cache
    self.policy = policy
    self.meter = meter
  }

  func raster(of list: DisplayList) throws(RasterError) -> Bitmap {
    // A nested list refers to its parent's images; standing alone, it has the same look under every
    // parent.
    var recording = Recording(list.standingAlone)
    recording.outer = meter
    return try cache.look(of: recording, policy)
  }

  func storage(count: Int) -> [UInt32]? { cache.tier.takeStorage(count: count) }

  func countReuse() { cache.tier.countRequest() }
}
