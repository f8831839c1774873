// How a cache lets go: on demand, and when the system asks for memory.

/// The urgency with which a system asks for memory.
public enum MemoryPressure: UInt8, Hashable, Sendable, CaseIterable {
  /// Memory gets scarce.
  case warning
  /// The process may be ended soon.
  case critical
}

extension RasterCache {
  /// Lets pictures go, the least wanted first and of those the oldest, until rasters and keys take at
  /// most so many bytes.
  ///
  /// Files are not touched. What leaves counts as evicted.
  public func trim(toBytes limit: Int) { tier.trim(toBytes: limit) }

  /// Lets half of what is held go, rasters and files, or all of it.
  ///
  /// Pictures that callers hold stay with them. On Apple's systems a bridge calls it.
  public func respond(to pressure: MemoryPressure) {
    switch pressure {
    case .warning: for tier in [tier, files] { tier.trim(toBytes: tier.byteCount / 2) }
    case .critical: removeAll()
    }
  }

  /// Lets the picture of a request go, with the other requests that it answers.
  ///
  /// A tier below memory keeps it.
  public func remove(_ key: RequestKey) {
    if let look = tier.look(for: key) { tier.remove(look) }
  }

  /// Lets a look go, with the requests that it answers.
  public func remove(_ look: LookKey) { tier.remove(look) }

  /// Lets go what may not be given any more because its time to live is over.
  ///
  /// Such a picture is never given, and leaves when it is asked for or to make room.
  public func removeExpired() { for tier in [tier, files] { tier.removeExpired() } }

  /// Lets all pictures and files go; what was counted stays counted.
  public func removeAll() { for tier in [tier, files] { tier.removeAll() } }
}
