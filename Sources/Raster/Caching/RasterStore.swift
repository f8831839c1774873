// Where rasters outlive a cache: the protocol of a tier below it.

/// A tier below a cache, such as files on disk, where rasters outlive it.
///
/// The cache asks it before it draws, and offers it what was drawn, on the thread that draws; no lock
/// is held but the drawing's own. So a store must not ask the cache that asks it. A store that fails
/// answers nil; the look is then drawn.
public protocol RasterStore: Sendable {
  /// The raster of a look, equal in pixels and box to the one that was inserted; nil if not there.
  func raster(for look: LookKey) -> Bitmap?

  /// Offers a raster that was drawn.
  func insert(_ raster: Bitmap, for look: LookKey)

  /// The picture's file of a look that names one: of a drawing, its size in pixels, crop and level.
  func file(for look: LookKey) -> [UInt8]?

  /// Offers a picture's file that was made.
  func insert(file: [UInt8], for look: LookKey)
}

/// A store of rasters alone.
extension RasterStore {
  /// Nil: no file was kept.
  public func file(for look: LookKey) -> [UInt8]? { nil }

  /// Keeps nothing.
  public func insert(file: [UInt8], for look: LookKey) {}
}
