// The errors that prevent a bitmap from being drawn.

/// The reason why a bitmap could not be drawn.
public enum RasterError: Error, Hashable, Sendable {
  /// The bitmap would have too many pixels.
  ///
  /// `limit` is the maximum number of pixels, or the maximum length of a side if a side is too
  /// long.
  case tooLarge(width: Int, height: Int, limit: Int)
  /// The size or the scale is not positive and finite.
  case invalidSize
  /// The request accepts only a cached bitmap, and there is none.
  case notCached
  /// Every task that waited for the bitmap was cancelled.
  case cancelled
  /// A renderer has reached one of its own limits; `value` is the limit.
  ///
  /// Try again later, or use another renderer.
  case overloaded(RendererLimit, value: Int)
  /// The request exceeded one of its limits; `value` is the limit.
  ///
  /// No partial bitmap is returned.
  case exceeded(RasterLimits.Limit, value: Int)

  /// A limit of a `Renderer`, beyond which it rejects requests.
  public enum RendererLimit: UInt8, Hashable, Sendable, CaseIterable {
    /// The maximum number of waiting requests has been reached.
    case queuedRequests
    /// A single bitmap needs more bytes than all bitmaps in progress together may use.
    case inFlightBytes
  }
}
