// PNG files are encoded once per look and size, and stored in a separate tier.
import Raster
import TestSupport
import Testing

@Suite struct CacheFilesTests {
  private let cache = RasterCache(byteLimit: 1 << 20)

  @Test func `a file is encoded once`() throws {
    let file = try cache.png(of: HotelRow())
    #expect(try file == HotelRow().bitmap().png())
    let statistics = cache.statistics
    #expect(statistics.encodedBytes > file.count)
    #expect(try cache.png(of: HotelRow()) == file)
    #expect(cache.statistics.encodedBytes == statistics.encodedBytes)
    #expect(cache.statistics.requests == 2)
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `each size has its own file, also with caps`() throws {
    let narrow = try cache.png(of: HotelRow(), size: Size(100, 32))
    let wide = try cache.png(of: HotelRow(), size: Size(200, 32))
    #expect(narrow != wide)
    #expect(cache.statistics.looksDrawn == 1)
    #expect(try cache.png(of: HotelRow(), size: Size(100, 32)) == narrow)
  }

  @Test func `each level has its own file`() throws {
    let files = try PNGLevel.allCases.map { try cache.png(of: HotelRow(), level: $0) }
    for (level, file) in zip(PNGLevel.allCases, files) {
      #expect(try file == HotelRow().bitmap().png(level: level))
      #expect(try cache.png(of: HotelRow(), level: level) == file)
    }
    #expect(try cache.png(of: HotelRow()) == files[1])
  }

  @Test func `a file outlives its raster`() throws {
    let file = try cache.png(of: HotelRow())
    cache.trim(toBytes: 0)
    #expect(cache.entries.isEmpty)
    #expect(try cache.png(of: HotelRow()) == file)
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `a component without a key finds its file by its look`() throws {
    let dot = Dot()
    let file = try cache.png(of: dot)
    cache.trim(toBytes: 0)
    #expect(try cache.png(of: dot) == file)
    #expect(dot.recordings == 2)
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `files have a separate limit`() throws {
    let limits = RasterCache.Configuration(cacheByteLimit: 1 << 20, encodedByteLimit: 3_000)
    let cache = RasterCache(limits)
    for number in 0..<100 {
      _ = try cache.png(of: Chip(number: number))
      #expect(cache.statistics.encodedBytes <= 3_000)
    }
    #expect(cache.entries.count == 100)
    #expect(cache.statistics.encodedBytes > 0)
  }

  @Test func `threads that request a file get the same one`() async throws {
    let expected = try cache.png(of: HotelRow())
    let cache = RasterCache(byteLimit: 1 << 20)
    try await withThrowingTaskGroup(of: [UInt8].self) { group in
      for _ in 0..<32 { group.addTask { try cache.png(of: HotelRow()) } }
      for try await file in group { #expect(file == expected) }
    }
    #expect(cache.statistics.requests == 32)
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `an invalid size gives no file`() {
    #expect(throws: RasterError.invalidSize) { try cache.png(of: HotelRow(), size: Size(0, 1)) }
    #expect(cache.statistics.encodedBytes == 0)
  }
}

@Suite struct TimeToLiveTests {
  private let clock = ManualClock()

  private var cache: RasterCache {
    let timeToLive = TimeToLive(.seconds(10), clock: clock)
    return RasterCache(RasterCache.Configuration(cacheByteLimit: 1 << 20, timeToLive: timeToLive))
  }

  @Test func `an image is returned until it expires`() throws {
    let cache = cache
    _ = try cache.raster(of: Chip(number: 1))
    clock.advance(by: .milliseconds(9_999))
    _ = try cache.raster(of: Chip(number: 1))
    #expect(cache.statistics.looksDrawn == 1)
    clock.advance(by: .milliseconds(1))
    let key = try #require(RasterRequest(Chip(number: 1)).key)
    #expect(cache.raster(for: key) == nil)
    _ = try cache.raster(of: Chip(number: 1))
    #expect(cache.statistics.looksDrawn == 2)
    #expect(cache.statistics.expirations == 1)
    #expect(cache.raster(for: key) != nil)
  }

  @Test func `expired entries are removed on demand`() throws {
    let cache = cache
    _ = try cache.png(of: Chip(number: 1))
    clock.advance(by: .seconds(5))
    _ = try cache.png(of: Chip(number: 2))
    clock.advance(by: .seconds(5))
    cache.removeExpired()
    #expect(cache.entries.map(\.description) == ["Chip(2) 4×4 @1x"])
    // A raster and its file.
    #expect(cache.statistics.expirations == 2)
  }
}
