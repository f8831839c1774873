// The order in which a prefetcher draws, and the looks it drops.
import Raster
import Synchronization
import TestSupport
import Testing

@Suite struct PrefetcherTests {
  private let store = AskedStore()
  private let cache: RasterCache

  init() { cache = RasterCache(RasterCache.Configuration(cacheByteLimit: 1 << 20, store: store)) }

  private func request(_ radius: Double) throws -> RasterRequest<HotelRow> {
    try RasterRequest(HotelRow(radius: radius))
  }

  @Test func `soon requests are drawn before later ones`() async throws {
    let prefetcher = Prefetcher(cache: cache, maximumConcurrentDraws: 1)
    prefetcher.pause()
    for radius in [1.0, 2] { prefetcher.add(try request(radius), priority: .later) }
    for radius in [3.0, 4] { prefetcher.add(try request(radius), priority: .soon) }
    let raised = prefetcher.add(try request(5), priority: .later)
    prefetcher.add(try request(6), priority: .soon)
    prefetcher.setPriority(.soon, of: raised)
    #expect(prefetcher.statistics.waiting == 6 && cache.statistics.looksDrawn == 0)
    prefetcher.resume()
    try await wait { prefetcher.statistics.drawn == 6 }
    #expect(store.looks == (try [3.0, 4, 5, 6, 1, 2].map { try request($0).record().look }))
    #expect(prefetcher.statistics.waiting == 0 && prefetcher.statistics.drawing == 0)
  }

  @Test func `a removed request is not drawn`() async throws {
    let prefetcher = Prefetcher(cache: cache)
    prefetcher.pause()
    let tickets = try [1.0, 2, 3].map { prefetcher.add(try request($0)) }
    prefetcher.remove(tickets[1])
    prefetcher.remove(tickets[1])
    prefetcher.resume()
    try await wait { prefetcher.statistics.drawn == 2 }
    #expect(prefetcher.statistics.cancelled == 1 && cache.statistics.looksDrawn == 2)
    prefetcher.pause()
    for radius in [4.0, 5] { prefetcher.add(try request(radius)) }
    prefetcher.removeAll()
    prefetcher.resume()
    #expect(prefetcher.statistics.cancelled == 3 && prefetcher.statistics.waiting == 0)
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `a cached look is not drawn again`() async throws {
    _ = try cache.raster(of: HotelRow(radius: 1))
    let before = cache.statistics
    let prefetcher = Prefetcher(cache: cache)
    prefetcher.add(try request(1))
    prefetcher.add(try request(1).record())
    try await wait { prefetcher.statistics.avoided == 2 }
    // Checking whether a look is cached does not count as a request.
    #expect(cache.statistics == before)
  }

  @Test func `a look that cannot be drawn is counted`() async throws {
    let prefetcher = Prefetcher(cache: cache)
    prefetcher.add(try RasterRequest(Wide()))
    try await wait { prefetcher.statistics.failed == 1 }
    #expect(cache.statistics == RasterCache.Statistics())
  }

  @Test func `a released prefetcher stops drawing`() async throws {
    var prefetcher: Prefetcher? = Prefetcher(cache: cache)
    prefetcher?.pause()
    for radius in [1.0, 2] { prefetcher?.add(try request(radius)) }
    prefetcher = nil
    #expect(cache.statistics.looksDrawn == 0)
  }

  @Test func `many looks are prerendered once each, and failures are listed`() async throws {
    let looks = (0..<100).map { HotelRow(radius: Double($0 % 10)) }
    let sizes = [Size(40, 40), Size(-1, 40), Size(60, 60)]
    let done = try await cache.prerender(looks, sizes: sizes, scales: [1, 2])
    // Caps make the sizes equal.
    #expect(done.drawn == 2 * 10 && done.failures == [.invalidSize: 200])
    #expect(done.drawn + done.avoided == 400)
    #expect(done.bytes == cache.statistics.bytes)
    #expect(cache.statistics.looksDrawn == done.drawn)
    let again = try await cache.prerender(looks, sizes: sizes, scales: [1, 2])
    #expect(again.drawn == 0 && again.avoided == 400 && again.bytes == 0)
  }

  @MainActor @Test func `looks are created in the isolation that prerenders them`() async throws {
    var made = 0
    var madeAtOnce: Int?
    let looks = (0..<5).lazy.map {
      made += 1
      return HotelRow(radius: Double($0))
    }
    Task { madeAtOnce = made }
    _ = try await cache.prerender(looks)
    #expect(madeAtOnce == 5)
  }

  @Test func `prerendering in a cancelled task ends early`() async throws {
    let task = Task { [cache] in
      try await wait { Task.isCancelled }
      return try await cache.prerender((0..<100).map { HotelRow(radius: Double($0)) })
    }
    task.cancel()
    await #expect(throws: RasterError.cancelled) { try await task.value }
    #expect(cache.statistics.looksDrawn == 0)
  }
}

/// An empty store that records its requests.
final class AskedStore: RasterStore {
  private let asked = Mutex<[LookKey]>([])

  var looks: [LookKey] { asked.withLock { $0 } }

  func raster(for look: LookKey) -> Bitmap? {
    asked.withLock { $0.append(look) }
    return nil
  }

  func insert(_ raster: Bitmap, for look: LookKey) {}
}

/// A component whose minimum frame exceeds the maximum bitmap size.
private struct Wide: Rasterizable {
  func caps(in environment: Environment) -> Caps { Caps(20_000) }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: .black) }
}
