// Splits edges where they cross or touch, until none does.

extension Overlay {
  /// Splits until no edge meets another but at its ends; false where that takes too much.
  ///
  /// Rounded crossings move edges by less than a unit, which may make them cross others; after some
  /// rounds what still does is a unit apart at most, and is left as it is.
  mutating func resolve() -> Bool {
    for _ in 0..<16 {
      guard edges.count <= Overlay.edgeLimit else { return false }
      guard let splits = findSplits() else { return false }
      if splits.isEmpty { return true }
      apply(splits)
    }
    return edges.count <= Overlay.edgeLimit
  }

  /// A place where an edge is to be split.
  private struct Split {
    let edge: Int
    let point: GridPoint
    /// How far along the edge, as a product with its direction.
    let place: Int
  }

  private mutating func findSplits() -> [Split]? {
    var splits: [Split] = []
    let tree = EdgeTree(edges)
    var found: [Int] = []
    for index in edges.indices where edges[index].isNew {
      found.removeAll(keepingCapacity: true)
      work &+= tree.find(edges[index], in: edges, into: &found)
      // Of two new edges the later one looks.
      for other in found where other < index || (other > index && !edges[other].isNew) {
        addSplits(index, other, &splits)
      }
      guard work <= Overlay.workLimit, splits.count <= 2 * Overlay.edgeLimit else { return nil }
    }
    return splits
  }

  private func addSplits(_ i: Int, _ j: Int, _ splits: inout [Split]) {
    let (a, b) = (edges[i].top, edges[i].bottom)
    let (c, d) = (edges[j].top, edges[j].bottom)
    let (first, second) = (b - a, d - c)
    let (ofC, ofD) = (first.cross(c - a), first.cross(d - a))
    if (ofC > 0 && ofD > 0) || (ofC < 0 && ofD < 0) { return }
    let (ofA, ofB) = (second.cross(a - c), second.cross(b - c))
    if (ofA > 0 && ofB > 0) || (ofA < 0 && ofB < 0) { return }
    guard ofA != 0, ofB != 0, ofC != 0, ofD != 0 else {
      // An end on the other edge; two, where both are in line.
      if ofC == 0 { add(i, c, &splits) }
      if ofD == 0 { add(i, d, &splits) }
      if ofA == 0 { add(j, a, &splits) }
      if ofB == 0 { add(j, b, &splits) }
      return
    }
    let t = Double(ofA) / (Double(ofA) - Double(ofB))
    func coordinate(_ from: Int, _ delta: Int, _ low: Int, _ high: Int) -> Int {
      min(max(from &+ Int((Double(delta) * t).rounded()), low), high)
    }
    // Both boxes hold the crossing.
    let crossing = GridPoint(
      x: coordinate(
        a.x,
        first.x,
        max(min(a.x, b.x), min(c.x, d.x)),
        min(max(a.x, b.x), max(c.x, d.x))
      ),
      y: coordinate(a.y, first.y, max(a.y, c.y), min(b.y, d.y))
    )
    add(i, crossing, &splits)
    add(j, crossing, &splits)
  }

  /// Adds a split where the point lies between the ends of the edge.
  private func add(_ index: Int, _ point: GridPoint, _ splits: inout [Split]) {
    let (top, bottom) = (edges[index].top, edges[index].bottom)
    guard point != top, point != bottom else { return }
    let direction = bottom - top
    let place = (point - top).dot(direction)
    guard place > 0, place < direction.dot(direction) else { return }
    splits.append(Split(edge: index, point: point, place: place))
  }

  private mutating func apply(_ splits: [Split]) {
    let splits = splits.sorted { ($0.edge, $0.place) < ($1.edge, $1.place) }
    var result: [OverlayEdge] = []
    result.reserveCapacity(edges.count + splits.count)
    var next = 0
    for index in edges.indices {
      var edge = edges[index]
      edge.isNew = false
      guard next < splits.count, splits[next].edge == index else {
        result.append(edge)
        continue
      }
      let direction = edge.bottom - edge.top
      let length = Double(direction.dot(direction))
      let way = edge.bottomParameter - edge.topParameter
      var (from, parameter) = (edge.top, edge.topParameter)
      func append(to point: GridPoint, _ end: Double) {
        guard point != from else { return }
        result.append(
          OverlayEdge(
            from: from,
            to: point,
            winding: edge.winding,
            source: edge.source,
            parameter,
            end
          )
        )
        (from, parameter) = (point, end)
      }
      while next < splits.count, splits[next].edge == index {
        let split = splits[next]
        append(to: split.point, edge.topParameter + way * (Double(split.place) / length))
        next += 1
      }
      append(to: edge.bottom, edge.bottomParameter)
    }
    edges = result
  }
}

/// Boxes around groups of edges that follow each other, boxes around groups of these, and so on.
///
/// Neighbours along a path are neighbours in the plane, so nothing needs to be sorted.
private struct EdgeTree {
  private static let fanout = 8
  private var levels: [[SIMD4<Int32>]] = []

  /// The least x and y, and the negatives of the greatest.
  @inline(__always)
  private static func box(_ edge: OverlayEdge) -> SIMD4<Int32> {
    SIMD4(
      Int32(truncatingIfNeeded: min(edge.top.x, edge.bottom.x)),
      Int32(truncatingIfNeeded: edge.top.y),
      Int32(truncatingIfNeeded: 0 &- max(edge.top.x, edge.bottom.x)),
      Int32(truncatingIfNeeded: 0 &- edge.bottom.y)
    )
  }

  init(_ edges: [OverlayEdge]) {
    var level = edges.map { EdgeTree.box($0) }
    levels.append(level)
    while level.count > EdgeTree.fanout {
      level = stride(from: 0, to: level.count, by: EdgeTree.fanout).map { start in
        let end = min(start + EdgeTree.fanout, level.count)
        return level[start..<end].reduce(level[start]) { first, second in
          first.replacing(with: second, where: second .< first)
        }
      }
      levels.append(level)
    }
  }

  /// Adds the edges whose boxes meet that of `edge`, and returns how many boxes were looked at.
  func find(_ edge: OverlayEdge, in edges: [OverlayEdge], into found: inout [Int]) -> Int {
    let box = EdgeTree.box(edge)
    // The greatest coordinates that a box may begin at, and the negatives of the least.
    let limit = SIMD4(0 &- box.z, 0 &- box.w, 0 &- box.x, 0 &- box.y)
    var count = 0
    func visit(_ level: Int, _ start: Int) {
      let boxes = levels[level]
      let end = min(start + EdgeTree.fanout, boxes.count)
      count &+= end - start
      for index in start..<end {
        let other = boxes[index]
        guard other.x <= limit.x, other.y <= limit.y, other.z <= limit.z, other.w <= limit.w else {
          continue
        }
        if level == 0 { found.append(index) } else { visit(level - 1, index * EdgeTree.fanout) }
      }
    }
    visit(levels.count - 1, 0)
    return count
  }
}
