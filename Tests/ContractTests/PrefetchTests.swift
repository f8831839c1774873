// Rows 19 and 37 of the contract: drawing in advance.

import GeneratedSamples
import Raster
import TestSupport
import Testing

@Suite struct PrefetchTests {
  private let cache = RasterCache(byteLimit: 1 << 20)

  @Test func `19 the first frame of prerendered states draws nothing`() async throws {
    let done = try await cache.prerender(Toggle.looks, scales: [2, 3])
    #expect(done.drawn == 2 * Toggle.looks.count && done.avoided == 0 && done.failures.isEmpty)
    let drawn = cache.statistics.looksDrawn
    for look in Toggle.looks {
      for scale in [2.0, 3] { _ = try look.bitmap(scale: scale, cache: cache) }
    }
    #expect(cache.statistics.looksDrawn == drawn)
  }

  @Test func `37 a prefetcher resumes after a pause and draws soon before later`() async throws {
    let prefetcher = Prefetcher(cache: cache, maximumConcurrentDraws: 1)
    prefetcher.pause()
    let later = try RasterRequest(HotelRow(radius: 4))
    let soon = try RasterRequest(HotelRow(radius: 8))
    prefetcher.add(later, priority: .later)
    prefetcher.add(soon, priority: .soon)
    #expect(prefetcher.isPaused && prefetcher.statistics.waiting == 2)
    #expect(cache.statistics.looksDrawn == 0)
    // A visible request does not wait for the prefetcher, and leaves it nothing to do.
    _ = try cache.image(for: soon)
    #expect(cache.statistics.looksDrawn == 1)
    prefetcher.resume()
    try await wait { prefetcher.statistics.drawn == 1 }
    #expect(prefetcher.statistics.avoided == 1)
    #expect(cache.statistics.looksDrawn == 2)
  }
}
