// A lock whose holders can wait for each other.

/// A condition of POSIX: a lock, and a wait for whoever changes what it guards.
///
/// A class, since threads share the system's memory of it. Call everything but `lock` while it is held.
package final class Condition: @unchecked Sendable {
  // The two are what the system synchronises by, hence `@unchecked`; they never move.
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    mutex.initialize(to: pthread_mutex_t())
    condition.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(condition, nil)
  }

  deinit {
    pthread_cond_destroy(condition)
    pthread_mutex_destroy(mutex)
    condition.deallocate()
    mutex.deallocate()
  }

  package func lock() { pthread_mutex_lock(mutex) }

  package func unlock() { pthread_mutex_unlock(mutex) }

  /// Wakes all that wait.
  package func broadcast() { pthread_cond_broadcast(condition) }

  /// Waits to be woken; now and then without a reason.
  package func wait() { pthread_cond_wait(condition, mutex) }

  /// Waits to be woken, until a time at the longest.
  package func wait(until time: Date) {
    let seconds = time.timeIntervalSince1970
    var limit = timespec()
    limit.tv_sec = numericCast(Int(seconds))
    limit.tv_nsec = numericCast(Int((seconds - seconds.rounded(.down)) * 1e9))
    pthread_cond_timedwait(condition, mutex, &limit)
  }
}
