// What the cache draws, retains and evicts.
import Raster
import Testing

@Suite struct RasterCacheTests {
  private let cache = RasterCache(byteLimit: 1 << 20)

  @Test func `128 rows over 15 states are drawn 15 times`() throws {
    let sets = [
      CornerRadii(1), CornerRadii(topLeft: 1, topRight: 1),
      CornerRadii(bottomRight: 1, bottomLeft: 1),
      CornerRadii(topRight: 1, bottomRight: 1), CornerRadii(topLeft: 1, bottomLeft: 1),
    ]
    for row in 0..<128 {
      let component = HotelRow(corners: sets[row % 5], radius: [4, 6, 8][row % 3])
      let bitmap = try cache.bitmap(of: component)
      #expect(bitmap.width == 308 && bitmap.height == 32)
    }
    #expect(cache.statistics.requests == 128)
    #expect(cache.statistics.looksDrawn == 15)
    #expect(cache.statistics.hits == 113)
    // Five looks each of 9², 13² and 17² pixels.
    #expect(cache.statistics.bytes == 5 * 4 * (81 + 169 + 289))
  }

  @Test func `rows in a table share their plates`() throws {
    let table = Stack(parts: [HotelRow(), HotelRow(radius: 4), HotelRow(), HotelRow(radius: 4)])
    _ = try cache.bitmap(of: table)
    // The table and four plates, two of which are identical.
    #expect(cache.statistics.requests == 5)
    #expect(cache.statistics.looksDrawn == 3)
    _ = try cache.bitmap(of: HotelRow())
    #expect(cache.statistics.looksDrawn == 3)
  }

  @Test(arguments: [1.0, 2, 3])
  func `a minimum frame stretched equals direct drawing`(scale: Double) throws {
    let stretched = try HotelRow().bitmap(scale: scale, cache: cache)
    #expect(try stretched.pixels == DirectRow().bitmap(scale: scale, cache: cache).pixels)
  }

