// Draws a list over pixels that stay, again and again: what benchmarks time.

import RasterValues

extension DisplayList {
  /// Draws the list over the pixels of its box, which are not cleared before; ink outside is cut off.
  ///
  /// It costs what drawing costs by itself: no memory is taken for a picture, and none is filled.
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
