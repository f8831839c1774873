// Computes each pixel as a weighted sum of its neighbours.

import RasterValues

/// The matrix of a convolution.
///
/// The numbers of a step are the columns, the rows, the target's column and row, the divisor, the
/// bias, the edge mode (0 `none`, 1 `duplicate`, 2 `wrap`), whether alpha is preserved, and the
/// factors. Source: Filter Effects Module Level 1, section 9.9.
private struct Convolution {
  let columns, rows, left, top: Int
  let divisor, bias: Float
  let edge: Int
  let keepsAlpha: Bool
  let factors: [Float]

  init?(_ step: DrawingFilterStep) {
    func whole(_ index: Int) -> Int { Int(min(max(step.value(index), 0), 1_000)) }
    (columns, rows, left, top) = (whole(0), whole(1), whole(2), whole(3))
    (divisor, bias) = (Float(step.value(4)), Float(bounded(step.value(5))))
    (edge, keepsAlpha) = (whole(6), whole(7) == 1)
    factors = step.values.dropFirst(8).reversed().map { Float(bounded($0)) }
    guard factors.count == columns &* rows, columns > 0, rows > 0, divisor != 0 else { return nil }
  }

  /// The position of a neighbour, or `nil` outside of the image.
  @inline(__always)
  func place(_ position: Int, _ count: Int) -> Int? {
    if position >= 0, position < count { return position }
    if edge == 1 { return min(max(position, 0), count &- 1) }
    return edge == 2 ? dividedDown(position, count).remainder : nil
  }
}

extension Rasterizer {
  mutating func convolve(_ step: DrawingFilterStep, _ input: Surface, into target: Surface) {
    guard let matrix = Convolution(step) else { return }
    let frame = target.frame
    for y in 0..<frame.height {
      guard gauge.use(frame.width &* 12 &* (2 &+ matrix.factors.count)) else { return }
      let row = target.pixels(x: frame.x, y: frame.y &+ y)
      for x in 0..<frame.width { row[x] = convolved(input, matrix, x: x, y: y) }
    }
  }

  private func convolved(_ input: Surface, _ matrix: Convolution, x: Int, y: Int) -> UInt32 {
    let frame = input.frame
    var (sum, index) = (SIMD4<Float>(repeating: 0), 0)
    for row in 0..<matrix.rows {
      let top = matrix.place(y &+ row &- matrix.top, frame.height)
      for column in 0..<matrix.columns {
        let factor = matrix.factors[index]
        index &+= 1
        guard factor != 0, let top,
          let left = matrix.place(x &+ column &- matrix.left, frame.width)
        else { continue }
        let pixel = input.pixels(x: frame.x &+ left, y: frame.y &+ top).pointee
        sum += factor * neighbour(pixel, matrix)
      }
    }
    let own = input.pixels(x: frame.x &+ x, y: frame.y &+ y).pointee
    let zero = SIMD4<Float>(repeating: 0)
    sum = sum / matrix.divisor
    if matrix.keepsAlpha {
      sum = (sum + matrix.bias * 255).clamped(lowerBound: zero, upperBound: zero + 255)
      let levels = bytes(sum)
      return Unpremultiplied(red: levels.x, green: levels.y, blue: levels.z, alpha: own &>> 24)
        .pixel
    }
    sum += matrix.bias * Float(own &>> 24)
    var result = sum.clamped(lowerBound: zero, upperBound: zero + 255)
    result = pointwiseMin(result, SIMD4(repeating: result.w))
    return pixel(result)
  }

  @inline(__always)
  private func neighbour(_ pixel: UInt32, _ matrix: Convolution) -> SIMD4<Float> {
    guard matrix.keepsAlpha else { return channels(pixel) }
    let color = Unpremultiplied(pixel)
    return SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha))
  }
}
