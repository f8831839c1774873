// A recorded request, as a value that can be drawn on any thread.

/// A recorded request: the display list, and the keys that identify it.
///
/// Record where the component lives and draw anywhere: the recording does not refer to the
/// component.
public struct Recording: Sendable {
  /// The recorded display list.
  public let list: DisplayList
  /// The colour painted behind the drawing, or nil for a transparent image.
  public let background: Color?
  /// The key of the recorded request, or nil if its component writes no key.
  public let request: RequestKey?
  /// The key of the drawing.
  public let look: LookKey
  /// The limits of the drawing, and of encoding its file.
  package var limits = RasterLimits.default
  /// The stop signal of the waiter, or nil if the drawing must not be stopped.
  package var signal: StopSignal?
  /// The meter of the drawing that places this one, or nil for a drawing that is not nested.
  var outer: WorkMeter?

  /// Creates a recording of a display list on a background, for the request that it answers.
  public init(_ list: DisplayList, background: Color? = nil, request: RequestKey? = nil) {
    self.list = list
    self.background = background
    self.request = request
    look = LookKey(list, background: background)
  }

  /// The reason to stop the drawing, or nil while its result is needed.
  var stopReason: RasterError? { outer?.error ?? signal?.reason }
}
