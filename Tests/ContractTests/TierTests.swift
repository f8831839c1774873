// Rows 4, 5, 33 and 36 of the contract: key injectivity, cache limits and inspection.

import GeneratedSamples
import Raster
import Testing

@Suite struct TierTests {
  private let cache = RasterCache(byteLimit: 1 << 20)

  @Test func `4 injective keys: nil differs from its spelling`() throws {
    try expectDifferent([
      { key in key.append(String?.none) { $0.append($1) } },
      { key in key.append(Optional("(null)")) { $0.append($1) } },
      { key in key.append("(null)") },
    ])
  }

  @Test func `4 injective keys: a line break does not begin a second field`() throws {
    try expectDifferent([
      { key in key.append("a\nb: 1") },
      { key in
        key.append("a")
        key.append("b: 1")
      },
    ])
  }

  @Test func `4 injective keys: a comma does not begin a second element`() throws {
    try expectDifferent([
      { key in
        key.append(list: 1)
        key.append("a, b")
      },
      { key in
        key.append(list: 2)
        key.append("a")
        key.append("b")
      },
    ])
  }

  @Test func `4 injective keys: adjacent strings do not run together`() throws {
    // Lengths around the eight bytes that are written and compared at a time.
    try expectDifferent(
      (0...40).map { count in { $0.append(String(repeating: "a", count: count)) } }
    )
    try expectDifferent(
      (0...24).map { count in
        { key in
          key.append(String(repeating: "a", count: count))
          key.append(String(repeating: "a", count: 24 - count))
        }
      }
    )
  }

  @Test func `5 the key includes size, scale, background and caps`() throws {
    let size = Size(40, 40)
    _ = try cache.raster(of: Marked())
    _ = try cache.raster(of: Marked(), size: size)
    #expect(cache.statistics.looksDrawn == 2)
    _ = try cache.raster(of: Marked(), size: size, environment: Environment(scale: 2))
    #expect(cache.statistics.looksDrawn == 3)
    _ = try cache.raster(of: Marked(), size: size, background: .white)
    #expect(cache.statistics.looksDrawn == 4)
    _ = try cache.raster(of: Marked(edges: Caps(8)), size: size)
    #expect(cache.statistics.looksDrawn == 5)
    _ = try cache.raster(of: Marked(edges: Caps(8)), size: size)
    #expect(cache.statistics.looksDrawn == 5)
  }

  @Test func `5 with the minimum frame, a new size alone adds no entry`() throws {
    for width in 40..<60 { _ = try cache.raster(of: HotelRow(), size: Size(Double(width), 32)) }
    #expect(cache.statistics.looksDrawn == 1)
    #expect(cache.entries.count == 1)
    #expect(cache.entries.first?.requests.count == 1)
  }

  @Test func `33 byte limit: the cache never exceeds it`() throws {
    let cache = RasterCache(byteLimit: 20_000)
    for number in 0..<2_000 {
      // Sizes from 1 to 61 points, and keys of many lengths.
      let name = String(repeating: "x", count: number * 7 % 300)
      let size = Double(1 + number * 13 % 61)
      _ = try cache.raster(of: Marked(name: name, number: number / 3), size: Size(size, size))
      let statistics = cache.statistics
      #expect(statistics.bytes + statistics.keyBytes <= 20_000)
    }
    #expect(cache.statistics.evictions > 0)
  }

  @Test func `33 byte limit: the least valuable entry is evicted first`() throws {
    let cache = RasterCache(byteLimit: 1 << 20)
    for number in 0..<10 {
      for _ in 0...number { _ = try cache.raster(of: Marked(number: number)) }
    }
    let statistics = cache.statistics
    cache.trim(toBytes: (statistics.bytes + statistics.keyBytes) / 2)
    #expect(cache.entries.map(\.hits).sorted() == [5, 6, 7, 8, 9])
  }

  @Test func `33 byte limit: an entry has a maximum size`() throws {
    let limits = RasterCache.Configuration(cacheByteLimit: 1 << 20, entryByteLimit: 4_000)
    let cache = RasterCache(limits)
    // 40² pixels take 6,400 bytes.
    #expect(try cache.raster(of: Marked(), size: Size(40, 40)).width == 40)
    #expect(cache.entries.isEmpty)
    #expect(cache.statistics.rejections == 1)
    _ = try cache.raster(of: Marked(), size: Size(20, 20))
    #expect(cache.entries.count == 1)
  }

  @Test func `33 byte limit: memory pressure trims the cache`() throws {
    for number in 0..<16 { _ = try cache.raster(of: Marked(number: number)) }
    let before = cache.statistics
    cache.respond(to: .warning)
    let half = cache.statistics
    #expect(half.bytes + half.keyBytes <= (before.bytes + before.keyBytes) / 2)
    #expect(half.bytes > 0)
    cache.respond(to: .critical)
    #expect(cache.statistics.bytes == 0)
    #expect(cache.statistics.keyBytes == 0)
    #expect(cache.entries.isEmpty)
  }

  @Test func `36 inspection lists every entry with its key, size, bytes and hits`() throws {
    for _ in 0..<3 { _ = try cache.bitmap(of: HotelRow()) }
    _ = try cache.bitmap(of: HotelRow(corners: topCorners, radius: 4))
    #expect(
      cache.entries.map(\.description) == [
        "HotelRow(true, true, false, false, 4) 9×9 @1x",
        "HotelRow(true, true, true, true, 8) 17×17 @1x",
      ]
    )
    #expect(cache.entries.map(\.bytes) == [324, 1_156])
    #expect(cache.entries.map(\.hits) == [0, 2])
    #expect(cache.entries.map(\.keyBytes).reduce(0, +) == cache.statistics.keyBytes)
  }

  @Test func `36 inspection dumps entries as PNG`() throws {
    let bitmap = try cache.raster(of: HotelRow())
    let files = cache.pngFiles()
    #expect(files.count == 1)
    #expect(files.first?.name.hasSuffix(".png") == true)
    #expect(files.first?.bytes == bitmap.png())
  }

  @Test func `36 inspection counts the draws avoided`() throws {
    for _ in 0..<10 { _ = try cache.bitmap(of: HotelRow()) }
    #expect(cache.statistics.requests == 10)
    #expect(cache.statistics.hits == 9)
  }

  private func expectDifferent(_ writers: [(inout KeyEncoder) -> Void]) throws {
    let keys = try writers.map { try RasterRequest(Written(write: $0)).key }
    #expect(Set(keys).count == writers.count)
    #expect(!keys.contains(nil))
  }
}

/// A component with the given key.
private struct Written: Rasterizable {
  let write: (inout KeyEncoder) -> Void

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Written", definition: "1")
    write(&key)
  }

  func draw(in canvas: inout Canvas) {}
}

/// A component with a look for each number, and a request for each name.
private struct Marked: Rasterizable {
  var name = ""
  var number = 0
  var edges = Caps.none

  func naturalSize(in environment: Environment) -> Size { Size(10, 10) }

  func caps(in environment: Environment) -> Caps { edges }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component("Marked", definition: "1")
    key.append(name)
    key.append(number)
    for edge in [edges.horizontal, edges.vertical] {
      key.append(edge?.start) { $0.append($1) }
    }
  }

  func draw(in canvas: inout Canvas) {
    let color = Color(rgba: UInt32(truncatingIfNeeded: number) << 8 | 0xFF)
    canvas.fill(.rect(canvas.bounds), with: color)
  }
}
