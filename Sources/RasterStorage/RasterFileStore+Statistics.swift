// What a tier did, and what its folder holds.

extension RasterFileStore {
  /// Counts of what a tier did since it was made, and of what its folder holds.
  public struct Statistics: Hashable, Sendable {
    /// The number of rasters that were asked for and found.
    public var hits = 0
    /// The number of rasters that were asked for and not given: not there, damaged, or not to be
    /// read.
    public var misses = 0
    /// The number of rasters that were stored.
    public var stored = 0
    /// The number of entries that were found damaged; they are removed.
    public var damaged = 0
    /// The number of times that the folder or a file could not be used: for reading, storing or
    /// removing.
    public var failed = 0
    /// The number of entries that this tier evicted to make room, or because it was told to.
    public var evictions = 0
    /// The number of rasters that the folder holds now, whoever stored them.
    public var entries = 0
    /// The bytes of their files.
    public var bytes = 0

    /// Nothing done and nothing held.
    public init() {}
  }

  /// Counts of what the tier did since it was made, and of what its folder holds now.
  ///
  /// Lists the folder. Where that cannot be read, `entries` and `bytes` are 0.
  public var statistics: Statistics {
    var statistics = counters.withLock { $0.statistics }
    for file in (try? shelf()?.entries()) ?? [] {
      statistics.entries += 1
      statistics.bytes += file.size
    }
    return statistics
  }

  /// Why the folder or a file could last not be used; nil if that never happened.
  public var lastFailure: StorageError? { counters.withLock { $0.lastFailure } }

  /// The counters that are kept in memory.
  struct Counters: Sendable {
    var statistics = Statistics()
    private(set) var lastFailure: StorageError?

    mutating func fail(_ error: StorageError) {
      statistics.failed += 1
      lastFailure = error
    }
  }
}
