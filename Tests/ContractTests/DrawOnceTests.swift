// Rows 1 and 6 of the contract, and the keys of handwritten components.

import GeneratedSamples
import Observation
import Raster
import Testing

@Suite struct DrawOnceTests {
  @Test func `1 each look is drawn once`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let corners = [allCorners, topCorners, bottomCorners, leftCorners, rightCorners]
    for row in 0..<128 {
      let radius = [4.0, 6, 8][row / 5 % 3]
      _ = try cache.bitmap(of: HotelRow(corners: corners[row % 5], radius: radius))
    }
    #expect(cache.statistics.looksDrawn == 15)
    #expect(cache.statistics.hits == 113)
  }

  @Test func `6 a custom key overrides one property and keeps the others`() throws {
    let plain = try RasterRequest(Tag(title: "a", radius: 8))
    #expect(try plain.key == RasterRequest(Tag(title: "a", radius: 8.2)).key)
    #expect(try plain.key != RasterRequest(Tag(title: "a", radius: 9)).key)
    #expect(try plain.key != RasterRequest(Tag(title: "b", radius: 8)).key)
  }
}

@Suite struct HandwrittenKeyTests {
  @Test func `types with equal names and values have different keys`() throws {
    let first = try RasterRequest(Box(value: 1)).key
    #expect(try first == RasterRequest(Box(value: 1)).key)
    #expect(try first != RasterRequest(Other.Box(value: 1)).key)
    #expect(try first != RasterRequest(Box(value: 1.0)).key)
  }

  @Test func `a key that omits a property is reported, and the correct image is returned`() throws {
    let cache = RasterCache(RasterCache.Configuration(keyAudit: .every))
    _ = try cache.bitmap(of: Forgetful(color: .black))
    let white = try cache.bitmap(of: Forgetful(color: .white))
    #expect(white.notes == [.keyForgetsState])
    #expect(white[0, 0] == 0xFFFF_FFFF)
    #expect(cache.statistics.keyErrors == 1)
  }

  @Test func `a complete key is not reported`() throws {
    let cache = RasterCache(RasterCache.Configuration(keyAudit: .every))
    for _ in 0..<3 {
      #expect(try cache.bitmap(of: Tag(title: "a", radius: 8)).notes == [])
    }
    #expect(cache.statistics.keyErrors == 0)
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `debug builds check hits by default`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    _ = try cache.bitmap(of: Forgetful(color: .black))
    let white = try cache.bitmap(of: Forgetful(color: .white))
    #if DEBUG
    #expect(white.notes == [.keyForgetsState])
    #else
    #expect(white.notes == [])
    #endif
  }

  @Test func `an observable class is a component`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let model = Model()
    let grey = try cache.bitmap(of: model)
    model.isOn = true
    let black = try cache.bitmap(of: model)
    #expect(grey[0, 0] != black[0, 0])
    #expect(cache.statistics.looksDrawn == 2)
  }

  @MainActor @Test func `a class of the main actor is a component`() async throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    let view = MainActorModel()
    let first = try cache.bitmap(of: view)
    view.color = .white
    let request = try RasterRequest(view)
    let second = try await cache.image(for: request, priority: .visible).bitmap()
    #expect(first[0, 0] == 0xFF00_0000)
    #expect(second[0, 0] == 0xFFFF_FFFF)
  }
}

/// A component whose key holds its radius in whole points.
private struct Tag: Rasterizable {
  let title: String
  let radius: Double

  var wholeRadius: Double { radius.rounded() }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.title, \.wholeRadius)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.roundedRect(canvas.bounds, radius: wholeRadius), with: .black)
  }
}

private struct Forgetful: Rasterizable {
  let color: Color

  func encodeKey(into key: inout KeyEncoder, environment: Environment) { key.component(self) }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: color) }
}

private struct Box<Value: KeyEncodable>: Rasterizable {
  let value: Value

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.value)
  }

  func draw(in canvas: inout Canvas) {}
}

private enum Other {
  struct Box: Rasterizable {
    let value: Int

    func encodeKey(into key: inout KeyEncoder, environment: Environment) {
      key.component(self, \.value)
    }

    func draw(in canvas: inout Canvas) {}
  }
}

@Observable private final class Model: Rasterizable {
  var isOn = false

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.isOn)
  }

  func draw(in canvas: inout Canvas) {
    canvas.fill(.rect(canvas.bounds), with: isOn ? .black : Color(rgba: 0x8080_80FF))
  }
}

@MainActor private final class MainActorModel: @MainActor Rasterizable {
  var color = Color.black

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self)
    key.append(color)
  }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: color) }
}
