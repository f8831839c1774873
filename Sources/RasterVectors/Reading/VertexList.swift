// The vertices of an outline, with the directions in which a marker points.

import RasterValues

/// The vertices of an outline where markers stand.
///
/// Source: SVG 2, section 9.6.2 for directions, and section 13.7.4 for closed subpaths.
struct VertexList {
  struct Vertex {
    var point: Point
    /// The direction in degrees.
    var angle: Double
    /// Whether the path turns around, so that the direction is ambiguous.
    var isReversal = false
    /// Whether a closed path begins and ends here with a corner, whose direction renderers choose
    /// differently.
    var isSeam = false
    /// Whether no segment begins or ends here.
    var isAlone = false
  }

  private(set) var vertices: [Vertex] = []
  /// The directions into and out of each vertex; zero where there is none.
  private var into: [Point] = []
  private var outOf: [Point] = []
  private var start = 0

  init(_ geometry: VectorGeometry) {
    switch geometry {
    case .line(let first, let last): add([first, last], isClosed: false)
    case .polyline(let points): add(points, isClosed: false)
    case .polygon(let points): add(points, isClosed: true)
    case .path(let data): add(PathData(data).steps)
    case .rect, .roundedRect, .ellipse: break
    }
    for index in vertices.indices {
      vertices[index].angle = Self.angle(into[index], outOf[index])
      let (first, second) = (into[index], outOf[index])
      vertices[index].isAlone = first == .zero && second == .zero && vertices.count > 1
      vertices[index].isReversal = first.x * second.x + first.y * second.y < -0.999_999
    }
  }

  private mutating func add(_ points: [Point], isClosed: Bool) {
    guard let first = points.first else { return }
    var steps = [PathStep.move(first)]
    for point in points.dropFirst() { steps.append(.curve([], point)) }
    if isClosed { steps.append(.close) }
    add(steps)
  }

  private mutating func add(_ steps: [PathStep]) {
    for step in steps {
      switch step {
      case .move(let point):
        start = vertices.count
        append(point, .zero)
      case .curve(let controls, let end):
        guard let current = vertices.last?.point else { continue }
        let points = [current] + controls + [end]
        outOf[outOf.count - 1] = Self.direction(points)
        let arriving = Self.direction(points.reversed())
        append(end, Point(-arriving.x, -arriving.y))
      case .close:
        guard let current = vertices.last?.point, start < vertices.count else { continue }
        let first = vertices[start].point
        var direction = Self.direction([current, first])
        if direction == .zero { direction = into[into.count - 1] }
        outOf[outOf.count - 1] = direction
        append(first, direction)
        join(start, vertices.count - 1)
      }
    }
  }

  /// Gives the first and the last vertex of a closed path the direction between its two segments.
  private mutating func join(_ first: Int, _ last: Int) {
    (into[first], outOf[last]) = (into[last], outOf[first])
    let corner = into[last].x * outOf[first].x + into[last].y * outOf[first].y
    if corner < 0.999 { (vertices[first].isSeam, vertices[last].isSeam) = (true, true) }
  }

  private mutating func append(_ point: Point, _ direction: Point) {
    vertices.append(Vertex(point: point, angle: 0))
    into.append(direction)
    outOf.append(.zero)
  }

  /// The direction from the first point to the next distinct point.
  private static func direction(_ points: [Point]) -> Point {
    guard let first = points.first else { return .zero }
    for point in points.dropFirst() {
      let (x, y) = (point.x - first.x, point.y - first.y)
      let length = (x * x + y * y).squareRoot()
      if length > 1e-9 { return Point(x / length, y / length) }
    }
    return .zero
  }

  /// The angle that halves two directions.
  private static func angle(_ first: Point, _ second: Point) -> Double {
    if first == .zero, second == .zero { return 0 }
    if first == .zero || second == .zero {
      let only = first == .zero ? second : first
      return Trigonometry.arcTangent(y: only.y, x: only.x)
    }
    var into = Trigonometry.arcTangent(y: first.y, x: first.x)
    let outOf = Trigonometry.arcTangent(y: second.y, x: second.x)
    if (into - outOf).magnitude > 180 { into += into < outOf ? 360 : -360 }
    return (into + outOf) / 2
  }
}
