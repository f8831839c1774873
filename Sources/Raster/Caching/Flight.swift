// One drawing of one look, shared by all concurrent requests for the look.

import Synchronization

/// One drawing of one look, shared by all concurrent requests for the look.
///
/// The first thread to arrive draws, and holds the flight's lock while it draws. Later threads wait
/// for that lock and then find the outcome. It is a lock rather than a condition variable because,
/// on systems where locks support it, a lock lends the waiter's priority to the drawing thread.
/// Tasks do not wait for the lock: they are resumed with the outcome.
///
/// A deadlock is impossible. A thread that holds a flight's lock waits for only two things:
///
/// - The flights of looks that the drawing places. Their recordings are strictly shorter.
/// - The locks of tables and tiers, which are held for a few instructions without waiting.
///
/// Recordings therefore become shorter along every chain of waiting threads, and the last thread in
/// the chain can draw. It draws without suspending, on a thread that it already has, so an
/// exhausted thread pool cannot delay it.
///
/// A class because waiting threads share it by identity.
final class Flight: Sendable {
  /// The flight's unique number within its cache.
  let number: UInt64
  /// The recording that is drawn.
  let recording: Recording
  private let outcome = Mutex<Result<Bitmap, RasterError>?>(nil)
  private let signals = Mutex(StopSignals())

  init(_ number: UInt64, _ recording: Recording) {
    self.number = number
    self.recording = recording
  }

  /// Adds the stop signal of a waiter; nil for a waiter that cannot be cancelled.
  func add(_ signal: StopSignal?) { signals.withLock { $0.add(signal) } }

  /// Returns a meter for the drawing, which stops it once no waiter remains.
  func meter() -> WorkMeter {
    recording.outer ?? WorkMeter(recording.limits) { [self] in signals.withLock { $0.reason } }
  }

  /// Returns the result of `draw`, which only the first thread to arrive calls.
  func outcome(
    drawnBy draw: () -> Result<Bitmap, RasterError>
  ) -> Result<Bitmap, RasterError> {
    outcome.withLock { outcome in
      if let outcome { return outcome }
      let drawn = draw()
      outcome = drawn
      return drawn
    }
  }
}
