// The program of the page on presenters: a component changes, and its image follows.

// begin page
import Observation
import Raster

@MainActor @Observable final class Meter: @MainActor Rasterizable {
  var level = 0.25

  func naturalSize(in environment: Environment) -> Size { Size(100, 8) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.level)
  }

  func draw(in canvas: inout Canvas) {
    let bounds = canvas.bounds
    let done = Rect(x: 0, y: 0, width: bounds.width * level, height: bounds.height)
    canvas.fill(.roundedRect(bounds, radius: 4), with: Color(rgba: 0xE5E5_EAFF))
    canvas.fill(.roundedRect(done, radius: 4), with: Color(rgba: 0x34C7_59FF))
  }
}
// end page

@MainActor func presenting(_ print: Output) async throws {
  // begin page
  let cache = RasterCache(byteLimit: 1 << 20)
  let presenter = RasterPresenter(cache: cache)
  let meter = Meter()
  presenter.component = meter
  presenter.scale = 2
  print("first:", await presenter.regenerate())

  // Two changes without a suspension between them: one drawing.
  meter.level = 0.5
  meter.level = 0.75
  print("loaded:", presenter.isLoaded)
  print("second:", await presenter.regenerate())

  // Back to a cached look: shown at once, as a view does before a frame.
  meter.level = 0.25
  presenter.updateIfNeeded()
  print("loaded:", presenter.isLoaded)
  print("looks drawn:", cache.statistics.looksDrawn)

  presenter.component = nil
  print("image:", presenter.image as Any)
  // end page
}
