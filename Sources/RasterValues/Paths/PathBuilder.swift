// Builds outlines move by move; whatever the calls, the outline is well formed.

/// Builds a path of lines and curves.
///
/// A line or curve before any move begins where it ends up going, as a move. After `close()` the
/// next line or curve begins a new subpath where the closed one began. A move that nothing follows
/// leaves no trace. Beyond a million elements nothing is added.
public struct PathBuilder: Sendable {
  /// The largest number of lines, curves and closings of a path.
  package static let maximumElements = 1_000_000

  private var outline = Path.Outline()
  private var start = Point.zero
  private var current = Point.zero
  private var state = State.empty

  private enum State { case empty, moved, drawing, closed }

  /// A builder with nothing in it.
  public init() {}

  /// The path so far.
  public var path: Path { outline.verbs.isEmpty ? .empty : Path(.outline(outline)) }

  /// The beginning of the next line; nil before any move.
  public var currentPoint: Point? { state == .empty ? nil : current }

  /// Begins a subpath.
  public mutating func move(to point: Point) {
    (start, current, state) = (point, point, .moved)
  }

  /// A straight line to a point.
  public mutating func addLine(to end: Point) {
    guard begin(at: end) else { return }
    append(.line, to: end)
  }

  /// A quadratic curve to a point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    guard begin(at: control) else { return }
    outline.points.append(control)
    append(.quad, to: end)
  }

  /// A cubic curve to a point.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    guard begin(at: control1) else { return }
    outline.points.append(control1)
    outline.points.append(control2)
    append(.cubic, to: end)
  }

  /// Part of a circle, after a straight line to where it begins.
  ///
  /// Clockwise it runs from the angle `from` on to `to`, the other way round otherwise; angles that
  /// are a turn or more apart in that direction make the whole circle. 0 is to the right. Drawn as
  /// cubic curves of at most 90 degrees each, which leave the circle by at most 0.03 % of the
  /// radius.
  public mutating func addArc(
    center: Point,
    radius: Double,
    from: Angle,
    to: Angle,
    clockwise: Bool = true
  ) {
    let turn = clockwise ? to.degrees - from.degrees : from.degrees - to.degrees
    let sweep = turn >= 360 ? 360 : Functions.mod(turn, 360)
    guard sweep.isFinite, from.degrees.isFinite, radius.isFinite else { return }
    let first = Point.polar(center: center, radius: radius, angle: from)
    if state == .empty {
      move(to: first)
    } else if current != first {
      addLine(to: first)
    }
    addArc(
      in: Transform(a: radius, b: 0, c: 0, d: radius, tx: center.x, ty: center.y),
      from: from.degrees,
      sweep: clockwise ? sweep : 0 - sweep
    )
  }

  /// A straight line back to where the subpath began.
  public mutating func close() {
    guard state == .moved || state == .drawing, begin(at: current) else { return }
    outline.verbs.append(.close)
    (current, state) = (start, .closed)
  }

  /// All of another path, in parts of its own; the next line or curve goes on from its end.
  public mutating func add(_ path: Path) {
    let added = path.shape.outline
    var next = added.points.startIndex
    for verb in added.verbs {
      let last = next + verb.pointCount - 1
      guard last < added.points.count, outline.verbs.count < PathBuilder.maximumElements else {
        return
      }
      switch verb {
      case .move: move(to: added.points[last])
      case .line: addLine(to: added.points[last])
      case .quad: addQuadCurve(to: added.points[last], control: added.points[next])
      case .cubic:
        addCurve(
          to: added.points[last],
          control1: added.points[next],
          control2: added.points[next + 1]
        )
      case .close: close()
      }
      next = last + 1
    }
  }
}

extension PathBuilder {
  /// Adds an arc of the unit circle, seen through a transform, from the current point.
  mutating func addArc(
    in transform: Transform,
    from start: Double,
    sweep: Double,
    end: Point? = nil
  ) {
    guard sweep != 0 else { return }
    let count = Int((sweep.magnitude / 90).rounded(.up))
    let step = sweep / Double(count)
    // The control points lie on the tangents, at 4/3 · tan(step / 4).
    let reach = Trigonometry.tangent(degrees: step / 4) * 4 / 3
    for index in 0..<Swift.min(count, 5) {
      let isLast = index == count - 1
      let (first, last) = (
        start + step * Double(index), isLast ? start + sweep : start + step * Double(index + 1)
      )
      let (x0, y0) = (Trigonometry.cosine(degrees: first), Trigonometry.sine(degrees: first))
      let (x1, y1) = (Trigonometry.cosine(degrees: last), Trigonometry.sine(degrees: last))
      addCurve(
        to: (isLast ? end : nil) ?? Point(x1, y1).transformed(by: transform),
        control1: Point(x0 - reach * y0, y0 + reach * x0).transformed(by: transform),
        control2: Point(x1 + reach * y1, y1 - reach * x1).transformed(by: transform)
      )
    }
  }

  /// Writes the move that is due; false where the path is full.
  private mutating func begin(at point: Point) -> Bool {
    guard outline.verbs.count < PathBuilder.maximumElements else { return false }
    switch state {
    case .empty: (start, current) = (point, point)
    case .moved, .closed: break
    case .drawing: return true
    }
    outline.verbs.append(.move)
    outline.points.append(start)
    state = .drawing
    return true
  }

  private mutating func append(_ verb: Path.Verb, to end: Point) {
    outline.verbs.append(verb)
    outline.points.append(end)
    current = end
  }
}
