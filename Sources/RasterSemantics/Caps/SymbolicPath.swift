// Outlines whose points depend on a component's size.

import RasterSyntax
import RasterValues

/// The lines and curves of a path whose points are sums of symbols.
struct SymbolicPath {
  struct Vertex: Equatable {
    var x, y: Linear

    init(_ x: Linear, _ y: Linear) { (self.x, self.y) = (x, y) }

    static func - (left: Vertex, right: Vertex) -> Vertex {
      Vertex(left.x - right.x, left.y - right.y)
    }
  }

  /// A line between two points, or a curve in the convex hull of its points, including both ends.
  struct Edge {
    enum Kind {
      case line
      case curve
      /// An arc in its bounds, after its start point; its direction is unknown.
      case arc
      /// Lines and curves within bounds, which can meet at any angle.
      case parts
      /// A quarter of an ellipse in the corner of a rectangle, whose second point is that corner.
      case corner
      /// A continuous corner.
      case smoothCorner

      var isCorner: Bool { self == .corner || self == .smoothCorner }

      /// Whether its points are only bounds, which do not define the route from one to the next.
      var isBox: Bool { self == .arc || self == .parts }
    }

    let kind: Kind
    var points: [Vertex]
  }

  struct Contour {
    var edges: [Edge]
    /// Whether a stroke joins its end to its start.
    var isClosed: Bool
  }

  /// The kinds of shapes whose shadows are computed without pixels.
  enum Plain {
    case rect, ellipse
    case rounded(radii: [Linear])
  }

  var contours: [Contour] = []
  /// The rectangle of a shape that has one: x, y, width and height.
  var frame: [Linear]?
  var plain: Plain?
  /// The reason why it depends on the length in an unsupported manner.
  var stop: ProofStop?

  var growsAlong: Bool {
    stop != nil
      || contours.contains { contour in
        contour.edges.contains { $0.points.contains { $0.x.growsAlong || $0.y.growsAlong } }
      }
  }

  /// All points, whose convex hull contains the path.
  var points: [Vertex] { contours.flatMap { $0.edges.flatMap { $0.points } } }

  var edgeCount: Int { contours.reduce(0) { $0 + $1.edges.count } }

  init() {}

  init(stop: ProofStop) { self.stop = stop }

  /// Creates a path that stands for any one of several paths.
  init(anyOf paths: [SymbolicPath]) {
    contours = paths.flatMap { $0.contours }
    stop = paths.lazy.compactMap { $0.stop }.first
  }
}

// Named shapes.
extension SymbolicPath {
  /// Returns a rectangle from x, y, width and height.
  static func rect(_ rect: [Linear]) -> SymbolicPath {
    let (right, bottom) = (rect[0] + rect[2], rect[1] + rect[3])
    var path = lines(
      [
        Vertex(rect[0], rect[1]), Vertex(right, rect[1]), Vertex(right, bottom),
        Vertex(rect[0], bottom),
      ],
      isClosed: true
    )
    path.frame = rect
    path.plain = .rect
    return path
  }

  /// Returns a rounded rectangle with horizontal and vertical radii, clockwise from the top left.
  static func roundedRect(
    _ rect: [Linear],
    _ radii: [(x: Linear, y: Linear)],
    corner kind: Edge.Kind = .corner
  ) -> SymbolicPath {
    let (left, top) = (rect[0], rect[1])
    let (right, bottom) = (left + rect[2], top + rect[3])
    let corners: [(Vertex, Vertex, Vertex)] = [
      (
        Vertex(left, top + radii[0].y), Vertex(left, top), Vertex(left + radii[0].x, top)
      ),
      (
        Vertex(right - radii[1].x, top), Vertex(right, top), Vertex(right, top + radii[1].y)
      ),
      (
        Vertex(right, bottom - radii[2].y), Vertex(right, bottom),
        Vertex(right - radii[2].x, bottom)
      ),
      (
        Vertex(left + radii[3].x, bottom), Vertex(left, bottom),
        Vertex(left, bottom - radii[3].y)
      ),
    ]
    var edges: [Edge] = []
    for (index, corner) in corners.enumerated() {
      edges.append(Edge(kind: kind, points: [corner.0, corner.1, corner.2]))
      edges.append(Edge(kind: .line, points: [corner.2, corners[(index + 1) % 4].0]))
    }
    var path = SymbolicPath()
    path.contours = [Contour(edges: edges, isClosed: true)]
    path.frame = rect
    return path
  }

