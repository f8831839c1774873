// Runs work on threads with deep stacks, and spreads it over several of them.

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif
import Synchronization

/// Threads with deep stacks: the parser and the evaluator nest as deep as the sources do.
enum Threads {
  private static let stackSize = 16 << 20

  /// How many threads the machine runs at a time.
  static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// The results of `body` for each index below `count`, computed on up to `jobs` threads.
  static func map<Result: Sendable>(
    _ count: Int,
    jobs: Int,
    _ body: @escaping @Sendable (Int) -> Result
  ) -> [Result] {
    let work = Work(count, body)
    let threads = (0..<max(min(jobs, count), 1)).map { _ in start { work.run() } }
    for thread in threads {
      guard let thread else {
        // No thread could be had; the work is done here.
        work.run()
        continue
      }
      pthread_join(thread, nil)
    }
    return work.results
  }

  /// Runs `body` on a thread with a deep stack and waits for it.
  static func run<Result: Sendable>(_ body: @escaping @Sendable () -> Result) -> Result {
    map(1, jobs: 1) { _ in body() }[0]
  }

  private final class Work<Result: Sendable>: Sendable {
    private let state: Mutex<(next: Int, results: [Result?])>
    private let count: Int
    private let body: @Sendable (Int) -> Result

    init(_ count: Int, _ body: @escaping @Sendable (Int) -> Result) {
      self.count = count
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
        guard state.next < count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }
  }

  private final class Body {
    let run: @Sendable () -> Void

    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private static func start(_ run: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    defer { pthread_attr_destroy(&attributes) }
    pthread_attr_setstacksize(&attributes, stackSize)
    let body = Unmanaged.passRetained(Body(run))
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(
      &thread,
      &attributes,
      { context in
        Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run()
        return nil
      },
      body.toOpaque()
    )
    #else
    var thread = pthread_t()
    let status = pthread_create(
      &thread,
      &attributes,
      { context in
        if let context { Unmanaged<Body>.fromOpaque(context).takeRetainedValue().run() }
        return nil
      },
      body.toOpaque()
    )
    #endif
    guard status == 0 else {
      body.release()
      return nil
    }
    return thread
  }
}
