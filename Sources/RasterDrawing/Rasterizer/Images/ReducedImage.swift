// Reduces an image along its own axes before it is rotated or skewed, instead of using mipmaps.
//
// Each of its pixels is the mean of as many columns and rows of the image as fit into a device
// pixel. Reduction starts at two columns or rows. The mean of four reduced pixels then includes
// every pixel of the image. Only the visible part is computed.

import RasterValues

/// A reduced part of an image, and the transform for sampling it.
struct ReducedImage {
  let bitmap: [UInt32]
  /// The part of the complete reduced image that the bitmap contains.
  let part: PixelRect
  /// The transform from the device to the complete reduced image.
  ///
  /// Pixels therefore do not depend on which part is visible.
  let inverse: Matrix

  /// Reduces an image, or returns `nil` if it would not shrink to half or less.
  init?(_ image: ImagePixels, inverse: Matrix, region: PixelRect) {
    func count(_ length: Int, _ x: Double, _ y: Double) -> Int {
      let factor = floored((x * x + y * y).squareRoot())
      return factor < 2 ? length : max((length &+ factor &- 1) / factor, 1)
    }
    let columns = count(image.width, inverse.a, inverse.c)
    let rows = count(image.height, inverse.b, inverse.d)
    guard columns < image.width || rows < image.height else { return nil }
    let scale = Matrix(
      a: Double(columns) / Double(image.width),
      d: Double(rows) / Double(image.height)
    )
    // The visible part, and a margin of one pixel.
    let full = PixelRect(x: 0, y: 0, width: columns, height: rows)
    let seen = scale.after(inverse).box(Box(region)).enlarged(by: 1.5).pixels
    var part = seen.intersection(full)
    if part.isEmpty { part = full.nearestPixel(to: seen) }
    self.part = part
    self.inverse = scale.after(inverse)
    let toImage = Matrix(a: 1 / scale.a, d: 1 / scale.d)
    var source = BoxSource(image, inverse: toImage, region: part, isOpaque: false)
    bitmap = [UInt32](unsafeUninitializedCapacity: part.width &* part.height) { pixels, count in
      if let base = pixels.baseAddress {
        for y in 0..<part.height {
          let row = base + y &* part.width
          _ = source.pixels(x: part.x, y: part.y &+ y, count: part.width, scratch: row)
        }
      }
      count = part.width &* part.height
    }
  }
}

extension PixelRect {
  /// Returns the pixel of this rectangle that is nearest to another rectangle's corner.
  fileprivate func nearestPixel(to other: PixelRect) -> PixelRect {
    PixelRect(
      x: min(max(other.x, x), x &+ width &- 1),
      y: min(max(other.y, y), y &+ height &- 1),
      width: 1,
      height: 1
    )
  }
}
