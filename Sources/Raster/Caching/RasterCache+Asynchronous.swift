// Asynchronous requests, which do not block the caller's thread.

extension RasterCache {
  /// Returns a request's raster with the information needed to show it, drawn on another thread.
  ///
  /// A hit returns at once, without suspending. On a miss, the component is recorded in the
  /// caller's isolation, and its look is drawn elsewhere, after drawings of a higher priority.
  /// Throws `RasterError.cancelled` if the request's task is cancelled. A drawing that has not
  /// begun is dropped once no caller waits for it.
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

  /// Returns the raster of a recording, drawn off the caller's thread.
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
