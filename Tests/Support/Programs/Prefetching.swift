// The program of the page on drawing in advance: all looks at once, and the rows of a list.

// begin page
import Raster

struct Lamp: Rasterizable, Hashable {
  var isOn: Bool

  static let looks = [Lamp(isOn: false), Lamp(isOn: true)]

  func naturalSize(in environment: Environment) -> Size { Size(24, 24) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.isOn)
  }

  func draw(in canvas: inout Canvas) {
    let color = Color(rgba: isOn ? 0xFFCC_00FF : 0x8E8E_93FF)
    canvas.fill(.ellipse(canvas.bounds), with: color)
  }
}
// end page

func prefetching(_ print: Output) async throws {
  // begin page
  let cache = RasterCache(byteLimit: 1 << 20)

  // Two looks at two scales, drawn in advance.
  let done = try await cache.prerender(Lamp.looks, scales: [2, 3])
  print("drawn:", done.drawn, "bytes:", done.bytes)

  // Draws the visible rows; the prefetcher receives those nearby.
  let renderer = ListRenderer(
    rowCount: 128,
    rowHeight: 44,
    environment: Environment(scale: 2),
    prefetcher: Prefetcher(cache: cache)
  ) { Lamp(isOn: $0 % 3 == 0) }
  var images = 0
  for offset in stride(from: 0.0, to: 880, by: 44) {
    let viewport = Viewport(offset: offset, height: 440, velocity: 44)
    for row in renderer.rows(in: viewport) { if case .success = row.image { images += 1 } }
  }
  print("rows shown:", images)
  print("looks drawn:", cache.statistics.looksDrawn)
  // end page
}
