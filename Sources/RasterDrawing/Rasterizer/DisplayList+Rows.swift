// Draws a list in bands of rows, which the caller may draw concurrently.

import RasterValues

extension DisplayList {
  /// Returns a closure that draws some rows of a surface and returns the painted bounds.
  ///
  /// The painted bounds include the bounds of the list.
  package func drawing(
    _ rows: PixelRect,
    of surface: Surface,
    background: UInt32,
    meter: WorkMeter? = nil
  ) -> @Sendable () -> Result<PixelRect, RasterError> {
    // The bands share the surface but no pixel.
    nonisolated(unsafe) let surface = surface
    return {
      // Each band clears its own rows, so that the tasks share the cost of touching new memory.
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
  /// Splits the rectangle into up to `count` bands of nearly equal height.
  ///
  /// There are at most 64 bands, and more than one only if each has at least 32 rows.
  package func bands(_ count: Int) -> [PixelRect] {
    let count = max(min(count, 64, height / 32), 1)
    return (0..<count).map { index in
      let (start, end) = (height &* index / count, height &* (index &+ 1) / count)
      return PixelRect(x: x, y: y &+ start, width: width, height: end &- start)
    }
  }
}
