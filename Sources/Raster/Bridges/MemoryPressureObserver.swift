// Has a cache answer the system when memory gets scarce.

#if canImport(Darwin)
import Dispatch

/// Has a cache answer the system when memory gets scarce, as long as the observer is kept.
///
/// The views of `RasterUI` have `RasterCache.shared` answer; a cache of your own needs an observer.
/// On `warning` the cache lets half of what it holds go, on `critical` all.
///
/// A class, because it stops observing when it goes.
public final class MemoryPressureObserver {
  /// One for each event, so that its handler need not ask which it was.
  private let sources: [any DispatchSourceMemoryPressure]

  /// Observes for a cache, from now on.
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

  /// Observes for the shared cache, from the first call on.
  @MainActor package static func start() { _ = shared }
}
#endif
