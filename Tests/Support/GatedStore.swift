// A tier below a cache that holds drawings up until a gate opens, and knows which came.

import Foundation
import Raster
import Synchronization

/// A store that holds nothing, and holds the drawing of chosen looks up until its gate opens.
///
/// A cache asks its store on the thread that draws; so a test may stop a drawing halfway, do what it
/// wants meanwhile, and go on, with no sleeping. Tests that close a gate run on the main actor: the
/// threads of the pool may all stand at gates. Nobody stands there for longer than a test may wait.
public final class GatedStore: RasterStore {
  private struct State {
    var closed: Set<LookKey> = []
    var asked: [LookKey] = []
    var inserted: [LookKey] = []
  }

  private let state = Mutex(State())
  private let condition = NSCondition()

  /// A store with an open gate.
  public init() {}

  /// The looks that were asked for, in order.
  public var asked: [LookKey] { state.withLock { $0.asked } }

  /// The looks that were offered, in order.
  public var inserted: [LookKey] { state.withLock { $0.inserted } }

  /// Closes the gate for a look.
  public func close(_ look: LookKey) { state.withLock { _ = $0.closed.insert(look) } }

  /// Opens the gate for all.
  public func open() {
    condition.withLock {
      state.withLock { $0.closed = [] }
      condition.broadcast()
    }
  }

  /// Nothing, after the gate has opened.
  public func raster(for look: LookKey) -> Bitmap? {
    let end = Date(timeIntervalSinceNow: Waiting.limit)
    condition.withLock {
      state.withLock { $0.asked.append(look) }
      while state.withLock({ $0.closed.contains(look) }), condition.wait(until: end) {}
    }
    return nil
  }

  /// Keeps nothing.
  public func insert(_ raster: Bitmap, for look: LookKey) {
    state.withLock { $0.inserted.append(look) }
  }
}

/// Runs something on a thread of its own.
public func onThread<Value: Sendable>(_ body: @escaping @Sendable () -> Value) async -> Value {
  await withCheckedContinuation { continuation in
    Thread { continuation.resume(returning: body()) }.start()
  }
}
