// Computes the winding numbers on both sides of edges that do not cross.

extension Overlay {
  /// Computes `left` and `right` for edges sorted by their upper end points.
  ///
  /// Returns false if that exceeds the limits.
  mutating func sweep() -> Bool {
    left = [SIMD2<Int32>](repeating: .zero, count: edges.count)
    right = left
    let ends = edges.map { $0.bottom.key }.sorted(units: Overlay.sortUnits, meter: meter, by: <)
    guard mayTakeAll() else { return false }
    var line = SweepLine()
    var begun: [Int] = []
    var (start, end) = (0, 0)
    while end < ends.count {
      var key = ends[end]
      if start < edges.count { key = min(key, edges[start].top.key) }
      let firstEnd = end
      while end < ends.count, ends[end] == key { end += 1 }
      let firstStart = start
      while start < edges.count, edges[start].top.key == key { start += 1 }
      let point = GridPoint(key: key)
      var place = line.place(of: point, edges)
      if end - firstEnd == 1, start - firstStart == 1,
        line.replace(at: place, endingAt: point, by: firstStart, edges)
      {
        left[firstStart] = line.winding(before: place, right)
        right[firstStart] = left[firstStart] &+ edges[firstStart].winding
        continue
      }
      place = line.remove(from: place, endingAt: point, count: end - firstEnd, edges)
      // The new edges are sorted from left to right.
      begun.removeAll(keepingCapacity: true)
      begun.append(contentsOf: firstStart..<start)
      if begun.count > 1 {
        begun.sort { first, second in
          let (a, b) = (edges[first], edges[second])
          let turn = (a.bottom - a.top).cross(b.bottom - b.top)
          return turn == 0 ? first < second : turn < 0
        }
      }
      var winding = line.winding(before: place, right)
      for index in begun {
        left[index] = winding
        winding &+= edges[index].winding
        right[index] = winding
      }
      line.insert(begun, at: place)
      guard mayGoOn(work &+ line.work) else { return false }
    }
    return true
  }
}

/// The edges that the sweep line currently crosses, from left to right.
private struct SweepLine {
  private var active: [Int] = []
  /// The number of edges that were examined, plus a quarter of the number that were moved.
  private(set) var work = 0

  /// Returns the number of edges to the left of a point.
  func place(of point: GridPoint, _ edges: [OverlayEdge]) -> Int {
    var (low, high) = (0, active.count)
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[active[middle]]
      if (edge.bottom - edge.top).cross(point - edge.top) < 0 {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low
  }

  /// Replaces the edge at a position if that edge ends at `point`; returns false otherwise.
  mutating func replace(
    at place: Int,
    endingAt point: GridPoint,
    by edge: Int,
    _ edges: [OverlayEdge]
  ) -> Bool {
    guard place < active.count, edges[active[place]].bottom == point else { return false }
    active[place] = edge
    return true
  }

  /// Removes the edges that end at a point, which has `low` edges to its left.
  ///
  /// Returns the number of edges to the left of the point afterwards.
  mutating func remove(
    from low: Int,
    endingAt point: GridPoint,
    count: Int,
    _ edges: [OverlayEdge]
  ) -> Int {
    guard count > 0 else { return low }
    var last = low
    while last < active.count, edges[active[last]].bottom == point { last += 1 }
    if last - low == count {
      work &+= (active.count &- low) &>> 2
      active.removeSubrange(low..<last)
      return low
    }
    // Edges that still cross by less than a unit may be out of order.
    work &+= active.count
    let before = active[..<low].count { edges[$0].bottom == point }
    active.removeAll { edges[$0].bottom == point }
    return low - before
  }

  /// Returns the winding numbers to the right of the edge before a position.
  func winding(before place: Int, _ right: [SIMD2<Int32>]) -> SIMD2<Int32> {
    place > 0 ? right[active[place - 1]] : .zero
  }

  mutating func insert(_ edges: [Int], at place: Int) {
    work &+= (active.count &- place) &>> 2
    active.insert(contentsOf: edges, at: place)
  }
}
