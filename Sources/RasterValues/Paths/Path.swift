// An outline: a known shape, or lines and curves.

/// An outline.
///
/// Shapes that have a name stay shapes, so that they are recorded small and drawn fast.
public struct Path: Hashable, Sendable {
  @usableFromInline package var shape: Shape

  @inlinable
  package init(_ shape: Shape) { self.shape = shape }

  /// A path with nothing in it.
  public static let empty = Path(.empty)

  @usableFromInline
  package enum Shape: Hashable, Sendable {
    case empty
    case rect(Rect)
    case roundedRect(Rect, CornerRadii)
    case ellipse(Rect)
    case outline(Outline)
  }

  /// Lines and curves: verbs, and the points that they consume in turn.
  @usableFromInline
  package struct Outline: Hashable, Sendable {
    @usableFromInline package var verbs: [Verb] = []
    @usableFromInline package var points: [Point] = []

    @inlinable
    package init() {}
  }

  @usableFromInline
  package enum Verb: UInt8, Hashable, Sendable {
    /// Begins a subpath; one point.
    case move
    /// One point.
    case line
    /// A quadratic curve; control and end.
    case quad
    /// A cubic curve; two controls and end.
    case cubic
    /// Back to where the subpath began; no point.
    case close

    @inlinable
    package var pointCount: Int {
      switch self {
      case .move, .line: 1
      case .quad: 2
      case .cubic: 3
      case .close: 0
      }
    }
  }
}
