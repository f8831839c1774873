// Draws looks into a cache before they are needed.

import Synchronization

/// Draws looks into a cache before they are needed, a few at a time, the most urgent first.
///
/// Add requests for content that is about to be shown, and remove those that are no longer needed.
/// If a visible request needs a look that is being prefetched, it joins that drawing and raises its
/// priority. If the look still waits here, the visible request draws it at once, and the prefetcher
/// skips it. Requests of `Sendable` components are recorded when their turn comes, off the caller's
/// thread, so a long queue takes little memory. For other components, add a `Recording` created
/// where the component lives.
///
/// A class because its callers share one queue. Releasing a prefetcher cancels its remaining
/// drawings.
public final class Prefetcher: Sendable {
  /// The cache to draw into.
  public let cache: RasterCache
  private let maximumConcurrentDraws: Int
  private let line: Mutex<PrefetchLine>

  /// Creates a prefetcher that draws into `cache`, with at most `maximumConcurrentDraws` at once.
  public init(cache: RasterCache = .shared, maximumConcurrentDraws: Int = 2) {
    self.cache = cache
    self.maximumConcurrentDraws = max(1, maximumConcurrentDraws)
    line = Mutex(PrefetchLine())
  }

  deinit { removeAll() }

  /// Identifies an entry added to a prefetcher.
  public struct Ticket: Hashable, Sendable {
    let number: UInt64
  }

  /// Counts of completed and pending work of a prefetcher.
  public struct Statistics: Hashable, Sendable {
    /// The number of looks that were missing in memory and were drawn or loaded from the store.
    public internal(set) var drawn = 0
    /// The number of looks that were already in memory when their turn came.
    public internal(set) var avoided = 0
    /// The number of looks removed before they were drawn.
    public internal(set) var cancelled = 0
    /// The number of looks that could not be drawn.
    public internal(set) var failed = 0
    /// The number of looks waiting to be drawn.
    public internal(set) var waiting = 0
    /// The number of looks being drawn.
    public internal(set) var drawing = 0
  }

  /// The work done since the prefetcher was created, and the work pending now.
  public var statistics: Statistics { line.withLock { $0.statistics } }

  /// Whether new drawings are paused until `resume()` is called.
  public var isPaused: Bool { line.withLock { $0.isPaused } }

  /// Adds a request behind those of the same priority.
  @discardableResult
  public func add<Component: Rasterizable & Sendable>(
    _ request: RasterRequest<Component>,
    priority: DrawPriority = .soon
  ) -> Ticket {
    add(priority) { (cache) throws(RasterError) in try cache.recordingIfMissing(request) }
  }

  /// Adds a recording behind those of the same priority.
  @discardableResult
  public func add(_ recording: Recording, priority: DrawPriority = .soon) -> Ticket {
    add(priority) { _ in recording }
  }

  /// Changes the priority of a waiting entry; has no effect once its drawing has begun.
  public func setPriority(_ priority: DrawPriority, of ticket: Ticket) {
    line.withLock { $0.setPriority(priority, of: ticket.number) }
  }

  /// Removes an entry that waits or whose drawing has not begun.
  ///
  /// The look is still drawn if another caller waits for it.
  public func remove(_ ticket: Ticket) {
    line.withLock { $0.remove(ticket.number) }?.cancel()
  }

  /// Removes all entries that wait or whose drawings have not begun.
  public func removeAll() {
    for task in line.withLock({ $0.removeAll() }) { task.cancel() }
  }

  /// Starts no new drawings until `resume()`; drawings in progress are completed.
  public func pause() { line.withLock { $0.isPaused = true } }

  /// Resumes drawing after `pause()`.
  public func resume() {
    line.withLock { $0.isPaused = false }
    begin()
  }

  private func add(_ priority: DrawPriority, _ source: @escaping PrefetchLine.Source) -> Ticket {
    let number = line.withLock { $0.add(source, priority) }
    begin()
    return Ticket(number: number)
  }

  /// Starts drawings up to the concurrency limit.
  private func begin() {
    line.withLock { line in
      line.begin(atMost: maximumConcurrentDraws) { number, source, priority in
        Task.detached { [weak self, cache] in
          let outcome = await cache.preparation(from: source, priority: priority)
          self?.finish(number, outcome)
        }
      }
    }
  }

  private func finish(_ number: UInt64, _ outcome: Result<Preparation, RasterError>) {
    line.withLock { $0.finish(number, outcome) }
    begin()
  }
}

extension RasterCache {
  fileprivate func preparation(
    from source: PrefetchLine.Source,
    priority: DrawPriority
  ) async -> Result<Preparation, RasterError> {
    let recording = Result { () throws(RasterError) in try source(self) }
    switch recording {
    case .success(let recording?): return await preparation(of: recording, priority: priority)
    case .success(nil): return .success(.avoided)
    case .failure(let reason): return .failure(reason)
    }
  }
}
