// What a cache may hold, what it counts, and how it lets go.

extension RasterCache {
  /// The limits and policies of a cache.
  public struct Configuration: Sendable {
    /// The most bytes of rasters and of the keys that find them, at any time.
    ///
    /// Each key counts with 256 bytes more, for its places in tables.
    ///
    /// Besides, the memory of up to four large pictures that have left, at most an eighth of the limit,
    /// serves those that are drawn next.
    public var cacheByteLimit: Int
    /// The most bytes of one raster with its keys; a larger one is drawn and not kept.
    public var entryByteLimit: Int
    /// The most bytes of PNG files and the keys that find them, at any time.
    public var encodedByteLimit: Int
    /// The time for which a picture may be given; nil for as long as it is held.
    public var timeToLive: TimeToLive?
    /// The tier below memory; asked before a look is drawn.
    public var store: (any RasterStore)?
    /// The most drawings at a time for tasks, at least 1; further ones wait for their turn.
    ///
    /// Left as it is, the pool of threads is the limit. Threads that ask without a task draw at once,
    /// whatever the limit.
    public var maximumConcurrentDraws = Int.max

    /// The share of hits on handwritten keys that are checked.
    public var keyAudit: KeyAudit

    /// Limits of a cache.
    ///
    /// Left out, one entry may take the whole limit, and files take a quarter as much as rasters.
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

  /// Counts of what a cache did and holds.
  public struct Statistics: Hashable, Sendable {
    /// The number of pictures that were asked for and given: by callers, and of plates by drawings
    /// that place them.
    ///
    /// A request that failed does not count.
    public var requests = 0
    /// The number of pictures that were drawn.
    public var looksDrawn = 0
    /// The bytes of the pictures that are held now.
    public var bytes = 0
    /// The bytes of the keys that find them.
    public var keyBytes = 0
    /// The number of pictures that were evicted to keep `bytes` and `keyBytes` within the limit.
    public var evictions = 0
    /// The number of pictures that were made and not kept: too large, or worth less than what would
    /// leave.
    public var rejections = 0
    /// The number of pictures that were evicted because their time to live was over.
    public var expirations = 0
    /// The bytes of the PNG files that are held now, and of the keys that find them.
    ///
    /// They have a limit of their own. What has left, and requests, are counted of both tiers.
    public var encodedBytes = 0
    /// The number of hits that were found to be pictures of another state: see `KeyAudit`.
    public var keyErrors = 0

    /// The number of requests that took no drawing: `requests` − `looksDrawn`.
    public var hits: Int { requests &- looksDrawn }

    /// Nothing done and nothing held.
    public init() {}
  }

  /// Counts of what the cache did since it was made, and of what it holds now.
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
