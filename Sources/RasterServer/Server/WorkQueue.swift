// The worker's queue: requests in order, then diagnostics when no request is pending.

import RasterSyntax
import RasterCommands

/// A request with the snapshot from which it is answered.
struct Job: Sendable {
  let id: JSON
  let method: String
  let params: JSON
  let snapshot: Snapshot
}

/// The pending work; a class, because the reader adds to it and the worker removes from it.
///
/// Requests take precedence over diagnostics. Only the diagnostics of the latest snapshot are
/// computed.
final class WorkQueue: Sendable {
  enum Work: Sendable {
    case answer(Job)
    case report(Snapshot)
  }

  private struct State {
    var jobs: [Job] = []
    var report: (snapshot: Snapshot, due: DispatchTime)?
    var cancelled: Set<String> = []
    var running: String?
    var isWorking = false
    var isEnded = false
  }

  /// The maximum number of pending requests; further requests are rejected.
  static let mostRequests = 1_000

  private let state = Gate(State())

  /// Adds a request, or returns false if the queue is full.
  func add(_ job: Job) -> Bool {
    state.withLock { state in
      guard state.jobs.count < Self.mostRequests else { return false }
      state.jobs.append(job)
      return true
    }
  }

  /// Schedules diagnostics of a snapshot, replacing those scheduled before.
  func requestReport(_ snapshot: Snapshot, after delay: TimeInterval) {
    state.withLock { $0.report = (snapshot, .now() + delay) }
  }

  /// Cancels a request: removes and returns true if it is pending, or marks it if it is running.
  func cancel(_ id: JSON) -> Bool {
    state.withLock { state in
      if let index = state.jobs.firstIndex(where: { $0.id == id }) {
        state.jobs.remove(at: index)
        return true
      }
      let name = Self.name(of: id)
      if state.running == name { state.cancelled.insert(name) }
      return false
    }
  }

  /// Waits for the next work, or returns `nil` once the queue has ended.
  func next() -> Work? {
    state.withLock { state in
      state.isWorking = false
      state.running = nil
      state.cancelled.removeAll()
    }
    return state.wait(until: { $0.report?.due ?? .distantFuture }) { state -> Work?? in
      if !state.jobs.isEmpty {
        let job = state.jobs.removeFirst()
        state.running = Self.name(of: job.id)
        state.isWorking = true
        return .some(.answer(job))
      }
      if state.isEnded { return .some(nil) }
      guard let report = state.report, report.due <= .now() else { return nil }
      state.report = nil
      state.isWorking = true
      return .some(.report(report.snapshot))
    }
  }

  /// Whether the running request was cancelled.
  func isCancelled(_ id: JSON) -> Bool {
    state.withLock { $0.cancelled.contains(Self.name(of: id)) }
  }

  /// Whether newer diagnostics are scheduled.
  var hasNewerReport: Bool { state.withLock { $0.report != nil } }

  /// Ends the queue after the pending requests.
  func end() {
    state.withLock { state in
      state.isEnded = true
      state.report = nil
    }
  }

  /// Waits until the queue is empty and the worker is idle.
  func waitUntilQuiet() {
    state.wait { state -> Void? in
      state.isWorking || !state.jobs.isEmpty || state.report != nil ? nil : ()
    }
  }

  private static func name(of id: JSON) -> String { String(decoding: id.bytes, as: UTF8.self) }
}
