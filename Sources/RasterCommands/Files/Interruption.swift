// Requests to stop, such as Ctrl-C: the process ends once pending file replacements finish.

import Synchronization

/// Requests to stop.
package enum Interruption {
  /// The signal that requested the stop, or 0 if there was none.
  private static let request = Atomic<Int32>(0)
  private static let writes = Atomic(0)

  /// Makes SIGINT, SIGTERM and SIGHUP end the process with exit code 128 plus the signal's number.
  ///
  /// SIGHUP stays ignored if it was already ignored, as under `nohup`.
  ///
  /// A new process inherits blocked signals from the thread that starts it. The signals are
  /// therefore unblocked for this thread and the threads that it starts.
  package static func observe() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      if number == SIGHUP, isIgnored(signal(number, SIG_IGN)) { continue }
      sigaddset(&signals, number)
      // A signal handler may only use atomics and calls that POSIX allows; it must not allocate or
      // lock.
      signal(number) { number in
        Interruption.request.store(number, ordering: .sequentiallyConsistent)
        if Interruption.writes.load(ordering: .sequentiallyConsistent) == 0 { Interruption.end() }
      }
    }
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func isIgnored(_ handler: (@convention(c) (Int32) -> Void)?) -> Bool {
    unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }

  /// Runs `body` to completion before a stop request takes effect; does not start after one.
  static func finishing<Result, Failure>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    writes.add(1, ordering: .sequentiallyConsistent)
    if isRequested {
      leave()
      while true { pause() }
    }
    defer { leave() }
    return try body()
  }

  private static var isRequested: Bool { request.load(ordering: .sequentiallyConsistent) != 0 }

  /// Ends the process if a stop was requested and no other write is in progress.
  private static func leave() {
    let rest = writes.subtract(1, ordering: .sequentiallyConsistent).newValue
    if rest == 0, isRequested { end() }
  }

  private static func end() -> Never {
    let message: StaticString = "interrupted\n"
    _ = write(STDERR_FILENO, message.utf8Start, message.utf8CodeUnitCount)
    _exit(128 + request.load(ordering: .sequentiallyConsistent))
  }
}
