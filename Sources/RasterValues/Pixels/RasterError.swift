// Why there is no picture.

/// Why there is no picture.
public enum RasterError: Error, Hashable, Sendable {
  /// The picture would have too many pixels.
  ///
  /// `limit` is the largest number of pixels, or of pixels a side where a side is too long.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The size or the scale is not positive and finite.
  case invalidSize
  /// The request may only take what is in the cache, and that is not there.
  case notCached
  /// All who waited for the picture have cancelled.
  case cancelled
  /// A renderer is at one of its limits, whose value is given: ask again later, or of another.
  case overloaded(RendererLimit, value: Int)
  /// A limit of the picture was met, whose value is given; there is no part of a picture.
  case exceeded(RasterLimits.Limit, value: Int)

  /// A limit of a `Renderer`, beyond which it refuses requests.
  public enum RendererLimit: UInt8, Hashable, Sendable, CaseIterable {
    /// The number of requests that wait.
    case queuedRequests
    /// The bytes of all bitmaps that are drawn at a time: one drawing needs more.
    case inFlightBytes
  }
}
