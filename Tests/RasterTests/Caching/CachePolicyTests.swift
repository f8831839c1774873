// The looks that a cache retains, and its contents under concurrent requests.
import Raster
import Synchronization
import Testing

@Suite struct CachePolicyTests {
  @Test func `a scan does not evict looks in use`() throws {
    let cache = try cache(entries: 50)
    for _ in 0..<4 { for number in 0..<40 { _ = try cache.raster(of: Chip(number: number)) } }
    for number in 1_000..<3_000 { _ = try cache.raster(of: Chip(number: number)) }
    let drawn = cache.statistics.looksDrawn
    for number in 0..<40 { _ = try cache.raster(of: Chip(number: number)) }
    #expect(cache.statistics.looksDrawn <= drawn + 4)
  }

  @Test func `most of a loop that does not fit is retained`() throws {
    let cache = try cache(entries: 80)
    for round in 0..<20 {
      if round == 10 { #expect(cache.statistics.hits > 300) }
      for number in 0..<100 { _ = try cache.raster(of: Chip(number: number)) }
    }
    #expect(cache.statistics.hits > 1_000)
  }

  @Test func `newly popular looks are admitted`() throws {
    let cache = try cache(entries: 50)
    for _ in 0..<20 { for number in 0..<50 { _ = try cache.raster(of: Chip(number: number)) } }
    for _ in 0..<200 { for number in 100..<140 { _ = try cache.raster(of: Chip(number: number)) } }
    let drawn = cache.statistics.looksDrawn
    for number in 100..<140 { _ = try cache.raster(of: Chip(number: number)) }
    #expect(cache.statistics.looksDrawn <= drawn + 4)
  }

  @Test func `a scrolling screen is drawn once per row`() throws {
    let cache = try cache(entries: 400)
    for frame in 0..<3_000 {
      for row in 0..<15 { _ = try cache.raster(of: Chip(number: frame / 10 + row)) }
    }
    #expect(cache.statistics.looksDrawn == 314)
  }

  @Test func `two identical runs retain the same looks`() throws {
    let caches = [try cache(entries: 30), try cache(entries: 30)]
    for cache in caches {
      var state: UInt64 = 7
      for _ in 0..<5_000 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        _ = try cache.raster(of: Chip(number: Int(state >> 33) % 40 * Int(state >> 40) % 60))
      }
    }
    #expect(caches[0].entries.map(\.description) == caches[1].entries.map(\.description))
    #expect(caches[0].statistics == caches[1].statistics)
  }

  @Test func `a look with endless requests retains few of them`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    for number in 0..<2_000 { _ = try cache.raster(of: Alike(number: number)) }
    #expect(cache.statistics.looksDrawn == 1)
    #expect(cache.entries.first?.requests.count == 64)
    #expect(cache.entries.first?.hits == 1_999)
    let small = RasterCache(byteLimit: 4_000)
    for number in 0..<2_000 { _ = try small.raster(of: Alike(number: number)) }
    #expect(small.statistics.looksDrawn == 1)
    #expect(small.statistics.bytes + small.statistics.keyBytes <= 4_000)
  }

  @Test func `a key that is longer than the limit misses and does no harm`() throws {
    let cache = RasterCache(byteLimit: 4_000)
    let long = Keyed { $0.append(String(repeating: "x", count: 100_000)) }
    for _ in 0..<3 { _ = try cache.raster(of: long, size: Size(4, 4)) }
    #expect(cache.statistics.looksDrawn == 1)
    #expect(cache.statistics.requests == 3)
    #expect(cache.statistics.keyBytes < 1_000)
  }

  @Test func `four threads never see more bytes than the limit`() async throws {
    let cache = RasterCache(Self.limits)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for seed in 0..<4 {
        group.addTask {
          var state = UInt64(seed)
          for step in 0..<4_000 {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            try Self.use(cache, Int(state >> 33))
            let statistics = cache.statistics
            #expect(statistics.bytes + statistics.keyBytes <= Self.limits.cacheByteLimit)
            #expect(statistics.encodedBytes <= Self.limits.encodedByteLimit)
            if step % 256 == 0 { Self.check(cache.entries) }
          }
        }
      }
      try await group.waitForAll()
    }
    cache.removeAll()
    #expect(cache.statistics.bytes == 0)
    #expect(cache.statistics.keyBytes == 0)
    #expect(cache.statistics.encodedBytes == 0)
  }

  private static let limits = RasterCache.Configuration(
    cacheByteLimit: 30_000,
    entryByteLimit: 8_000,
    encodedByteLimit: 5_000
  )

  private static func use(_ cache: RasterCache, _ number: Int) throws {
    let chip = Chip(number: number % 97 * (number >> 8) % 211)
    let request = try RasterRequest(chip, size: Size(Double(1 + number % 40), 12))
    switch number >> 16 & 31 {
    case 0: cache.trim(toBytes: 10_000)
    case 1: request.key.map(cache.remove)
    case 2: _ = try cache.image(for: request, policy: .reload)
    case 3: _ = try cache.image(for: request, policy: .noStore)
    case 4...8: _ = try cache.png(for: request)
    default:
      let raster = try cache.image(for: request).raster
      let blue = raster[0, 0] >> 16 & 255
      #expect(blue == UInt32(chip.number & 255))
    }
  }

  private static func check(_ entries: [RasterCache.Entry]) {
    #expect(entries.reduce(0) { $0 + $1.bytes + $1.keyBytes } <= limits.cacheByteLimit)
    for entry in entries { #expect(entry.bytes + entry.keyBytes <= limits.entryByteLimit) }
  }

  /// A cache with room for the given number of chips.
  private func cache(entries: Int) throws -> RasterCache {
    let sample = RasterCache(byteLimit: 1 << 20)
    _ = try sample.raster(of: Chip(number: 0))
    return RasterCache(byteLimit: entries * (sample.statistics.bytes + sample.statistics.keyBytes))
  }
}

@Suite struct CacheRemovalTests {
  private let cache = RasterCache(byteLimit: 1 << 20)

  @Test func `a removed image is drawn again, for all its requests`() throws {
    let first = try RasterRequest(Alike(number: 1))
    let second = try RasterRequest(Alike(number: 2))
    for request in [first, second] { _ = try cache.image(for: request) }
    let key = try #require(first.key)
    cache.remove(key)
    #expect(cache.entries.isEmpty)
    #expect(cache.raster(for: key) == nil)
    #expect(try cache.raster(for: #require(second.key)) == nil)
    #expect(cache.statistics.keyBytes == 0)
    _ = try cache.image(for: second)
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `a reloaded image replaces the old one`() throws {
    let request = try RasterRequest(Chip(number: 1))
    for _ in 0..<3 { _ = try cache.image(for: request, policy: .reload) }
    #expect(cache.statistics.looksDrawn == 3)
    #expect(cache.entries.count == 1)
    #expect(try cache.raster(for: #require(request.key)) != nil)
  }

  @Test func `every hit returns the notes`() throws {
    let request = try RasterRequest(Noted())
    #expect(try cache.image(for: request).raster.notes == [.loopLimit])
    #expect(try cache.raster(for: #require(request.key))?.notes == [.loopLimit])
  }
}

/// Components with one look and a request each.
private struct Alike: Rasterizable {
  let number: Int

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Alike", definition: "1")
    key.append(number)
  }

  func naturalSize(in environment: Environment) -> Size { Size(4, 4) }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: .black) }
}

/// A component whose drawing is stopped.
private struct Noted: Rasterizable {
  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Noted", definition: "1")
  }

  func draw(in canvas: inout Canvas) { while canvas.countIteration() {} }
}
