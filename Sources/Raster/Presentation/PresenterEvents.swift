// What a presenter tells: how a regeneration ended, what happened, and to whom.

extension RasterPresenter {
  /// The outcome of a regeneration.
  public enum Outcome: Hashable, Sendable {
    /// The picture was there: in the cache, or shown already.
    case hit
    /// The picture was drawn, or taken from the tier below the cache.
    case drawn
    /// The delegate refused; the old picture stays.
    case vetoed
    /// There is no component, so there is nothing to draw; no picture is shown.
    case empty
    /// The component is drawn live: there is no raster to regenerate.
    case live
    /// It was cancelled: by `cancel()`, by the task that waited, because the component was taken
    /// away, because rasterizing was switched off, or because the presenter is gone.
    case cancelled
    /// A newer state overtook it; what was drawn stays in the cache, and is not shown.
    case superseded
    /// There can be no picture, such as of a size that is not positive and finite; none is shown.
    case failed(RasterError)
  }

  /// An event of a presenter.
  public enum Event: Hashable, Sendable {
    /// A look that is not in the cache is about to be drawn.
    case willRegenerate
    /// Another picture is shown, in place of none or of an old one: cross-fade from one to the other.
    case loaded(from: RasterImage?, to: RasterImage)
    /// No picture is shown any more.
    case cleared(from: RasterImage)
    /// A component that is drawn live has changed: ask for `image` again.
    case needsDisplay
    /// A regeneration ended; each ends once.
    case ended(Outcome)
  }

  /// The content that is shown while a picture is waited for, and so the fate of one that is
  /// overtaken.
  public enum LoadingContent: UInt8, Hashable, Sendable, CaseIterable {
    /// The previous picture. One that is being drawn when the state changes is shown when it is
    /// done, then the newest state is drawn: what changes faster than it can be drawn still moves.
    case previous
    /// The placeholder, or nothing. A change overtakes what is being drawn, which is never shown:
    /// what reused rows of a list want.
    case placeholder
  }
}

/// Is told what happens to a presenter, and may refuse to have it regenerated.
///
/// Methods are called in the presenter's isolation, one at a time. They may change the presenter and
/// ask it to regenerate; that is done when they have returned.
public protocol RasterPresenterDelegate: AnyObject {
  /// Whether a changed state may have its picture; if not, the old picture stays and the
  /// regeneration ends as `vetoed`. The next change or call of `regenerate` asks again.
  func presenterShouldRegenerate(_ presenter: RasterPresenter) -> Bool

  /// Something happened: on a miss `willRegenerate`, then for hit and miss `loaded`, then `ended`.
  func presenter(_ presenter: RasterPresenter, didReport event: RasterPresenter.Event)
}

extension RasterPresenterDelegate {
  /// Yes.
  public func presenterShouldRegenerate(_ presenter: RasterPresenter) -> Bool { true }

  /// Does nothing.
  public func presenter(_ presenter: RasterPresenter, didReport event: RasterPresenter.Event) {}
}
