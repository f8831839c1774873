// Samples an axis-aligned image by the nearest pixel.
//
// Unsafe pointers: the image's pixels, which the caller keeps alive, and memory of this file.
// Columns and rows are clamped to the image when they are computed.

import RasterValues

/// The nearest pixels of an axis-aligned image.
struct NearestSource: PixelSource {
  let isOpaque: Bool
  var weight: Int { 6 }
  private let image: ImagePixels
  private let region: PixelRect
  private let inverse: Matrix
  private let memory: Memory
  /// The row of the image that is in memory.
  private var cachedRow = -1

  private final class Memory {
    let columns: UnsafeMutablePointer<Int32>
    let pixels: Pixels

    init(_ count: Int) {
      columns = .allocate(capacity: count)
      columns.initialize(repeating: 0, count: count)
      pixels = .allocate(capacity: count)
      pixels.initialize(repeating: 0, count: count)
    }

    deinit {
      columns.deallocate()
      pixels.deallocate()
    }
  }

  /// Creates a source for a region of the device; `inverse` maps it to the image along the axes.
  init(_ image: ImagePixels, inverse: Matrix, region: PixelRect, isOpaque: Bool) {
    (self.image, self.inverse, self.region) = (image, inverse, region)
    self.isOpaque = isOpaque
    memory = Memory(region.width)
    for index in 0..<region.width {
      let place = floored(inverse.a * (Double(region.x &+ index) + 0.5) + inverse.tx)
      memory.columns[index] = Int32(truncatingIfNeeded: min(max(place, 0), image.width &- 1))
    }
  }

  mutating func pixels(x: Int, y: Int, count: Int, scratch: Pixels) -> UnsafePointer<UInt32> {
    let place = floored(inverse.d * (Double(y) + 0.5) + inverse.ty)
    let row = min(max(place, 0), image.height &- 1)
    if row != cachedRow {
      let pixels = image.base + row &* image.stride
      for index in 0..<region.width {
        memory.pixels[index] = pixels[Int(memory.columns[index])]
      }
      cachedRow = row
    }
    return UnsafePointer(memory.pixels + (x &- region.x))
  }
}
