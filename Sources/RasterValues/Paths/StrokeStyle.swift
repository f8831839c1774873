// The style with which paths are stroked.

/// The shape of the ends of an open stroke.
public enum LineCap: UInt8, Hashable, Sendable, CaseIterable { case butt, round, square }

/// The shape of the corners of a stroke.
public enum LineJoin: UInt8, Hashable, Sendable, CaseIterable { case miter, round, bevel }

/// The side of the path on which a stroke lies.
///
/// `inside` and `outside` draw a stroke of twice the width, clipped to the inside or the outside of
/// the path.
public enum StrokeAlignment: UInt8, Hashable, Sendable, CaseIterable {
  case center, inside, outside
}

/// The style of a stroke.
public struct StrokeStyle: Hashable, Sendable {
  /// The width in points; 0 draws a hairline, one device pixel wide.
  public var width: Double
  /// The shape of open ends.
  public var cap: LineCap
  /// The shape of corners.
  public var join: LineJoin
  /// The maximum miter length, as a multiple of the width, as in SVG.
  public var miterLimit: Double
  /// The lengths of alternating dashes and gaps, in points; an empty list draws a solid line.
  ///
  /// A list with an odd number of lengths is repeated once.
  public var dash: [Double]
  /// The distance into the dash pattern at which the stroke begins, in points.
  public var dashPhase: Double
  /// The side of the path on which the stroke lies.
  public var alignment: StrokeAlignment

  /// Creates a stroke style.
  ///
  /// The defaults are a butt cap, a miter join with a limit of 10, no dashes and centre alignment.
  public init(
    width: Double = 1,
    cap: LineCap = .butt,
    join: LineJoin = .miter,
    miterLimit: Double = 10,
    dash: [Double] = [],
    dashPhase: Double = 0,
    align alignment: StrokeAlignment = .center
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
    self.alignment = alignment
  }
}
