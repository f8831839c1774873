// The time for which a cached image stays valid, measured by the caller's clock.

/// The time for which a cached image stays valid.
///
/// A look key contains everything that the look depends on, so cached images do not become
/// outdated. A time to live releases the memory of unused looks.
public struct TimeToLive: Sendable {
  let duration: Duration
  /// Returns the time since this value was created.
  let now: @Sendable () -> Duration

  /// Creates a time to live measured by a clock, which is read at each request.
  public init<C: Clock>(_ duration: Duration, clock: C) where C.Duration == Duration {
    self.duration = duration
    let start = clock.now
    now = { start.duration(to: clock.now) }
  }
}
