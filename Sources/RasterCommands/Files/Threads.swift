// Runs work on threads with deep stacks, and distributes it over several threads.

import Synchronization

/// Threads with deep stacks, because the parser and evaluator recurse as deeply as sources nest.
package enum Threads {
  private static let stackSize = 16 << 20

  /// Computes `body` for each index below `count`, on up to `jobs` threads.
  ///
  /// Uses at most one thread per processor, and the caller's is one of them, so its stack must be
  /// deep enough for `body`. If the system cannot start enough threads, fewer are used.
  package static func map<Result: Sendable>(
    _ count: Int,
    jobs: Int,
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let work = Work(count, body)
    let done = DispatchSemaphore(value: 0)
    let wanted = min(jobs, count)
    // The system reads files for the number of processors.
    let threadCount = wanted > 1 ? min(wanted, ProcessInfo.processInfo.activeProcessorCount) : 1
    var startedCount = 0
    while startedCount < threadCount - 1 {
      do throws(Failure) {
        try start {
          work.run()
          done.signal()
        }
      } catch { break }
      startedCount += 1
    }
    work.run()
    for _ in 0..<startedCount { done.wait() }
    return work.results
  }

  /// Runs `body` on a thread with a deep stack and waits; throws if the thread cannot be started.
  package static func run<Result: Sendable>(
    _ body: @escaping @Sendable () -> Result
  ) throws(Failure) -> Result {
    let work = Work(1) { _ in body() }
    let done = DispatchSemaphore(value: 0)
    try start {
      work.run()
      done.signal()
    }
    done.wait()
    return work.results[0]
  }

  /// Runs `body` on a new thread with a deep stack, without waiting.
  ///
  /// Throws if the system cannot start a thread.
  package static func start(_ body: @escaping @Sendable () -> Void) throws(Failure) {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    pthread_attr_setdetachstate(&attributes, numericCast(PTHREAD_CREATE_DETACHED))
    let box = Unmanaged.passRetained(Body(run: body)).toOpaque()
    #if canImport(Darwin)
    var thread: pthread_t?
    let result = pthread_create(&thread, &attributes, { Body.run($0) }, box)
    #else
    var thread = pthread_t()
    let result = pthread_create(&thread, &attributes, { Body.run($0) }, box)
    #endif
    guard result != 0 else { return }
    Unmanaged<Body>.fromOpaque(box).release()
    throw .inputOutput("cannot start a thread: \(String(cString: strerror(result)))")
  }

  /// The body of a thread; a class, because the system passes it as a pointer.
  private final class Body: Sendable {
    private let body: @Sendable () -> Void

    init(run body: @escaping @Sendable () -> Void) { self.body = body }

    /// Runs the body that a pointer refers to, once.
    static func run(_ pointer: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let pointer { Unmanaged<Body>.fromOpaque(pointer).takeRetainedValue().body() }
      return nil
    }
  }

  private final class Work<Result: Sendable>: Sendable {
    private let state: Mutex<(next: Int, results: [Result?])>
    private let body: @Sendable (Int) -> Result

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
      self.body = body
      state = Mutex((0, Array(repeating: nil, count: count)))
    }

    var results: [Result] { state.withLock { $0.results.compactMap(\.self) } }

    func run() {
      while let index = next() {
        let result = body(index)
        state.withLock { $0.results[index] = result }
      }
    }

    private func next() -> Int? {
      state.withLock { state in
        guard state.next < state.results.count else { return nil }
        defer { state.next += 1 }
        return state.next
      }
    }
  }
}
