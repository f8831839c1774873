// A recorded request: a value that may be drawn on any thread.

/// A recorded request: what is drawn, and the keys that find it.
///
/// Record where the component lives, draw anywhere: the recording has no reference to the component.
public struct Recording: Sendable {
  /// The list that is drawn.
  public let list: DisplayList
  /// The colour that is filled in first; nil leaves the picture transparent.
  public let background: Color?
  /// The key of the request that was recorded, if its component writes one.
  public let request: RequestKey?
  /// The key of the drawing.
  public let look: LookKey
  /// The limits of its drawing, and of the encoding of its file.
  package var limits = RasterLimits.default
  /// The one who waits for it; nil where the picture is made whatever happens.
  package var signal: StopSignal?
  /// The meter of the drawing that places it; nil for one that is drawn for itself.
  var outer: WorkMeter?

  /// A recorded drawing on a background, bound to the request that it answers.
  public init(_ list: DisplayList, background: Color? = nil, request: RequestKey? = nil) {
    self.list = list
    self.background = background
    self.request = request
    look = LookKey(list, background: background)
  }

  /// Why nobody wants it any more; nil while somebody does.
  var stopReason: RasterError? { outer?.error ?? signal?.reason }
}
