// Draws images for a server, with limits on concurrent work, waiting and memory.

import Synchronization

/// Draws components for a server, within limits.
///
///     let renderer = Renderer(limits: .init(maximumConcurrentDraws: 4, maximumQueuedRequests: 99))
///     let request = try RasterRequest(card, size: Size(1200, 630))
///     if ifNoneMatch == try renderer.etag(for: request) { return .notModified }
///     let file = try await renderer.png(for: request)
///
/// A cached file is returned at once. Otherwise the component is recorded in the caller's
/// isolation, and its image waits in a first-come, first-served queue for a drawing slot. If the
/// queue is full, the request throws `RasterError.overloaded` at once. Requests for the same image
/// share its slot: a request that arrives while the image waits or is drawn takes neither a slot
/// nor a position in the queue.
///
/// A request throws `RasterError.cancelled` as soon as its task is cancelled, and
/// `RasterError.exceeded` when its deadline has passed. When no request waits for an image any
/// more, the image leaves the queue, or its drawing stops within milliseconds. Images are drawn and
/// encoded off the caller's thread, each on one core.
///
/// A class because all callers share its slots and its cache.
public final class Renderer: Sendable {
  /// The limits of the renderer's concurrent work and memory.
  public let limits: Limits
  /// The cache of rasters and PNG files.
  public let cache: RasterCache
  package let admission: Admission
  private let files: Productions<[UInt8]>
  private let bitmaps: Productions<Bitmap>
  private let counts = Mutex(Metrics())

  /// Creates a renderer with an empty cache and, optionally, a store below it, such as files.
  ///
  /// Drawings run on `executor`, or on Swift's shared threads if it is nil. A server with its own
  /// threads can draw even if the system's thread pool is exhausted.
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

  /// Counts of requests answered since the renderer was created, and of work in progress.
  public var statistics: Statistics {
    var statistics = counts.withLock { $0.renderer }
    (statistics.drawing, statistics.waiting, statistics.bytesInFlight) = admission.counts
    return statistics
  }

  /// The counts of requests, without the cache's.
  var countedMetrics: Metrics { counts.withLock { $0 } }

  /// Counts a response that confirmed a client's copy.
  func countUnmodified() { counts.withLock { $0.unmodified &+= 1 } }

  /// Returns a strong validator of the image's PNG file: 64 hexadecimal digits in quotes.
  ///
  /// The component is recorded but not drawn. Files with the same tag are equal byte for byte in
  /// all processes with the same engine version.
  public func etag(
    for request: RasterRequest<some Rasterizable>,
    level: PNGLevel = .balanced
  ) throws(RasterError) -> String { try etag(for: request, format: .png(level)) }

  /// Returns a strong validator of the image's file in any format.
  public func etag(
    for request: RasterRequest<some Rasterizable>,
    format: ImageFileFormat
  ) throws(RasterError) -> String {
    try check(request)
    // A stretchable look has many sizes, so the tag includes the size.
    let look = try request.record(within: limits.drawing, signal: nil).look.sized(
      width: request.width,
      height: request.height,
      hasInk: request.crop == .drawing,
      format
    )
    return "\"\(look.digest)\""
  }

  /// Returns the image's text alternative, from the component's accessibility description.
  ///
  /// A component without a label is described by the text that it draws and the descriptions of the
  /// components that it places. Nothing is drawn.
  public func alternativeText(
    for request: RasterRequest<some Rasterizable>
  ) throws(RasterError) -> String {
    try check(request)
    return try request.accessibility(within: limits.drawing).text
  }

  /// Returns the image as a PNG file, in the requested size and crop.
  ///
  /// For files that are sent once, `fast` takes a seventh of the time of `balanced`, for a third
  /// more bytes.
  nonisolated(nonsending)
    public func png(
      for request: RasterRequest<some Rasterizable>,
      level: PNGLevel = .balanced
    ) async throws(RasterError) -> [UInt8]
  { try await file(for: request, format: .png(level)) }

  /// Returns the image as a file of a format, to be sent with the format's `contentType`.
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

  /// Returns the bitmap in the requested size and crop.
  nonisolated(nonsending)
    public func bitmap(
      for request: RasterRequest<some Rasterizable>
    ) async throws(RasterError) -> Bitmap
  {
    try await counted { () async throws(RasterError) in
      // A bitmap that must be stretched takes a slot.
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

  /// Records the component, and waits for its product, shared by concurrent requests for the image.
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

  /// Counts the outcome of a request and its response time.
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
