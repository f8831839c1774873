// An elliptical arc by its ends, as SVG writes it, turned into curves.

/// An arc of an ellipse from one point to another.
struct SVGArc {
  var start: Point
  var end: Point
  var radii: Size
  /// The turn of the ellipse's own x axis.
  var rotation: Angle
  var isLarge: Bool
  var isClockwise: Bool
}

extension PathBuilder {
  /// Adds an arc from the current point, which is the arc's start.
  ///
  /// No radius gives a straight line, radii that cannot reach are scaled up until they do.
  /// Source: SVG 2, section 9.5 and appendix B.2 (conversion to a centre).
  mutating func arc(_ arc: SVGArc) {
    guard arc.start != arc.end else { return }
    guard arc.radii.width > 0, arc.radii.height > 0 else { return line(to: arc.end) }
    let sine = Functions.sin(arc.rotation)
    let cosine = Functions.cos(arc.rotation)
    let (dx, dy) = ((arc.start.x - arc.end.x) / 2, (arc.start.y - arc.end.y) / 2)
    // The start seen from the middle of the chord, where the ellipse is the unit circle.
    let x = (cosine * dx + sine * dy) / arc.radii.width
    let y = (cosine * dy - sine * dx) / arc.radii.height
    let square = x * x + y * y
    guard square > 0, square.isFinite else { return line(to: arc.end) }
    let growth = Swift.max(square, 1).squareRoot()
    let radii = Size(arc.radii.width * growth, arc.radii.height * growth)
    let (unitX, unitY) = (x / growth, y / growth)
    let unitSquare = square / (growth * growth)
    // The centre lies on the chord's normal; equal flags put it on the one side.
    let reach = (Swift.max(1 - unitSquare, 0) / unitSquare).squareRoot()
    let side = arc.isLarge == arc.isClockwise ? -reach : reach
    let (centerX, centerY) = (side * unitY, 0 - side * unitX)
    let from = Trigonometry.arcTangent(y: unitY - centerY, x: unitX - centerX)
    let to = Trigonometry.arcTangent(y: 0 - unitY - centerY, x: 0 - unitX - centerX)
    var sweep = to - from
    if arc.isClockwise && sweep < 0 { sweep += 360 }
    if !arc.isClockwise && sweep > 0 { sweep -= 360 }
    var frame = Transform(
      a: cosine * radii.width,
      b: sine * radii.width,
      c: 0 - sine * radii.height,
      d: cosine * radii.height,
      tx: 0,
      ty: 0
    )
    let center = Point(centerX, centerY).transformed(by: frame)
    frame.tx = center.x + (arc.start.x + arc.end.x) / 2
    frame.ty = center.y + (arc.start.y + arc.end.y) / 2
    self.arc(in: frame, from: from, sweep: sweep, end: arc.end)
  }
}