  @Test func `equal recordings are drawn once`() throws {
    let dot = Dot()
    _ = try cache.bitmap(of: dot)
    _ = try cache.bitmap(of: dot)
    // Without a key it is recorded each time.
    #expect(dot.recordings == 2)
    #expect(cache.statistics.looksDrawn == 1)
    dot.color = .white
    #expect(try cache.bitmap(of: dot)[4, 4] == 0xFFFF_FFFF)
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `scale and background make new entries, and size does not`() throws {
    _ = try cache.raster(of: HotelRow())
    _ = try cache.raster(of: HotelRow(), size: Size(500, 90))
    #expect(cache.statistics.looksDrawn == 1)
    _ = try cache.raster(of: HotelRow(), environment: Environment(scale: 2))
    #expect(cache.statistics.looksDrawn == 2)
    #expect(try cache.raster(of: HotelRow(), background: .black).isOpaque)
    #expect(cache.statistics.looksDrawn == 3)
  }

  @Test func `an environment value that is not read makes no new look`() throws {
    _ = try cache.bitmap(of: HotelRow(), environment: Environment(appearance: .light))
    _ = try cache.bitmap(of: HotelRow(), environment: Environment(appearance: .dark))
    #expect(cache.statistics.looksDrawn == 1)
  }

  @Test func `two caches share nothing`() throws {
    let other = RasterCache(byteLimit: 1 << 20)
    _ = try cache.bitmap(of: HotelRow())
    #expect(other.statistics == RasterCache.Statistics())
  }

  @Test func `an emptied cache draws again`() throws {
    _ = try cache.bitmap(of: HotelRow())
    cache.removeAll()
    #expect(cache.statistics.bytes == 0)
    #expect(cache.statistics.keyBytes == 0)
    _ = try cache.bitmap(of: HotelRow())
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `one line of code makes a PNG file`() throws {
    let png = try HotelRow().png(scale: 2, appearance: .dark)
    #expect(png.prefix(4) == [0x89, 0x50, 0x4E, 0x47])
  }
}

@Suite struct CacheLimitTests {
  @Test func `the limit is never exceeded`() throws {
    let cache = RasterCache(byteLimit: 6_000)
    for radius in 4...12 {
      _ = try cache.bitmap(of: HotelRow(radius: Double(radius)))
      let statistics = cache.statistics
      #expect(statistics.bytes + statistics.keyBytes <= 6_000)
    }
    #expect(cache.statistics.evictions + cache.statistics.rejections > 0)
    #expect(cache.statistics.looksDrawn == 9)
  }

  @Test func `looks in use stay longer than others`() throws {
    let cache = RasterCache(byteLimit: 6_000)
    _ = try cache.bitmap(of: HotelRow(radius: 4))
    for radius in 5...12 {
      _ = try cache.bitmap(of: HotelRow(radius: Double(radius)))
      _ = try cache.bitmap(of: HotelRow(radius: 4))
    }
    #expect(cache.statistics.looksDrawn == 9)
    #expect(cache.statistics.evictions + cache.statistics.rejections > 0)
  }

  @Test func `a bitmap larger than the limit is drawn and not cached`() throws {
    let cache = RasterCache(byteLimit: 100)
    #expect(try cache.bitmap(of: HotelRow()).width == 308)
    #expect(cache.statistics.bytes == 0)
    _ = try cache.bitmap(of: HotelRow())
    #expect(cache.statistics.looksDrawn == 2)
  }

  @Test func `threads with concurrent requests get the same pixels`() async throws {
    let cache = RasterCache(byteLimit: 20_000)
    let expected = try (0..<4).map { try HotelRow(radius: Double($0 + 4)).bitmap() }
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for task in 0..<64 {
        group.addTask {
          try cache.bitmap(of: HotelRow(radius: Double(task % 4 + 4))) == expected[task % 4]
        }
      }
      for try await isEqual in group { #expect(isEqual) }
    }
    #expect(cache.statistics.requests == 64)
    #expect(cache.statistics.looksDrawn >= 4)
  }
}

@Suite struct CacheSizeTests {
  @Test(arguments: [
    (Caps(8), 1.0, 17, 17), (Caps(8), 2, 34, 34), (Caps(8), 1.5, 26, 26), (Caps(0), 1, 1, 1),
    (Caps(Insets(top: 1, left: 2, bottom: 3, right: 4)), 1, 7, 5),
  ])
  func `a minimum frame is the caps and a point`(
    caps: Caps,
    scale: Double,
    width: Int,
    height: Int
  ) throws {
    let dot = Dot()
    dot.caps = caps
    let bitmap = try RasterCache(byteLimit: 0)
      .raster(of: dot, size: Size(100, 100), environment: Environment(scale: scale))
    #expect(bitmap.width == width)
    #expect(bitmap.height == height)
  }

  @Test(arguments: [
    Size(0, 10), Size(10, 0), Size(-1, 10), Size(.nan, 10), Size(10, .infinity), Size(0.001, 10),
  ])
  func `an invalid size is an error`(size: Size) {
    #expect(throws: RasterError.invalidSize) { try Dot().bitmap(size: size) }
    #expect(throws: RasterError.invalidSize) { try HotelRow().bitmap(size: size) }
  }

  @Test(arguments: [0, -1, Double.nan, .infinity])
  func `an invalid scale is an error`(scale: Double) {
    let cache = RasterCache(byteLimit: 1000)
    #expect(throws: RasterError.invalidSize) { try HotelRow().bitmap(scale: scale, cache: cache) }
    #expect(cache.statistics == RasterCache.Statistics())
  }

  @Test func `a gigantic size is an error that names the limit`() {
    #expect(throws: RasterError.tooLarge(width: 20_000, height: 10, limit: 16_384)) {
      try HotelRow().bitmap(size: Size(20_000, 10))
    }
    #expect(throws: RasterError.self) { try Dot().bitmap(size: Size(1e300, 1e300)) }
    #expect(throws: RasterError.self) { try Dot().bitmap(scale: 1e300) }
    #expect(throws: RasterError.self) { try HotelRow(radius: 1e9).bitmap() }
  }

  @Test func `a fraction of a pixel is rounded up`() throws {
    let bitmap = try Dot().bitmap(size: Size(10.4, 9.001))
    #expect(bitmap.width == 11)
    // Rounding errors are not a pixel.
    #expect(bitmap.height == 9)
    #expect(try Dot().bitmap(size: Size(1.1, 1.1), scale: 30).height == 33)
  }

  @Test func `caps that do not fit have a note`() throws {
    let bitmap = try HotelRow().bitmap(size: Size(10, 10))
    #expect(bitmap.width == 10)
    #expect(bitmap.notes == [.capsScaledDown])
    #expect(try HotelRow().bitmap(size: Size(100, 100)).notes == [])
  }
}
