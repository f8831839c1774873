// Draws a list repeatedly over the same pixels, for benchmarks.

import RasterValues

extension DisplayList {
  /// Draws the list over the pixels of its bounds without clearing them, and clips to the bounds.
  ///
  /// The cost is that of drawing alone: no bitmap is allocated or filled.
  package func draw(over pixels: inout [UInt32]) throws(RasterError) {
    guard width > 0, height > 0, pixels.count == width &* height else { throw .invalidSize }
    let frame = PixelRect(x: 0, y: 0, width: width, height: height)
    try pixels.withUnsafeMutableBufferPointer { (buffer) throws(RasterError) in
      guard let base = buffer.baseAddress else { return }
      var rasterizer = Rasterizer(list: self, nested: DrawnRasters.shared)
      try rasterizer.draw(on: Surface(base: base, frame: frame))
    }
  }
}
