// Draws what will be wanted, a little at a time, and lets go of what will not.

import Synchronization

/// Draws into a cache what will be wanted soon, a few looks at a time, those wanted soonest first.
///
/// Add what is about to be shown, and remove what no longer is. A visible request for a look that is
/// being prefetched joins its drawing and raises it; one for a look that still waits here draws it at
/// once, and nothing is left to do for the prefetcher. Requests of `Sendable` components are recorded
/// when their turn comes, off the caller's thread, so many may wait in little memory; for others, give
/// a `Recording`, made where the component lives.
///
/// A class, because those who add share its line. A prefetcher that is let go cancels what it has not
/// drawn.
public final class Prefetcher: Sendable {
  /// The cache that looks are drawn to.
  public let cache: RasterCache
  private let maximumConcurrentDraws: Int
  private let line: Mutex<PrefetchLine>

  /// A prefetcher that draws into `cache`, as many looks at once as it says.
  public init(cache: RasterCache = .shared, maximumConcurrentDraws: Int = 2) {
    self.cache = cache
    self.maximumConcurrentDraws = max(1, maximumConcurrentDraws)
    line = Mutex(PrefetchLine())
  }

  deinit { removeAll() }

  /// The number of what was added.
  public struct Ticket: Hashable, Sendable {
    let number: UInt64
  }

  /// Counts of what a prefetcher did, and has to do.
  public struct Statistics: Hashable, Sendable {
    /// The number of looks that were not in memory, and were drawn or taken from the store below.
    public internal(set) var drawn = 0
    /// The number of looks that were in memory when their turn came.
    public internal(set) var avoided = 0
    /// The number of looks that were removed before they were drawn.
    public internal(set) var cancelled = 0
    /// The number of looks that could not be drawn.
    public internal(set) var failed = 0
    /// The number of looks that wait.
    public internal(set) var waiting = 0
    /// The number of looks that are being drawn.
    public internal(set) var drawing = 0
  }

  /// Counts of what the prefetcher did since it was made, and has to do now.
  public var statistics: Statistics { line.withLock { $0.statistics } }

  /// Whether nothing new is begun until `resume()`.
  public var isPaused: Bool { line.withLock { $0.isPaused } }

  /// Adds a request, behind those of the same priority.
  @discardableResult
  public func add<Component: Rasterizable & Sendable>(
    _ request: RasterRequest<Component>,
    priority: DrawPriority = .soon
  ) -> Ticket {
    add(priority) { (cache) throws(RasterError) in try cache.recordingIfMissing(request) }
  }

  /// Adds a recording, behind those of the same priority.
  @discardableResult
  public func add(_ recording: Recording, priority: DrawPriority = .soon) -> Ticket {
    add(priority) { _ in recording }
  }

  /// Moves one that waits to another priority; what is being drawn, or was, stays as it is.
  public func setPriority(_ priority: DrawPriority, of ticket: Ticket) {
    line.withLock { $0.setPriority(priority, of: ticket.number) }
  }

  /// Removes one that waits or whose drawing has not begun.
  ///
  /// What somebody else waits for too is drawn nevertheless.
  public func remove(_ ticket: Ticket) {
    line.withLock { $0.remove(ticket.number) }?.cancel()
  }

  /// Removes all that wait or whose drawings have not begun.
  public func removeAll() {
    for task in line.withLock({ $0.removeAll() }) { task.cancel() }
  }

  /// Begins nothing new until `resume()`; what is being drawn is drawn to its end.
  public func pause() { line.withLock { $0.isPaused = true } }

  /// Goes on after `pause()`.
  public func resume() {
    line.withLock { $0.isPaused = false }
    begin()
  }

  private func add(_ priority: DrawPriority, _ source: @escaping PrefetchLine.Source) -> Ticket {
    let number = line.withLock { $0.add(source, priority) }
    begin()
    return Ticket(number: number)
  }

  /// Begins as many drawings as may be under way.
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
