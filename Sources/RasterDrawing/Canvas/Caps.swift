// Caps: the fixed edges of a component that can be stretched, and the least frame they allow.

import RasterValues

/// The fixed edges of a component, in points.
///
/// What lies between them may be stretched.
public struct Caps: Hashable, Sendable {
  /// The caps of one axis.
  public struct Axis: Hashable, Sendable {
    /// Left or top, in points.
    public var leading: Double
    /// Right or bottom, in points.
    public var trailing: Double
    /// The way in which the middle fills its place.
    public var mode: StretchMode

    /// The caps of one axis, in points.
    public init(leading: Double, trailing: Double, mode: StretchMode = .stretch) {
      self.leading = leading
      self.trailing = trailing
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
      horizontal: Axis(leading: all, trailing: all),
      vertical: Axis(leading: all, trailing: all)
    )
  }

  /// The caps of four edges.
  public init(_ insets: Insets) {
    self.init(
      horizontal: Axis(leading: insets.left, trailing: insets.right),
      vertical: Axis(leading: insets.top, trailing: insets.bottom)
    )
  }

  /// Caps on all four edges, each of its own; both axes are stretched.
  public init(
    _ insets: Insets,
    horizontal: StretchMode = .stretch,
    vertical: StretchMode = .stretch
  ) {
    self.init(
      horizontal: Axis(leading: insets.left, trailing: insets.right, mode: horizontal),
      vertical: Axis(leading: insets.top, trailing: insets.bottom, mode: vertical)
    )
  }

  /// The caps with left and right exchanged, where the condition holds.
  public func mirrored(when condition: Bool) -> Caps {
    guard condition, let axis = horizontal else { return self }
    let turned = Axis(leading: axis.trailing, trailing: axis.leading, mode: axis.mode)
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
          leading: pixelLength($0.leading * scale),
          trailing: pixelLength($0.trailing * scale),
          mode: $0.mode
        )
      }
    }
    return PixelCaps(horizontal: axis(horizontal), vertical: axis(vertical))
  }
}
