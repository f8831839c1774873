// Where tasks run: requests on the thread of their connection, drawings on threads of their own.

import Foundation
import NIOCore
import NIOPosix

/// Runs tasks on the thread that serves a connection, so that a cached answer waits for no other thread.
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
/// Swift's own threads start when there is work. Where the system has no thread left, starting one blocks
/// its caller, which would be the thread of a connection.
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
      // Linux takes 0 as the thread that calls. Cached answers do not wait while cards are drawn.
      setpriority(__priority_which_t(PRIO_PROCESS.rawValue), 0, 5)
      #endif
      job.runSynchronously(on: self.asUnownedTaskExecutor())
    }
  }
}
