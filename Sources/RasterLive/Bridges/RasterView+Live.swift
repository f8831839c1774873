// A SwiftUI view that shows a component as its source currently declares it.

#if canImport(SwiftUI) && !os(watchOS)
import Raster
import RasterUI
import SwiftUI

extension RasterView {
  /// Creates a view that shows a component as its source currently declares it, for debug builds.
  ///
  ///     RasterView(live: Toggle(isOn: isOn), from: sources).fixedSize()
  ///
  /// Create it in the `body` of a view: when the source changes, it shows the new pixels with the
  /// component's current state.
  public init(
    live component: some Rasterizable,
    from sources: LiveSources,
    cache: RasterCache = .shared,
    configure: @escaping (RasterPresenter) -> Void = { _ in }
  ) {
    self.init(sources.liveComponent(component), cache: cache, configure: configure)
  }
}
#endif
