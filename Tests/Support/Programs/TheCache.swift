// The program of the page on the cache: its entries, their memory, and the drawings.

// begin page
import Raster

struct Avatar: Rasterizable {
  var hue: Double
  var isOnline = false

  func naturalSize(in environment: Environment) -> Size { Size(40, 40) }

  func encodeKey(into key: inout KeyEncoder, environment: Environment) {
    key.component(self, \.hue, \.isOnline)
  }

  func draw(in canvas: inout Canvas) {
    let color = Color(red: hue, green: 0.5, blue: 1 - hue)
    canvas.fill(.ellipse(canvas.bounds), with: color)
    if isOnline {
      canvas.fill(.circle(center: Point(34, 34), radius: 5), with: Color(rgba: 0x34C7_59FF))
    }
  }
}
// end page

func theCache(_ print: Output) throws {
  // begin page
  let cache = RasterCache(byteLimit: 64 << 10)

  for row in 0..<100 {
    _ = try cache.bitmap(of: Avatar(hue: Double(row % 4) / 4))
  }
  print("requests:", cache.statistics.requests)
  print("looks drawn:", cache.statistics.looksDrawn)
  print("draws avoided:", cache.statistics.hits)
  print("bytes:", cache.statistics.bytes)

  // The cached entries, in a stable order.
  for entry in cache.entries.prefix(1) {
    print("held:", entry.bitmap.width, "×", entry.bitmap.height, "hits:", entry.hits)
  }

  // A reused request is answered without encoding its key again.
  let request = try RasterRequest(Avatar(hue: 0.25))
  if let key = request.key, cache.raster(for: key) != nil { print("found by its key") }

  // Cached images only: no drawing.
  do {
    let request = try RasterRequest(Avatar(hue: 0.25, isOnline: true))
    _ = try cache.image(for: request, policy: .cacheOnly)
  } catch RasterError.notCached {
    print("not cached")
  }

  cache.removeAll()
  print("bytes:", cache.statistics.bytes)
  // end page
}
