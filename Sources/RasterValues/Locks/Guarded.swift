// A value that threads share, protected by a lock; Embedded Swift needs no lock.

#if !hasFeature(Embedded)
import Synchronization
#endif

/// A value that one thread at a time reads or changes.
///
/// This is the only lock in values and drawing. Programs in Embedded Swift have a single thread, so
/// there the class only stores the value.
package final class Guarded<Value: Sendable>: Sendable {
  #if hasFeature(Embedded)
  // Calls of `withLock` cannot overlap: the program has one thread, and bodies do not nest.
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
