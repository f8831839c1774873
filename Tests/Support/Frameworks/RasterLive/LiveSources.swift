// The parts of `RasterLive` that its view uses; the module's other files need Foundation.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Raster

public final class LiveSources: Sendable {
  public init() {}
  public func liveComponent<Component: Rasterizable>(_ component: Component) -> LiveComponent {
    LiveComponent()
  }
}

public struct LiveComponent: Rasterizable {
  public func draw(in canvas: inout Raster.Canvas) {}
}
