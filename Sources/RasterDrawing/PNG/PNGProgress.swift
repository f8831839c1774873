// Counts the encoded rows of a file; encoding can be stopped between two rows.

import RasterValues

/// Counts the rows of an image while it is encoded.
///
/// It is a class because the rows of all attempted encodings are counted together.
final class PNGProgress {
  private let meter: WorkMeter?

  init(_ meter: WorkMeter?) { self.meter = meter }

  /// The reason why encoding was stopped.
  var error: RasterError? { meter?.error }

  /// Counts a row, and returns true if it may be encoded; `weight` is the work per byte.
  func mayEncode(_ count: Int, weight: Int) -> Bool {
    guard let meter else { return true }
    return meter.use(count &* weight) == nil
  }

  /// The units of work per byte at the level `fast`.
  static let fastByte = 4

  /// Returns the units of work per byte at the other levels.
  static func weight(_ effort: DeflateEffort) -> Int {
    effort == .thorough ? 600 : 30
  }
}
