// The limits, policies and statistics of a cache.

extension RasterCache {
  /// The limits and policies of a cache.
  public struct Configuration: Sendable {
    /// The maximum size of rasters and of the keys that find them, in bytes.
    ///
    /// Each key counts 256 bytes more, for its entries in tables.
    ///
    /// In addition, the cache retains the memory of up to four large evicted bitmaps for reuse, at
    /// most an eighth of the limit.
    public var cacheByteLimit: Int
    /// The maximum size of one raster with its keys, in bytes; a larger one is not cached.
    public var entryByteLimit: Int
    /// The maximum size of PNG files and of the keys that find them, in bytes.
    public var encodedByteLimit: Int
    /// The time after which a cached look expires, or nil if looks do not expire.
    public var timeToLive: TimeToLive?
    /// The tier below memory, queried before a look is drawn.
    public var store: (any RasterStore)?
    /// The maximum number of concurrent drawings for tasks, at least 1; further drawings wait.
    ///
    /// By default, the thread pool is the limit. A synchronous request draws at once, whatever the
    /// limit.
    public var maximumConcurrentDraws = Int.max

    /// How often hits on handwritten keys are checked.
    public var keyAudit: KeyAudit

    /// Creates a configuration.
    ///
    /// By default, one entry may take the whole limit, and files take a quarter as much as rasters.
    public init(
      cacheByteLimit: Int = 64 << 20,
      entryByteLimit: Int? = nil,
      encodedByteLimit: Int? = nil,
      timeToLive: TimeToLive? = nil,
      store: (any RasterStore)? = nil,
      keyAudit: KeyAudit = .standard
    ) {
      self.cacheByteLimit = cacheByteLimit
      self.entryByteLimit = entryByteLimit ?? cacheByteLimit
      self.encodedByteLimit = encodedByteLimit ?? cacheByteLimit / 4
      self.timeToLive = timeToLive
      self.store = store
      self.keyAudit = keyAudit
    }
  }

  /// Statistics of a cache: counts of its operations and of its contents.
  public struct Statistics: Hashable, Sendable {
    /// The number of bitmaps and files returned, including plates returned to drawings.
    ///
    /// A failed request does not count.
    public var requests = 0
    /// The number of looks that were drawn.
    public var looksDrawn = 0
    /// The size of the bitmaps that are cached now, in bytes.
    public var bytes = 0
    /// The size of the keys of the cached bitmaps, in bytes.
    public var keyBytes = 0
    /// The number of looks evicted to keep `bytes` and `keyBytes` within the limit.
    public var evictions = 0
    /// The number of looks that were drawn but not cached.
    ///
    /// A look is rejected if it is too large, or worth less than the looks that it would evict.
    public var rejections = 0
    /// The number of looks removed because they expired.
    public var expirations = 0
    /// The size of the PNG files that are cached now, with their keys, in bytes.
    ///
    /// Files have their own limit. Requests and removals are counted for both tiers together.
    public var encodedBytes = 0
    /// The number of hits on handwritten keys that returned another state's bitmap; see `KeyAudit`.
    public var keyErrors = 0

    /// The number of requests that required no drawing: `requests` − `looksDrawn`.
    public var hits: Int { requests &- looksDrawn }

    /// Creates statistics in which all counts are zero.
    public init() {}
  }

  /// The statistics of the cache since it was created.
  public var statistics: Statistics {
    let files = files.statistics
    var statistics = tier.statistics
    statistics.requests &+= files.requests
    statistics.evictions &+= files.evictions
    statistics.rejections &+= files.rejections
    statistics.expirations &+= files.expirations
    statistics.encodedBytes = files.bytes &+ files.keyBytes
    statistics.keyErrors = keyErrors.load(ordering: .relaxed)
    return statistics
  }
}
