// Caps: the fixed edges of a component that can be stretched, and the least frame they allow.

import RasterValues

/// The fixed edges of a component, in points.
///
/// What lies between them may be stretched.
public struct Caps: Hashable, Sendable {
  /// The caps of one axis.
  public struct Axis: Hashable, Sendable {
    /// Left or top, in points.
    public var start: Double
    /// Right or bottom, in points.
    public var end: Double
    /// The way in which the middle fills its place.
    public var mode: StretchMode

    /// The caps of one axis, in points.
    public init(start: Double, end: Double, mode: StretchMode = .stretch) {
      self.start = start
      self.end = end
      self.mode = mode
    }
  }

  /// Left and right; nil where the component is not stretched horizontally.
  public var horizontal: Axis?
  /// Top and bottom; nil where the component is not stretched vertically.
  public var vertical: Axis?

  /// Caps axis by axis.
  public init(horizontal: Axis? = nil, vertical: Axis? = nil) {
    self.horizontal = horizontal
    self.vertical = vertical
  }

  /// The same caps on all four edges.
  public init(_ all: Double) {
    self.init(
      horizontal: Axis(start: all, end: all),
      vertical: Axis(start: all, end: all)
    )
  }

  /// The caps of four edges.
  public init(_ insets: Insets) {
    self.init(
      horizontal: Axis(start: insets.left, end: insets.right),
      vertical: Axis(start: insets.top, end: insets.bottom)
    )
  }

  /// Caps on all four edges, each of its own; both axes are stretched.
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

  /// The caps with left and right exchanged, where the condition holds.
  @_documentation(visibility: internal)
  public func mirrored(when condition: Bool) -> Caps {
    guard condition, let axis = horizontal else { return self }
    let turned = Axis(start: axis.end, end: axis.start, mode: axis.mode)
    return Caps(horizontal: turned, vertical: vertical)
  }

  /// No caps: the component is drawn at the size it is wanted in.
  public static let none = Caps()
}

extension Caps {
  /// The caps in whole device pixels, each rounded up; nil axes stay nil.
  ///
  /// A cap that is negative or not a number counts as 0.
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
