// A value that threads share, and wait for.

import Dispatch
import Synchronization

/// A value behind a lock; threads wait until it is as they need it.
final class Gate<State: Sendable>: Sendable {
  private let state: Mutex<(value: State, waiters: [DispatchSemaphore])>

  init(_ value: State) { state = Mutex((value, [])) }

  /// Calls `body` with the value; those who wait look at it again then.
  func withLock<Result: Sendable>(_ body: (inout State) -> Result) -> Result {
    let (result, waiters) = state.withLock { state in
      let result = body(&state.value)
      defer { state.waiters = [] }
      return (result, state.waiters)
    }
    for waiter in waiters { waiter.signal() }
    return result
  }

  /// Calls `body` with the value until it gives something; in between, waits for a change.
  func wait<Result: Sendable>(_ body: (inout State) -> Result?) -> Result {
    while true {
      let turn = DispatchSemaphore(value: 0)
      let (result, waiters) = state.withLock { state -> (Result?, [DispatchSemaphore]) in
        guard let result = body(&state.value) else {
          state.waiters.append(turn)
          return (nil, [])
        }
        defer { state.waiters = [] }
        return (result, state.waiters)
      }
      if let result {
        for waiter in waiters { waiter.signal() }
        return result
      }
      turn.wait()
    }
  }
}
