// What the views of UIKit and AppKit share: a presenter, and the layer that shows its picture.

#if canImport(QuartzCore) && !os(watchOS)
import QuartzCore
import Raster

/// A presenter, and the layer that shows its picture: all of a view that is not its framework's own.
///
/// The presenter learns of the component, the size and the environment when the view lays itself out:
/// once a frame, however often they change. A picture that is in the cache is shown in that frame.
///
/// A class, because it is its presenter's delegate.
@MainActor final class LayerPresenter {
  let presenter: RasterPresenter
  let layer = CALayer()
  /// The component that is shown; handed to the presenter by the next layout.
  var component: (any Rasterizable)? { didSet { isReplaced = true } }
  /// Is told what the presenter tells.
  weak var delegate: (any RasterPresenterDelegate)?
  /// Called when another picture is shown, whose component may have another natural size.
  var didChange: () -> Void = {}
  private var isReplaced = false
  private var box = CGRect.zero
  private var shown: (image: RasterImage, box: CGRect)?

  init(cache: RasterCache) {
    presenter = RasterPresenter(cache: cache)
    presenter.delegate = self
    MemoryPressureObserver.start()
  }

  /// Brings the picture up to date, and shows it in `box`, in points; an empty box shows nothing new.
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
