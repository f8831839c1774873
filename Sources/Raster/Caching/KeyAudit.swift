// Finds handwritten keys that forget something which the drawing reads.

/// The share of hits on handwritten keys that are recorded again and compared with the picture that
/// was found.
///
/// A difference means that the key forgets something which the drawing reads. The right picture is
/// then given, with the note `DrawingNote.keyForgetsState`, and counted in `Statistics.keyErrors`.
/// Keys that the compiler derived are not checked: they forget nothing.
public enum KeyAudit: Hashable, Sendable {
  /// None.
  case off
  /// The first 64 hits, then each 16th.
  case sampled
  /// Each hit.
  case every

  /// `sampled` in debug builds, `off` in release builds.
  public static var standard: KeyAudit {
    #if DEBUG
    .sampled
    #else
    .off
    #endif
  }

  /// Whether a hit is checked, the first of which has number 0.
  func includes(_ hit: Int) -> Bool {
    switch self {
    case .off: false
    case .sampled: hit < 64 || hit & 15 == 0
    case .every: true
    }
  }
}

extension RasterCache {
  /// The picture of a hit; if it is checked and found to be another state's, the right one.
  func audited(
    _ raster: Bitmap,
    for request: RasterRequest<some Rasterizable>
  ) throws(RasterError) -> RasterImage {
    guard configuration.keyAudit != .off, request.key?.isHandwritten == true,
      configuration.keyAudit.includes(auditedHits.add(1, ordering: .relaxed).oldValue)
    else { return request.makeImage(from: raster) }
    let recording = try request.record()
    if let known = tier.raster(for: recording.look), known.pixels == raster.pixels {
      return request.makeImage(from: raster)
    }
    var fresh = try self.raster(of: recording)
    guard fresh.pixels != raster.pixels else { return request.makeImage(from: fresh) }
    keyErrors.add(1, ordering: .relaxed)
    fresh.notes.append(.keyForgetsState)
    return request.makeImage(from: fresh)
  }
}
