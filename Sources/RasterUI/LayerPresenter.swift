// The shared part of the UIKit and AppKit views: a presenter, and the layer for its image.

#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore
import Raster

/// A presenter, and the layer that shows its image: the framework-independent part of a view.
///
/// The presenter receives the component, the size and the environment during the view's layout,
/// once per frame, however often they change. A cached image is shown in that frame.
///
/// A class because it is its presenter's delegate.
@MainActor final class LayerPresenter {
  let presenter: RasterPresenter
  let layer = CALayer()
  /// The component to show; the next layout passes it to the presenter.
  var component: (any Rasterizable)? { didSet { isReplaced = true } }
  /// Receives the presenter's events.
  weak var delegate: (any RasterPresenterDelegate)?
  /// Called when the shown image changes, because its natural size may differ.
  var didChange: () -> Void = {}
  private var isReplaced = false
  private var box = CGRect.zero
  private var shown: (image: RasterImage, box: CGRect)?

  init(cache: RasterCache) {
    presenter = RasterPresenter(cache: cache)
    presenter.delegate = self
    MemoryPressureObserver.start()
  }

  /// Updates the image and shows it in `box`, in points; an empty rectangle changes nothing.
  func layOut(in box: CGRect, environment: Environment) {
    let size = Size(Double(box.width), Double(box.height))
    guard component == nil || size.width > 0 && size.height > 0 else { return }
    self.box = box
    if presenter.environment != environment { presenter.environment = environment }
    if presenter.size != size { presenter.size = size }
    if isReplaced { presenter.component = component }
    isReplaced = false
    presenter.updateIfNeeded()
    show()
  }

  private func show() {
    guard let image = presenter.visibleImage else {
      shown = nil
      layer.contents = nil
      return
    }
    guard shown?.image != image || shown?.box != box else { return }
    shown = (image, box)
    image.show(in: layer, box: box)
  }
}

extension LayerPresenter: @MainActor RasterPresenterDelegate {
  func presenterShouldRegenerate(_ presenter: RasterPresenter) -> Bool {
    delegate?.presenterShouldRegenerate(presenter) ?? true
  }

  func presenter(_ presenter: RasterPresenter, didReport event: RasterPresenter.Event) {
    switch event {
    case .loaded, .cleared, .needsDisplay:
      show()
      didChange()
    case .willRegenerate, .ended: break
    }
    delegate?.presenter(presenter, didReport: event)
  }
}
#endif
