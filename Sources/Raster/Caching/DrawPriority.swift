// How soon a drawing is wanted, and what a request may do to the cache.

/// The urgency of a drawing.
///
/// Drawings that wait are drawn in the order of their priorities, equal ones in the order of their
/// requests. A request of a higher priority raises the drawing that it joins.
public enum DrawPriority: UInt8, Comparable, Hashable, Sendable, CaseIterable {
  /// Wanted at some time: prefetching of what is far away.
  case later
  /// Wanted soon: what is about to be scrolled in.
  case soon
  /// Somebody waits for it.
  case visible

  /// Whether the left one is less urgent.
  public static func < (left: DrawPriority, right: DrawPriority) -> Bool {
    left.rawValue < right.rawValue
  }
}

/// The effects that a request may have on a cache.
///
/// Requests for one look at a time share its drawing, whatever their policies, with one exception: a
/// reload joins no drawing that has begun.
public enum RequestPolicy: UInt8, Hashable, Sendable, CaseIterable {
  /// Takes what is there; draws and keeps what is not.
  case standard
  /// Takes what is there; throws `RasterError.notCached` otherwise, and waits for no drawing.
  case cacheOnly
  /// Draws anew, and keeps the new picture in place of the old one.
  case reload
  /// Takes what is there; draws what is not, and does not keep it unless somebody who joins does.
  case noStore
}
