// The priority of a drawing, and the cache policy of a request.

/// The priority of a drawing.
///
/// Pending drawings are drawn in order of priority, and those of equal priority in the order of
/// their requests. A request of a higher priority raises the priority of the drawing that it joins.
public enum DrawPriority: UInt8, Comparable, Hashable, Sendable, CaseIterable {
  /// Needed at some later time, such as prefetching of distant rows.
  case later
  /// Needed soon, such as a row about to be scrolled into view.
  case soon
  /// A caller is waiting for the drawing.
  case visible

  /// Returns whether the left priority is less urgent than the right one.
  public static func < (left: DrawPriority, right: DrawPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// How a request uses the cache.
///
/// Concurrent requests for one look share its drawing, whatever their policies, with one exception:
/// `reload` does not join a drawing that has begun.
public enum RequestPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// Uses a cached look; otherwise draws and caches it.
  case standard
  /// Uses a cached look, or throws `RasterError.notCached` without waiting for a drawing.
  case cacheOnly
  /// Draws the look again, and replaces the cached one.
  case reload
  /// Uses a cached look; otherwise draws it, but caches it only if a joining request asks for that.
  case noStore
}
