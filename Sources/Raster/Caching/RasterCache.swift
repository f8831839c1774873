// The cache in front of the rasterizer: each look is drawn once.

import Synchronization

/// Pictures of components, each look drawn once.
///
/// A request whose key was seen before is answered without recording. Others record the component;
/// recordings that are equal share one picture. Placed components with caps, and others that are costly
/// to draw or drawn often, are looks of their own, shared by all that place them.
///
/// A class, because its identity is what callers share. Those who ask for a look while it is drawn wait
/// for that one drawing; while a component is recorded or drawn, nobody else waits.
public final class RasterCache: Sendable {
  /// The cache that is used where no other is named; it holds at most 64 MiB.
  public static let shared = RasterCache(byteLimit: 64 << 20)

  /// The limits and policies of the cache.
  public let configuration: Configuration
  let tier: RasterTier
  let files: RasterTier
  let encodings = Encodings<LookKey, Result<[UInt8], RasterError>>()
  let auditedHits = Atomic(0)
  let keyErrors = Atomic(0)
  let flights: Mutex<FlightTable>

  /// An empty cache.
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

  /// One for each 64 KiB, from 8 to 1,024: two threads slow each other down where they use one shard by
  /// turns, which many shards make rare.
  private static func shardCount(for byteLimit: Int) -> Int {
    var count = 8
    while count < 1_024, count < byteLimit >> 16 { count *= 2 }
    return count
  }

  /// An empty cache that holds at most so many bytes of rasters and keys.
  public convenience init(byteLimit: Int) { self.init(Configuration(cacheByteLimit: byteLimit)) }

  /// The most bytes of rasters and keys that are held at any time.
  public var byteLimit: Int { configuration.cacheByteLimit }

  /// The raster of a request that was made before; nil if it is not there any more.
  ///
  /// Takes no recording, no drawing, and no memory. It counts as a request if it is answered.
  public func raster(for key: RequestKey) -> Bitmap? { tier.countedRaster(for: key) }

  /// A request's raster as it is kept, with what is needed to show it.
  ///
  /// Drawn, if need be, on the caller's thread; if the look is being drawn, the caller waits for it.
  public func image(
    for request: RasterRequest<some Rasterizable>,
    policy: RequestPolicy = .standard
  ) throws(RasterError) -> RasterImage {
    if policy != .reload, let key = request.key, let raster = raster(for: key) {
      return try audited(raster, for: request)
    }
    return request.makeImage(from: try raster(of: request.record(), policy: policy))
  }

  /// The raster of what was recorded, drawn if need be on the caller's thread.
  public func raster(
    of recording: Recording,
    policy: RequestPolicy = .standard
  ) throws(RasterError) -> Bitmap {
    var bitmap = try look(of: recording, policy)
    finish(recording, &bitmap, policy)
    return bitmap
  }

  /// Binds the request to its look, and adds what the recording has to say.
  func finish(_ recording: Recording, _ bitmap: inout Bitmap, _ policy: RequestPolicy) {
    bitmap.notes = recording.list.notes(with: bitmap)
    if let request = recording.request, policy != .noStore {
      tier.bind(request, to: recording.look, notes: bitmap.notes)
    }
  }

  /// The look of a recording: from memory, from the store, or drawn.
  func look(of recording: Recording, _ policy: RequestPolicy) throws(RasterError) -> Bitmap {
    if policy != .reload, let bitmap = tier.countedRaster(for: recording.look) { return bitmap }
    guard policy != .cacheOnly else { throw .notCached }
    let bitmap = try drawnLook(of: recording, policy)
    tier.countRequest()
    return bitmap
  }

  /// Takes the look from the store or draws it, and keeps it; called once for those who wait.
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

  /// Keeps a look that was drawn, in memory and in the store.
  func keep(_ bitmap: Bitmap, _ recording: Recording) {
    tier.insert(bitmap, for: recording.look)
    configuration.store?.insert(bitmap, for: recording.look)
  }
}

/// Nested rasters as looks of their own in a cache.
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
    // A nested list names its parent's images; alone it is the same look under every parent.
    var recording = Recording(list.standingAlone)
    recording.outer = meter
    return try cache.look(of: recording, policy)
  }

  func storage(count: Int) -> [UInt32]? { cache.tier.takeStorage(count: count) }

  func countReuse() { cache.tier.countRequest() }
}
