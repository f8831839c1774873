// What a shape is filled with: a colour or a gradient.

/// A colour of a gradient and where it stands, from 0 at the start to 1 at the end.
public struct GradientStop: Hashable, Sendable {
  /// The colour where the stop stands.
  public var color: Color
  /// Nil: spread evenly between the neighbours that have a position, as in CSS.
  public var position: Double?

  /// A stop at a position, or one that is spread evenly between its neighbours.
  public init(_ color: Color, at position: Double? = nil) {
    self.color = color
    self.position = position
  }
}

/// What fills a shape.
///
/// Gradients are interpolated in premultiplied sRGB and padded at their ends.
public enum Paint: Hashable, Sendable {
  /// One colour.
  case color(Color)
  /// Colours along the line from `from` to `to`.
  case linear(from: Anchor, to: Anchor, [GradientStop])
  /// Colours from `center` outwards to `radius` points.
  case radial(center: Anchor, radius: Double, [GradientStop])

  /// Colours along the line from `from` to `to`; anchors are relative to the filled path's bounds.
  public static func linearGradient(
    from: Anchor,
    to: Anchor,
    _ stops: [GradientStop]
  ) -> Paint { .linear(from: from, to: to, stops) }

  /// Colours from `center` outwards to `radius` points.
  public static func radialGradient(
    center: Anchor,
    radius: Double,
    _ stops: [GradientStop]
  ) -> Paint { .radial(center: center, radius: radius, stops) }
}

/// What counts as inside a path that crosses itself.
public enum FillRule: UInt8, Hashable, Sendable, CaseIterable { case winding, evenOdd }

/// The end of an open stroke.
public enum LineCap: UInt8, Hashable, Sendable, CaseIterable { case butt, round, square }

/// The corner of a stroke.
public enum LineJoin: UInt8, Hashable, Sendable, CaseIterable { case miter, round, bevel }

/// The side of the path that a stroke lies on.
///
/// `inside` and `outside` are the halves of a stroke of twice the width, clipped to the path's
/// inside and to its outside.
public enum StrokeAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case center, inside, outside
}

/// How a path is stroked.
public struct StrokeStyle: Hashable, Sendable {
  /// In points; 0 is a hairline, one device pixel wide.
  public var width: Double
  /// How open ends are drawn.
  public var cap: LineCap
  /// How corners are drawn.
  public var join: LineJoin
  /// The longest miter, as a multiple of the width; as in SVG.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; an odd count is doubled, empty means solid.
  public var dash: [Double]
  /// How far into the dashes the stroke begins, in points.
  public var phase: Double
  /// The side of the path that the stroke lies on.
  public var align: StrokeAlignment

  /// A stroke's style; left out are a butt cap, a miter join up to 10, no dashes, centred.
  public init(
    width: Double = 1,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    phase: Double = 0,
    align: StrokeAlignment = .center
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.phase = phase
    self.align = align
  }
}

/// A copy of a layer's shape in one colour, moved and drawn beneath the layer.
public struct Shadow: Hashable, Sendable {
  /// The colour of the whole copy.
  public var color: Color
  /// In points; positive moves right and down.
  public var offset: Point

  /// A shadow with hard edges.
  public init(_ color: Color, offset: Point = .zero) {
    self.color = color
    self.offset = offset
  }
}
