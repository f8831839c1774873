// A drawing that a presenter waits for, and its result.

import Synchronization

/// A drawing that a presenter waits for, and its result.
///
/// A class because the drawing tasks and the waiting presenter share it.
final class PresenterDrawing: Sendable {
  private struct State {
    var result: Result<Bitmap, RasterError>?
    var priority: DrawPriority
    var tasks: [Task<Void, Never>] = []
  }

  /// The recording to draw.
  let recording: Recording
  private let cache: RasterCache
  private let link: WeakPresenter
  private let state: Mutex<State>

  init(_ recording: Recording, cache: RasterCache, priority: DrawPriority, link: WeakPresenter) {
    self.recording = recording
    self.cache = cache
    self.link = link
    state = Mutex(State(priority: priority))
    request(priority)
  }

  /// The drawn bitmap or the error, or nil while the drawing is pending.
  var result: Result<Bitmap, RasterError>? { state.withLock { $0.result } }

  /// Requests the drawing again at a higher priority, which raises the shared drawing.
  func raise(to priority: DrawPriority) {
    let isRaised = state.withLock { state in
      guard state.priority < priority, state.result == nil else { return false }
      state.priority = priority
      return true
    }
    if isRaised { request(priority) }
  }

  func cancel() {
    for task in state.withLock({ $0.tasks }) { task.cancel() }
  }

  /// Returns when there is a result; cancelling the waiting task cancels the drawing.
  nonisolated(nonsending) func wait() async {
    await withCancellationHandler {
      for task in state.withLock({ $0.tasks }) { await task.value }
    } onCancel: {
      cancel()
    }
  }

  private func request(_ priority: DrawPriority) {
    let task = Task { [recording, cache] in
      do throws(RasterError) {
        self.finish(.success(try await cache.raster(of: recording, priority: priority)))
      } catch {
        self.finish(.failure(error))
      }
    }
    state.withLock { $0.tasks.append(task) }
  }

  private func finish(_ result: Result<Bitmap, RasterError>) {
    state.withLock { state in
      if state.result == nil { state.result = result }
    }
    link.signal()
  }
}
