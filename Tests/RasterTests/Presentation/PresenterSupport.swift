// Helpers for presenter tests: components, a delegate, and owners.

import Observation
import Raster

/// A dot of one colour, with a key.
struct Light: Rasterizable {
  var color: Color

  init(_ color: Color) { self.color = color }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Light", definition: "1")
    key.append(color)
  }

  func draw(in canvas: inout Canvas) { canvas.fill(.ellipse(canvas.bounds), with: color) }
}

/// An observable light of any isolation.
@Observable final class Lamp: Rasterizable {
  var color = Color.black

  func draw(in canvas: inout Canvas) { Light(color).draw(in: &canvas) }
}

/// An observable light whose key is read from its state.
@Observable final class KeyedLamp: Rasterizable {
  var color = Color.black

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    Light(color).encodeKey(into: &key, environment: environment)
  }

  func draw(in canvas: inout Canvas) { Light(color).draw(in: &canvas) }
}

/// A delegate that passes each event to a closure.
final class Listener: RasterPresenterDelegate {
  var events: [RasterPresenter.Event] = []
  private weak let isolation: (any Actor)?
  var react: (RasterPresenter, RasterPresenter.Event) -> Void = { _, _ in }

  init(isolation: (any Actor)?) { self.isolation = isolation }

  var outcomes: [RasterPresenter.Outcome] {
    events.compactMap { event in
      guard case .ended(let outcome) = event else { return nil }
      return outcome
    }
  }

  /// The shown images, in order.
  var images: [Bitmap] {
    events.compactMap { event in
      guard case .loaded(_, let image) = event else { return nil }
      return image.raster
    }
  }

  func presenter(_ presenter: RasterPresenter, didReport event: RasterPresenter.Event) {
    isolation?.preconditionIsolated()
    events.append(event)
    react(presenter, event)
  }
}

/// An actor that owns a presenter and its component.
actor Stage {
  private let lamp = Lamp()
  private let cache: RasterCache
  private(set) lazy var presenter = RasterPresenter(cache: cache, isolation: self)
  private lazy var listener = Listener(isolation: self)

  init(cache: RasterCache) { self.cache = cache }

  /// Shows the lamp; returns the presenter's events.
  func begin() async -> AsyncStream<RasterPresenter.Event> {
    presenter.delegate = listener
    presenter.component = lamp
    await presenter.regenerate()
    return presenter.events()
  }

  func light(_ color: Color) { lamp.color = color }

  var raster: Bitmap? { presenter.image?.raster }

  var outcomes: [RasterPresenter.Outcome] { listener.outcomes }
}

/// The bitmap of a light.
func raster(_ color: Color) -> Bitmap? {
  try? Light(color).bitmap(cache: RasterCache(byteLimit: 0))
}
