// What a renderer may use at a time, and what it counts.

extension Renderer {
  /// The limits of what a renderer may use at a time.
  public struct Limits: Hashable, Sendable {
    /// Pictures that are drawn or encoded at a time, each on one core; at least 1.
    ///
    /// They run in the pool of threads that all tasks share. One fewer than there are cores leaves
    /// one to whatever else a server does.
    public var maximumConcurrentDraws: Int
    /// Pictures that may wait in line for a place; any number of requests may wait for each.
    public var maximumQueuedRequests: Int
    /// The bytes of the pictures that are drawn or encoded at a time, at four a pixel of their size.
    ///
    /// A picture's samples, and its file, take up to twice as much again while it is encoded.
    public var inFlightByteLimit: Int
    /// The most bytes of rasters and keys that are kept; 0 suits a server that sends files alone.
    public var cacheByteLimit: Int
    /// The most bytes of PNG files and keys that are kept.
    public var encodedByteLimit: Int
    /// The most pixels of one picture; a larger one is `RasterError.tooLarge`.
    public var maximumImageArea: Int
    /// The limits of each picture, beside those of its component.
    public var drawing: RasterLimits
    /// The time that a request has, from when it is made until its picture is there; nil is any time.
    public var deadline: Duration?

    /// Limits of a renderer; those left out suit a small server with two cores.
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

  /// Counts of what a renderer answered, and has under way.
  ///
  /// Each request is counted in one of the first four numbers, when it is answered.
  public struct Statistics: Hashable, Sendable {
    /// Requests that were given their picture.
    public internal(set) var answered = 0
    /// Requests that were turned away at a limit.
    public internal(set) var overloaded = 0
    /// Requests that were cancelled.
    public internal(set) var cancelled = 0
    /// Requests for pictures that cannot be drawn.
    public internal(set) var failed = 0
    /// Pictures that are being drawn or encoded now.
    public internal(set) var drawing = 0
    /// Pictures that wait in line now.
    public internal(set) var waiting = 0
    /// The bytes of the pictures that are being drawn or encoded now.
    public internal(set) var bytesInFlight = 0
  }
}
