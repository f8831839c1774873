// A drawing that a presenter waits for, and its result once that is there.

import Synchronization

/// A drawing that a presenter waits for, and its result once that is there.
///
/// A class, because the tasks that draw and the presenter that waits share it.
final class PresenterDrawing: Sendable {
  private struct State {
    var result: Result<Bitmap, RasterError>?
    var priority: DrawPriority
    var tasks: [Task<Void, Never>] = []
  }

  /// The recording that is drawn.
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

  /// The bitmap that was drawn, or the error; nil while it is waited for.
  var result: Result<Bitmap, RasterError>? { state.withLock { $0.result } }

  /// Asks again at a higher priority, which raises the one drawing that both requests wait for.
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

  /// Returns when there is a result; cancelling the task that waits cancels the drawing.
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
