// The processor time of the current thread, which other work on the machine barely changes.

import Foundation

/// A point in the processor time of a thread.
struct ProcessorTime {
  private let nanoseconds: Double

  /// The processor time that the current thread has used.
  static var now: ProcessorTime {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return ProcessorTime(nanoseconds: Double(time.tv_sec) * 1e9 + Double(time.tv_nsec))
  }

  /// The microseconds since an earlier point.
  func microseconds(since start: ProcessorTime) -> Double {
    (nanoseconds - start.nanoseconds) / 1e3
  }

  /// The microseconds that the work takes.
  static func microseconds(_ work: () throws -> Void) rethrows -> Double {
    let start = now
    try work()
    return now.microseconds(since: start)
  }
}
