// Builds outlines segment by segment; any sequence of calls produces a well-formed outline.

/// Builds a path of lines and curves.
///
/// - Without a move before it, a line starts at its end point and a curve at its first control
///   point.
/// - After `close()`, the next line or curve begins a new subpath at the start of the closed one.
/// - A move is dropped unless a line, a curve or `close()` follows it.
/// - Beyond a million elements, further calls are ignored.
public struct PathBuilder: Sendable {
  /// The maximum number of lines, curves and closes in a path.
  package static let maximumElements = 1_000_000

  private var outline = Path.Outline()
  private var start = Point.zero
  private var current = Point.zero
  private var state = State.empty

  private enum State { case empty, moved, drawing, closed }

  /// Creates an empty builder.
  public init() {}

  /// The path built so far.
  public var path: Path { outline.verbs.isEmpty ? .empty : Path(.outline(outline)) }

  /// The point at which the next line begins, or `nil` before the first move.
  public var currentPoint: Point? { state == .empty ? nil : current }

  /// Begins a subpath.
  public mutating func move(to point: Point) {
    (start, current, state) = (point, point, .moved)
  }

  /// Adds a straight line to a point.
  public mutating func addLine(to end: Point) {
    guard begin(at: end) else { return }
    append(.line, to: end)
  }

  /// Adds a quadratic curve to a point.
  public mutating func addQuadCurve(to end: Point, control: Point) {
    guard begin(at: control) else { return }
    outline.points.append(control)
    append(.quad, to: end)
  }

  /// Adds a cubic curve to a point.
  public mutating func addCurve(to end: Point, control1: Point, control2: Point) {
    guard begin(at: control1) else { return }
    outline.points.append(control1)
    outline.points.append(control2)
    append(.cubic, to: end)
  }

  /// Adds an arc of a circle, preceded by a straight line to its start.
  ///
  /// The arc runs from the angle `from` to the angle `to`, in the given direction. Angles that are
  /// 360 degrees or more apart in that direction draw the whole circle. An angle of 0 points right.
  /// The arc is drawn as cubic curves of at most 90 degrees each, which deviate from the circle by
  /// at most 0.03 % of the radius.
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

  /// Closes the subpath with a straight line to its start.
  public mutating func close() {
    guard state == .moved || state == .drawing, begin(at: current) else { return }
    outline.verbs.append(.close)
    (current, state) = (start, .closed)
  }

  /// Adds all subpaths of another path; the next line or curve continues from its end.
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
  /// Adds an arc of the transformed unit circle, beginning at the current point.
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

  /// Adds the pending move; returns false if the path is full.
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
