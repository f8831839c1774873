// Finds the nearest greys of a palette without colours.

import RasterValues

/// Finds the nearest greys of a palette that has only greys.
///
/// A colour becomes a grey first, by its luma in ITU-R BT.601, so that a blue is darker than a
/// yellow. The tables have an entry for each level from -256 to 511.
struct GreyMatcher: PaletteMatching {
  private static let lowest: Int32 = -256

  private var indices: [UInt8] = []
  private var errors: [Int32] = []
  /// The greatest grey of the palette that is not above a level, and the least one not below it.
  private var neighbors: [(low: Int32, high: Int32)] = []

  init(_ palette: ColorPalette) {
    let greys = palette.pixels.map { Int32($0 & 0xFF) }
    let sorted = greys.sorted()
    for level in Self.lowest..<512 {
      let limited = min(max(level, 0), 255)
      let index = greys.indices.min { abs(greys[$0] - limited) < abs(greys[$1] - limited) } ?? 0
      indices.append(UInt8(truncatingIfNeeded: index))
      errors.append(((limited - greys[index]) * 127 + 8) >> 4)
      let low = sorted.last { $0 <= limited } ?? sorted[0]
      neighbors.append((low, sorted.first { $0 >= limited } ?? low))
    }
  }

  @inline(__always)
  func lanes(_ pixel: UInt32) -> Int32 { Self.luma(pixel) }

  /// Returns the luma of a pixel in ITU-R BT.601, rounded.
  @inline(__always)
  static func luma(_ pixel: UInt32) -> Int32 {
    // The factors of ITU-R BT.601 times 2¹⁶: 0.299, 0.587 and 0.114.
    let luma =
      (pixel & 0xFF) &* 19_595 &+ (pixel &>> 8 & 0xFF) &* 38_470
      &+ (pixel &>> 16 & 0xFF) &* 7_471
    return Int32(truncatingIfNeeded: (luma &+ 0x8000) &>> 16)
  }

  @inline(__always)
  private func entry(_ color: Int32) -> Int {
    Int(truncatingIfNeeded: color &- Self.lowest)
  }

  @inline(__always)
  mutating func nearest(_ color: Int32) -> (index: UInt8, error: Int32) {
    let entry = entry(color)
    return (indices[entry], errors[entry])
  }

  /// Returns one of the two neighbours in the palette: the higher one if the colour's place between
  /// them is above the threshold.
  @inline(__always)
  func moved(_ color: Int32, by threshold: Int32) -> Int32 {
    let (low, high) = neighbors[entry(color)]
    let isHigh = (color &- low) &* 128 > threshold &* (high &- low)
    return isHigh ? high : low
  }
}
