// The protocol of a persistent tier below a cache.

/// A persistent tier below a cache, such as files on disk, where rasters outlive the cache.
///
/// The cache queries the store before it draws, and offers it each drawn look, on the drawing
/// thread. Only the lock of that drawing is held. A store must therefore not use the cache that
/// calls it. A store that fails returns nil, and the look is drawn.
public protocol RasterStore: Sendable {
  /// Returns the raster inserted for a look, with equal pixels and bounds, or nil if it is missing.
  func raster(for look: LookKey) -> Bitmap?

  /// Offers a raster that was drawn.
  func insert(_ raster: Bitmap, for look: LookKey)

  /// Returns a file, for a look key that includes the pixel size, crop and format, or nil.
  func file(for look: LookKey) -> [UInt8]?

  /// Offers an encoded file.
  func insert(file: [UInt8], for look: LookKey)
}

/// Default implementations for a store of rasters alone.
extension RasterStore {
  /// Returns nil, because no file is stored.
  public func file(for look: LookKey) -> [UInt8]? { nil }

  /// Does nothing.
  public func insert(file: [UInt8], for look: LookKey) {}
}
