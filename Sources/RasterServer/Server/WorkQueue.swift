// What the worker has to do: requests in their order, and reports once nobody waits.

import RasterCommands
import Synchronization

/// A request with what it is answered from.
struct Job: Sendable {
  let id: JSON
  let method: String
  let params: JSON
  let snapshot: Snapshot
}

/// The work that waits; a class with a lock, since the reader fills it and the worker empties it.
///
/// Requests come before reports, and reports are of the last text alone.
final class WorkQueue: @unchecked Sendable {
  // Everything below is only touched while `condition` is held, hence `@unchecked`.
  enum Work {
    case answer(Job)
    case report(Snapshot)
  }

  /// The most requests that wait; more are refused.
  static let mostRequests = 1_000

  private let condition = Condition()
  private var jobs: [Job] = []
  private var report: (snapshot: Snapshot, due: Date)?
  private var cancelled: Set<String> = []
  private var running: String?
  private var isWorking = false
  private var isEnded = false

  private func locked<Result>(_ body: () -> Result) -> Result {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  /// Adds a request; false where too many wait.
  func add(_ job: Job) -> Bool {
    locked {
      guard jobs.count < Self.mostRequests else { return false }
      jobs.append(job)
      condition.broadcast()
      return true
    }
  }

  /// Asks for reports of a snapshot after a while, in place of those that were asked for before.
  func requestReport(_ snapshot: Snapshot, after delay: TimeInterval) {
    locked {
      report = (snapshot, Date(timeIntervalSinceNow: delay))
      condition.broadcast()
    }
  }

  /// Takes a request back; true where it had not begun; one that runs is marked.
  func cancel(_ id: JSON) -> Bool {
    locked {
      if let index = jobs.firstIndex(where: { $0.id == id }) {
        jobs.remove(at: index)
        condition.broadcast()
        return true
      }
      let name = Self.name(of: id)
      if running == name { cancelled.insert(name) }
      return false
    }
  }

  /// The next work, for which it waits; nil once the queue has ended.
  func next() -> Work? {
    locked {
      isWorking = false
      running = nil
      cancelled.removeAll()
      condition.broadcast()
      while true {
        if !jobs.isEmpty {
          let job = jobs.removeFirst()
          running = Self.name(of: job.id)
          isWorking = true
          return .answer(job)
        }
        if isEnded { return nil }
        if let report {
          if report.due <= Date() {
            self.report = nil
            isWorking = true
            return .report(report.snapshot)
          }
          condition.wait(until: report.due)
        } else {
          condition.wait()
        }
      }
    }
  }

  /// Whether the request that runs was taken back.
  func isCancelled(_ id: JSON) -> Bool { locked { cancelled.contains(Self.name(of: id)) } }

  /// Whether newer reports were asked for.
  var hasNewerReport: Bool { locked { report != nil } }

  /// Answers what is left, and then nothing more.
  func end() {
    locked {
      isEnded = true
      report = nil
      condition.broadcast()
    }
  }

  /// Waits until there is nothing to do.
  func waitUntilQuiet() {
    locked {
      while isWorking || !jobs.isEmpty || report != nil { condition.wait() }
    }
  }

  private static func name(of id: JSON) -> String { String(decoding: id.bytes, as: UTF8.self) }
}
