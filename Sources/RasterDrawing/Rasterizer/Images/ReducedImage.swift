// An image shrunk along its own axes before it is turned or skewed: what mipmaps are for.
//
// Its columns and rows are boxes of as many of the image's as fit into a pixel of the device, at least
// two where there are any, so that the mean of four of them leaves nothing out. Only the part that is
// seen is made.

import RasterValues

/// A shrunk part of an image, and how to read it.
struct ReducedImage {
  let bitmap: [UInt32]
  /// The part of all of the shrunk image that the bitmap is.
  let part: PixelRect
  /// From the device to the shrunk image, whatever the part: pixels do not depend on what is seen.
  let inverse: Matrix

  /// Nil where the image is not shrunk to half or less.
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
    // What is seen, and a pixel around it.
    let whole = PixelRect(x: 0, y: 0, width: columns, height: rows)
    let seen = scale.after(inverse).box(Box(region)).enlarged(by: 1.5).pixels
    var part = seen.intersection(whole)
    if part.isEmpty { part = whole.nearestPixel(to: seen) }
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
  /// The one pixel within that is nearest to another rectangle's corner.
  fileprivate func nearestPixel(to other: PixelRect) -> PixelRect {
    PixelRect(
      x: min(max(other.x, x), x &+ width &- 1),
      y: min(max(other.y, y), y &+ height &- 1),
      width: 1,
      height: 1
    )
  }
}
