// Gradients: where their colours lie, how they are mixed, and what is beyond their ends.

/// A colour of a gradient and where it stands, from 0 at the start to 1 at the end.
public struct GradientStop: Hashable, Sendable {
  /// The colour where the stop stands.
  public var color: Color
  /// Nil: spread evenly between the neighbours that have a position, as in CSS.
  public var position: Double?
  /// Where on the way to the next stop, from 0 to 1, both colours are mixed evenly.
  ///
  /// Nil is the middle, where the mixture grows evenly. Elsewhere it grows as a power, as a colour
  /// hint does in CSS Images Module Level 4, section 3.5.3.
  public var hint: Double?

  /// A stop at a position, or one that is spread evenly between its neighbours.
  public init(_ color: Color, at position: Double? = nil, hint: Double? = nil) {
    self.color = color
    self.position = position
    self.hint = hint
  }
}

/// What is seen beyond the ends of a gradient, or beyond the edges of an image.
public enum Spread: UInt8, Hashable, Sendable, CaseIterable {
  /// The colour at the end.
  case pad
  /// The same again.
  case `repeat`
  /// The same again, every other time backwards.
  case reflect
}

/// Where colours are mixed; alpha is always mixed evenly, and colours weigh by it.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// sRGB as it is stored, as in CSS and Core Graphics.
  case srgb
  /// Linear light: sRGB without its transfer function.
  case linear
  /// Oklab, whose distances are close to those seen. Source: Ottosson, 2020.
  case oklab
}

/// Colours that change along a line, outwards from a circle, or around a point.
public struct Gradient: Hashable, Sendable {
  /// Where the colours lie; anchors are relative to the filled path's bounds.
  public enum Geometry: Hashable, Sendable {
    /// From a point to another.
    case linear(from: Anchor, to: Anchor)
    /// From a circle to another, as in the two-circle gradients of the HTML canvas.
    ///
    /// Where both have one centre, colours change outwards; elsewhere they look lit from the side.
    case radial(focus: Anchor, focusRadius: Double, center: Anchor, radius: Double)
    /// Around a point, clockwise from one angle to another; 0 is to the right.
    case sweep(center: Anchor, from: Angle, to: Angle)
  }

  /// Where the colours lie.
  public var geometry: Geometry
  /// The colours.
  public var stops: [GradientStop]
  /// What is seen beyond the ends.
  public var spread: Spread
  /// Where colours are mixed.
  public var space: ColorSpace

  /// A gradient of its parts.
  public init(
    _ geometry: Geometry,
    _ stops: [GradientStop],
    spread: Spread = .pad,
    in space: ColorSpace = .srgb
  ) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.space = space
  }
}
