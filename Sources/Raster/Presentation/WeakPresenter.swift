// A weak reference to a presenter for other threads, read only in its owner's isolation.
//
// A presenter is not Sendable, so the code that observes its component or draws its images uses
// this link instead. This is safe because only `open(_:)` reads the presenter. That function is
// isolated to the actor in which the presenter was created, and the compiler confines all other
// uses of the presenter to the same actor. `connect(_:)` is called once, by the presenter's
// initializer, before the link is shared. A released presenter's completions were created in the
// same isolation and are called there.

import Synchronization

/// A weak reference to a presenter and to its owner, usable from any thread.
final class WeakPresenter: Sendable {
  nonisolated(unsafe) private weak var presenter: RasterPresenter?
  private weak let owner: (any Actor)?
  /// Whether the presenter belongs to an actor.
  let hasOwner: Bool
  private let changed = Atomic(false)
  private let observed = Atomic(false)
  private let signalled = Atomic(false)

  init(owner: (any Actor)?) {
    self.owner = owner
    hasOwner = owner != nil
  }

  func connect(_ presenter: RasterPresenter) { self.presenter = presenter }

  /// Whether there is a change that no step has processed.
  var isChanged: Bool { changed.load(ordering: .acquiring) }

  /// Whether the component is observed and has not changed since.
  var isObserved: Bool {
    get { observed.load(ordering: .acquiring) }
    set { observed.store(newValue, ordering: .releasing) }
  }

  /// Records a change for a later step to process.
  func markChanged() { changed.store(true, ordering: .releasing) }

  /// Clears the record of a change.
  func clearChanged() { changed.store(false, ordering: .releasing) }

  /// Notes that the observed component is about to change; it still has its old values.
  func componentWillChange() {
    isObserved = false
    markChanged()
    signal()
  }

  /// Schedules a step in the owner's isolation; calls made before the step are combined.
  func signal() {
    guard let owner, !signalled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task { await self.open(owner) }
  }

  private func open(_ owner: isolated any Actor) {
    signalled.store(false, ordering: .sequentiallyConsistent)
    presenter?.step()
  }

  /// Calls the completions of a released presenter in its owner's isolation.
  ///
  /// If the owner has been released too, they are called at once, because no code can run in its
  /// isolation any more.
  func abandon(_ completions: [(RasterPresenter.Outcome) -> Void]) {
    guard !completions.isEmpty else { return }
    let abandoned = Completions(all: completions)
    guard let owner else { return abandoned.call() }
    Task { await self.call(abandoned, owner) }
  }

  private func call(_ completions: Completions, _ owner: isolated any Actor) { completions.call() }

  /// Completions to be called in their owner's isolation.
  ///
  /// The conformance is unchecked, but safe: the completions are called once, in the isolation of
  /// their owner, or after it has been released and can no longer use them.
  private struct Completions: @unchecked Sendable {
    let all: [(RasterPresenter.Outcome) -> Void]

    func call() { for completion in all { completion(.cancelled) } }
  }
}
