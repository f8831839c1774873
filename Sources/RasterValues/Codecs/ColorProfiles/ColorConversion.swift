// Converts straight pixels to sRGB or Display P3 by tables, with integers only.
//
// A colour is linearised, multiplied by a matrix, clipped to the gamut and encoded. The
// first two steps are three additions for each pixel: for each level of each channel, a table
// contains its contributions to linear red, green and blue, with 20 fractional bits. The sums are
// rounded to 14 bits, and another table contains the encoded level of each.
//
// 14 bits shift the thresholds between dark levels by at most 12.92 · 255 / 2¹⁵ = 0.1 levels. That
// is the precision of LittleCMS as well, and both tables stay in the first level of the cache.
//
// Unsafe pointers: pixels of the caller, and tables with an entry for each index: a byte or a
// clamped sum.

/// A conversion of colours to an output colour space.
///
/// Both output spaces have the transfer function of sRGB, and therefore the same levels of grey.
enum ColorConversion {
  /// The colours are in the space already.
  case none
  /// The levels of the space for 256 levels of grey.
  case grey([UInt8])
  /// The contributions of 256 levels of red, then of green and of blue.
  case colors([SIMD4<Int32>])

  private static let fractionBits = 20
  private static let indexBits = 14

  /// Creates the conversion of grey levels with these luminances.
  init(grey luminances: [Double]) {
    let levels = luminances.map(Self.level)
    self = Self.isIdentity(levels) ? .none : .grey(levels)
  }

  /// Creates the conversion of a colour space to an output space.
  ///
  /// Pixels that are grey stay grey if the space has one curve and a neutral white. A conversion
  /// that changes no colour by more than a level, before rounding, is `none`: profiles of sRGB
  /// differ in their last digits.
  init(_ space: RGBSpace, to target: OutputColorSpace, isGrey: Bool) {
    let (matrix, curves) = (space.linearMatrix(to: target), space.curves)
    let white = matrix.times(SIMD3(1, 1, 1)) - SIMD3(1, 1, 1)
    let isNeutral = white.max() < 0.01 && white.min() > -0.01
    if isGrey, isNeutral, curves[0] == curves[1], curves[0] == curves[2] {
      self.init(grey: curves[0].levels)
      return
    }
    let unit = Double(1 << Self.fractionBits)
    var sums: [SIMD4<Int32>] = []
    sums.reserveCapacity(768)
    var levels: [Double] = []
    for (channel, column) in matrix.columns.enumerated() {
      if channel == 0 || curves[channel] != curves[channel - 1] { levels = curves[channel].levels }
      // Half a step of the index rounds sums; it is added once.
      let half = channel == 0 ? Double(1 << (Self.fractionBits - Self.indexBits - 1)) : 0
      for level in levels {
        func fixed(_ value: Double) -> Int32 {
          // Three contributions of at most 2²⁹ fit into 32 bits.
          Int32(min(max((value * level * unit + half).rounded(), -0x1p29), 0x1p29))
        }
        sums.append(SIMD4(fixed(column.x), fixed(column.y), fixed(column.z), 0))
      }
    }
    self = Self.isIdentity(sums) ? .none : .colors(sums)
  }

  /// Converts pixels in place; alpha does not change.
  func convert(_ pixels: UnsafeMutableBufferPointer<UInt32>) {
    switch self {
    case .none: return
    case .grey(let levels):
      levels.withUnsafeBufferPointer { levels in
        for index in 0..<pixels.count {
          let pixel = pixels[index]
          pixels[index] = pixel & 0xFF00_0000 | UInt32(levels[Int(pixel & 0xFF)]) &* 0x1_0101
        }
      }
    case .colors(let sums):
      sums.withUnsafeBufferPointer { sums in
        standardLevels.withUnsafeBufferPointer { levels in
          guard let sums = sums.baseAddress, let levels = levels.baseAddress else { return }
          for index in 0..<pixels.count {
            pixels[index] = Self.converted(pixels[index], sums, levels)
          }
        }
      }
    }
  }

  @inline(__always)
  private static func converted(
    _ pixel: UInt32,
    _ sums: UnsafePointer<SIMD4<Int32>>,
    _ levels: UnsafePointer<UInt8>
  ) -> UInt32 {
    let red = sums[Int(pixel & 0xFF)]
    let green = sums[256 &+ Int(pixel &>> 8 & 0xFF)]
    let blue = sums[512 &+ Int(pixel &>> 16 & 0xFF)]
    let sum = red &+ green &+ blue
    @inline(__always)
    func level(_ value: Int32) -> UInt32 {
      let index = value &>> Int32(fractionBits - indexBits)
      return UInt32(levels[Int(min(max(index, 0), 1 << Int32(indexBits)))])
    }
    return pixel & 0xFF00_0000 | level(sum[0]) | level(sum[1]) &<< 8 | level(sum[2]) &<< 16
  }
}

extension ColorConversion {
  /// Returns the level that is nearest to a linear value, clamped.
  private static func level(_ linear: Double) -> UInt8 {
    UInt8((Color.encoded(linear) * 255).rounded())
  }

  private static func isIdentity(_ levels: [UInt8]) -> Bool {
    levels.indices.allSatisfy { (Int(levels[$0]) - $0).magnitude <= 1 }
  }

  /// Returns whether the colours of a grid, which is finer for dark levels, do not change.
  private static func isIdentity(_ sums: [SIMD4<Int32>]) -> Bool {
    func isClose(_ sum: Int32, _ level: Int) -> Bool {
      sum &>> Int32(fractionBits - indexBits) >= standardRanges[level].low
        && sum &>> Int32(fractionBits - indexBits) <= standardRanges[level].high
    }
    let grid = [0, 1, 2, 4, 8, 12, 16, 24, 32, 48, 64, 80, 96, 128, 160, 192, 224, 255]
    for red in grid {
      for green in grid {
        for blue in grid {
          let sum = sums[red] &+ sums[256 + green] &+ sums[512 + blue]
          guard isClose(sum[0], red), isClose(sum[1], green), isClose(sum[2], blue) else {
            return false
          }
        }
      }
    }
    return (0..<256).allSatisfy { level in
      let sum = sums[level] &+ sums[256 + level] &+ sums[512 + level]
      return isClose(sum[0], level) && isClose(sum[1], level) && isClose(sum[2], level)
    }
  }
}

/// The linear values, multiplied by 2¹⁴, that differ from a level by at most 1 after encoding.
///
/// The ranges of black and white have no end.
private let standardRanges: [(low: Int32, high: Int32)] = (0..<256).map { level in
  func linear(_ level: Double) -> Int32 {
    Int32((Color.decoded(level / 255) * 0x1p14).rounded())
  }
  let (low, high) = (Double(level) - 1, Double(level) + 1)
  return (level == 0 ? .min : linear(low), level == 255 ? .max : linear(high))
}

/// The level of sRGB for each linear value i ÷ 2¹⁴.
///
/// Level k begins where linear light is that of k − ½.
private let standardLevels: [UInt8] = {
  let count = 1 << 14
  var levels: [UInt8] = []
  levels.reserveCapacity(count + 1)
  for level in 0..<255 {
    let end = (Color.decoded((Double(level) + 0.5) / 255) * Double(count)).rounded(.up)
    levels.append(contentsOf: repeatElement(UInt8(level), count: Int(end) - levels.count))
  }
  levels.append(contentsOf: repeatElement(255, count: count + 1 - levels.count))
  return levels
}()
