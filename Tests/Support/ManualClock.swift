// A clock that stands still until a test advances it.
import Synchronization

/// A clock that stands still until a test advances it.
package final class ManualClock: Clock, Sendable {
  package struct Instant: InstantProtocol {
    package var offset = Duration.zero

    package func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    package func duration(to other: Instant) -> Duration { other.offset - offset }

    package static func < (left: Instant, right: Instant) -> Bool { left.offset < right.offset }
  }

  private let time = Mutex(Instant())

  package init() {}

  package var now: Instant { time.withLock(\.self) }

  package var minimumResolution: Duration { .nanoseconds(1) }

  package func advance(by duration: Duration) { time.withLock { $0 = $0.advanced(by: duration) } }

  /// Advances the clock instead of sleeping.
  package func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    time.withLock { $0 = max($0, deadline) }
  }
}
