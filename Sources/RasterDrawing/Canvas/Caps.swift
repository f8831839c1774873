// Caps: the fixed edges of a stretchable component, and the minimum frame that they allow.

import RasterValues

/// The fixed edges of a component, in points.
///
/// The area between them can be stretched.
public struct Caps: Hashable, Sendable {
  /// The caps of one axis.
  public struct Axis: Hashable, Sendable {
    /// The left or top cap, in points.
    public var start: Double
    /// The right or bottom cap, in points.
    public var end: Double
    /// How the middle fills its area.
    public var mode: StretchMode

    /// The caps of one axis, in points.
    public init(start: Double, end: Double, mode: StretchMode = .stretch) {
      self.start = start
      self.end = end
      self.mode = mode
    }
  }

  /// The left and right caps; nil if the component is not stretched horizontally.
  public var horizontal: Axis?
  /// The top and bottom caps; nil if the component is not stretched vertically.
  public var vertical: Axis?

  /// Creates caps for each axis.
  public init(horizontal: Axis? = nil, vertical: Axis? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// Creates equal caps on all four edges.
  public init(_ all: Double) {
    self.init(
      horizontal: Axis(start: all, end: all),
      vertical: Axis(start: all, end: all)
    )
  }

  /// Creates caps from the insets of four edges.
  public init(_ insets: Insets) {
    self.init(
      horizontal: Axis(start: insets.left, end: insets.right),
      vertical: Axis(start: insets.top, end: insets.bottom)
    )
  }

  /// Creates caps from the insets of four edges, with a stretch mode for each axis.
  public init(
    _ insets: Insets,
    horizontal: StretchMode = .stretch,
    vertical: StretchMode = .stretch
  ) {
    self.init(
      horizontal: Axis(start: insets.left, end: insets.right, mode: horizontal),
      vertical: Axis(start: insets.top, end: insets.bottom, mode: vertical)
    )
  }

  /// Returns the caps with left and right exchanged if the condition is true.
  @_documentation(visibility: internal)
  public func mirrored(when condition: Bool) -> Caps {
    guard condition, let axis = horizontal else { return self }
    let mirrored = Axis(start: axis.end, end: axis.start, mode: axis.mode)
    return Caps(horizontal: mirrored, vertical: vertical)
  }

  /// No caps: the component is drawn at the size that is requested.
  public static let none = Caps()
}

extension Caps {
  /// Returns the caps in whole device pixels, each rounded up; axes that are nil stay nil.
  ///
  /// A cap that is negative or NaN counts as 0.
  package func pixels(scale: Double) -> PixelCaps {
    func axis(_ axis: Axis?) -> PixelCaps.Axis? {
      axis.map {
        PixelCaps.Axis(
          start: pixelLength($0.start * scale),
          end: pixelLength($0.end * scale),
          mode: $0.mode
        )
      }
    }
    return PixelCaps(horizontal: axis(horizontal), vertical: axis(vertical))
  }
}
