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

extension PixelCaps {
  /// Whether no axis is stretched.
  package var isNone: Bool { horizontal == nil && vertical == nil }

  /// The caps of a target of so many pixels: none where nothing is to be stretched, they fit, and nothing
  /// is tiled.
  package func used(in environment: Environment, width: Int, height: Int) -> PixelCaps {
    guard environment.isUnstretched, !isScaledDown(width: width, height: height),
      horizontal?.mode != .tile, vertical?.mode != .tile
    else {
      return self
    }
    return PixelCaps(horizontal: nil, vertical: nil)
  }

  /// Whether the caps do not fit into a target of so many pixels.
  package func isScaledDown(width: Int, height: Int) -> Bool {
    let needed = (
      (horizontal?.leading ?? 0) &+ (horizontal?.trailing ?? 0),
      (vertical?.leading ?? 0) &+ (vertical?.trailing ?? 0)
    )
    return needed.0 > width || needed.1 > height
  }

  /// The minimum frame on one axis: ⌈cap·s⌉ + ⌈s⌉ + ⌈cap·s⌉ pixels, or `full` without caps.
  package static func minimumLength(_ axis: Axis?, scale: Double, full: Int) -> Int {
    guard let axis else { return full }
    return axis.leading &+ axis.trailing &+ max(pixelLength(scale), 1)
  }
}

/// The largest coordinate in device pixels; what lies beyond is cut off here, so that sums of a
/// few coordinates cannot overflow.
package let pixelLimit = 1 << 24

/// A length in whole device pixels: rounded up, except where it is above a whole number by no more
/// than 1/256, which rounding errors explain.
///
/// Never negative; NaN gives 0.
package func pixelLength(_ value: Double) -> Int {
  guard value > 0 else { return 0 }
  return Int(min((value - 1.0 / 256).rounded(.up), Double(pixelLimit)))
}

/// The device pixel line nearest to a coordinate, the next one where it is in the middle; NaN gives 0.
///
/// In the middle is what is less than 2⁻²⁰ before it too, which rounding errors explain: they differ with
/// the size of what ends there.
package func pixelLine(_ value: Double) -> Int {
  guard value == value else { return 0 }
  let (limit, middle) = (Double(pixelLimit), 0.5 + 0x1p-20)
  return Int(min(max((value + middle).rounded(.down), -limit), limit))
}
