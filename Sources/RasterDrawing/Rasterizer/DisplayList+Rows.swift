// Draws a list in bands of rows, which whoever calls may draw at the same time.

import RasterValues

extension DisplayList {
  /// The drawing of some rows of a surface, which gives the box with their ink around it.
  package func drawing(
    _ rows: PixelRect,
    of surface: Surface,
    background: UInt32,
    meter: WorkMeter? = nil
  ) -> @Sendable () -> Result<PixelRect, RasterError> {
    // Bands share the surface, but no pixel of it.
    nonisolated(unsafe) let surface = surface
    return {
      // Each band clears its rows, so that new memory is taken by all tasks.
      let first = surface.pixels(x: rows.x, y: rows.y)
      fill(first, with: background, count: rows.width &* rows.height)
      var rasterizer = Rasterizer(list: self, nested: DrawnRasters(meter: meter))
      do throws(RasterError) {
        try rasterizer.draw(on: surface, band: rows)
        return .success(surface.ink(in: rows, around: box, background))
      } catch {
        return .failure(error)
      }
    }
  }
}

extension PixelRect {
  /// Parts of nearly the same height, one above the other.
  package func bands(_ count: Int) -> [PixelRect] {
    let count = max(min(count, 64, height / 32), 1)
    return (0..<count).map { index in
      let (start, end) = (height &* index / count, height &* (index &+ 1) / count)
      return PixelRect(x: x, y: y &+ start, width: width, height: end &- start)
    }
  }
}
