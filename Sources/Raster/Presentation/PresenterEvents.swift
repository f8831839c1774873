// A presenter's outcomes and events, and its delegate protocol.

extension RasterPresenter {
  /// The outcome of a regeneration.
  public enum Outcome: Hashable, Sendable {
    /// The image was in the cache, or already shown.
    case hit
    /// The image was drawn, or loaded from the tier below the cache.
    case drawn
    /// The delegate refused, and the old image stays.
    case vetoed
    /// The presenter has no component, so no image is shown.
    case empty
    /// The component is drawn live, so there is no raster to regenerate.
    case live
    /// The regeneration was cancelled.
    ///
    /// The causes are: `cancel()`, cancellation of the waiting task, a component set to nil,
    /// `isRasterized` set to false, or release of the presenter.
    case cancelled
    /// A newer state replaced this one; a drawn raster stays in the cache but is not shown.
    case superseded
    /// Drawing failed, for example because the size is not positive and finite; no image is shown.
    case failed(RasterError)
  }

  /// An event of a presenter.
  public enum Event: Hashable, Sendable {
    /// A look that is not cached is about to be drawn.
    case willRegenerate
    /// A new image is shown; cross-fade from the old one, if there is one.
    case loaded(from: RasterImage?, to: RasterImage)
    /// The image was removed, and none is shown.
    case cleared(from: RasterImage)
    /// A component that is drawn live has changed; read `image` again.
    case needsDisplay
    /// A regeneration ended; sent exactly once for each regeneration.
    case ended(Outcome)
  }

  /// The content shown while an image is being drawn.
  ///
  /// It also determines what happens to a drawing in progress when the state changes.
  public enum LoadingContent: UInt8, Hashable, Sendable, CaseIterable {
    /// The previous image.
    ///
    /// A drawing in progress when the state changes is completed and shown, and then the newest
    /// state is drawn. Content that changes faster than it can be drawn therefore still moves.
    case previous
    /// The placeholder, or nothing.
    ///
    /// A change cancels a drawing in progress, and its image is never shown. Suitable for reused
    /// rows of a list.
    case placeholder
  }
}

/// Receives a presenter's events, and can refuse a regeneration.
///
/// Methods are called in the presenter's isolation, one at a time. They may change the presenter
/// and request a regeneration, which begins after they have returned.
public protocol RasterPresenterDelegate: AnyObject {
  /// Returns whether a changed state may be drawn.
  ///
  /// If it returns false, the old image stays and the regeneration ends as `vetoed`. The next
  /// change or call of `regenerate` asks again.
  func presenterShouldRegenerate(_ presenter: RasterPresenter) -> Bool

  /// Receives an event: on a miss `willRegenerate`, then on hit or miss `loaded`, then `ended`.
  func presenter(_ presenter: RasterPresenter, didReport event: RasterPresenter.Event)
}

extension RasterPresenterDelegate {
  /// Returns true.
  public func presenterShouldRegenerate(_ presenter: RasterPresenter) -> Bool { true }

  /// Does nothing.
  public func presenter(_ presenter: RasterPresenter, didReport event: RasterPresenter.Event) {}
}
