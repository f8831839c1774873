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

  /// A recorded drawing on a background, bound to the request that it answers.
  public init(_ list: DisplayList, background: Color? = nil, request: RequestKey? = nil) {
    self.list = list
    self.background = background
    self.request = request
    look = LookKey(list, background: background)
  }
}
