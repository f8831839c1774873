// The bits of each channel in a pixel of 16, 24 or 32 bits, and their levels.

/// The bits of one channel, which are adjacent.
struct BMPChannel {
  /// The position of the lowest bit.
  private let shift: UInt32
  /// The number of bits; 0 if the channel is missing.
  private let depth: Int
  /// The level of each value, if there are at most 8 bits.
  private let levels: [UInt8]

  init(mask: UInt32) {
    shift = mask == 0 ? 0 : UInt32(mask.trailingZeroBitCount)
    depth = mask.nonzeroBitCount
    let last = Self.last(depth)
    levels = depth == 0 || depth > 8 ? [0] : (0...last).map { UInt8($0 &* 255 / last) }
  }

  static func isAdjacent(_ mask: UInt32) -> Bool {
    mask == 0 || mask >> UInt32(mask.trailingZeroBitCount) == last(mask.nonzeroBitCount)
  }

  /// Returns the largest value of a number of bits.
  @inline(__always)
  private static func last(_ depth: Int) -> UInt64 {
    1 &<< UInt64(truncatingIfNeeded: depth) &- 1
  }

  /// Returns the channel's level in a pixel: v · 255 / (2ⁿ - 1) for n bits, rounded down.
  ///
  /// Pillow rounds down as well.
  @inline(__always)
  func level(in pixel: UInt32) -> UInt32 {
    let value = pixel &>> shift
    if depth <= 8 { return UInt32(levels[Int(value & 0xFF) & (levels.count &- 1)]) }
    let last = Self.last(depth)
    return UInt32(truncatingIfNeeded: (UInt64(value) & last) &* 255 / last)
  }
}

/// The channels of a pixel.
struct BMPMasks {
  /// An order of channels that are whole bytes.
  enum Order { case other, blueGreenRed, blueGreenRedAlpha }

  private let red, green, blue: BMPChannel
  private let alpha: BMPChannel?
  let order: Order

  static let standard16 = BMPMasks(red: 0x7C00, green: 0x3E0, blue: 0x1F, alpha: 0)
  static let standard32 = BMPMasks(red: 0xFF_0000, green: 0xFF00, blue: 0xFF, alpha: 0)

  private init(red: UInt32, green: UInt32, blue: UInt32, alpha: UInt32) {
    self.red = BMPChannel(mask: red)
    self.green = BMPChannel(mask: green)
    self.blue = BMPChannel(mask: blue)
    self.alpha = alpha == 0 ? nil : BMPChannel(mask: alpha)
    let isReversed = red == 0xFF_0000 && green == 0xFF00 && blue == 0xFF
    switch alpha {
    case 0 where isReversed: order = .blueGreenRed
    case 0xFF00_0000 where isReversed: order = .blueGreenRedAlpha
    default: order = .other
    }
  }

  /// Reads the masks, which version 2 headers contain and which follow older ones.
  ///
  /// In both cases, they begin 40 bytes after the beginning of the header. If all masks of a pixel
  /// of 32 bits are zero, its bytes are blue, green, red and alpha, as Pillow reads them.
  init(_ reader: BMPReader, hasAlpha: Bool, depth: Int) throws(BMPError) {
    let limit = UInt32.max >> UInt32(32 &- depth)
    let masks = (0..<4).map { index in
      index < 3 || hasAlpha ? reader.word(at: 14 &+ 40 &+ index &* 4) & limit : 0
    }
    guard masks.allSatisfy(BMPChannel.isAdjacent) else { throw .badMasks }
    let alpha = masks[3]
    if masks[0] | masks[1] | masks[2] | alpha == 0, depth == 32 {
      self.init(red: 0xFF_0000, green: 0xFF00, blue: 0xFF, alpha: 0xFF00_0000)
    } else {
      self.init(red: masks[0], green: masks[1], blue: masks[2], alpha: alpha)
    }
  }

  @inline(__always)
  func pixel(_ word: UInt32) -> UInt32 {
    let low = red.level(in: word) | green.level(in: word) &<< 8
    let high = blue.level(in: word) &<< 16
    guard let alpha else { return low | high | 0xFF00_0000 }
    return low | high | alpha.level(in: word) &<< 24
  }
}
