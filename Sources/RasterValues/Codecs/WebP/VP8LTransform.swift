// Reverses the transforms of lossless WebP images, except for the prediction.
//
// Unsafe pointers: rows of the values, within the size of the image, and the tiles that cover it.
//
// Source: RFC 9649, section 4.

/// The tiles of an image: each covers a square of values.
struct VP8LGrid {
  var tiles: [UInt32]
  /// The binary logarithm of the side of a square.
  let bits: Int
  /// The number of columns of values.
  let width: Int
  /// The number of columns of tiles.
  var columns: Int { VP8LTransform.count(width, bits) }
}

/// A transform that was applied to an image before it was coded.
enum VP8LTransform {
  /// A prediction was subtracted from each value.
  case prediction(VP8LGrid)
  /// Multiples of green and red were subtracted from red and blue.
  case colors(VP8LGrid)
  /// Green was subtracted from red and blue.
  case green
  /// Values were replaced with indices, of which one value holds 2 to the power of `bits`.
  ///
  /// There are 256 colours. `width` is the number of columns of the image.
  case palette([UInt32], bits: Int, width: Int)

  /// Returns the number of squares that cover `length` values.
  static func count(_ length: Int, _ bits: Int) -> Int { (length + 1 << bits - 1) >> bits }

  /// Adds the four channels of two values, without carries between them.
  @inline(__always)
  static func sum(_ one: UInt32, _ other: UInt32) -> UInt32 {
    let high = (one & 0xFF00_FF00) &+ (other & 0xFF00_FF00)
    let low = (one & 0x00FF_00FF) &+ (other & 0x00FF_00FF)
    return high & 0xFF00_FF00 | low & 0x00FF_00FF
  }

  /// Reverses the transform.
  func undo(_ values: inout [UInt32], height: Int) {
    switch self {
    case .prediction(let grid): VP8LPrediction.undo(&values, grid, height: height)
    case .colors(let grid): Self.undoColors(&values, grid, height: height)
    case .green:
      values.withUnsafeMutableBufferPointer { values in
        for index in 0..<values.count {
          let value = values[index]
          let green = value &>> 8 & 0xFF
          let sum = (value & 0xFF00FF) &+ (green | green &<< 16)
          values[index] = value & 0xFF00_FF00 | sum & 0xFF00FF
        }
      }
    case .palette(let colors, bits: 0, width: _):
      values.withUnsafeMutableBufferPointer { values in
        colors.withUnsafeBufferPointer { colors in
          for index in 0..<values.count {
            values[index] = colors[Int(values[index] &>> 8 & 0xFF)]
          }
        }
      }
    case .palette(let colors, let bits, let width):
      values = Self.expanded(values, colors, bits: bits, width: width, height: height)
    }
  }

  private static func expanded(
    _ values: [UInt32],
    _ colors: [UInt32],
    bits: Int,
    width: Int,
    height: Int
  ) -> [UInt32] {
    [UInt32](unsafeUninitializedCapacity: width * height) { pixels, count in
      values.withUnsafeBufferPointer { values in
        colors.withUnsafeBufferPointer { colors in
          let codedWidth = self.count(width, bits)
          // An index has 8, 4, 2 or 1 bits, and is less than the number of colours.
          let indexBits = UInt32(8 &>> bits)
          let mask = (1 as UInt32) &<< indexBits &- 1
          for y in 0..<height {
            let row = UnsafeBufferPointer(
              rebasing: values[y &* codedWidth..<(y &+ 1) &* codedWidth]
            )
            var x = y &* width
            let end = x &+ width
            for value in row {
              var packed = value &>> 8 & 0xFF
              for _ in 0..<min(1 &<< bits, end &- x) {
                pixels[x] = colors[Int(packed & mask)]
                packed &>>= indexBits
                x &+= 1
              }
            }
          }
        }
      }
      count = width * height
    }
  }
}

extension VP8LTransform {
  /// Adds multiples of green to red and blue, and then a multiple of red to blue.
  private static func undoColors(_ values: inout [UInt32], _ grid: VP8LGrid, height: Int) {
    let (width, columns) = (grid.width, grid.columns)
    values.withUnsafeMutableBufferPointer { values in
      grid.tiles.withUnsafeBufferPointer { tiles in
        guard let values = values.baseAddress else { return }
        for y in 0..<height {
          let row = values + y &* width
          for column in 0..<columns {
            let tile = tiles[(y &>> grid.bits) &* columns &+ column]
            let start = column &<< grid.bits
            let count = min(1 &<< grid.bits, width &- start)
            undoColors(row + start, count: count, tile)
          }
        }
      }
    }
  }

  /// Reverses the colour transform of `count` values of a tile.
  ///
  /// Four values are computed at a time, in lanes of 16 bits. A product is the upper half of that
  /// of a channel, multiplied by 2⁸, with a factor, multiplied by 2³: it is divided by 2⁵.
  private static func undoColors(
    _ values: UnsafeMutablePointer<UInt32>,
    count: Int,
    _ tile: UInt32
  ) {
    func factor(_ shift: UInt32) -> Int16 {
      Int16(Int8(truncatingIfNeeded: tile &>> shift)) &<< 3
    }
    let (greenToRed, greenToBlue, redToBlue) = (factor(0), factor(8), factor(16))
    let (b, r, s) = (greenToBlue, greenToRed, redToBlue)
    let first = SignedLanes(b, r, b, r, b, r, b, r)
    let second = SignedLanes(s, 0, s, 0, s, 0, s, 0)
    var index = 0
    while index &+ 4 <= count {
      let place = UnsafeMutableRawPointer(values + index)
      let value = place.loadUnaligned(as: Quad.self)
      place.storeBytes(of: undoneColors(value, first, second), as: Quad.self)
      index &+= 4
    }
    while index < count {
      let value = Quad(values[index], 0, 0, 0)
      values[index] = undoneColors(value, first, second)[0]
      index &+= 1
    }
  }

  @inline(__always)
  private static func undoneColors(
    _ value: Quad,
    _ first: SignedLanes,
    _ second: SignedLanes
  ) -> Quad {
    // Green in the upper bytes of both halves of each value.
    let green = value & 0xFF00
    let greens = unsafeBitCast(green | green &<< 16, to: SignedLanes.self)
    let changed = unsafeBitCast(value, to: SignedLanes.self) &+ WebPLanes.upper(greens, first)
    // The new red in the upper byte of the half that holds blue.
    let red = (unsafeBitCast(changed, to: Quad.self) &>> 8) & 0xFF00
    let final = changed &+ WebPLanes.upper(unsafeBitCast(red, to: SignedLanes.self), second)
    return value & 0xFF00_FF00 | unsafeBitCast(final, to: Quad.self) & 0x00FF_00FF
  }
}
