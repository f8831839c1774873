// Counts the rows of a file that is encoded, which may be stopped between two of them.

import RasterValues

/// Counts the rows of one picture while its file is made.
///
/// A class, since the rows of all ways that are tried are counted together.
final class PNGProgress {
  private let meter: WorkMeter?

  init(_ meter: WorkMeter?) { self.meter = meter }

  /// The reason why no more rows are encoded.
  var error: RasterError? { meter?.error }

  /// Whether a row of so many bytes may be encoded; `weight` is that of a byte.
  func mayEncode(_ count: Int, weight: Int) -> Bool {
    guard let meter else { return true }
    return meter.use(count &* weight) == nil
  }

  /// The units of work of a byte at the level `fast`.
  static let fastByte = 4

  /// The units of work of a byte at the other levels.
  static func weight(_ effort: DeflateEffort) -> Int {
    effort == .thorough ? 600 : 30
  }
}
