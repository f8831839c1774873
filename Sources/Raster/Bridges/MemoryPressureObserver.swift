// Trims a cache when the system runs low on memory.

#if canImport(Darwin)
import Dispatch

/// Trims a cache when the system runs low on memory, as long as the observer is retained.
///
/// The views of `RasterUI` observe for `RasterCache.shared`; any other cache needs an observer. On
/// `warning` the cache removes half of its contents, and on `critical` all of it.
///
/// A class because it stops observing when it is released.
public final class MemoryPressureObserver {
  /// One source per event, so that its handler knows the event.
  private let sources: [any DispatchSourceMemoryPressure]

  /// Starts observing for a cache.
  public init(_ cache: RasterCache) {
    let events: [(DispatchSource.MemoryPressureEvent, MemoryPressure)] = [
      (.warning, .warning), (.critical, .critical),
    ]
    sources = events.map { event, pressure in
      let source = DispatchSource.makeMemoryPressureSource(eventMask: event, queue: nil)
      source.setEventHandler { cache.respond(to: pressure) }
      source.activate()
      return source
    }
  }

  deinit { for source in sources { source.cancel() } }

  @MainActor private static let shared = MemoryPressureObserver(.shared)

  /// Starts observing for the shared cache, on the first call only.
  @MainActor package static func start() { _ = shared }
}
#endif
