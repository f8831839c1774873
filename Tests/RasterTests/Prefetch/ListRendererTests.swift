// The rows of a table that are drawn, prefetched and released while it scrolls.
import Raster
import TestSupport
import Testing

@Suite struct ListRendererTests {
  private let cache = RasterCache(byteLimit: 1 << 20)

  private func window(_ offset: Double, velocity: Double = 0, rows: Int = 100) -> RowWindow {
    RowWindow(
      rowCount: rows,
      rowHeight: 10,
      viewport: Viewport(offset: offset, height: 40, velocity: velocity)
    )
  }

  @Test func `partly visible rows are visible`() {
    #expect(window(0).visible == 0..<4)
    #expect(window(500).visible == 50..<54)
    #expect(window(505).visible == 50..<55)
    #expect(window(-15).visible == 0..<3)
    #expect(window(-100).visible == 0..<0)
    #expect(window(985).visible == 98..<100)
    #expect(window(5000).visible == 100..<100)
  }

  @Test func `at rest both sides are requested, the nearest first`() {
    let window = window(500)
    #expect(window.soon == [54, 55, 49, 48])
    #expect(window.later == [56, 57, 47, 46])
  }

  @Test func `during scrolling the rows ahead are requested, and a few behind`() {
    let down = window(500, velocity: 20)
    #expect(down.soon == [54, 55, 56, 57])
    #expect(down.later == [58, 59, 60, 61, 49, 48])
    let up = window(500, velocity: -20)
    #expect(up.soon == [49, 48, 47, 46])
    #expect(up.later == [45, 44, 43, 42, 54, 55])
  }

  @Test func `faster scrolling requests more distant rows, up to eight viewports`() {
    #expect(window(0, velocity: 200).soon.count == 10)
    #expect(window(0, velocity: 200).later.count == 10)
    #expect(window(0, velocity: 1e300).soon == Array(4..<20))
    #expect(window(0, velocity: 1e300).later == Array(20..<36))
    #expect(window(0, velocity: .infinity).soon == [4, 5])
  }

  @Test func `no rows beyond the ends are requested`() {
    #expect(window(0).soon == [4, 5] && window(0).later == [6, 7])
    #expect(window(960).soon == [95, 94] && window(960).later == [93, 92])
    #expect(window(0, rows: 2).visible == 0..<2 && window(0, rows: 2).soon == [])
    #expect(window(0, rows: -1).visible == 0..<0)
  }

  @Test func `impossible tables have no rows`() {
    for (height, offset, length) in [
      (0, 0, 40), (-1, 0, 40), (.nan, 0, 40), (.infinity, 0, 40), (10, .nan, 40),
      (10, 0, .infinity),
      (10, 1e308, 1e308), (10, 0, -5),
    ] as [(Double, Double, Double)] {
      let viewport = Viewport(offset: offset, height: length)
      let window = RowWindow(rowCount: 9, rowHeight: height, viewport: viewport)
      #expect(window.visible.isEmpty && window.soon.isEmpty && window.later.isEmpty)
    }
    let viewport = Viewport(offset: 1e300, height: 1e300, velocity: 1e300)
    let low = RowWindow(rowCount: .max, rowHeight: 1e-300, viewport: viewport)
    #expect(
      low.visible.count <= RowWindow.maximumRows && low.soon.count <= 2 * RowWindow.maximumRows
    )
  }

  @Test func `a scrolled table draws visible rows and prefetches upcoming ones`() async throws {
    let renderer = renderer()
    renderer.prefetcher.pause()
    let first = renderer.rows(in: Viewport(offset: 5, height: 40))
    #expect(first.map(\.index) == [0, 1, 2, 3, 4])
    #expect(first.map(\.y) == [-5, 5, 15, 25, 35])
    #expect(cache.statistics.looksDrawn == 5)
    #expect(renderer.prefetcher.statistics.waiting == 4)
    renderer.prefetcher.resume()
    try await wait { renderer.prefetcher.statistics.drawn == 4 }
    let second = renderer.rows(in: Viewport(offset: 45, height: 40))
    #expect(second.map(\.index) == [4, 5, 6, 7, 8])
    #expect(cache.statistics.looksDrawn >= 9 && cache.statistics.requests >= 14)
  }

  @Test func `rows that left are cancelled, and rows that came are not requested twice`() throws {
    let renderer = renderer()
    renderer.prefetcher.pause()
    _ = renderer.rows(in: Viewport(offset: 0, height: 40, velocity: 1))
    #expect(renderer.prefetcher.statistics.waiting == 8)
    _ = renderer.rows(in: Viewport(offset: 0, height: 40, velocity: 1))
    #expect(renderer.prefetcher.statistics.waiting == 8)
    // Of rows 4 to 11, 4 and 5 are visible now, and 12 and 13 are new; 0 and 1 are behind.
    _ = renderer.rows(in: Viewport(offset: 20, height: 40, velocity: 1))
    #expect(renderer.prefetcher.statistics.waiting == 10)
    #expect(renderer.prefetcher.statistics.cancelled == 2)
    renderer.cancel()
    #expect(renderer.prefetcher.statistics.waiting == 0)
    #expect(renderer.prefetcher.statistics.cancelled == 12)
  }

  @Test func `asynchronously loaded rows equal those drawn in place`() async throws {
    let renderer = renderer()
    renderer.prefetcher.pause()
    let loaded = await renderer.loadedRows(in: Viewport(offset: 5, height: 40))
    #expect(loaded.map(\.index) == [0, 1, 2, 3, 4])
    #expect(cache.statistics.looksDrawn == 5)
    let drawn = renderer.rows(in: Viewport(offset: 5, height: 40))
    #expect(try drawn.map { try $0.image.get() } == loaded.map { try $0.image.get() })
    #expect(cache.statistics.looksDrawn == 5)
  }

  @MainActor @Test func `loaded rows are made before their owner continues`() async throws {
    var made = 0
    var madeAtOnce: Int?
    let renderer = ListRenderer(rowCount: 9, rowHeight: 10, prefetcher: Prefetcher(cache: cache)) {
      made += 1
      return HotelRow(radius: Double($0))
    }
    renderer.prefetcher.pause()
    Task { madeAtOnce = made }
    _ = await renderer.loadedRows(in: Viewport(offset: 0, height: 90))
    #expect(madeAtOnce == 9)
  }

  @Test func `a row without an image reports the reason`() async throws {
    let renderer = ListRenderer(rowCount: 2, rowHeight: 10, prefetcher: Prefetcher(cache: cache)) {
      row in
      SizedRow(width: row == 0 ? .nan : 10)
    }
    let viewport = Viewport(offset: 0, height: 20)
    #expect(renderer.rows(in: viewport)[0].image == .failure(.invalidSize))
    #expect(try renderer.rows(in: viewport)[1].image.get().width == 10)
    #expect(await renderer.loadedRows(in: viewport)[0].image == .failure(.invalidSize))
  }

  private func renderer() -> ListRenderer {
    ListRenderer(rowCount: 100, rowHeight: 10, prefetcher: Prefetcher(cache: cache)) {
      HotelRow(radius: Double($0) / 8)
    }
  }
}

private struct SizedRow: Rasterizable {
  let width: Double

  func naturalSize(in environment: Environment) -> Size { Size(width, 10) }

  func draw(in canvas: inout Canvas) { canvas.fill(.rect(canvas.bounds), with: .black) }
}
