// Whether somebody still waits for a picture, and until when.

import Synchronization

/// Says of one who waits for a picture whether he still does.
///
/// A class, since the one who waits and the thread that draws share it. Clocks are looked at here, and
/// not by what draws, which asks about every millisecond.
package final class StopSignal: Sendable {
  private let isCancelled = Atomic(false)
  private let deadline: ContinuousClock.Instant?
  private let milliseconds: Int
  /// What several who wait say together.
  private let others: (@Sendable () -> RasterError?)?

  /// A signal that stops a drawing when it is cancelled, or so long from now.
  package init(after duration: Duration? = nil) {
    deadline = duration.map { ContinuousClock.now + $0 }
    let parts = (duration ?? .zero).components
    let seconds = Int(clamping: min(max(parts.seconds, 0), 1 << 40))
    milliseconds = seconds &* 1_000 &+ Int(parts.attoseconds / 1_000_000_000_000_000)
    others = nil
  }

  /// A signal of several who wait: `reason` says why none of them does any more.
  init(asking reason: @escaping @Sendable () -> RasterError?) {
    (deadline, milliseconds, others) = (nil, 0, reason)
  }

  /// Waits no more.
  package func cancel() { isCancelled.store(true, ordering: .relaxed) }

  /// Why he does not wait any more; nil while he does.
  package var reason: RasterError? {
    if isCancelled.load(ordering: .relaxed) { return .cancelled }
    if let others { return others() }
    guard let deadline, ContinuousClock.now >= deadline else { return nil }
    return .exceeded(.deadline, value: milliseconds)
  }
}

/// All who wait for one drawing: it stops when the last of them waits no more.
struct StopSignals: Sendable {
  private var signals: [StopSignal] = []
  /// Whether somebody waits whatever happens.
  private var isEndless = false

  /// Adds one who waits; nil for one who does whatever happens.
  mutating func add(_ signal: StopSignal?) {
    guard let signal else { return isEndless = true }
    signals.append(signal)
  }

  /// Why the last of them does not wait any more; nil while one does.
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
  /// Whether it is one drawing that ended, and another one of the same picture may not.
  var isOfOneDrawing: Bool {
    switch self {
    case .cancelled, .exceeded: true
    case .tooLarge, .invalidSize, .notCached, .overloaded: false
    }
  }
}

extension WorkMeter {
  /// A meter for limits and one who waits; nil where neither ever stops anything.
  package static func needed(for limits: RasterLimits, _ signal: StopSignal?) -> WorkMeter? {
    guard let signal else { return limits == .default ? nil : WorkMeter(limits) }
    return WorkMeter(limits) { signal.reason }
  }
}
