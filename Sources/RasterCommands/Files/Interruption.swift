// Requests to end, as by Ctrl-C: the process ends at once, but for files that are being replaced.

import Synchronization

/// Requests to stop.
package enum Interruption {
  /// The signal that asked to stop; 0 as long as none did.
  private static let request = Atomic<Int32>(0)
  private static let writes = Atomic(0)

  /// Ends the process on SIGINT, SIGTERM and SIGHUP from now on, with 128 and the signal's number.
  ///
  /// SIGHUP stays ignored where it is, as under `nohup`.
  ///
  /// Whoever starts the command may do so from a thread that has these signals blocked, which a new
  /// process inherits; so they are let through again, for this thread and those that it starts.
  package static func observe() {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      if number == SIGHUP, isIgnored(signal(number, SIG_IGN)) { continue }
      sigaddset(&signals, number)
      // In a handler: atomics and calls that POSIX allows there, nothing that allocates or locks.
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

  /// Runs `body`, which a request to stop waits for; after one, nothing new begins.
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

  /// The last to leave ends the process where that was asked for.
  private static func leave() {
    let rest = writes.subtract(1, ordering: .sequentiallyConsistent).newValue
    if rest == 0, isRequested { end() }
  }

  private static func end() -> Never {
    let words: StaticString = "interrupted\n"
    _ = write(STDERR_FILENO, words.utf8Start, words.utf8CodeUnitCount)
    _exit(128 + request.load(ordering: .sequentiallyConsistent))
  }
}
