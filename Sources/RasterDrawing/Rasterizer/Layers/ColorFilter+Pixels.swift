// Applies colour filters to the pixels of a layer.

import RasterValues

extension Rasterizer {
  /// Filters all pixels of a layer that are not transparent.
  ///
  ///     (r, g, b, f) = r′ · column 1 + g′ · column 2 + b′ · column 3 + columns 4 and 5
  ///
  /// Here (r′, g′, b′) is the colour without premultiplication, and the new alpha is f times the
  /// old one. Adjacent equal pixels are computed once. The arithmetic is in single precision, which
  /// is exact to 1/16 of a level.
  mutating func apply(_ filter: ColorFilter?, to surface: Surface) {
    let frame = surface.frame
    guard let filter, !frame.isEmpty else { return }
    let columns = ColorColumns(filter.numbers)
    var (last, result) = (0 as UInt32, 0 as UInt32)
    for y in frame.rows {
      guard gauge.use(frame.width &* WorkGauge.blurredPixel) else { return }
      let row = surface.pixels(x: frame.x, y: y)
      for x in 0..<frame.width where row[x] != 0 {
        if row[x] != last { (last, result) = (row[x], columns.filtered(row[x])) }
        row[x] = result
      }
    }
  }
}

/// The columns of a filter's matrix.
private struct ColorColumns {
  private let red, green, blue, constant: SIMD4<Float>

  init(_ numbers: [Double]) {
    func column(_ index: Int) -> SIMD4<Float> {
      SIMD4(
        Float(numbers[index]),
        Float(numbers[5 + index]),
        Float(numbers[10 + index]),
        Float(numbers[15 + index])
      )
    }
    (red, green, blue) = (column(0), column(1), column(2))
    constant = column(3) + column(4)
  }

  func filtered(_ pixel: UInt32) -> UInt32 {
    let alpha = Float(pixel &>> 24)
    let r = Float(pixel & 255) / alpha
    let g = Float(pixel &>> 8 & 255) / alpha
    let b = Float(pixel &>> 16 & 255) / alpha
    let sum = red * r + green * g + blue * b + constant
    let newAlpha = min(max(sum.w, 0) * alpha, 255).rounded()
    let zero = SIMD4<Float>(repeating: 0)
    let color = sum.clamped(lowerBound: zero, upperBound: zero + 1) * newAlpha + 0.5
    return UInt32(color.x) | UInt32(color.y) &<< 8 | UInt32(color.z) &<< 16
      | UInt32(newAlpha) &<< 24
  }
}
