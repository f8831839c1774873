// Converts the boundary found by an overlay to a path, using the curves of its sources.

/// An edge of the boundary in drawing direction: the inside of the result lies to its right.
private struct BoundaryEdge {
  let from, to: GridPoint
  let source: Int32
  let start, end: Double

  init(_ edge: OverlayEdge, isLeft: Bool) {
    source = edge.source
    // The left side of a downward edge is on the right when moving up along it.
    (from, to) = isLeft ? (edge.top, edge.bottom) : (edge.bottom, edge.top)
    (start, end) =
      isLeft
      ? (edge.topParameter, edge.bottomParameter) : (edge.bottomParameter, edge.topParameter)
  }

  /// Returns whether this edge continues the previous one along the same segment.
  func continues(_ other: BoundaryEdge) -> Bool {
    source == other.source && start == other.end && (end > start) == (other.end > other.start)
  }

  /// Returns the turn from the previous edge: 0…2 to the right, negative to the left.
  func turn(after other: BoundaryEdge) -> Double {
    let (d, e) = (other.to - other.from, to - from)
    let lengths = Double(d.dot(d)).squareRoot() * Double(e.dot(e)).squareRoot()
    let turn = 1 - Double(d.dot(e)) / lengths
    return d.cross(e) < 0 ? 0 - turn : turn
  }
}

/// Joins the edges of a boundary into closed subpaths.
struct OverlayLoops {
  /// The units of work for each edge.
  private static let edgeUnits = 800

  private let edges: [BoundaryEdge]
  private let sources: [PathSegment]
  private let grid: OverlayGrid
  private var isUsed: [Bool]
  private(set) var builder = PathBuilder()

  init(
    _ overlay: Overlay,
    boundary: [(index: Int, isLeft: Bool)],
    sources: [PathSegment],
    grid: OverlayGrid
  ) {
    edges = boundary.map { BoundaryEdge(overlay.edges[$0.index], isLeft: $0.isLeft) }
      .sorted(units: Overlay.sortUnits, meter: overlay.meter) { first, second in
        if first.from != second.from { return first.from < second.from }
        return first.to < second.to
      }
    self.sources = sources
    self.grid = grid
    isUsed = [Bool](repeating: false, count: edges.count)
    guard overlay.meter?.use(edges.count &* OverlayLoops.edgeUnits) == nil else { return }
    for index in edges.indices where !isUsed[index] { add(loop(from: index)) }
  }

  /// Collects a loop of edges, turning right at branches so that loops do not cross.
  private mutating func loop(from index: Int) -> [BoundaryEdge] {
    var loop = [edges[index]]
    isUsed[index] = true
    while let last = loop.last, last.to != edges[index].from, let next = next(after: last) {
      isUsed[next] = true
      loop.append(edges[next])
    }
    return loop
  }

  private func next(after last: BoundaryEdge) -> Int? {
    var (low, high) = (0, edges.count)
    while low < high {
      let middle = (low + high) / 2
      if edges[middle].from < last.to { low = middle + 1 } else { high = middle }
    }
    var (best, bestTurn) = (Int?.none, -3.0)
    while low < edges.count, edges[low].from == last.to {
      if !isUsed[low], case let turn = edges[low].turn(after: last), turn > bestTurn {
        (best, bestTurn) = (low, turn)
      }
      low += 1
    }
    return best
  }

  /// Consecutive edges along the same segment.
  private typealias Run = (first: BoundaryEdge, last: BoundaryEdge)

  private mutating func add(_ loop: [BoundaryEdge]) {
    guard OverlayLoops.isThick(loop) else { return }
    // Start at the first edge that does not continue the segment of the previous edge.
    let count = loop.count
    let first = loop.indices.first { !loop[$0].continues(loop[($0 + count - 1) % count]) } ?? 0
    var runs: [Run] = []
    for offset in 0..<count {
      let edge = loop[(first + offset) % count]
      if offset > 0, let last = runs.last?.last, edge.continues(last) {
        runs[runs.count - 1].last = edge
      } else {
        runs.append((edge, edge))
      }
    }
    let corners = runs.indices.map { index in
      corner(after: runs[(index + runs.count - 1) % runs.count].last, before: runs[index].first)
    }
    builder.move(to: Point(corners[0]))
    for (index, run) in runs.enumerated() {
      let (from, to) = (corners[index], corners[(index + 1) % runs.count])
      // A closing line is drawn by `close()`.
      if index == runs.count - 1, case .line = sources[Int(run.first.source)].kind { continue }
      add(run, from: from, to: to)
    }
    builder.close()
  }

  /// Returns the point where two segments meet.
  ///
  /// This is the end point of either segment if the parameter is 0 or 1, and the grid point
  /// otherwise.
  private func corner(after last: BoundaryEdge, before next: BoundaryEdge) -> PathSegment.Vector {
    for (source, parameter) in [(last.source, last.end), (next.source, next.start)] {
      if parameter == 0 { return sources[Int(source)].from }
      if parameter == 1 { return sources[Int(source)].to }
    }
    return grid.vector(next.from)
  }

  private mutating func add(_ run: Run, from: PathSegment.Vector, to: PathSegment.Vector) {
    let source = sources[Int(run.first.source)]
    let (start, end) = (run.first.start, run.last.end)
    let isForward = start < end
    let part = source.part(min(start, end), max(start, end))
    var segment = isForward ? part : part.reversed
    (segment.from, segment.to) = (from, to)
    builder.add(segment)
  }

  /// Returns whether a loop encloses more than rounding to the grid can leave between two edges.
  private static func isThick(_ loop: [BoundaryEdge]) -> Bool {
    guard let origin = loop.first?.from else { return false }
    var (area, length) = (0.0, 0.0)
    for edge in loop {
      let (from, to) = (edge.from - origin, edge.to - origin)
      area += Double(from.cross(to))
      length += Double((edge.to - edge.from).dot(edge.to - edge.from)).squareRoot()
    }
    return area.magnitude > 4 * length
  }
}
