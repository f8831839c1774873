// The limits and statistics of a renderer.

extension Renderer {
  /// The limits of a renderer's concurrent work and memory.
  public struct Limits: Hashable, Sendable {
    /// The maximum number of images drawn or encoded concurrently, each on one core; at least 1.
    ///
    /// They run on the thread pool that all tasks share. One less than the number of cores leaves a
    /// core for the server's other work.
    public var maximumConcurrentDraws: Int
    /// The maximum number of images waiting for a slot; requests for the same image count once.
    public var maximumQueuedRequests: Int
    /// The maximum size of the images drawn or encoded concurrently, at four bytes per pixel.
    ///
    /// While an image is encoded, its samples and its file take up to twice as much in addition.
    public var inFlightByteLimit: Int
    /// The maximum size of cached rasters and keys, in bytes; use 0 if a server sends only files.
    public var cacheByteLimit: Int
    /// The maximum size of cached PNG files and keys, in bytes.
    public var encodedByteLimit: Int
    /// The maximum number of pixels of one image; a larger one throws `RasterError.tooLarge`.
    public var maximumImageArea: Int
    /// The limits of each drawing, in addition to the component's own.
    public var drawing: RasterLimits
    /// The maximum time from a request to its image, or nil for no deadline.
    public var deadline: Duration?

    /// Creates limits; the defaults suit a small server with two cores.
    public init(
      maximumConcurrentDraws: Int = 2,
      maximumQueuedRequests: Int = 256,
      inFlightByteLimit: Int = 256 << 20,
      cacheByteLimit: Int = 64 << 20,
      encodedByteLimit: Int = 64 << 20,
      maximumImageArea: Int = 16 << 20,
      drawing: RasterLimits = .default,
      deadline: Duration? = nil
    ) {
      self.maximumConcurrentDraws = maximumConcurrentDraws
      self.maximumQueuedRequests = maximumQueuedRequests
      self.inFlightByteLimit = inFlightByteLimit
      self.cacheByteLimit = cacheByteLimit
      self.encodedByteLimit = encodedByteLimit
      self.maximumImageArea = maximumImageArea
      self.drawing = drawing
      self.deadline = deadline
    }
  }

  /// Counts of answered requests and of work in progress.
  ///
  /// Each answered request is counted in exactly one of the first four numbers.
  public struct Statistics: Hashable, Sendable {
    /// Requests that received their image.
    public internal(set) var answered = 0
    /// Requests that were refused at a limit.
    public internal(set) var overloaded = 0
    /// Requests that were cancelled.
    public internal(set) var cancelled = 0
    /// Requests for images that cannot be drawn.
    public internal(set) var failed = 0
    /// Images being drawn or encoded now.
    public internal(set) var drawing = 0
    /// Images waiting in the queue now.
    public internal(set) var waiting = 0
    /// The size of the images being drawn or encoded now, in bytes.
    public internal(set) var bytesInFlight = 0
  }
}
