// Colours as differences from predictions by their neighbours.

import RasterValues

/// The subtract-green transform and the predictor transform.
///
/// Each block of pixels uses the predictor whose differences are estimated to take the fewest bits.
///
/// Source: RFC 9649, sections 4.3 and 4.1.
struct WebPPrediction {
  let picture: WebPPicture
  /// The estimated mean number of bits of a difference that is not zero.
  let colorBits: Int
  private let modes: WebPPicture
  private let mixing: WebPColorMixing

  /// The binary logarithm of a block's side.
  private static let sideBits = 4
  /// The units of work per pixel.
  private static let pixelWork = 60
  /// The predictors to try: all except those that are rarely the best.
  private static let tried: [UInt32] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]

  /// Predicts an image; the result is unusable if the meter stops it.
  init(_ original: WebPPicture, meter: WorkMeter?) {
    let (width, height) = (original.width, original.height)
    let source = original.pixels.map(Self.withoutGreen)
    let side = 1 << Self.sideBits
    let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side)
    var modes = [UInt32](repeating: 0xFF00_0000, count: columns * rows)
    var result = [UInt32](repeating: 0, count: width * height)
    var costs = WebPCosts()
    var total = 0
    source.withUnsafeBufferPointer { source in
      for row in 0..<rows where meter?.use(width &* side &* Self.pixelWork) == nil {
        for column in 0..<columns {
          let block = Block(
            x: column * side..<min(width, (column + 1) * side),
            y: row * side..<min(height, (row + 1) * side),
            width: width
          )
          let (mode, cost) = costs.best(of: Self.tried, block, source)
          modes[row * columns + column] |= mode &<< 8
          total += cost
          block.forEach { index, x, y in
            let predicted = Self.predicted(
              source,
              at: index,
              x: x,
              y: y,
              width: width,
              mode: mode
            )
            result[index] = Self.difference(source[index], predicted)
          }
          costs.count(block, result)
        }
      }
    }
    self.modes = WebPPicture(width: columns, height: rows, pixels: modes)
    let differences = WebPPicture(width: width, height: height, pixels: result)
    mixing = WebPColorMixing(differences, meter: meter)
    picture = mixing.picture
    let changed = result.reduce(0) { $1 == 0 ? $0 : $0 &+ 1 }
    colorBits = min(24, max(6, total / 16 / max(1, changed)))
  }

  /// A rectangular block of an image.
  struct Block {
    let x: Range<Int>
    let y: Range<Int>
    let width: Int

    @inline(__always)
    func forEach(_ body: (_ index: Int, _ x: Int, _ y: Int) -> Void) {
      for y in y {
        for x in x { body(y &* width &+ x, x, y) }
      }
    }
  }

  func writeTransforms(to writer: inout BitWriter) {
    writer.write(0b101, width: 3)
    writer.write(0b001, width: 3)
    writer.write(UInt64(Self.sideBits - 2), width: 3)
    let tokens = WebPMatcher.tokens(of: modes, colorBits: 4, meter: nil)
    WebPCodes.write(tokens, of: modes, isMain: false, hasCache: false, to: &writer)
    mixing.writeTransform(to: &writer)
  }

  static func withoutGreen(_ pixel: UInt32) -> UInt32 {
    let green = pixel &>> 8 & 0xFF
    let red = ((pixel &>> 16) &- green) & 0xFF
    let blue = (pixel &- green) & 0xFF
    return pixel & 0xFF00_FF00 | red &<< 16 | blue
  }

  /// Returns the difference of two pixels, by channel, modulo 256.
  @inline(__always)
  static func difference(_ pixel: UInt32, _ other: UInt32) -> UInt32 {
    let odd = (pixel | 0x00FF_00FF) &- (other & 0xFF00_FF00)
    let even = (pixel | 0xFF00_FF00) &- (other & 0x00FF_00FF)
    return odd & 0xFF00_FF00 | even & 0x00FF_00FF
  }

  /// Returns a predictor's value; the first row and column have fixed predictors.
  @inline(__always)
  static func predicted(
    _ pixels: UnsafeBufferPointer<UInt32>,
    at index: Int,
    x: Int,
    y: Int,
    width: Int,
    mode: UInt32
  ) -> UInt32 {
    if y == 0 { return x == 0 ? 0xFF00_0000 : pixels[index &- 1] }
    let above = pixels[index &- width]
    if x == 0 { return above }
    let left = pixels[index &- 1]
    let corner = pixels[index &- width &- 1]
    // In the last column, this is the first pixel of the current row (RFC 9649, section 4.1).
    let next = pixels[index &- width &+ 1]
    switch mode {
    case 1: return left
    case 2: return above
    case 3: return next
    case 4: return corner
    case 5: return mean(mean(left, next), above)
    case 6: return mean(left, corner)
    case 7: return mean(left, above)
    case 8: return mean(corner, above)
    case 9: return mean(above, next)
    case 10: return mean(mean(left, corner), mean(above, next))
    case 11: return nearer(left, above, corner: corner)
    case 12: return gradient(left, above, corner: corner)
    default: return halfGradient(mean(left, above), corner: corner)
    }
  }

  @inline(__always)
  private static func mean(_ a: UInt32, _ b: UInt32) -> UInt32 {
    ((a ^ b) & 0xFEFE_FEFE) &>> 1 &+ (a & b)
  }

  @inline(__always)
  private static func channels(_ pixel: UInt32) -> SIMD4<Int32> {
    SIMD4(truncatingIfNeeded: SIMD4(pixel, pixel &>> 8, pixel &>> 16, pixel &>> 24) & 255)
  }

  /// Returns left or above, whichever is nearer to left + above − corner over all channels.
  @inline(__always)
  private static func nearer(_ left: UInt32, _ above: UInt32, corner: UInt32) -> UInt32 {
    let (l, t, c) = (channels(left), channels(above), channels(corner))
    let (fromLeft, fromAbove) = (t &- c, l &- c)
    let leftError = fromLeft.replacing(with: 0 &- fromLeft, where: fromLeft .< 0).wrappedSum()
    let aboveError = fromAbove.replacing(with: 0 &- fromAbove, where: fromAbove .< 0).wrappedSum()
    return leftError < aboveError ? left : above
  }

  /// Returns left + above − corner, clamped to 0…255.
  @inline(__always)
  private static func gradient(_ left: UInt32, _ above: UInt32, corner: UInt32) -> UInt32 {
    let sum = channels(left) &+ channels(above) &- channels(corner)
    let low = sum.replacing(with: 0, where: sum .< 0)
    let held = SIMD4<UInt32>(truncatingIfNeeded: low.replacing(with: 255, where: low .> 255))
    return held[0] | held[1] &<< 8 | held[2] &<< 16 | held[3] &<< 24
  }

  /// Returns mean + (mean − corner) / 2, rounded towards zero and clamped to 0…255.
  @inline(__always)
  private static func halfGradient(_ mean: UInt32, corner: UInt32) -> UInt32 {
    let (m, c) = (channels(mean), channels(corner))
    let difference = m &- c
    // A division by two rounds towards zero, a shift rounds down.
    let sign = SIMD4<Int32>(repeating: 0).replacing(with: 1, where: difference .< 0)
    let sum = m &+ (difference &+ sign) &>> 1
    let low = sum.replacing(with: 0, where: sum .< 0)
    let held = SIMD4<UInt32>(truncatingIfNeeded: low.replacing(with: 255, where: low .> 255))
    return held[0] | held[1] &<< 8 | held[2] &<< 16 | held[3] &<< 24
  }
}
