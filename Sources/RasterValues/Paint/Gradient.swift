// Gradients: their geometry, colour stops, interpolation and continuation.

/// A colour of a gradient and its position, from 0 at the start to 1 at the end.
public struct GradientStop: Hashable, Sendable {
  /// The colour at the stop.
  public var color: Color
  /// The position of the stop, from 0 to 1.
  ///
  /// `nil` spaces the stop evenly between the neighbours that have a position, as in CSS.
  public var position: Double?
  /// The point between this stop and the next, from 0 to 1, where both colours are mixed equally.
  ///
  /// `nil` is the middle, with linear interpolation. Any other value interpolates along a power
  /// curve, like a colour hint in CSS Images Module Level 4, section 3.5.3. At 0 the next stop's
  /// colour begins immediately; at 1 this stop's colour lasts up to the next stop.
  public var hint: Double?

  /// Creates a stop at a position, or one that is spaced evenly between its neighbours.
  public init(_ color: Color, at position: Double? = nil, hint: Double? = nil) {
    self.color = color
    self.position = position
    self.hint = hint
  }
}

/// The continuation of a gradient beyond its ends, or of an image beyond its edges.
///
/// An image continues in both directions, and interpolation between its pixels continues across its
/// edges.
public enum Spread: UInt8, Hashable, Sendable, CaseIterable {
  /// Continues with the colour of the end or the pixels of the edge.
  case pad
  /// Repeats the gradient or image.
  case `repeat`
  /// Repeats the gradient or image, mirrored every other time.
  case reflect
}

/// The colour space in which a gradient interpolates colours.
///
/// Alpha is always interpolated linearly, and colours are premultiplied unless the gradient
/// disables it. Mixed colours outside the sRGB gamut are clamped component by component. Each time
/// a gradient is drawn, a colour space other than sRGB, or a hint, costs about 25 µs for each pair
/// of stops. The cost for each pixel is the same.
public enum ColorSpace: UInt8, Hashable, Sendable, CaseIterable {
  /// sRGB with its transfer function, as in CSS and Core Graphics.
  case srgb
  /// Linear light: sRGB without its transfer function.
  case linear
  /// Oklab, in which distances are close to perceived differences.
  ///
  /// Source: Ottosson, 2020.
  case oklab
}

/// Colours that change along a line, outwards from a circle, or around a point.
///
/// Each pixel has the colour at its centre, to within one level of 255. Stops at the same position
/// create a hard edge, which is not antialiased. A gradient without extent has equal points, equal
/// angles or radii of 0. Such a gradient shows its last colour if it pads, as in SVG, and the mean
/// of its colours if it repeats or reflects, as in CSS.
public struct Gradient: Hashable, Sendable {
  /// The geometry of a gradient; anchors are relative to the filled path's bounds.
  public enum Geometry: Hashable, Sendable {
    /// Colours change along the line from one point to another.
    case linear(from: Anchor, to: Anchor)
    /// Colours change from one circle to another.
    ///
    /// Radii are in points, and negative radii count as 0. Between the two circles, and beyond
    /// both, centre and radius change linearly as long as the radius is positive. A point has the
    /// colour of the last circle that passes through it. If neither circle contains the other,
    /// points outside the cone around the circles are not painted. If both circles have the same
    /// centre, colours change outwards from it; otherwise the gradient looks lit from the side. If
    /// both circles are equal, `pad` shows the first colour inside and the last one outside.
    /// Source: HTML, "createRadialGradient".
    case radial(focus: Anchor, focusRadius: Double, center: Anchor, radius: Double)
    /// Colours change around a point, from one angle to another.
    ///
    /// An angle of 0 points right, and positive angles turn clockwise. Directions are measured from
    /// `from` towards `to`, up to a full turn. If the angles span less than a full turn, `pad`
    /// shows the last colour from `to` onwards until it meets the first colour at `from`.
    case sweep(center: Anchor, from: Angle, to: Angle)
  }

  /// The geometry of the gradient.
  public var geometry: Geometry
  /// The colour stops.
  public var stops: [GradientStop]
  /// The continuation beyond the ends.
  public var spread: Spread
  /// The colour space in which colours are interpolated.
  public var space: ColorSpace
  /// Whether colours are premultiplied by alpha before they are interpolated.
  ///
  /// If true, the colour components of a fully transparent stop have no effect. If false, they are
  /// visible in the transition to an opaque colour, as in SVG and on an HTML canvas.
  public var isPremultiplied: Bool
  /// A transform of the gradient's geometry, in points of the component.
  public var transform: Transform

  /// Creates a gradient.
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
