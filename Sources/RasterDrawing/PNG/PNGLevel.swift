// The trade-off between time and file size for PNG files.

import RasterValues

/// The time to spend on reducing the size of a PNG file.
///
/// All levels are lossless, and equal pixels give equal bytes on every machine. Times and sizes are
/// for an image of a user interface of 1024² pixels, for which Pillow takes 35 ms and 164 kB. Of 574
/// images, among them photographs, icons and gradients, the sum of the sizes is compared with that
/// of Pillow's files.
public enum PNGLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// For responses that are sent once: 2 ms, 147 kB.
  ///
  /// Files are 10 % smaller than Pillow's at level 1, in a quarter of the time.
  case fast
  /// For files that are stored: 18 ms, 108 kB.
  ///
  /// Files are 6 % smaller than Pillow's by default, in 0.7 of the time.
  case balanced
  /// For files that are distributed: 0.3 s, 97 kB.
  ///
  /// Files are 8 % smaller than Pillow's with `optimize`, in 1.7 times the time.
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
