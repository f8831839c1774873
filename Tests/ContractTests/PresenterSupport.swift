// Helpers for presenter tests: components, a store, and a delegate that records its calls.

import Foundation
import Observation
import Raster
import Synchronization

/// A filled box with a key.
struct Swatch: Rasterizable {
  var color: Color

  init(_ color: Color) { self.color = color }

  func naturalSize(in environment: Environment) -> Size { Size(8, 8) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Swatch", definition: "1")
    key.append(color)
  }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: color) }
}

/// An observable component of the main actor without a key, which counts its recordings.
@MainActor @Observable final class Board: @MainActor Rasterizable {
  var color: Color
  var inset: Double
  @ObservationIgnored private(set) var recordings = 0

  init(color: Color = .black, inset: Double = 0) {
    self.color = color
    self.inset = inset
  }

  func draw(in canvas: inout Canvas) {
    recordings += 1
    let box = canvas.bounds
    let size = Size(box.width - inset, box.height - inset)
    canvas.fill(.rect(Rect(origin: box.origin, size: size)), with: color)
  }
}

/// An observable component of the main actor with the key of a swatch.
@MainActor @Observable final class KeyedBoard: @MainActor Rasterizable {
  var color = Color.black

  func naturalSize(in environment: Environment) -> Size { Size(8, 8) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    Swatch(color).encodeKey(into: &key, environment: environment)
  }

  func draw(in canvas: inout Canvas) { Swatch(color).draw(in: &canvas) }
}

/// A plate with caps, and a hard shadow outside its box.
struct ShadowedPlate: Rasterizable {
  func caps(in environment: Environment) -> Caps { Caps(6) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("ShadowedPlate", definition: "1")
  }

  func draw(in canvas: inout Canvas) {
    let shape = Path.roundedRect(canvas.bounds, radius: CornerRadii(4))
    canvas.drawLayer(shadows: [Shadow(.black, offset: Point(2, 3))]) {
      $0.fill(shape, with: .white)
    }
  }
}

/// A tier below the cache that records the threads that call it.
final class ThreadProbe: RasterStore {
  private let noted = Mutex<[ObjectIdentifier]>([])

  var threads: [ObjectIdentifier] { noted.withLock { $0 } }

  func raster(for look: LookKey) -> Bitmap? {
    noted.withLock { $0.append(ObjectIdentifier(Thread.current)) }
    return nil
  }

  func insert(_ raster: Bitmap, for look: LookKey) {}
}

/// A delegate that records its calls.
@MainActor final class Witness: @MainActor RasterPresenterDelegate {
  var isWilling = true
  private(set) var events: [RasterPresenter.Event] = []

  var names: [String] {
    events.map { event in
      switch event {
      case .willRegenerate: "will regenerate"
      case .loaded: "loaded"
      case .cleared: "cleared"
      case .needsDisplay: "needs display"
      case .ended(let outcome): "ended: \(outcome)"
      }
    }
  }

  func count(of event: RasterPresenter.Event) -> Int { events.count { $0 == event } }

  func presenterShouldRegenerate(_ presenter: RasterPresenter) -> Bool { isWilling }

  func presenter(_ presenter: RasterPresenter, didReport event: RasterPresenter.Event) {
    MainActor.preconditionIsolated()
    events.append(event)
  }
}

/// The events, in order.
@MainActor final class Log {
  private(set) var entries: [String] = []

  func add(_ name: String, _ outcome: RasterPresenter.Outcome?) {
    entries.append(outcome.map { "\(name): \($0)" } ?? name)
  }
}

extension AsyncStream<RasterPresenter.Event>.Iterator {
  /// Returns when an event has arrived.
  nonisolated(nonsending) mutating func next(until event: RasterPresenter.Event) async {
    while let next = await next(isolation: #isolation), next != event {}
  }
}
