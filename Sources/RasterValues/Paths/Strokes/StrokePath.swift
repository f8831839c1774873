// The path of a stroke as lines of samples, with flattened curves.

/// Divides a shape into subpaths, in the space of the stroke.
struct StrokePath {
  typealias Vector = SIMD2<Double>

  /// The approximate maximum number of samples of all curves of a path.
  private static let mostSamples = 4_194_304.0

  private let frame: StrokeFrame
  private let half: Double
  private let tolerance: Double
  /// The maximum length of a curve handle that can be ignored; see `CurveHandles`.
  private let shortHandle: Double
  private var samplesPerCurve = 512.0
  /// The minimum cosine of the angle between two samples; see `Stroker.leastCosine`.
  private let leastCosine: Double
  private(set) var lines: [StrokeLine] = []
  private var current = StrokeLine()
  private var start = Vector.zero
  private var hasSegments = false

  /// Flattens a shape.
  ///
  /// Lines deviate from curves, and from offset curves at a distance of `half`, by at most
  /// `tolerance`, unless there are very many curves.
  init(
    _ shape: Path.Shape,
    _ frame: StrokeFrame,
    half: Double,
    tolerance: Double,
    shortHandle: Double = 0
  ) {
    self.init(frame, half: half, tolerance: tolerance, shortHandle: shortHandle)
    switch shape {
    case .empty: break
    case .rect(let rect): add(rect, CornerRadii(0))
    case .roundedRect(let rect, let corners): add(rect, corners.fitted(to: rect))
    case .ellipse(let rect): add(rect)
    case .outline(let outline): add(outline)
    }
  }

  /// Flattens an outline stored in a display list.
  init(
    _ outline: PackedOutline,
    _ frame: StrokeFrame,
    half: Double,
    tolerance: Double,
    shortHandle: Double
  ) {
    self.init(frame, half: half, tolerance: tolerance, shortHandle: shortHandle)
    add(outline)
  }

  /// Creates the closed polygons that the outline is filled as.
  init(polygonsOf outline: some OutlineSource, _ frame: StrokeFrame, tolerance: Double) {
    self.init(frame, half: 0, tolerance: tolerance, shortHandle: 0)
    add(outline)
    lines.removeAll { $0.samples.count < 3 }
    for index in lines.indices { lines[index].close() }
  }

  private init(_ frame: StrokeFrame, half: Double, tolerance: Double, shortHandle: Double) {
    self.frame = frame
    self.half = half
    self.tolerance = tolerance
    self.shortHandle = shortHandle
    leastCosine = max(1 - 4 * tolerance / max(half, 1e-9), 0.5)
  }

  private mutating func add(_ outline: some OutlineSource) {
    var curves = 0.0
    for index in 0..<outline.verbCount {
      switch outline.verb(index) {
      case .quad, .cubic: curves += 1
      case .move, .line, .close: break
      }
    }
    samplesPerCurve = min(max(StrokePath.mostSamples / max(curves, 1), 8), 512)
    var reader = OutlineReader(outline, Matrix())
    var last = Vector.zero
    while let segment = reader.next() {
      switch segment {
      case .move(let point):
        finish(isClosed: false)
        start = frame.point(point)
        last = start
      case .line(let point):
        let to = frame.point(point)
        add(line: last, to)
        last = to
      case .quad(let control, let end):
        let (from, control, end) = (last, frame.point(control), frame.point(end))
        let (one, two) = (from + (control - from) * (2.0 / 3), end + (control - end) * (2.0 / 3))
        add(curveFrom: from, control1: one, control2: two, to: end)
        last = end
      case .cubic(let one, let two, let end):
        let to = frame.point(end)
        add(curveFrom: last, control1: frame.point(one), control2: frame.point(two), to: to)
        last = to
      case .close:
        close(from: last)
        finish(isClosed: true)
        last = start
      }
    }
    finish(isClosed: false)
  }

  /// Ends a subpath; without length it has one sample, and without segments it is dropped.
  private mutating func finish(isClosed: Bool) {
    defer {
      // The samples now belong to the stored line; the remaining sample budget is not reset.
      (current.samples, current.isClosed, current.segmentCount) = ([], false, 0)
      hasSegments = false
    }
    guard hasSegments else { return }
    guard current.samples.count > 1 else { return lines.append(.dot(at: start)) }
    current.isClosed = isClosed
    lines.append(current)
  }

  /// Adds the line that closes a subpath, unless it results from rounding only.
  ///
  /// Such a line has an arbitrary direction, which would create sharp corners.
  private mutating func close(from end: Vector) {
    let last = current.samples.count - 1
    guard last > 0, (start - end).length <= tolerance / 64 else { return add(line: end, start) }
    current.samples[last].point = start
  }

  private mutating func add(line from: Vector, _ to: Vector) {
    hasSegments = true
    let vector = to - from
    let length = vector.length
    guard length > 0 else { return }
    current.segmentCount &+= 1
    let tangent = vector / length
    current.add(from, tangent)
    current.add(to, tangent)
  }

