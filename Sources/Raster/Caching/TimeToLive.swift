// How long a picture may be given after it was made, by a clock that the caller gives.

/// The time for which a picture may be given after it was made.
///
/// A look says all that it depends on, so pictures do not go stale by themselves; a time to live
/// gives back the memory of unused looks.
public struct TimeToLive: Sendable {
  let duration: Duration
  /// The time since this value was made.
  let now: @Sendable () -> Duration

  /// A duration by a clock, which is read at each request.
  public init<C: Clock>(_ duration: Duration, clock: C) where C.Duration == Duration {
    self.duration = duration
    let start = clock.now
    now = { start.duration(to: clock.now) }
  }
}
