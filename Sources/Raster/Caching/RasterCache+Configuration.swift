// What a cache may hold, what it counts, and how it lets go.

extension RasterCache {
  /// What a cache may hold.
  public struct Configuration: Sendable {
    /// The most bytes of rasters and keys at any time.
    public var byteLimit: Int
    /// The tier below memory; asked before a look is drawn.
    public var store: (any RasterStore)?
    /// The most drawings at a time for tasks, at least 1; further ones wait for their turn.
    ///
    /// Left as it is, the pool of threads is the limit. Threads that ask without a task draw at once,
    /// whatever the limit.
    public var concurrentDraws = Int.max

    /// How many hits on handwritten keys are checked.
    public var keyAudit: KeyAudit

    /// Limits of a cache.
    public init(
      byteLimit: Int = 64 << 20,
      store: (any RasterStore)? = nil,
      keyAudit: KeyAudit = .standard
    ) {
      self.byteLimit = byteLimit
      self.store = store
      self.keyAudit = keyAudit
    }
  }

  /// What a cache did and holds.
  public struct Statistics: Hashable, Sendable {
    /// How many pictures were asked for and given: by callers, and of plates by drawings that place
    /// them.
    ///
    /// A request that failed does not count.
    public var requests = 0
    /// How many pictures were drawn.
    public var looksDrawn = 0
    /// The bytes of the pictures that are held now.
    public var bytes = 0
    /// The bytes of the keys that find them.
    public var keyBytes = 0
    /// How many pictures have left to keep `bytes` and `keyBytes` within the limit.
    public var evictions = 0
    /// How many hits were found to be pictures of another state: see `KeyAudit`.
    public var keyErrors = 0

    /// How many requests took no drawing: `requests` − `looksDrawn`.
    public var drawsAvoided: Int { requests &- looksDrawn }

    /// Nothing done and nothing held.
    public init() {}
  }

  /// What the cache did since it was made, and holds now.
  public var statistics: Statistics {
    var statistics = tier.statistics
    statistics.keyErrors = keyErrors.load(ordering: .relaxed)
    return statistics
  }

  /// Lets all pictures go; what was counted stays counted.
  public func removeAll() { tier.removeAll() }
}
