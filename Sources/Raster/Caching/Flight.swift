// One drawing of one look, which all who ask for the look meanwhile share.

import Synchronization

/// One drawing of one look, which all who ask for the look meanwhile share.
///
/// Whoever comes first on a thread draws, and holds the flight's own lock while drawing; whoever comes
/// later on a thread waits for that lock and finds the outcome. It is a lock, and not a condition,
/// because it then lends the waiter's priority to the thread that draws, on systems where locks do.
/// Tasks do not wait for it: they are told.
///
/// It cannot deadlock. While a thread holds a flight's lock, all that it waits for are the flights of
/// looks that the drawing places, whose recordings are strictly shorter, and the locks of tables and
/// tiers, which are held for a few instructions and under which nothing is waited for. So along every
/// chain of waiting threads recordings become shorter, and the last one draws. It draws without
/// suspending, on a thread that it has already, so a full pool of threads delays nobody.
///
/// A class, because its identity is what those who wait share.
final class Flight: Sendable {
  /// Tells this flight from all others of its cache.
  let number: UInt64
  /// The recording that is drawn.
  let recording: Recording
  private let outcome = Mutex<Result<Bitmap, RasterError>?>(nil)
  private let signals = Mutex(StopSignals())

  init(_ number: UInt64, _ recording: Recording) {
    self.number = number
    self.recording = recording
  }

  /// Adds one who waits; nil for one who does whatever happens.
  func add(_ signal: StopSignal?) { signals.withLock { $0.add(signal) } }

  /// A meter of the drawing, which ends it when nobody waits any more.
  func meter() -> WorkMeter {
    recording.outer ?? WorkMeter(recording.limits) { [self] in signals.withLock { $0.reason } }
  }

  /// The result of `draw`, called once, by whoever comes first.
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