  private mutating func add(
    curveFrom from: Vector,
    control1 one: Vector,
    control2 two: Vector,
    to: Vector
  ) {
    hasSegments = true
    let handles = CurveHandles(from: from, one, two, to: to, shortest: shortHandle)
    guard handles.areNeeded else { return add(line: from, to) }
    let (one, two) = (handles.one, handles.two)
    guard let first = StrokePath.direction(from: from, control1: one, control2: two, to: to),
      let last = StrokePath.direction(from: to, control1: two, control2: one, to: from)
    else { return }
    // Most strokes have one line. Reserving capacity for many lines would waste memory.
    if lines.isEmpty { current.reserve() }
    current.segmentCount &+= 1
    current.add(from, first)
    let curve = StrokeCurve(
      from: from,
      control1: one,
      control2: two,
      to: to,
      half: half,
      tolerance: tolerance,
      leastCosine: leastCosine
    )
    let end = StrokeSample(point: to, tangent: last * -1)
    curve.add(to: &current, end: end, most: samplesPerCurve)
  }

  /// Returns the direction in which a curve leaves `from`, or `nil` if all points are equal.
  private static func direction(
    from: Vector,
    control1 one: Vector,
    control2 two: Vector,
    to: Vector
  ) -> Vector? {
    for point in [one, two, to] {
      let vector = point - from
      let length = vector.length
      if length > 0 { return vector / length }
    }
    return nil
  }
}

extension StrokePath {
  /// Adds a rectangle, whose line begins at the top left corner, like its outline.
  private mutating func add(_ rect: Rect, _ corners: CornerRadii) {
    guard rect.width >= 0, rect.height >= 0 else { return }
    let (maxX, maxY) = (rect.x + rect.width, rect.y + rect.height)
    let (one, two) = (corners.topLeft, corners.topRight)
    let (three, four) = (corners.bottomRight, corners.bottomLeft)
    start = frame.point(rect.x + one, rect.y)
    var last = start
    func corner(_ x: Double, _ y: Double, from: Vector, to: Vector) {
      add(line: last, frame.point(x + from.x, y + from.y))
      quarter(x, y, from: from, to: to)
      last = frame.point(x + to.x, y + to.y)
    }
    corner(maxX - two, rect.y + two, from: Vector(0, -two), to: Vector(two, 0))
    corner(maxX - three, maxY - three, from: Vector(three, 0), to: Vector(0, three))
    corner(rect.x + four, maxY - four, from: Vector(0, four), to: Vector(-four, 0))
    corner(rect.x + one, rect.y + one, from: Vector(-one, 0), to: Vector(0, -one))
    finish(isClosed: true)
  }

  /// Adds an ellipse, whose line begins at the right end, as in SVG.
  private mutating func add(_ rect: Rect) {
    guard rect.width >= 0, rect.height >= 0 else { return }
    let (a, b) = (rect.width / 2, rect.height / 2)
    let (x, y) = (rect.x + a, rect.y + b)
    hasSegments = true
    start = frame.point(x + a, y)
    quarter(x, y, from: Vector(a, 0), to: Vector(0, b))
    quarter(x, y, from: Vector(0, b), to: Vector(-a, 0))
    quarter(x, y, from: Vector(-a, 0), to: Vector(0, -b))
    quarter(x, y, from: Vector(0, -b), to: Vector(a, 0))
    finish(isClosed: true)
  }

  /// Adds a quarter of an ellipse about (`x`, `y`), from the end of one semi-axis to another.
  private mutating func quarter(
    _ x: Double,
    _ y: Double,
    from: Vector,
    to: Vector
  ) {
    let center = frame.point(x, y)
    let (from, to) = (frame.vector(from), frame.vector(to))
    let radius = max(abs(from.x), abs(from.y), abs(to.x), abs(to.y))
    guard radius > 0 else { return }
    let count = max(min(QuarterTurn.count(radius: radius + half, tolerance: tolerance), 1024), 2)
    let turn = QuarterTurn(parts: count)
    func sample(_ cosine: Double, _ sine: Double) -> StrokeSample? {
      let speed = to * cosine - from * sine
      let length = speed.length
      guard length > 0 else { return nil }
      return StrokeSample(point: center + from * cosine + to * sine, tangent: speed / length)
    }
    var last = Vector(1, 0)
    if let first = sample(1, 0), current.samples.last != first { current.samples.append(first) }
    for index in 1...count {
      let next =
        index == count
        ? Vector(0, 1)
        : Vector(
          last.x * turn.cosine - last.y * turn.sine,
          last.y * turn.cosine + last.x * turn.sine
        )
      if let end = sample(next.x, next.y) {
        current.add(end, leastCosine: leastCosine) { part in
          let mixed = last + (next - last) * part
          return sample(mixed.x / mixed.length, mixed.y / mixed.length)
        }
      }
      last = next
    }
  }
}
