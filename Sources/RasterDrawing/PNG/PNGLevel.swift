// How much time a PNG file may take for being small.

import RasterValues

/// The time that is spent on making a PNG file small.
///
/// All three lose nothing, and the same pixels give the same bytes on every machine. Times and sizes
/// are those of a page of an interface, 1024² pixels, where Pillow takes 42 ms for 164 kB.
public enum PNGLevel: UInt8, Hashable, Sendable, CaseIterable {
  /// For answers that are sent once: 3 ms, 150 kB.
  case fast
  /// For files that are kept: 15 ms, 110 kB.
  case balanced
  /// For files that are shipped: some hundred milliseconds, under 100 kB.
  case small
}

extension PNGLevel {
  /// A side of a picture with the level in its higher bits, for keys; at `balanced` the side itself.
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
