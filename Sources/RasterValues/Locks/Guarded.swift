// A value that threads share, behind a lock; where there are no threads, the value alone.

#if !hasFeature(Embedded)
import Synchronization
#endif

/// A value that one thread at a time reads or changes.
///
/// The one lock of values and drawing. Embedded Swift has no threads here, and no lock: there the
/// class holds the value alone.
package final class Guarded<Value: Sendable>: Sendable {
  #if hasFeature(Embedded)
  // Nobody else can be in `withLock`: the program has one thread, and bodies do not nest.
  nonisolated(unsafe) private var value: Value

  package init(_ value: Value) { self.value = value }

  /// Calls `body` with the value, which it may change.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result { body(&value) }
  #else
  private let mutex: Mutex<Value>

  package init(_ value: Value) { mutex = Mutex(value) }

  /// Calls `body` with the value, which it may change, while no other thread does.
  package func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    mutex.withLock { value in body(&value) }
  }
  #endif
}
