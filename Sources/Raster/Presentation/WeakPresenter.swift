// A weak reference to a presenter, for other threads; it is read in its owner's isolation only.
//
// A presenter is not Sendable; what observes its component or draws its pictures knows this link
// instead. Safe, because the presenter is read in `open(_:)` alone, which is isolated to the actor
// that the presenter was made in, and the compiler keeps all other uses of the presenter there too.
// `connect(_:)` is called once, by the presenter's initializer, before anybody else has the link.
// Completions that a presenter leaves behind were made in the same isolation and go back there.

import Synchronization

/// A weak reference to a presenter and to its owner, for any thread.
final class WeakPresenter: Sendable {
  nonisolated(unsafe) private weak var presenter: RasterPresenter?
  private weak let owner: (any Actor)?
  /// Whether there is an isolation to return to.
  let hasOwner: Bool
  private let changed = Atomic(false)
  private let observed = Atomic(false)
  private let signalled = Atomic(false)

  init(owner: (any Actor)?) {
    self.owner = owner
    hasOwner = owner != nil
  }

  func connect(_ presenter: RasterPresenter) { self.presenter = presenter }

  /// Whether something changed that no step has looked at.
  var isChanged: Bool { changed.load(ordering: .acquiring) }

  /// Whether the component is observed, and has not changed since.
  var isObserved: Bool {
    get { observed.load(ordering: .acquiring) }
    set { observed.store(newValue, ordering: .releasing) }
  }

  /// Says that something changed; a step that is to come looks at it.
  func markChanged() { changed.store(true, ordering: .releasing) }

  /// Forgets that something changed.
  func clearChanged() { changed.store(false, ordering: .releasing) }

  /// Says that the component is about to change: it still has its old values.
  func componentWillChange() {
    isObserved = false
    markChanged()
    signal()
  }

  /// Has the presenter take a step, later, in its owner's isolation; many calls make one step.
  func signal() {
    guard let owner, !signalled.exchange(true, ordering: .acquiringAndReleasing) else { return }
    Task { await self.open(owner) }
  }

  private func open(_ owner: isolated any Actor) {
    signalled.store(false, ordering: .sequentiallyConsistent)
    presenter?.step()
  }

  /// Calls completions that a presenter leaves behind, in its owner's isolation.
  ///
  /// They are called at once where the owner is gone too: then nobody else can be in it.
  func abandon(_ completions: [(RasterPresenter.Outcome) -> Void]) {
    guard !completions.isEmpty else { return }
    let box = Completions(all: completions)
    guard let owner else { return box.call() }
    Task { await self.call(box, owner) }
  }

  private func call(_ completions: Completions, _ owner: isolated any Actor) { completions.call() }

  /// Completions on their way to their owner; unchecked, since they are called in its isolation, or
  /// where it is gone and nobody else can be in it.
  private struct Completions: @unchecked Sendable {
    let all: [(RasterPresenter.Outcome) -> Void]

    func call() { for completion in all { completion(.cancelled) } }
  }
}
