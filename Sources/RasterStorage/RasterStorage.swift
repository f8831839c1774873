// The disk tier: rasters in files, by look.

import Raster

/// Rasters in files of a folder, by look; any number of processes may share the folder.
public final class RasterStorage: RasterStore {
  /// The folder.
  public let directory: String
  /// The most bytes that the files may take.
  public let byteLimit: Int

  /// A tier in a folder, which is made when something is stored.
  public init(directory: String, byteLimit: Int = 256 << 20) {
    self.directory = directory
    self.byteLimit = byteLimit
  }

  /// The raster of a look, if it is there.
  public func raster(for look: LookKey) -> Bitmap? { nil }

  /// Stores a raster.
  public func insert(_ raster: Bitmap, for look: LookKey) {}
}