  static func ellipse(_ rect: [Linear]) -> SymbolicPath {
    let (width, height) = (rect[2] * 0.5, rect[3] * 0.5)
    var path = roundedRect(rect, Array(repeating: (width, height), count: 4))
    path.contours[0].edges.removeAll { $0.kind == .line }
    path.plain = .ellipse
    return path
  }

  static func lines(_ points: [Vertex], isClosed: Bool) -> SymbolicPath {
    var path = SymbolicPath()
    guard points.count > 1 else { return path }
    var edges = zip(points, points.dropFirst()).map { Edge(kind: .line, points: [$0, $1]) }
    if isClosed, let first = points.first, let last = points.last, first != last {
      edges.append(Edge(kind: .line, points: [last, first]))
    }
    path.contours = [Contour(edges: edges, isClosed: isClosed)]
    return path
  }

  /// Returns lines and curves at unknown positions in a square around a centre.
  static func parts(around center: Vertex, radius: Linear) -> SymbolicPath {
    edge(.parts, Arc(from: .zero, to: .turns(1)).hull(center, radius))
  }

  /// Returns a path with one edge.
  static func edge(_ kind: Edge.Kind, _ points: [Vertex]) -> SymbolicPath {
    var path = SymbolicPath()
    path.contours = [Contour(edges: [Edge(kind: kind, points: points)], isClosed: false)]
    return path
  }

  /// An arc of the unit circle.
  struct Arc {
    let from, to: Angle
    var isClockwise = true

    /// Returns the point at an angle.
    func place(_ angle: Angle, _ center: Vertex, _ radius: Linear) -> Vertex {
      Vertex(
        center.x + radius * Functions.cos(angle),
        center.y + radius * Functions.sin(angle)
      )
    }

    /// The maximum distance by which the curves of a circle of radius 1 lie outside it.
    private static let excess = 0.000273

    /// Returns the corners of its bounds, and its end.
    func hull(_ center: Vertex, _ radius: Linear) -> [Vertex] {
      let (first, last) = isClockwise ? (from.degrees, to.degrees) : (to.degrees, from.degrees)
      let sweep = last - first >= 360 ? 360 : Functions.mod(last - first, 360)
      let end = place(to, center, radius)
      // Clockwise from the right end.
      let ends = (0..<4).map { index -> Double? in
        let offset = Functions.mod(Double(index) * 90 - first, 360)
        guard offset <= sweep else { return nil }
        // Curves that begin or end at this angle do not lie outside.
        let curves = (sweep / 90).rounded(.up)
        return Functions.mod(offset * curves, sweep) == 0 ? 0 : Arc.excess
      }
      func side(_ index: Int, _ sign: Double, _ center: Linear, between cosines: (Double, Double))
        -> Linear
      {
        if let excess = ends[index] {
          let reach = radius * (1 + excess) + (excess > 0 ? CapsPen.chords : Linear(0))
          return center + reach * sign
        }
        let (one, two) = cosines
        return center + radius * (sign > 0 ? max(one, two) : min(one, two))
      }
      let columns = (Functions.cos(from), Functions.cos(to))
      let rows = (Functions.sin(from), Functions.sin(to))
      let (left, right) = (
        side(2, -1, center.x, between: columns), side(0, 1, center.x, between: columns)
      )
      let (top, bottom) = (
        side(3, -1, center.y, between: rows), side(1, 1, center.y, between: rows)
      )
      return [
        Vertex(left, top), Vertex(right, top), Vertex(right, bottom), Vertex(left, bottom), end,
      ]
    }
  }

