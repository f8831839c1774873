// Pictures for a server: bounded in what is drawn, waited for, and kept.

import Synchronization

/// Draws components for a server, within limits.
///
///     let renderer = Renderer(limits: .init(maximumConcurrentDraws: 4, maximumQueuedRequests: 1_000))
///     let request = try RasterRequest(card, size: Size(1200, 630))
///     if ifNoneMatch == try renderer.etag(for: request) { return .notModified }
///     let file = try await renderer.png(for: request)
///
/// A file that the cache holds is returned at once. Otherwise the component is recorded in the caller's
/// isolation, and its picture waits in line for one of the places for drawing, first come, first served.
/// Where the line is full, the request throws `RasterError.overloaded` at once. Requests for one picture share
/// its place: those that come while it waits or is drawn take neither a place nor room in the line.
///
/// A request throws `RasterError.cancelled` as soon as its task is cancelled, and `RasterError.exceeded` when
/// its deadline has passed. When no request waits for a picture any more, it leaves the line, or its drawing
/// stops within milliseconds. Pictures are drawn and encoded off the caller's thread, each on one core.
///
/// A class, because its places and its cache are shared by all who ask.
public final class Renderer: Sendable {
  /// The limits of what the renderer may use at a time.
  public let limits: Limits
  /// The cache of rasters and PNG files.
  public let cache: RasterCache
  package let admission: Admission
  private let files: Productions<[UInt8]>
  private let bitmaps: Productions<Bitmap>
  private let counts = Mutex(Metrics())

  /// A renderer with an empty cache, and a tier below it, such as files, if there is one.
  ///
  /// Drawings run on `executor`, or on Swift's own threads if it is nil. A server with threads of its own
  /// draws even where the system has no thread left.
  public init(
    limits: Limits = Limits(),
    store: (any RasterStore)? = nil,
    executor: (any TaskExecutor)? = nil
  ) {
    self.limits = limits
    files = Productions(executor: executor)
    bitmaps = Productions(executor: executor)
    cache = RasterCache(
      RasterCache.Configuration(
        cacheByteLimit: limits.cacheByteLimit,
        encodedByteLimit: limits.encodedByteLimit,
        store: store
      )
    )
    admission = Admission(limits)
  }

  /// Counts of what the renderer answered since it was made, and has under way.
  public var statistics: Statistics {
    var statistics = counts.withLock { $0.renderer }
    (statistics.drawing, statistics.waiting, statistics.bytesInFlight) = admission.counts
    return statistics
  }

  /// What requests counted, without the cache.
  var countedMetrics: Metrics { counts.withLock { $0 } }

  /// Counts an answer that a client's copy is right.
  func countUnmodified() { counts.withLock { $0.unmodified &+= 1 } }

  /// A strong validator of the picture's PNG file at a level: 64 hexadecimal digits in quotes.
  ///
  /// The component is recorded, and nothing is drawn. Files with the same tag are equal byte for
  /// byte, in all processes that run one version of the engine.
  public func etag(
    for request: RasterRequest<some Rasterizable>,
    level: PNGLevel = .balanced
  ) throws(RasterError) -> String { try etag(for: request, format: .png(level)) }

  /// A strong validator of the picture's file of a format, as of its PNG file.
  public func etag(
    for request: RasterRequest<some Rasterizable>,
    format: ImageFileFormat
  ) throws(RasterError) -> String {
    try check(request)
    // One look has many sizes where it is stretched.
    let look = try request.record(within: limits.drawing, signal: nil).look.sized(
      width: request.width,
      height: request.height,
      hasInk: request.crop == .drawing,
      format
    )
    return "\"\(look.digest)\""
  }

  /// The words that stand for the picture where it is not seen: what the component says of itself.
  ///
  /// Without a label of its own it says the words that it draws and what it places says. Nothing is drawn.
  public func alternativeText(
    for request: RasterRequest<some Rasterizable>
  ) throws(RasterError) -> String {
    try check(request)
    return try request.accessibility(within: limits.drawing).text
  }

