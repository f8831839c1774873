// Detects handwritten keys that omit state which the drawing depends on.

/// How often hits on handwritten keys are checked against a new recording of the component.
///
/// A difference means that the key omits state which the drawing depends on. The request then
/// returns the correct bitmap with the note `DrawingNote.keyForgetsState`, and counts it in
/// `Statistics.keyErrors`. Keys derived by the compiler are complete, and are not checked.
public enum KeyAudit: Hashable, Sendable {
  /// No hits are checked.
  case off
  /// The first 64 hits, then every 16th hit.
  case sampled
  /// Every hit.
  case every

  /// `sampled` in debug builds, `off` in release builds.
  public static var standard: KeyAudit {
    #if DEBUG
    .sampled
    #else
    .off
    #endif
  }

  /// Returns whether the hit with this number, counted from 0, is checked.
  func includes(_ hit: Int) -> Bool {
    switch self {
    case .off: false
    case .sampled: hit < 64 || hit & 15 == 0
    case .every: true
    }
  }
}

extension RasterCache {
  /// Returns the image of a hit, or the correct image if an audit finds that the key was wrong.
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
