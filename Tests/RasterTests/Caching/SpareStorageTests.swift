// Large bitmaps that are drawn in the memory of released ones.

import Raster
import Testing

@Suite struct SpareStorageTests {
  @Test func `a bitmap in reused memory holds none of the old pixels`() throws {
    let cache = RasterCache(byteLimit: 16 << 20)
    for number in 0..<60 {
      let disc = Disc(number: number)
      let request = try RasterRequest(disc, size: Size(512, 512))
      let bitmap = try cache.image(for: request).raster
      #expect(try bitmap == request.record().list.bitmap())
    }
    #expect(cache.statistics.evictions > 0)
  }

  @Test func `a bitmap in use does not change`() throws {
    let cache = RasterCache(byteLimit: 16 << 20)
    let first = try cache.bitmap(of: Disc(number: 0), size: Size(512, 512))
    let pixels = first.pixels
    for number in 1..<60 {
      _ = try cache.bitmap(of: Disc(number: number), size: Size(512, 512))
    }
    #expect(first.pixels == pixels)
  }
}

/// A disc with a unique size and colour on a clear background.
private struct Disc: Rasterizable {
  let number: Int

  func draw(in canvas: inout Canvas) {
    let color = Color(red: Double(number) / 60, green: 0.5, blue: 0.25, alpha: 0.5)
    let radius = 20 + Double(number * 37 % 200)
    canvas.fill(.circle(center: canvas.bounds.center, radius: radius), with: color)
  }
}
