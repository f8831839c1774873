// The executors of tasks: connection threads for requests, and separate threads for drawing.

import Foundation
import NIOCore
import NIOPosix

/// Runs tasks on the thread of a connection, so that a cached answer waits for no other thread.
final class ConnectionExecutor: TaskExecutor {
  private let loop: any EventLoop

  init(_ loop: any EventLoop) { self.loop = loop }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    loop.execute { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}

/// Runs tasks on a fixed number of threads, which start with the server.
///
/// Swift's own threads start on demand. If the system has no thread left, starting one blocks the
/// caller, which would be the thread of a connection.
final class DrawingExecutor: TaskExecutor {
  private let pool: NIOThreadPool

  init(threads: Int) {
    pool = NIOThreadPool(numberOfThreads: threads)
    pool.start()
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    pool.submit { _ in
      #if os(Linux)
      // On Linux, 0 is the calling thread. Cached answers do not wait while cards are drawn.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
      #endif
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
