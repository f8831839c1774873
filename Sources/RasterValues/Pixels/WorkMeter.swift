// Counts the work and the layers of one picture, and stops it where a limit is met or nobody waits.

/// Counts what one picture uses, for all who record and draw parts of it.
///
/// Whoever works says how much before it is done, and goes on only if there is no error; every
/// `stride` units, some fraction of a millisecond, it is asked whether the picture is still wanted.
///
/// A class, since the bands and the nested pictures of a drawing share it.
package final class WorkMeter: Sendable {
  /// Units between two looks at whether the picture is still wanted.
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

  /// `stopReason` says why a picture is not wanted any more; nil while it is.
  package init(_ limits: RasterLimits, stopReason: (@Sendable () -> RasterError?)? = nil) {
    self.limits = limits
    self.stopReason = stopReason
  }

  /// The reason why nothing more may be done.
  package var error: RasterError? { state.withLock { $0.error } }

  /// Counts units of work that are about to be done; says why they may not be.
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

  /// Asks whether the picture is still wanted, amid work that has been counted; says why it is not.
  package func ask() -> RasterError? {
    if let error { return error }
    return stopReason?().map { fail($0) }
  }

  /// Ends all work, for the first reason that is given.
  @discardableResult
  package func fail(_ reason: RasterError) -> RasterError {
    state.withLock { state in
      let error = state.error ?? reason
      state.error = error
      return error
    }
  }

  /// Counts a layer's pixels, until it is closed.
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

  /// The units that were used, of those that may be.
  package var used: Int { state.withLock { min($0.work, limits.work) } }

  /// The units that are left.
  package var remaining: Int {
    state.withLock { $0.error == nil ? max(limits.work - $0.work, 0) : 0 }
  }
}

/// Refers to a meter without being a part of the value that holds it: all references are equal.
package struct MeterReference: Hashable, Sendable {
  package var meter: WorkMeter?

  package init(_ meter: WorkMeter? = nil) { self.meter = meter }

  package static func == (left: MeterReference, right: MeterReference) -> Bool { true }

  package func hash(into hasher: inout Hasher) {}
}
