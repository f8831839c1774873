// Rows 3 and 34 of the contract: keys hold no identity, caches share nothing, a store is called.

import Raster
import Synchronization
import Testing

@Suite struct StorageTests {
  @Test func `3 keys hold no identity`() throws {
    let request = try RasterRequest(Plate(radius: 3), environment: Environment(scale: 2))
    let recording = try request.record()
    // The hash that another process found on another day for equal values; a new engine has new
    // keys.
    let look = "efe775517866e546b7ddad9f98893e2e3eefa1b989389c049d4bffd0bd940083"
    let key = "cbe0c2cf9ef67486c2da7db1ac44d9fc5ee374de519f8188463d96ed637661d3"
    #expect(recording.look.digest.description == look)
    let digest = ContentDigest(of: try #require(recording.request).bytes)
    #expect(digest.description == key)
    #expect(
      try RasterRequest(Plate(radius: 3), environment: Environment(scale: 2)).key == request.key
    )
    #expect(
      try RasterRequest(Plate(radius: 4), environment: Environment(scale: 2)).key != request.key
    )
  }

  @Test func `34 a custom store is called`() throws {
    let store = Shelf()
    let cache = RasterCache(.init(cacheByteLimit: 1 << 20, store: store))
    let first = try cache.bitmap(of: Plate(radius: 3))
    #expect(store.calls == ["raster", "insert"])
    // A hit in memory does not call the store.
    #expect(try cache.bitmap(of: Plate(radius: 3)) == first)
    #expect(store.calls == ["raster", "insert"])
    // Another cache finds the raster that the first one drew.
    let other = RasterCache(.init(cacheByteLimit: 1 << 20, store: store))
    #expect(try other.bitmap(of: Plate(radius: 3)) == first)
    #expect(store.calls == ["raster", "insert", "raster"])
    #expect(other.statistics.looksDrawn == 0)
  }

  @Test func `34 isolated caches share nothing`() throws {
    let caches = [RasterCache(byteLimit: 1 << 20), RasterCache(byteLimit: 1 << 20)]
    for cache in caches { _ = try cache.bitmap(of: Plate(radius: 3)) }
    #expect(caches.map(\.statistics.looksDrawn) == [1, 1])
    caches[0].removeAll()
    #expect(caches.map { $0.statistics.bytes > 0 } == [false, true])
    _ = try caches[1].bitmap(of: Plate(radius: 3))
    #expect(caches.map(\.statistics.requests) == [1, 2])
  }

  /// A rounded plate with a key.
  private struct Plate: Rasterizable {
    let radius: Double

    func naturalSize(in environment: Environment) -> Size { Size(20, 10) }

    func encodeKey(into key: inout KeyEncoder, environment: Environment) {
      key.component("Plate", definition: "1")
      key.append(radius)
    }

    func draw(in canvas: inout Canvas) {
      canvas.fill(.roundedRect(canvas.bounds, radius: radius), with: Color(rgba: 0xAAAA_AAFF))
    }
  }

  /// A store in memory that records its calls.
  private final class Shelf: RasterStore {
    private let state = Mutex((rasters: [LookKey: Bitmap](), calls: [String]()))

    var calls: [String] { state.withLock { $0.calls } }

    func raster(for look: LookKey) -> Bitmap? {
      state.withLock {
        $0.calls.append("raster")
        return $0.rasters[look]
      }
    }

    func insert(_ raster: Bitmap, for look: LookKey) {
      state.withLock {
        $0.calls.append("insert")
        $0.rasters[look] = raster
      }
    }
  }
}
