// A tier below a cache that blocks drawings until a gate opens, and records them.

import Foundation
import Raster
import Synchronization

/// A store that holds nothing, and blocks the drawing of chosen looks until its gate opens.
///
/// A cache calls its store on the thread that draws; so a test can stop a drawing halfway, act
/// meanwhile, and continue, without sleeping. Tests that close a gate run on the main actor, since
/// all threads of the pool may be blocked at gates. No thread is blocked for longer than a test may
/// wait.
public final class GatedStore: RasterStore {
  private struct State {
    var closed: Set<LookKey> = []
    var asked: [LookKey] = []
    var inserted: [LookKey] = []
  }

  private let state = Mutex(State())
  private let condition = NSCondition()

  /// Creates a store with an open gate.
  public init() {}

  /// The requested looks, in order.
  public var asked: [LookKey] { state.withLock { $0.asked } }

  /// The offered looks, in order.
  public var inserted: [LookKey] { state.withLock { $0.inserted } }

  /// Closes the gate for a look.
  public func close(_ look: LookKey) { state.withLock { _ = $0.closed.insert(look) } }

  /// Opens the gate for all looks.
  public func open() {
    condition.withLock {
      state.withLock { $0.closed = [] }
      condition.broadcast()
    }
  }

  /// Returns nil after the gate has opened.
  public func raster(for look: LookKey) -> Bitmap? {
    let end = Date(timeIntervalSinceNow: Waiting.limit)
    condition.withLock {
      state.withLock { $0.asked.append(look) }
      while state.withLock({ $0.closed.contains(look) }), condition.wait(until: end) {}
    }
    return nil
  }

  /// Stores nothing.
  public func insert(_ raster: Bitmap, for look: LookKey) {
    state.withLock { $0.inserted.append(look) }
  }
}

/// Runs a closure on a separate thread.
public func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}
