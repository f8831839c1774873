// Pictures as PNG files, each encoded once.

extension RasterCache {
  /// A component's picture as a PNG file, in the size that is asked for: `size`, or the natural one.
  ///
  /// The file of a look and size is made once, and kept in a tier of its own.
  public func png(
    of component: some Rasterizable,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil
  ) throws(RasterError) -> [UInt8] {
    try png(
      for: RasterRequest(component, size: size, environment: environment, background: background)
    )
  }

  /// A request's picture as a PNG file, in the wanted size.
  ///
  /// A hit takes no recording, no drawing and no encoding. Otherwise the file is made on the caller's
  /// thread; if it is being made, the caller waits for it.
  public func png(
    for request: RasterRequest<some Rasterizable>
  ) throws(RasterError) -> [UInt8] {
    // A handwritten key that is audited may be wrong: the look tells.
    let isAudited = configuration.keyAudit != .off && request.key?.isHandwritten == true
    let key = isAudited ? nil : request.key?.sized(width: request.width, height: request.height)
    if let key, let file = files.countedFile(for: key) { return file }
    let recording = try request.record()
    let look = recording.look.sized(width: request.width, height: request.height)
    let file = try file(for: look) { () throws(RasterError) in
      try request.image(self.raster(of: recording)).bitmap()
    }
    if let key { files.bind(key, to: look, notes: []) }
    return file
  }

  /// The file of a look, found or made of a bitmap.
  private func file(
    for look: LookKey,
    of bitmap: () throws(RasterError) -> Bitmap
  ) throws(RasterError) -> [UInt8] {
    if let look = files.countedLook(for: look) { return look.file }
    var isCounted = false
    let result = encodings.file(for: look) {
      if let look = files.countedLook(for: look) {
        isCounted = true
        return .success(look.file)
      }
      do throws(RasterError) {
        let file = try bitmap().png()
        isCounted = true
        files.insert(file: file, for: look)
        return .success(file)
      } catch {
        return .failure(error)
      }
    }
    let file = try result.get()
    if !isCounted { files.countRequest() }
    return file
  }
}
