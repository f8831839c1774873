// A value shared by threads, which can wait for it to change.

import Synchronization

/// A value behind a lock; threads can wait until it satisfies a condition.
///
/// It is a class because threads share its state. Bodies run while the lock is held and must not
/// call the gate.
package final class Gate<State: Sendable>: Sendable {
  private let state: Mutex<(value: State, waiters: [DispatchSemaphore])>

  package init(_ value: State) { state = Mutex((value, [])) }

  /// Calls `body` with the value, then wakes waiting threads so that they check it again.
  package func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let (result, waiters) = state.withLock { state in
      let result = body(&state.value)
      defer { state.waiters = [] }
      return (result, state.waiters)
    }
    for waiter in waiters { waiter.signal() }
    return result
  }

  /// Calls `body` with the value until it returns a result.
  ///
  /// Between calls, waits until the value changes or the time that `limit` returns is reached.
  package func wait<Result: Sendable>(
    until limit: (State) -> DispatchTime = { _ in .distantFuture },
    _ body: (inout State) -> Result?
  ) -> Result {
    while true {
      let turn = DispatchSemaphore(value: 0)
      let (result, waiters, time) = state.withLock {
        state -> (Result?, [DispatchSemaphore], DispatchTime) in
        guard let result = body(&state.value) else {
          state.waiters.append(turn)
          return (nil, [], limit(state.value))
        }
        defer { state.waiters = [] }
        return (result, state.waiters, .distantFuture)
      }
      if let result {
        for waiter in waiters { waiter.signal() }
        return result
      }
      _ = turn.wait(timeout: time)
    }
  }
}
