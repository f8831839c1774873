// Evicting and removing a cache's entries, on demand and when the system runs low on memory.

/// The level of a system's memory pressure.
public enum MemoryPressure: UInt8, Hashable, Sendable, CaseIterable {
  /// Memory is becoming scarce.
  case warning
  /// The system may soon terminate the process.
  case critical
}

extension RasterCache {
  /// Evicts looks until rasters and keys take at most `limit` bytes.
  ///
  /// The least frequently requested looks are evicted first, and among these the oldest. Files are
  /// not affected. Removed looks count as evicted.
  public func trim(toBytes limit: Int) { tier.trim(toBytes: limit) }

  /// Evicts half of the cached rasters and files on a warning, and removes all when critical.
  ///
  /// Bitmaps that callers hold are not affected. On Apple's systems, `MemoryPressureObserver` calls
  /// this function.
  public func respond(to pressure: MemoryPressure) {
    switch pressure {
    case .warning: for tier in [tier, files] { tier.trim(toBytes: tier.byteCount / 2) }
    case .critical: removeAll()
    }
  }

  /// Removes the raster of a request, together with the other requests bound to it.
  ///
  /// A tier below memory retains the raster.
  public func remove(_ key: RequestKey) {
    if let look = tier.look(for: key) { tier.remove(look) }
  }

  /// Removes a look, together with the requests bound to it.
  public func remove(_ look: LookKey) { tier.remove(look) }

  /// Evicts entries whose time to live has expired.
  ///
  /// An expired entry is never returned. Without this call, it is removed when it is next requested
  /// or when its memory is needed.
  public func removeExpired() { for tier in [tier, files] { tier.removeExpired() } }

  /// Removes all rasters and files, but keeps the event counts.
  public func removeAll() { for tier in [tier, files] { tier.removeAll() } }
}
