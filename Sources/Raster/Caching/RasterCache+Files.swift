// Pictures as files, each encoded once.

extension RasterCache {
  /// A component's picture as a PNG file, in the size that is asked for: `size`, or the natural one.
  ///
  /// The file of a look, size, crop and level is made once, and kept in a tier of its own. Left out,
  /// `crop` is the box where there is a size, and all ink where there is none.
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

  /// A request's picture as a PNG file, in the wanted size.
  ///
  /// A hit takes no recording, no drawing and no encoding. Otherwise the file is made on the caller's
  /// thread; if it is being made, the caller waits for it.
  public func png(
    for request: RasterRequest<some Rasterizable>,
    level: PNGLevel = .balanced
  ) throws(RasterError) -> [UInt8] { try file(for: request, format: .png(level)) }

  /// A request's picture as a file of a format, in the wanted size; found and made as a PNG file is.
  public func file(
    for request: RasterRequest<some Rasterizable>,
    format: ImageFileFormat
  ) throws(RasterError) -> [UInt8] {
    let key = fileKey(of: request, format)
    if let file = heldFile(for: key) { return file }
    return try file(of: request.record(), in: request.frame, format, key: key)
  }

  /// The file that a request was given before, which is counted.
  func heldFile(for key: RequestKey?) -> [UInt8]? {
    key.flatMap { files.countedFile(for: $0) }
  }

  /// A request's picture as a file, and what the drawing says of itself.
  ///
  /// The file is asked of the store first, and offered to it; none is kept in memory.
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
    let file = bitmap.encoded(as: format)
    offer(file, of: bitmap, recording, look)
    return (file, bitmap.notes)
  }

  /// Offers a file to the store, unless its picture has notes that neither a recording nor its size tells.
  private func offer(
    _ file: [UInt8],
    of bitmap: Bitmap,
    _ recording: Recording,
    _ look: LookKey
  ) {
    let told = bitmap.notes.filter { $0 != .enlarged }
    guard told == recording.list.notes.filter({ $0 != .enlarged }) else { return }
    configuration.store?.insert(file: file, for: look)
  }

  /// The look that a picture's file has.
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

  /// The file of what was recorded for a request, which `key` will find.
  func file(
    of recording: Recording,
    in frame: RasterFrame,
    _ format: ImageFileFormat,
    key: RequestKey?
  ) throws(RasterError) -> [UInt8] {
    let look = Self.fileLook(of: recording, in: frame, format)
    let file = try file(for: look, format, recording) { (meter) throws(RasterError) in
      try frame.bitmap(of: frame.image(self.raster(of: recording)), meter: meter)
    }
    if let key { files.bind(key, to: look, notes: []) }
    return file
  }

  /// The key by which a request's file is found.
  ///
  /// A handwritten key that is audited may be wrong, and finds none: the look tells.
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

  /// The file of a look, found or made of a bitmap.
  private func file(
    for look: LookKey,
    _ format: ImageFileFormat,
    _ recording: Recording,
    of bitmap: (WorkMeter?) throws(RasterError) -> Bitmap
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
          let bitmap = try bitmap(meter)
          let file = try bitmap.encoded(as: format, meter: meter)
          isCounted = true
          files.insert(file: file, for: look)
          offer(file, of: bitmap, recording, look)
          return .success(file)
        } catch {
          return .failure(error)
        }
      }
      // Another one who made the file has ended, at a limit or since he does not want it any more.
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
  /// What a PNG file's size tells: whether the picture grew by ink around its box.
  fileprivate func notes(ofFile file: [UInt8]) -> [DrawingNote] {
    guard crop.crop == .drawing, !crop.isNamed, let size = PNGDecoder.size(of: file),
      size.width != width || size.height != height
    else { return [] }
    return [.enlarged]
  }
}
