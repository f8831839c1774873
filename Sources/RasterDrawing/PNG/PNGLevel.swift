// The trade-off between time and file size for PNG files.

import RasterValues

/// The time to spend on reducing the size of a PNG file.
///
/// All levels are lossless, and equal pixels give equal bytes on every machine. Times and sizes are
/// for an image of a user interface of 1024² pixels, for which Pillow takes 42 ms and 164 kB.
public enum PNGLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// For responses that are sent once: 3 ms, 150 kB.
  case fast
  /// For files that are stored: 15 ms, 110 kB.
  case balanced
  /// For files that are distributed: several hundred milliseconds, under 100 kB.
  case small
}

extension PNGLevel {
  /// Returns a side length with the level in the high bits, for keys; unchanged for `balanced`.
  func tagged(_ side: Int) -> Int {
    let tag =
      switch self {
      case .balanced: 0
      case .fast: 1
      case .small: 2
      }
    return side | tag << 16
  }
}
