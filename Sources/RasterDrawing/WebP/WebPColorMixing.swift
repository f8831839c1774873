// Red and blue without the part that follows from green, and blue without that of red.

import RasterValues

/// The colour transform: three factors for each block, found by least squares.
///
/// Source: RFC 9649, section 4.2.
struct WebPColorMixing {
  let picture: WebPPicture
  private let factors: WebPPicture
  private let isUsed: Bool

  /// The binary logarithm of a block's side.
  private static let sideBits = 5
  /// The units of work per pixel.
  private static let pixelWork = 10

  /// Transforms an image of differences; the result is unusable if the meter stops it.
  init(_ original: WebPPicture, meter: WorkMeter?) {
    let (width, height) = (original.width, original.height)
    let side = 1 << Self.sideBits
    let (columns, rows) = ((width + side - 1) / side, (height + side - 1) / side)
    var factors = [UInt32](repeating: 0xFF00_0000, count: columns * rows)
    var result = original.pixels
    for row in 0..<rows where meter?.use(width &* side &* Self.pixelWork) == nil {
      for column in 0..<columns {
        let block = WebPPrediction.Block(
          x: column * side..<min(width, (column + 1) * side),
          y: row * side..<min(height, (row + 1) * side),
          width: width
        )
        let factor = Factors(block, original.pixels)
        factors[row * columns + column] |= factor.pixel
        guard factor.pixel != 0 else { continue }
        block.forEach { index, _, _ in result[index] = factor.apply(to: result[index]) }
      }
    }
    isUsed = factors.contains { $0 != 0xFF00_0000 }
    picture = WebPPicture(width: width, height: height, pixels: result)
    self.factors = WebPPicture(width: columns, height: rows, pixels: factors)
  }

  func writeTransform(to writer: inout BitWriter) {
    guard isUsed else { return }
    writer.write(0b011, width: 3)
    writer.write(UInt64(Self.sideBits - 2), width: 3)
    let tokens = WebPMatcher.tokens(of: factors, colorBits: 12, meter: nil)
    WebPCodes.write(tokens, of: factors, isMain: false, hasCache: false, to: &writer)
  }

  /// The factors of a block, in 32nds.
  private struct Factors {
    let (greenToRed, greenToBlue, redToBlue): (Int, Int, Int)

    /// The sums of a block's products, from −128 to 127 for each channel.
    init(_ block: WebPPrediction.Block, _ pixels: [UInt32]) {
      var (greens, greenRed, greenBlue, reds, redBlue) = (0, 0, 0, 0, 0)
      block.forEach { index, _, _ in
        let (red, green, blue) = Self.signed(pixels[index])
        // Large differences are at edges, and say little about the rest.
        guard abs(green) < 48, abs(red) < 48, abs(blue) < 48 else { return }
        greens &+= green &* green
        greenRed &+= green &* red
        greenBlue &+= green &* blue
        reds &+= red &* red
        redBlue &+= red &* blue
      }
      greenToRed = Self.ratio(greenRed, greens)
      greenToBlue = Self.ratio(greenBlue, greens)
      // The part of red in what green leaves of blue.
      redToBlue = Self.ratio(redBlue &- greenRed &* greenToBlue / 32, reds)
    }

    /// The pixel that stores the factors: red, green and blue hold them in reverse order.
    var pixel: UInt32 {
      UInt32(UInt8(truncatingIfNeeded: redToBlue)) &<< 16
        | UInt32(UInt8(truncatingIfNeeded: greenToBlue)) &<< 8
        | UInt32(UInt8(truncatingIfNeeded: greenToRed))
    }

    func apply(to pixel: UInt32) -> UInt32 {
      let (red, green, blue) = Self.signed(pixel)
      let newRed = red &- (greenToRed &* green) &>> 5
      let newBlue = blue &- (greenToBlue &* green) &>> 5 &- (redToBlue &* red) &>> 5
      return pixel & 0xFF00_FF00 | UInt32(truncatingIfNeeded: newRed & 0xFF) &<< 16
        | UInt32(truncatingIfNeeded: newBlue & 0xFF)
    }

    @inline(__always)
    private static func signed(_ pixel: UInt32) -> (red: Int, green: Int, blue: Int) {
      (
        Int(Int8(truncatingIfNeeded: pixel &>> 16)), Int(Int8(truncatingIfNeeded: pixel &>> 8)),
        Int(Int8(truncatingIfNeeded: pixel))
      )
    }

    /// Returns 32 times a quotient, rounded to a multiple of two so that neighbours are often equal.
    private static func ratio(_ product: Int, _ square: Int) -> Int {
      guard square > 0 else { return 0 }
      let doubled = (32 &* product) / square
      return min(62, max(-62, doubled / 2 &* 2))
    }
  }
}
