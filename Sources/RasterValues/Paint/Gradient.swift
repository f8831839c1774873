// Gradients: where their colours lie, how they are mixed, and what is beyond their ends.

/// A colour of a gradient and where it stands, from 0 at the start to 1 at the end.
public struct GradientStop: Hashable, Sendable {
  /// The colour where the stop stands.
  public var color: Color
  /// Nil: spread evenly between the neighbours that have a position, as in CSS.
  public var position: Double?
  /// The place on the way to the next stop, from 0 to 1, where both colours are mixed evenly.
  ///
  /// Nil is the middle, where the mixture grows evenly. Elsewhere it grows as a power, as a colour
  /// hint does in CSS Images Module Level 4, section 3.5.3: at 0 the next stop's colour begins here
  /// at once, and at 1 this one's lasts up to the next stop.
  public var hint: Double?

  /// A stop at a position, or one that is spread evenly between its neighbours.
  public init(_ color: Color, at position: Double? = nil, hint: Double? = nil) {
    self.color = color
    self.position = position
    self.hint = hint
  }
}

/// The continuation of a gradient beyond its ends, or of an image beyond its edges.
///
/// An image goes on in both directions, and is read between its pixels as if it had no edges.
public enum Spread: UInt8, Hashable, Sendable, CaseIterable {
  /// The colour at the end, the pixels at the edge.
  case pad
  /// The same again.
  case `repeat`
  /// The same again, every other time backwards.
  case reflect
}

/// The space in which colours are mixed; alpha is always mixed evenly, and colours weigh by it unless a
/// gradient says otherwise.
///
/// Mixtures that sRGB cannot show are clamped, component by component. Other spaces than sRGB, and
/// hints, cost about 25 µs a pair of stops each time that the gradient is drawn; its pixels cost the
/// same.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// sRGB as it is stored, as in CSS and Core Graphics.
  case srgb
  /// Linear light: sRGB without its transfer function.
  case linear
  /// Oklab, whose distances are close to those seen. Source: Ottosson, 2020.
  case oklab
}

/// Colours that change along a line, outwards from a circle, or around a point.
///
/// A pixel has the colour at its centre, within one level of 255; stops that share a position make a
/// hard edge, which is not smoothed. A gradient that has no extent (its points or its angles are
/// the same, its radii 0) shows its last colour where it pads, as in SVG, and the mean of its colours
/// where it repeats or reflects, as in CSS.
public struct Gradient: Hashable, Sendable {
  /// The places of the colours; anchors are relative to the filled path's bounds.
  public enum Geometry: Hashable, Sendable {
    /// From a point to another.
    case linear(from: Anchor, to: Anchor)
    /// From a circle to another; radii are in points, and negative ones count as 0.
    ///
    /// Between them circles grow and move evenly, and so they do beyond both, as long as their
    /// radius is positive. A place has the colour of the last circle that goes through it; where
    /// none does, outside the cone around circles of which neither holds the other, nothing is
    /// drawn. Where both have one centre, colours change outwards; elsewhere they look lit from the
    /// side. From a circle to itself, `pad` shows the first colour within and the last one outside.
    /// Source: HTML, "createRadialGradient".
    case radial(focus: Anchor, focusRadius: Double, center: Anchor, radius: Double)
    /// Around a point, from one angle to another; 0 is to the right, and positive angles turn
    /// clockwise.
    ///
    /// Directions count from `from` towards `to` up to a whole turn. With less between the angles,
    /// `pad` shows the last colour from `to` on until it meets the first at `from`.
    case sweep(center: Anchor, from: Angle, to: Angle)
  }

  /// The places of the colours.
  public var geometry: Geometry
  /// The colours.
  public var stops: [GradientStop]
  /// The continuation beyond the ends.
  public var spread: Spread
  /// The space in which colours are mixed.
  public var space: ColorSpace
  /// Whether colours weigh by their alpha where they are mixed, so that what is transparent has no colour.
  ///
  /// Otherwise a transparent colour shows on the way to an opaque one, as in SVG and on a canvas of HTML.
  public var isPremultiplied: Bool
  /// The places of the colours, moved, turned or slanted, in points of the component.
  public var transform: Transform

  /// A gradient of its parts.
  public init(
    _ geometry: Geometry,
    _ stops: [GradientStop],
    spread: Spread = .pad,
    in space: ColorSpace = .srgb,
    premultiplied isPremultiplied: Bool = true,
    transform: Transform = .identity
  ) {
    self.geometry = geometry
    self.stops = stops
    self.spread = spread
    self.space = space
    self.isPremultiplied = isPremultiplied
    self.transform = transform
  }
}
