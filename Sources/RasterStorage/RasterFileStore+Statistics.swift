// The statistics of a file store and its folder.

extension RasterFileStore {
  /// Counts of what a store has done, and what its folder contains.
  public struct Statistics: Hashable, Sendable {
    /// The number of requests that were answered.
    public var hits = 0
    /// The number of requests that were not answered.
    ///
    /// The entry was missing, damaged or unreadable.
    public var misses = 0
    /// The number of stored entries.
    public var stored = 0
    /// The number of entries that were damaged, and therefore removed.
    public var damaged = 0
    /// The number of failed accesses to the folder or a file: reading, storing or removing.
    public var failed = 0
    /// The number of entries that this store evicted, to make room or on request.
    public var evictions = 0
    /// The number of entries in the folder now, including those of other processes.
    public var entries = 0
    /// The size of the entries' files, in bytes.
    public var bytes = 0

    /// Creates statistics in which all counts are zero.
    public init() {}
  }

  /// What the store has done since it was created, and what its folder contains now.
  ///
  /// Reading this property lists the folder. If the folder cannot be read, `entries` and `bytes`
  /// are 0.
  public var statistics: Statistics {
    var statistics = counters.withLock { $0.statistics }
    for file in (try? shelf()?.entries()) ?? [] {
      statistics.entries += 1
      statistics.bytes += file.size
    }
    return statistics
  }

  /// The most recent failure to access the folder or a file, or nil if there was none.
  public var lastFailure: StorageError? { counters.withLock { $0.lastFailure } }

  /// The counters in memory.
  struct Counters: Sendable {
    var statistics = Statistics()
    private(set) var lastFailure: StorageError?

    mutating func fail(_ error: StorageError) {
      statistics.failed += 1
      lastFailure = error
    }
  }
}
