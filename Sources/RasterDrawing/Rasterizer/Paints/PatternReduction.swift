// Downsamples the image of a pattern, so that all of its pixels contribute.
//
// Each pixel of the result is the mean of the image over an equal area, rounded to nearest. Along
// each axis, a pixel of the image overlaps at most two pixels of the result. The overlap is an
// integer, in units of 1 ÷ the number of columns or rows of the result. Sums along rows are exact
// in `Float`, the other sums in `Double`. Each pixel of the image takes 3 ns, each time the pattern
// is drawn.

import RasterValues

/// A downsampled image.
struct PatternReduction {
  let bitmap: Bitmap
  /// The transform from the image's pixels to those of the result.
  let scale: Matrix

  /// Downsamples an image, or returns `nil` if it is not reduced.
  ///
  /// `inverse` maps device pixels to the image's pixels.
  init?(_ image: Bitmap, inverse: Matrix) {
    func count(_ count: Int, _ x: Double, _ y: Double) -> Int {
      let length = (x * x + y * y).squareRoot()
      // Rounding must not add a column.
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

  /// Returns sums of a row's channels, in which each pixel has the weight `width`.
  private static func reduced(_ image: Bitmap, row y: Int, width: Int) -> [SIMD4<Float>] {
    var sums = [SIMD4<Float>](repeating: .zero, count: width)
    var (column, sum) = (0, SIMD4<Float>.zero)
    for x in 0..<image.width {
      let pixel = image.pixels[y * image.width + x]
      let bytes = SIMD4(pixel, pixel >> 8, pixel >> 16, pixel >> 24) & 255
      // With the exponent of 2²³, the low bits of a `Float` are an integer.
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

  /// The overlaps of a pixel with one pixel of the result and with the next.
  private struct Part {
    let first, second: Double
    /// Whether the first of these pixels ends here.
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
