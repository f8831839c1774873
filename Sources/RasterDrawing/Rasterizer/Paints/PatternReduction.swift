// Shrinks an image before it becomes a pattern, so that none of its pixels is passed over.
//
// A pixel of the result is the mean of the image over its equal share of it, to the nearest. Pixels
// lie beneath two shares at most along each axis, with whole weights: a column's part of a share is
// counted in units of 1 ÷ columns of the result. Sums along rows are exact in Float, the others in
// Double. A pixel of the image costs 3 ns, each time that the pattern is drawn.

import RasterValues

/// An image made smaller.
struct PatternReduction {
  let bitmap: Bitmap
  /// From the image's pixels to those of the result.
  let scale: Matrix

  /// Nil where the image is not shrunk; `inverse` maps device pixels to the image's.
  init?(_ image: Bitmap, inverse: Matrix) {
    func count(_ count: Int, _ x: Double, _ y: Double) -> Int {
      let length = (x * x + y * y).squareRoot()
      // Rounding is not to add a column.
      return length > 1 ? Swift.max(-floored(1e-6 - Double(count) / length), 1) : count
    }
    let width = count(image.width, inverse.a, inverse.c)
    let height = count(image.height, inverse.b, inverse.d)
    guard width < image.width || height < image.height,
      let bitmap = PatternReduction.shrunk(image, width: width, height: height)
    else { return nil }
    self.bitmap = bitmap
    scale = Matrix(
      a: Double(width) / Double(image.width),
      d: Double(height) / Double(image.height)
    )
  }

  private static func shrunk(_ image: Bitmap, width: Int, height: Int) -> Bitmap? {
    var pixels: [UInt32] = []
    pixels.reserveCapacity(width * height)
    var sums = [SIMD4<Double>](repeating: .zero, count: width)
    let share = 1 / (Double(image.width) * Double(image.height))
    for y in 0..<image.height {
      let row = reduced(image, row: y, width: width)
      let part = Part(y, of: image.height, into: height)
      for x in 0..<width { sums[x] += SIMD4<Double>(row[x]) * part.first }
      guard part.isLast else { continue }
      for x in 0..<width {
        pixels.append(pixel(sums[x] * share))
        sums[x] = SIMD4<Double>(row[x]) * part.second
      }
    }
    return Bitmap(width: width, height: height, pixels: pixels)
  }

  /// Sums of a row's channels, each pixel of which counts `width` times.
  private static func reduced(_ image: Bitmap, row y: Int, width: Int) -> [SIMD4<Float>] {
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    var (column, sum) = (0, SIMD4<Float>.zero)
    for x in 0..<image.width {
      let pixel = image.pixels[y * image.width + x]
      let bytes = SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 255
      // Under an exponent of 2²³ the low bits are whole numbers.
      let channels = unsafeBitCast(bytes | 0x4B00_0000, to: SIMD4<Float>.self) - 8_388_608
      let part = Part(x, of: image.width, into: width)
      sum += channels * Float(part.first)
      guard part.isLast else { continue }
      sums[column] = sum
      column += 1
      sum = channels * Float(part.second)
    }
    return sums
  }

  /// The parts of a pixel that lie beneath a share of the axis, and beneath the next.
  private struct Part {
    let first, second: Double
    /// Whether the share ends here.
    let isLast: Bool

    init(_ index: Int, of count: Int, into shares: Int) {
      let end = (index + 1) * shares
      let beyond = end % count
      isLast = beyond < shares
      second = isLast ? Double(beyond) : 0
      first = Double(shares) - second
    }
  }
}
