// How paths are stroked.

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

/// The style of a path's stroke.
public struct StrokeStyle: Hashable, Sendable {
  /// In points; 0 is a hairline, one device pixel wide.
  public var width: Double
  /// The shape of open ends.
  public var cap: LineCap
  /// The shape of corners.
  public var join: LineJoin
  /// The longest miter, as a multiple of the width; as in SVG.
  public var miterLimit: Double
  /// Lengths of dashes and gaps in turn, in points; an odd count is doubled, empty means solid.
  public var dash: [Double]
  /// The distance into the dashes at which the stroke begins, in points.
  public var dashPhase: Double
  /// The side of the path that the stroke lies on.
  public var alignment: StrokeAlignment

  /// A stroke's style; left out are a butt cap, a miter join up to 10, no dashes, centred.
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
