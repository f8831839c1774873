// Converts SVG's elliptical arcs, given by their end points, to curves.

/// An arc of an ellipse from one point to another.
struct SVGArc {
  var start: Point
  var end: Point
  var radii: Size
  /// The rotation of the ellipse's x axis.
  var rotation: Angle
  var isLarge: Bool
  var isClockwise: Bool
}

extension PathBuilder {
  /// Adds an arc from the current point, which must be the start of the arc.
  ///
  /// A radius of 0 gives a straight line. Radii that are too small to reach the end point are
  /// scaled up.
  mutating func addArc(_ arc: SVGArc) {
    guard arc.start != arc.end else { return }
    guard let (frame, from, sweep) = arc.centered else { return addLine(to: arc.end) }
    addArc(in: frame, from: from, sweep: sweep, end: arc.end)
  }
}

extension SVGArc {
  /// The map from the unit circle to the ellipse, and the range of angles to draw.
  ///
  /// `nil` if the arc is a straight line. Source: SVG 2, section 9.5 and appendix B.2 (conversion
  /// to centre parameterization).
  var centered: (frame: Transform, from: Double, sweep: Double)? {
    guard radii.width > 0, radii.height > 0 else { return nil }
    let (sine, cosine) = (Functions.sin(rotation), Functions.cos(rotation))
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    // The start relative to the chord's midpoint, in the space in which the ellipse is the unit
    // circle.
    var x = (cosine * dx + sine * dy) / radii.width
    var y = (cosine * dy - sine * dx) / radii.height
    let square = x * x + y * y
    guard square > 0, square.isFinite else { return nil }
    let growth = Swift.max(square, 1).squareRoot()
    (x, y) = (x / growth, y / growth)
    // The centre lies on the normal of the chord, on the side determined by the flags.
    let reach = (Swift.max(1 - square, 0) / square).squareRoot()
    let side = isLarge == isClockwise ? -reach : reach
    let center = Point(side * y, 0 - side * x)
    let (width, height) = (radii.width * growth, radii.height * growth)
    var frame = Transform(
      a: cosine * width,
      b: sine * width,
      c: 0 - sine * height,
      d: cosine * height,
      tx: 0,
      ty: 0
    )
    let offset = center.transformed(by: frame)
    frame.tx = offset.x + (start.x + end.x) / 2
    frame.ty = offset.y + (start.y + end.y) / 2
    let from = Trigonometry.arcTangent(y: y - center.y, x: x - center.x)
    let to = Trigonometry.arcTangent(y: 0 - y - center.y, x: 0 - x - center.x)
    let turn = to - from
    if isClockwise { return (frame, from, turn < 0 ? turn + 360 : turn) }
    return (frame, from, turn > 0 ? turn - 360 : turn)
  }
}