  /// Creates a path from a known one.
  init(_ path: Path) {
    func linears(_ rect: Rect) -> [Linear] {
      [rect.x, rect.y, rect.width, rect.height].map { Linear($0) }
    }
    switch path.shape {
    case .empty: self.init()
    case .rect(let rect): self = .rect(linears(rect))
    case .roundedRect(let rect, let radii):
      let all = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      self = .roundedRect(linears(rect), all.map { (Linear($0), Linear($0)) })
      plain = .rounded(radii: all.map { Linear($0) })
    case .ellipse(let rect): self = .ellipse(linears(rect))
    case .outline(let outline):
      var builder = SymbolicPathBuilder()
      var index = 0
      for verb in outline.verbs {
        let points = outline.points[index..<index + verb.pointCount].map {
          Vertex(Linear($0.x), Linear($0.y))
        }
        index += verb.pointCount
        builder.add(verb, points)
      }
      self = builder.path
      frame = linears(path.bounds)
    }
  }
}

extension SymbolicPath {
  /// Returns the path after a transform without translation, and then a translation.
  func mapped(by matrix: Transform, then move: Vertex) -> SymbolicPath {
    let (a, b, c, d) = (matrix.a, matrix.b, matrix.c, matrix.d)
    func map(_ point: Vertex) -> Vertex {
      Vertex(point.x * a + point.y * c + move.x, point.x * b + point.y * d + move.y)
    }
    let isMove = matrix == .identity
    var result = self
    for contour in contours.indices {
      result.contours[contour].edges = contours[contour].edges.map { edge in
        Edge(
          kind: edge.kind.isCorner && !isMove ? .curve : edge.kind,
          points: edge.points.map(map)
        )
      }
    }
    if !isMove { result.plain = nil }
    guard let frame, isMove else {
      result.frame = nil
      return result
    }
    result.frame = [frame[0] + move.x, frame[1] + move.y, frame[2], frame[3]]
    return result
  }
}

/// Adds lines and curves to a path.
struct SymbolicPathBuilder {
  typealias Vertex = SymbolicPath.Vertex

  private(set) var path = SymbolicPath()
  private var start: Vertex?
  private var last: Vertex?
  /// The line that added a path, if no `move` has followed.
  private var added: SourceRange?

  mutating func add(_ verb: Path.Verb, _ points: [Vertex]) {
    switch verb {
    case .move:
      if let point = points.first { move(to: point) }
    case .line: addEdge(.line, points)
    case .quad, .cubic: addEdge(.curve, points)
    case .close: close()
    }
  }

  mutating func move(to point: Vertex) {
    (start, last, added) = (point, point, nil)
    path.contours.append(SymbolicPath.Contour(edges: [], isClosed: false))
  }

  /// Adds a line or a curve from the current point.
  mutating func addEdge(_ kind: SymbolicPath.Edge.Kind, _ points: [Vertex]) {
    guard let end = points.last else { return }
    if let added { return stop(ProofStop(cause: .row("add"), range: added)) }
    if last == nil { move(to: points[0]) }
    if path.contours.last?.isClosed == true, let start { move(to: start) }
    guard let last else { return }
    path.contours[path.contours.count - 1].edges.append(
      SymbolicPath.Edge(kind: kind, points: [last] + points)
    )
    self.last = end
  }

  /// Appends the subpaths of a path.
  ///
  /// The start of a line that follows without a `move` is then unknown.
  mutating func add(_ other: SymbolicPath, at range: SourceRange) {
    path.stop = path.stop ?? other.stop
    path.contours += other.contours
    (start, last) = (nil, nil)
    added = range
  }

  mutating func close() {
    guard let start, let last, !path.contours.isEmpty else { return }
    if start != last { addEdge(.line, [start]) }
    path.contours[path.contours.count - 1].isClosed = true
    self.last = start
  }

  mutating func stop(_ stop: ProofStop) { path.stop = path.stop ?? stop }
}
