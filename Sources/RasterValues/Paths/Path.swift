// A path: a basic shape, or lines and curves.

/// The outline of a shape, or a sequence of lines and curves.
///
/// Rectangles, rounded rectangles and ellipses are stored as shapes instead of outlines, so that
/// they take little space in a recording and are drawn fast.
public struct Path: Hashable, Sendable {
  @usableFromInline package var shape: Shape

  @inlinable
  package init(_ shape: Shape) { self.shape = shape }

  /// An empty path.
  public static let empty = Path(.empty)

  @usableFromInline
  package enum Shape: Hashable, Sendable {
    case empty
    case rect(Rect)
    case roundedRect(Rect, CornerRadii)
    case ellipse(Rect)
    case outline(Outline)
  }

  /// Lines and curves: a list of verbs, and the points that they consume in order.
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
    /// A straight line; one point.
    case line
    /// A quadratic curve; a control point and the end point.
    case quad
    /// A cubic curve; two control points and the end point.
    case cubic
    /// Returns to the start of the subpath; no points.
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
