// Stop signals, which tell a drawing whether its result is still needed.

import Synchronization

/// Tells a drawing whether a waiter still needs its result.
///
/// A class because the waiter and the drawing thread share it. Only the signal reads clocks; the
/// drawing code polls the signal about every millisecond.
package final class StopSignal: Sendable {
  private let isCancelled = Atomic(false)
  private let deadline: ContinuousClock.Instant?
  private let milliseconds: Int
  /// The combined signal of several waiters.
  private let others: (@Sendable () -> RasterError?)?

  /// Creates a signal that stops a drawing when it is cancelled, or after `duration`.
  package init(after duration: Duration? = nil) {
    deadline = duration.map { ContinuousClock.now + $0 }
    let parts = (duration ?? .zero).components
    let seconds = Int(clamping: min(max(parts.seconds, 0), 1 << 40))
    milliseconds = seconds &* 1_000 &+ Int(parts.attoseconds / 1_000_000_000_000_000)
    others = nil
  }

  /// Creates a combined signal of several waiters; `reason` returns nil while one of them waits.
  init(asking reason: @escaping @Sendable () -> RasterError?) {
    (deadline, milliseconds, others) = (nil, 0, reason)
  }

  /// Cancels the wait.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// The reason why the waiter no longer waits, or nil while it does.
  package var reason: RasterError? {
    if isCancelled.load(ordering: .relaxed) { return .cancelled }
    if let others { return others() }
    guard let deadline, ContinuousClock.now >= deadline else { return nil }
    return .exceeded(.deadline, value: milliseconds)
  }
}

/// The waiters of one drawing, which stops when the last of them stops waiting.
struct StopSignals: Sendable {
  private var signals: [StopSignal] = []
  /// Whether a waiter without a stop signal was added, so that the drawing never stops.
  private var isEndless = false

  /// Adds a waiter's signal; nil for a waiter that never stops waiting.
  mutating func add(_ signal: StopSignal?) {
    guard let signal else { return isEndless = true }
    signals.append(signal)
  }

  /// The reason why the last waiter stopped waiting, or nil while one still waits.
  var reason: RasterError? {
    guard !isEndless else { return nil }
    var last: RasterError?
    for signal in signals {
      guard let reason = signal.reason else { return nil }
      last = reason
    }
    return last
  }
}

extension RasterError {
  /// Whether the error concerns one drawing only, so that another drawing of the look may succeed.
  var isOfOneDrawing: Bool {
    switch self {
    case .cancelled, .exceeded: true
    case .tooLarge, .invalidSize, .notCached, .overloaded: false
    }
  }
}

extension WorkMeter {
  /// Returns a meter for limits and a stop signal, or nil if neither can stop a drawing.
  package static func needed(for limits: RasterLimits, _ signal: StopSignal?) -> WorkMeter? {
    guard let signal else { return limits == .default ? nil : WorkMeter(limits) }
    return WorkMeter(limits) { signal.reason }
  }
}
