// Splits edges at crossings and contacts until only end points touch.

extension Overlay {
  /// Splits the edges until they meet only at their end points; returns false beyond the limits.
  ///
  /// An end point within √½ of a unit of another edge splits that edge, which then passes through
  /// the point. This is snap rounding, after which rounded edges do not cross others. Because edges
  /// move by less than a unit, a few rounds are enough. Edges that still cross afterwards do so by
  /// less than a unit.
  ///
  /// Source: J. Hobby, "Practical segment intersection with finite precision output", Computational
  /// Geometry 13 (1999).
  mutating func resolve() -> Bool {
    EdgeTree.arrange(&edges, meter)
    for _ in 0..<16 {
      guard edges.count <= pieceLimit, mayTakeAll() else { return false }
      guard let splits = findSplits() else { return false }
      if splits.isEmpty { return true }
      let areMany = splits.count > edges.count / 4
      apply(splits)
      guard mayTakeAll() else { return false }
      guard areMany else { continue }
      // Nearly coincident edges become equal pieces; without merging, copies would split each
      // other.
      merge()
      EdgeTree.arrange(&edges, meter)
    }
    return edges.count <= pieceLimit
  }

  /// A point at which an edge is to be split.
  private struct Split {
    let edge: Int
    let point: GridPoint
    /// The position along the edge, as a dot product with its direction.
    let place: Int
  }

  private mutating func findSplits() -> [Split]? {
    var splits: [Split] = []
    let tree = EdgeTree(edges)
    let last = edges.lastIndex { !$0.isNew } ?? 0
    for index in edges.indices where edges[index].isNew {
      var found = 0
      // Each pair of new edges is examined once, from the later edge.
      work &+= tree.forEach(meeting: edges[index], before: max(index, last + 1)) { other in
        found &+= 1
        guard other < index || (other > index && !edges[other].isNew) else { return }
        addSplits(index, other, &splits)
      }
      work &+= 4 &* found
      guard mayGoOn(work), splits.count <= 2 * Overlay.edgeLimit else { return nil }
    }
    return splits
  }

  private func addSplits(_ i: Int, _ j: Int, _ splits: inout [Split]) {
    let (a, b) = (edges[i].top, edges[i].bottom)
    let (c, d) = (edges[j].top, edges[j].bottom)
    let (first, second) = (b - a, d - c)
    // A point is within √½ of a line if the square of the cross product is at most this.
    let (near, nearSecond) = (Double(first.dot(first)) / 2, Double(second.dot(second)) / 2)
    if a == c || b == d || a == d || b == c {
      // Consecutive edges share an end point, and few of those nearly coincide.
      let apart = square(first.cross(second))
      if apart > near, apart > nearSecond { return }
    }
    let (ofC, ofD) = (first.cross(c - a), first.cross(d - a))
    let (isNearC, isNearD) = (square(ofC) <= near, square(ofD) <= near)
    if !isNearC, !isNearD, (ofC > 0) == (ofD > 0) { return }
    let (ofA, ofB) = (second.cross(a - c), second.cross(b - c))
    let (isNearA, isNearB) = (square(ofA) <= nearSecond, square(ofB) <= nearSecond)
    guard !isNearA, !isNearB, !isNearC, !isNearD else {
      if isNearC { add(i, c, &splits) }
      if isNearD { add(i, d, &splits) }
      if isNearA { add(j, a, &splits) }
      if isNearB { add(j, b, &splits) }
      return
    }
    guard (ofA > 0) != (ofB > 0) else { return }
    let t = Double(ofA) / (Double(ofA) - Double(ofB))
    func coordinate(from: Int, delta: Int, low: Int, high: Int) -> Int {
      min(max(from &+ Int((Double(delta) * t).rounded()), low), high)
    }
    // The crossing is clamped to the intersection of both boxes.
    let crossing = GridPoint(
      x: coordinate(
        from: a.x,
        delta: first.x,
        low: max(min(a.x, b.x), min(c.x, d.x)),
        high: min(max(a.x, b.x), max(c.x, d.x))
      ),
      y: coordinate(from: a.y, delta: first.y, low: max(a.y, c.y), high: min(b.y, d.y))
    )
    add(i, crossing, &splits)
    add(j, crossing, &splits)
  }

  @inline(__always)
  private func square(_ cross: Int) -> Double { Double(cross) * Double(cross) }

  /// Adds a split if the point lies between the end points of the edge.
  private func add(_ index: Int, _ point: GridPoint, _ splits: inout [Split]) {
    let (top, bottom) = (edges[index].top, edges[index].bottom)
    guard point != top, point != bottom else { return }
    let direction = bottom - top
    let place = (point - top).dot(direction)
    guard place > 0, place < direction.dot(direction) else { return }
    splits.append(Split(edge: index, point: point, place: place))
  }

  private mutating func apply(_ splits: [Split]) {
    let splits = splits.sorted(units: Overlay.sortUnits, meter: meter) {
      ($0.edge, $0.place) < ($1.edge, $1.place)
    }
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
      let range = edge.bottomParameter - edge.topParameter
      var (from, parameter) = (edge.top, edge.topParameter)
      func append(to point: GridPoint, _ end: Double) {
        guard point != from else { return }
        result.append(
          OverlayEdge(
            from: from,
            to: point,
            winding: edge.winding,
            source: edge.source,
            fromParameter: parameter,
            toParameter: end
          )
        )
        (from, parameter) = (point, end)
      }
      while next < splits.count, splits[next].edge == index {
        let split = splits[next]
        append(to: split.point, edge.topParameter + range * (Double(split.place) / length))
        next += 1
      }
      append(to: edge.bottom, edge.bottomParameter)
    }
    edges = result
  }
}
