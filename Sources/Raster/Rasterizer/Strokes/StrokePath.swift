// The path of a stroke: subpaths as points, with curves flattened, and dashes cut out of them.

/// A subpath to be stroked, without two equal points in a row.
struct Polyline {
  typealias Vertex = SIMD2<Double>

  var points: [Vertex] = []
  /// Whether the stroke turns at a point as a curve does, without a corner.
  var isSmooth: [Bool] = []
  var isClosed = false
  /// Where a subpath of one point looks.
  var direction = Vertex(1, 0)

  mutating func add(_ point: Vertex, smooth: Bool) {
    if let last = points.last, last == point { return }
    points.append(point)
    isSmooth.append(smooth)
  }

  mutating func removeAll() {
    points.removeAll(keepingCapacity: true)
    isSmooth.removeAll(keepingCapacity: true)
    isClosed = false
    direction = Vertex(1, 0)
  }

  /// Marks the last point as one within a curve, or as a corner.
  mutating func setLast(smooth: Bool) {
    if !isSmooth.isEmpty { isSmooth[isSmooth.count - 1] = smooth }
  }
}

/// Cuts a shape in subpaths, in the space of the stroke.
struct StrokePath {
  /// The most lines of all curves of a path together, roughly.
  private static let mostLines = 4_194_304.0

  private let tolerance: Double
  private var linesPerCurve = 256.0
  private(set) var polylines: [Polyline] = []
  private var current = Polyline()
  private var hasSegments = false

  /// Lines leave curves by `tolerance` at most, unless there are very many curves.
  init(_ shape: Path.Shape, _ matrix: Matrix, tolerance: Double) {
    self.tolerance = tolerance
    switch shape {
    case .empty: break
    case .rect(let rect): add(rect, Corners(0), matrix)
    case .roundedRect(let rect, let corners): add(rect, corners, matrix)
    case .ellipse(let rect):
      add(rect, matrix)
    case .outline(let outline): add(outline, matrix)
    }
  }

  private mutating func finish(isClosed: Bool) {
    if hasSegments && !current.points.isEmpty {
      current.isClosed = isClosed
      if isClosed, current.points.count > 1, current.points.first == current.points.last {
        current.points.removeLast()
        current.isSmooth.removeLast()
      }
      polylines.append(current)
    }
    current.removeAll()
    hasSegments = false
  }

  private mutating func add(_ outline: Path.Outline, _ matrix: Matrix) {
    let curves = Double(outline.verbs.lazy.filter { $0 == .quad || $0 == .cubic }.count)
    linesPerCurve = min(max(StrokePath.mostLines / max(curves, 1), 8), 512)
    var reader = OutlineReader(outline, matrix)
    while let segment = reader.next() {
      switch segment {
      case .move(let point):
        finish(isClosed: false)
        current.add(point, smooth: false)
      case .line(let point): add(line: point, from: reader.previous)
      case .quad(let control, let end):
        let from = reader.previous
        let two = end + (control - end) * (2.0 / 3)
        add(from, from + (control - from) * (2.0 / 3), two, end)
      case .cubic(let one, let two, let end): add(reader.previous, one, two, end)
      case .close:
        hasSegments = true
        finish(isClosed: true)
      }
    }
    finish(isClosed: false)
  }

  /// A subpath that goes on after a `close` begins where that one began.
  private mutating func begin(at point: Polyline.Vertex) {
    if current.points.isEmpty { current.add(point, smooth: false) }
    hasSegments = true
  }

  private mutating func add(line point: Polyline.Vertex, from: Polyline.Vertex) {
    begin(at: from)
    current.add(point, smooth: false)
  }

  private mutating func add(
    _ from: Polyline.Vertex,
    _ one: Polyline.Vertex,
    _ two: Polyline.Vertex,
    _ to: Polyline.Vertex
  ) {
    begin(at: from)
    let (second, third) = (from - one * 2 + two, one - two * 2 + to)
    let size = max((second * second).sum(), (third * third).sum()).squareRoot()
    let square = min(size * 0.75 / tolerance, linesPerCurve * linesPerCurve)
    let count = saturated(square.squareRoot()) &+ 1
    let (a, b) = ((one - from) * 3, second * 3)
    let c = (to - from) - (two - one) * 3
    if count > 1 {
      for index in 1..<count {
        let t = Double(index) / Double(count)
        current.add(from + (a + (b + c * t) * t) * t, smooth: true)
      }
    }
    current.add(to, smooth: false)
  }
}

extension StrokePath {
  private mutating func add(_ rect: Rect, _ corners: Corners, _ matrix: Matrix) {
    guard rect.width >= 0, rect.height >= 0 else { return }
    let corners = corners.fitted(to: rect)
    let (maxX, maxY) = (rect.x + rect.width, rect.y + rect.height)
    hasSegments = true
    let (one, two) = (corners.topLeft, corners.topRight)
    let (three, four) = (corners.bottomRight, corners.bottomLeft)
    quarter(maxX - two, rect.y + two, SIMD2(0, -two), SIMD2(two, 0), matrix)
    quarter(maxX - three, maxY - three, SIMD2(three, 0), SIMD2(0, three), matrix)
    quarter(rect.x + four, maxY - four, SIMD2(0, four), SIMD2(-four, 0), matrix)
    quarter(rect.x + one, rect.y + one, SIMD2(-one, 0), SIMD2(0, -one), matrix)
    finish(isClosed: true)
  }

  /// An ellipse begins at its right end, as in SVG.
  private mutating func add(_ rect: Rect, _ matrix: Matrix) {
    guard rect.width >= 0, rect.height >= 0 else { return }
    let (a, b) = (rect.width / 2, rect.height / 2)
    let (x, y) = (rect.x + a, rect.y + b)
    hasSegments = true
    quarter(x, y, SIMD2(a, 0), SIMD2(0, b), matrix)
    quarter(x, y, SIMD2(0, b), SIMD2(-a, 0), matrix)
    quarter(x, y, SIMD2(-a, 0), SIMD2(0, -b), matrix)
    quarter(x, y, SIMD2(0, -b), SIMD2(a, 0), matrix)
    finish(isClosed: true)
    if !polylines.isEmpty, polylines[polylines.count - 1].points.count > 4 {
      let count = polylines[polylines.count - 1].isSmooth.count
      polylines[polylines.count - 1].isSmooth = [Bool](repeating: true, count: count)
    }
  }

  private mutating func quarter(
    _ x: Double,
    _ y: Double,
    _ fromVector: SIMD2<Double>,
    _ toVector: SIMD2<Double>,
    _ matrix: Matrix
  ) {
    let center = bounded(matrix.point(x, y))
    let from = bounded(matrix.vector(fromVector.x, fromVector.y))
    let to = bounded(matrix.vector(toVector.x, toVector.y))
    let radius = max(abs(from.x), abs(from.y), abs(to.x), abs(to.y))
    let isSmooth = radius > 0
    let count = min(QuarterTurn.count(radius: radius, tolerance: tolerance), 1024)
    current.add(center + from, smooth: isSmooth)
    if count > 1 {
      let turn = QuarterTurn(parts: count)
      var (cosine, sine) = (turn.cosine, turn.sine)
      for _ in 1..<count {
        current.add(center + from * cosine + to * sine, smooth: true)
        let next = cosine * turn.cosine - sine * turn.sine
        sine = sine * turn.cosine + cosine * turn.sine
        cosine = next
      }
    }
    current.add(center + to, smooth: isSmooth)
  }
}