  /// The picture as a PNG file, in the size that the request asks for, cropped as it says.
  ///
  /// For what is sent once, `fast` takes a seventh of the time of `balanced`, for a third more bytes.
  nonisolated(nonsending)
    public func png(
      for request: RasterRequest<some Rasterizable>,
      level: PNGLevel = .balanced
    ) async throws(RasterError) -> [UInt8]
  { try await file(for: request, format: .png(level)) }

  /// The picture as a file of a format, whose `contentType` an answer gives: JPEG for photographs.
  nonisolated(nonsending)
    public func file(
      for request: RasterRequest<some Rasterizable>,
      format: ImageFileFormat
    ) async throws(RasterError) -> [UInt8]
  {
    try await counted { () async throws(RasterError) in
      let key = cache.fileKey(of: request, format)
      if let file = cache.heldFile(for: key) { return file }
      return try await made(request, files, key: key, as: format) {
        [cache] (recording, frame) throws(RasterError) in
        try cache.file(of: recording, in: frame, format, key: key)
      }
    }
  }

  /// The picture in the size that the request asks for, cropped as it says.
  nonisolated(nonsending)
    public func bitmap(
      for request: RasterRequest<some Rasterizable>
    ) async throws(RasterError) -> Bitmap
  {
    try await counted { () async throws(RasterError) in
      // What is to be stretched takes a place.
      if request.caps.isNone, let key = request.key, let raster = cache.raster(for: key) {
        return try request.frame.bitmap(of: cache.audited(raster, for: request))
      }
      return try await made(request, bitmaps, key: cache.fileKey(of: request, .png()), as: .png()) {
        [cache] (recording, frame) throws(RasterError) in
        let meter = WorkMeter.needed(for: recording.limits, recording.signal)
        return try frame.bitmap(of: frame.image(cache.raster(of: recording)), meter: meter)
      }
    }
  }

  private func check(_ request: RasterRequest<some Rasterizable>) throws(RasterError) {
    let (width, height) = (request.width, request.height)
    guard width &* height > limits.maximumImageArea else { return }
    throw .tooLarge(width: width, height: height, limit: limits.maximumImageArea)
  }

  /// Records the component, and waits for what is made of that in a place: for this request, or for
  /// another one of the same picture.
  nonisolated(nonsending)
    private func made<Product>(
      _ request: RasterRequest<some Rasterizable>,
      _ productions: Productions<Product>,
      key: RequestKey?,
      as format: ImageFileFormat,
      _ make: @escaping @Sendable (Recording, RasterFrame) throws(RasterError) -> Product
    ) async throws(RasterError) -> Product
  {
    try check(request)
    let frame = request.frame
    let bytes = frame.width &* frame.height &* 4
    let signal = StopSignal(after: limits.deadline)
    if let key, let outcome = await productions.product(named: .request(key), signal) {
      return try outcome.get()
    }
    guard !Task.isCancelled else { throw .cancelled }
    try admission.checkRoom(bytes: bytes)
    let recording = try request.record(within: limits.drawing, signal: signal)
    let look = recording.look.sized(
      width: request.width,
      height: request.height,
      hasInk: request.crop == .drawing,
      format
    )
    let name = PictureName.look(look.digest, isNamed: frame.crop.isNamed)
    return try await productions.product(
      named: [name] + (key.map { [.request($0)] } ?? []),
      signal
    ) { [admission] signal in
      await admission.admitted(bytes: bytes, signal) { () throws(RasterError) in
        var recording = recording
        recording.signal = signal
        return try make(recording, frame)
      }
    }.get()
  }

  /// Counts how a request was answered.
  nonisolated(nonsending)
    private func counted<Product>(
      _ answer: nonisolated(nonsending) () async throws(RasterError) -> Product
    ) async throws(RasterError) -> Product
  {
    let start = ContinuousClock.now
    do throws(RasterError) {
      let product = try await answer()
      let time = ContinuousClock.now - start
      counts.withLock {
        $0.renderer.answered &+= 1
        $0.add(time)
      }
      return product
    } catch {
      counts.withLock { counts in
        switch error {
        case .overloaded: counts.renderer.overloaded &+= 1
        case .cancelled: counts.renderer.cancelled &+= 1
        case .tooLarge, .invalidSize, .notCached, .exceeded: counts.renderer.failed &+= 1
        }
      }
      throw error
    }
  }
}
