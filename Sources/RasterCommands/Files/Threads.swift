// Runs work on threads with deep stacks, and spreads it over several of them.

import Foundation
import Synchronization

/// Threads with deep stacks: the parser and the evaluator nest as deep as the sources do.
package enum Threads {
  private static let stackSize = 16 << 20

  /// The results of `body` for each index below `count`, computed on up to `jobs` threads; no more
  /// than there are processors.
  package static func map<Result: Sendable>(
    _ count: Int,
    jobs: Int,
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let work = Work(count, body)
    let done = DispatchSemaphore(value: 0)
    let threadCount = min(jobs, count, ProcessInfo.processInfo.activeProcessorCount)
    for _ in 0..<threadCount {
      let thread = Thread {
        work.run()
        done.signal()
      }
      thread.stackSize = stackSize
      thread.start()
    }
    for _ in 0..<threadCount { done.wait() }
    return work.results
  }

  /// Runs `body` on a thread with a deep stack and waits for it.
  package static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    map(1, jobs: 1) { _ in body() }[0]
  }

  private final class Work<Result: Sendable>: Sendable {
    private let state: Mutex<(next: Int, results: [Result?])>
    private let body: @Sendable (Int) -> Result

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
      self.body = body
      state = Mutex((0, Array(repeating: nil, count: count)))
    }

    var results: [Result] { state.withLock { $0.results.compactMap(\.self) } }

    func run() {
      while let index = next() {
        let result = body(index)
        state.withLock { $0.results[index] = result }
      }
    }

    private func next() -> Int? {
      state.withLock { state in
        guard state.next < state.results.count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }
  }
}
