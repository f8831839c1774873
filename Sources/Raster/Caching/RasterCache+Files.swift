// Encoded image files, each encoded once.

extension RasterCache {
  /// Returns a component's image as a PNG file, in the given size or in its natural size.
  ///
  /// The file is encoded once per look, size, crop and level, and cached in a separate tier. If
  /// `crop` is nil, the image shows the component's bounds when there is a size, and the whole
  /// painted area otherwise.
  public func png(
    of component: some Rasterizable,
    size: Size? = nil,
    environment: Environment = Environment(),
    background: Color? = nil,
    crop: Crop? = nil,
    level: PNGLevel = .balanced
  ) throws(RasterError) -> [UInt8] {
    try file(
      for: RasterRequest(
        component,
        size: size,
        environment: environment,
        background: background,
        crop: crop
      ),
      format: .png(level)
    )
  }

  /// Returns a request's image as a PNG file, in the requested size.
  ///
  /// A hit requires no recording, drawing or encoding. On a miss, the file is created on the
  /// caller's thread. If another thread is already creating it, the caller waits for that thread.
  public func png(
    for request: RasterRequest<some Rasterizable>,
    level: PNGLevel = .balanced
  ) throws(RasterError) -> [UInt8] { try file(for: request, format: .png(level)) }

  /// Returns a request's image as a file of the given format, cached in the same way as a PNG file.
  public func file(
    for request: RasterRequest<some Rasterizable>,
    format: ImageFileFormat
  ) throws(RasterError) -> [UInt8] {
    let key = fileKey(of: request, format)
    if let file = heldFile(for: key) { return file }
    return try file(of: request.record(), in: request.frame, format, key: key)
  }

  /// Returns the cached file of a request, and counts the hit.
  func heldFile(for key: RequestKey?) -> [UInt8]? {
    key.flatMap { files.countedFile(for: $0) }
  }

  /// Returns a request's image as a file, with the notes of its drawing.
  ///
  /// The file is looked up in the store first, and offered to it afterwards. It is not cached in
  /// memory.
  package func notedFile(
    for request: RasterRequest<some Rasterizable>,
    format: ImageFileFormat
  ) throws(RasterError) -> (file: [UInt8], notes: [DrawingNote]) {
    let (recording, frame) = (try request.record(), request.frame)
    let look = Self.fileLook(of: recording, in: frame, format)
    if let file = configuration.store?.file(for: look) {
      tier.countRequest()
      return (file, recording.list.notes + frame.notes(ofFile: file))
    }
    let bitmap = try frame.bitmap(of: frame.image(raster(of: recording)), meter: nil)
    let file = try frame.encoded(bitmap, of: recording, as: format, meter: nil)
    offer(file, of: bitmap, recording, look)
    return (file, bitmap.notes)
  }

  /// Offers a file to the store, if its notes can be derived from its recording or its size.
  private func offer(
    _ file: [UInt8],
    of bitmap: Bitmap,
    _ recording: Recording,
    _ look: LookKey
  ) {
    let notes = bitmap.notes.filter { $0 != .drawsOutsideBounds }
    guard notes == recording.list.notes.filter({ $0 != .drawsOutsideBounds }) else { return }
    configuration.store?.insert(file: file, for: look)
  }

  /// Returns the look key of an image's file.
  private static func fileLook(
    of recording: Recording,
    in frame: RasterFrame,
    _ format: ImageFileFormat
  ) -> LookKey {
    recording.look.sized(
      width: frame.width,
      height: frame.height,
      hasInk: frame.crop.crop == .drawing,
      format
    )
  }

  /// Returns the file of a request's recording, and binds `key` to it.
  func file(
    of recording: Recording,
    in frame: RasterFrame,
    _ format: ImageFileFormat,
    key: RequestKey?
  ) throws(RasterError) -> [UInt8] {
    let look = Self.fileLook(of: recording, in: frame, format)
    let file = try file(for: look, format, recording, in: frame)
    if let key { files.bind(key, to: look, notes: []) }
    return file
  }

  /// Returns the key that finds a request's file.
  ///
  /// Returns nil for a handwritten key that is audited: the key may be wrong, so the look key
  /// decides.
  func fileKey(
    of request: RasterRequest<some Rasterizable>,
    _ format: ImageFileFormat
  ) -> RequestKey? {
    let isAudited = configuration.keyAudit != .off && request.key?.isHandwritten == true
    guard !isAudited else { return nil }
    return request.key?.sized(
      width: request.width,
      height: request.height,
      hasInk: request.crop == .drawing,
      format
    )
  }

  /// Returns the file of a look from the cache, or draws and encodes it.
  private func file(
    for look: LookKey,
    _ format: ImageFileFormat,
    _ recording: Recording,
    in frame: RasterFrame
  ) throws(RasterError) -> [UInt8] {
    if let look = files.countedLook(for: look) { return look.file }
    while true {
      var (isCounted, isOwn) = (false, false)
      let result = encodings.product(for: look) {
        isOwn = true
        if let look = files.countedLook(for: look) {
          isCounted = true
          return .success(look.file)
        }
        if let file = configuration.store?.file(for: look) {
          isCounted = true
          files.insert(file: file, for: look)
          return .success(file)
        }
        do throws(RasterError) {
          let meter = WorkMeter.needed(for: recording.limits, recording.signal)
          let bitmap = try frame.bitmap(of: frame.image(raster(of: recording)), meter: meter)
          let file = try frame.encoded(bitmap, of: recording, as: format, meter: meter)
          isCounted = true
          files.insert(file: file, for: look)
          offer(file, of: bitmap, recording, look)
          return .success(file)
        } catch {
          return .failure(error)
        }
      }
      // The request that was creating the file stopped at its own limit or was cancelled, so try
      // again.
      if case .failure(let error) = result, error.isOfOneDrawing, !isOwn {
        if let reason = recording.stopReason { throw reason }
        continue
      }
      let file = try result.get()
      if !isCounted { files.countRequest() }
      return file
    }
  }
}

extension RasterFrame {
  /// Returns the note implied by a PNG file's size, if the image exceeds the component's bounds.
  fileprivate func notes(ofFile file: [UInt8]) -> [DrawingNote] {
    guard crop.crop == .drawing, !crop.isNamed, let size = PNGDecoder.size(of: file),
      size.width != width || size.height != height
    else { return [] }
    return [.drawsOutsideBounds]
  }
}
