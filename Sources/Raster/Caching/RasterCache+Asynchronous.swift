// Requests that do not wait on the caller's thread.

extension RasterCache {
  /// A request's raster with what is needed to show it, drawn off the caller's thread.
  ///
  /// A hit returns at once, without suspending. Otherwise the component is recorded here, in the
  /// caller's isolation, and its look drawn elsewhere, after those of a higher priority. A request
  /// whose task is cancelled throws `RasterError.cancelled`; a drawing that nobody waits for any more
  /// and that has not begun is not made.
  nonisolated(nonsending)
    public func image(
      for request: RasterRequest<some Rasterizable>,
      priority: DrawPriority,
      policy: RequestPolicy = .standard
    ) async throws(RasterError) -> RasterImage
  {
    if policy != .reload, let key = request.key, let raster = raster(for: key) {
      return try audited(raster, for: request)
    }
    guard !Task.isCancelled else { throw .cancelled }
    let raster = try await raster(of: request.record(), priority: priority, policy: policy)
    return request.makeImage(from: raster)
  }

  /// The raster of what was recorded, drawn off the caller's thread.
  nonisolated(nonsending)
    public func raster(
      of recording: Recording,
      priority: DrawPriority,
      policy: RequestPolicy = .standard
    ) async throws(RasterError) -> Bitmap
  {
    if policy != .reload, let bitmap = tier.countedRaster(for: recording.look) {
      var bitmap = bitmap
      finish(recording, &bitmap, policy)
      return bitmap
    }
    guard policy != .cacheOnly else { throw .notCached }
    var bitmap = try await drawnLook(of: recording, priority: priority, policy)
    tier.countRequest()
    finish(recording, &bitmap, policy)
    return bitmap
  }
}
