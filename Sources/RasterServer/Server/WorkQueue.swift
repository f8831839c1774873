// What the worker has to do: requests in their order, and reports once nobody waits.

import RasterSyntax
import RasterCommands

/// A request with what it is answered from.
struct Job: Sendable {
  let id: JSON
  let method: String
  let params: JSON
  let snapshot: Snapshot
}

/// The work that waits; a class, since the reader fills it and the worker empties it.
///
/// Requests come before reports, and reports are of the last text alone.
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

  /// The most requests that wait; more are refused.
  static let mostRequests = 1_000

  private let state = Gate(State())

  /// Adds a request; false where too many wait.
  func add(_ job: Job) -> Bool {
    state.withLock { state in
      guard state.jobs.count < Self.mostRequests else { return false }
      state.jobs.append(job)
      return true
    }
  }

  /// Asks for reports of a snapshot after a while, in place of those that were asked for before.
  func requestReport(_ snapshot: Snapshot, after delay: TimeInterval) {
    state.withLock { $0.report = (snapshot, .now() + delay) }
  }

  /// Takes a request back; true where it had not begun; one that runs is marked.
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

  /// The next work, for which it waits; nil once the queue has ended.
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

  /// Whether the request that runs was taken back.
  func isCancelled(_ id: JSON) -> Bool {
    state.withLock { $0.cancelled.contains(Self.name(of: id)) }
  }

  /// Whether newer reports were asked for.
  var hasNewerReport: Bool { state.withLock { $0.report != nil } }

  /// Answers what is left, and then nothing more.
  func end() {
    state.withLock { state in
      state.isEnded = true
      state.report = nil
    }
  }

  /// Waits until there is nothing to do.
  func waitUntilQuiet() {
    state.wait { state -> Void? in
      state.isWorking || !state.jobs.isEmpty || state.report != nil ? nil : ()
    }
  }

  private static func name(of id: JSON) -> String { String(decoding: id.bytes, as: UTF8.self) }
}
