// Pictures as PNG files, each encoded once.

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
    try png(
      for: RasterRequest(
        component,
        size: size,
        environment: environment,
        background: background,
        crop: crop
      ),
      level: level
    )
  }

  /// A request's picture as a PNG file, in the wanted size.
  ///
  /// A hit takes no recording, no drawing and no encoding. Otherwise the file is made on the caller's
  /// thread; if it is being made, the caller waits for it.
  public func png(
    for request: RasterRequest<some Rasterizable>,
    level: PNGLevel = .balanced
  ) throws(RasterError) -> [UInt8] {
    let key = fileKey(of: request, level)
    if let file = heldFile(for: key) { return file }
    return try file(of: request.record(), in: request.frame, level, key: key)
  }

  /// The file that a request was given before, which is counted.
  func heldFile(for key: RequestKey?) -> [UInt8]? {
    key.flatMap { files.countedFile(for: $0) }
  }

  /// A request's picture as a PNG file, and what the drawing says of itself.
  ///
  /// The file is asked of the store first, and offered to it; none is kept in memory.
  package func notedFile(
    for request: RasterRequest<some Rasterizable>,
    level: PNGLevel
  ) throws(RasterError) -> (file: [UInt8], notes: [Note]) {
    let (recording, frame) = (try request.record(), request.frame)
    let look = Self.fileLook(of: recording, in: frame, level)
    if let file = configuration.store?.file(for: look) {
      tier.countRequest()
      return (file, recording.list.notes)
    }
    let bitmap = try frame.bitmap(of: frame.image(raster(of: recording)), meter: nil)
    let file = bitmap.png(level: level)
    offer(file, of: bitmap, recording, look)
    return (file, bitmap.notes)
  }

  /// Offers a file to the store, unless its picture has notes that a recording does not tell.
  private func offer(
    _ file: [UInt8],
    of bitmap: Bitmap,
    _ recording: Recording,
    _ look: LookKey
  ) {
    guard bitmap.notes == recording.list.notes else { return }
    configuration.store?.insert(file: file, for: look)
  }

  /// The look that a picture's file has.
  private static func fileLook(
    of recording: Recording,
    in frame: RasterFrame,
    _ level: PNGLevel
  ) -> LookKey {
    recording.look.sized(
      width: frame.width,
      height: frame.height,
      hasInk: frame.crop.crop == .ink,
      level
    )
  }

  /// The file of what was recorded for a request, which `key` will find.
  func file(
    of recording: Recording,
    in frame: RasterFrame,
    _ level: PNGLevel,
    key: RequestKey?
  ) throws(RasterError) -> [UInt8] {
    let look = Self.fileLook(of: recording, in: frame, level)
    let file = try file(for: look, level, recording) { (meter) throws(RasterError) in
      try frame.bitmap(of: frame.image(self.raster(of: recording)), meter: meter)
    }
    if let key { files.bind(key, to: look, notes: []) }
    return file
  }

  /// The key by which a request's file is found.
  ///
  /// A handwritten key that is audited may be wrong, and finds none: the look tells.
  func fileKey(of request: RasterRequest<some Rasterizable>, _ level: PNGLevel) -> RequestKey? {
    let isAudited = configuration.keyAudit != .off && request.key?.isHandwritten == true
    guard !isAudited else { return nil }
    return request.key?.sized(
      width: request.width,
      height: request.height,
      hasInk: request.crop == .ink,
      level
    )
  }

  /// The file of a look, found or made of a bitmap.
  private func file(
    for look: LookKey,
    _ level: PNGLevel,
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
          let file = try bitmap.png(level: level, meter: meter)
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
