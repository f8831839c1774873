// Counts the work and layers of one bitmap, and stops drawing at a limit or on cancellation.

/// Counts the resources that one bitmap uses, across all code that records and draws parts of it.
///
/// Code declares its work before doing it, and continues only if no error is returned. After every
/// `stride` units, a fraction of a millisecond, the meter checks whether the bitmap is still
/// needed.
///
/// This is a class because the bands and the nested bitmaps of a drawing share it.
package final class WorkMeter: Sendable {
  /// The number of units between two checks whether the bitmap is still needed.
  package static let stride = 1 << 20

  private struct State {
    var work = 0
    var layerArea = 0
    var nextLook = 0
    var error: RasterError?
  }

  package let limits: RasterLimits
  private let stopReason: (@Sendable () -> RasterError?)?
  private let state = Guarded(State())

  /// Creates a meter with limits.
  ///
  /// `stopReason` returns the reason why the bitmap is no longer needed, or `nil` while it is.
  package init(_ limits: RasterLimits, stopReason: (@Sendable () -> RasterError?)? = nil) {
    self.limits = limits
    self.stopReason = stopReason
  }

  /// The reason why no more work may be done, or `nil`.
  package var error: RasterError? { state.withLock { $0.error } }

  /// Counts units of work about to be done; returns the reason if they are not allowed.
  @discardableResult
  package func use(_ units: Int) -> RasterError? {
    let (error, isDue) = state.withLock { state -> (RasterError?, Bool) in
      let (work, overflows) = state.work.addingReportingOverflow(max(units, 0))
      state.work = overflows ? .max : work
      if state.error == nil, state.work > limits.work {
        state.error = .exceeded(.work, value: limits.work)
      }
      guard state.work >= state.nextLook else { return (state.error, false) }
      state.nextLook = state.work + min(WorkMeter.stride, .max - state.work)
      return (state.error, true)
    }
    guard error == nil, isDue, let reason = stopReason?() else { return error }
    return fail(reason)
  }

  /// Checks whether the bitmap is still needed during work that has already been counted.
  ///
  /// Returns the reason if it is not.
  package func ask() -> RasterError? {
    if let error { return error }
    return stopReason?().map { fail($0) }
  }

  /// Stops all work; returns the first reason for which it was stopped.
  @discardableResult
  package func fail(_ reason: RasterError) -> RasterError {
    state.withLock { state in
      let error = state.error ?? reason
      state.error = error
      return error
    }
  }

  /// Counts a layer's pixels until the layer is closed; returns an error if they exceed the limit.
  package func openLayer(_ area: Int) -> RasterError? {
    state.withLock { state in
      guard state.layerArea + area <= limits.layerArea else {
        state.error = state.error ?? .exceeded(.layerArea, value: limits.layerArea)
        return state.error
      }
      state.layerArea += area
      return nil
    }
  }

  package func closeLayer(_ area: Int) { state.withLock { $0.layerArea -= area } }

  /// The number of units used, at most the limit.
  package var used: Int { state.withLock { min($0.work, limits.work) } }

  /// The number of units that may still be used.
  package var remaining: Int {
    state.withLock { $0.error == nil ? max(limits.work - $0.work, 0) : 0 }
  }
}

/// A reference to a meter that does not affect equality: all references are equal.
package struct MeterReference: Hashable, Sendable {
  package var meter: WorkMeter?

  package init(_ meter: WorkMeter? = nil) { self.meter = meter }

  package static func == (left: MeterReference, right: MeterReference) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
