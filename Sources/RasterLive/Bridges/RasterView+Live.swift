// A view of SwiftUI that shows a component as its source is now.

#if canImport(SwiftUI) && !os(watchOS)
import Raster
import RasterUI
import SwiftUI

extension RasterView {
  /// A view of a component as its source is now, in a program that is built for debugging.
  ///
  ///     RasterView(live: Toggle(isOn: isOn), from: sources).fixedSize()
  ///
  /// Made in the `body` of a view, it shows other pixels when the source changes, with the state that the
  /// component has then.
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
