// Finds the edges whose bounding boxes intersect that of another edge, with a tree of boxes.
//
// Consecutive edges are assumed to be close to each other. This holds for the edges of a path, and
// large sets are sorted along a Morton curve. Four edges form a group, and four groups form a group
// of the next level, up to a single group. All four boxes of a group are tested at once.

/// A tree of the bounding boxes of edges.
struct EdgeTree {
  /// Four boxes, stored as their minimum coordinates and the negated maximum coordinates.
  private struct Group {
    var left, top, right, bottom: SIMD4<Int32>

    /// Boxes that intersect no other box; all coordinates are within ±2²⁸.
    static var empty: Group {
      let far = SIMD4<Int32>(repeating: 1 << 30)
      return Group(left: far, top: far, right: far, bottom: far)
    }

    subscript(index: Int) -> SIMD4<Int32> {
      get { SIMD4(left[index], top[index], right[index], bottom[index]) }
      set {
        (left[index], top[index]) = (newValue.x, newValue.y)
        (right[index], bottom[index]) = (newValue.z, newValue.w)
      }
    }

    /// The bounding box of all four boxes.
    var box: SIMD4<Int32> {
      func least(_ four: SIMD4<Int32>) -> Int32 { min(four.x, four.y, four.z, four.w) }
      return SIMD4(least(left), least(top), least(right), least(bottom))
    }
  }

  /// The groups of all levels, beginning with the level of the edges.
  private var groups: [Group] = []
  /// The index of the first group of each level.
  private var levels: [Int] = []

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
    groups.reserveCapacity(edges.count * 2 / 5 + 16)
    add(edges.count) { _, index in EdgeTree.box(edges[index]) }
    var first = 0
    while groups.count - first > 1 {
      add(groups.count - first) { groups, index in groups[first + index].box }
      first = levels[levels.count - 1]
    }
  }

  /// Adds a level with `count` boxes.
  @inline(__always)
  private mutating func add(_ count: Int, _ box: ([Group], Int) -> SIMD4<Int32>) {
    levels.append(groups.count)
    for start in stride(from: 0, to: max(count, 1), by: 4) {
      var group = Group.empty
      for index in start..<min(start + 4, count) { group[index - start] = box(groups, index) }
      groups.append(group)
    }
  }

  /// A box to search for.
  ///
  /// It is stored as its maximum coordinates, which other boxes may begin at, and its negated
  /// minimum coordinates, which they may end at.
  private struct Probe {
    let left, top, right, bottom: SIMD4<Int32>

    @inline(__always)
    init(_ box: SIMD4<Int32>) {
      (left, top) = (SIMD4(repeating: 0 &- box.z), SIMD4(repeating: 0 &- box.w))
      (right, bottom) = (SIMD4(repeating: 0 &- box.x), SIMD4(repeating: 0 &- box.y))
    }

    /// Returns a bit for each box of a group that intersects this one.
    @inline(__always)
    func hits(_ group: Group) -> UInt64 {
      // A difference is negative if the boxes do not intersect.
      let columns = (left &- group.left) | (right &- group.right)
      let rows = (top &- group.top) | (bottom &- group.bottom)
      let pairs = unsafeBitCast(columns | rows, to: SIMD2<UInt64>.self)
      let (one, two) = (~pairs.x &>> 31, ~pairs.y &>> 31)
      return (one & 1) | (one &>> 31 & 2) | (two & 1) &<< 2 | (two &>> 29 & 8)
    }
  }

  /// Calls `body` for each edge before `end` whose box intersects that of `edge`.
  ///
  /// The indices are passed in ascending order. Returns the number of boxes that were tested.
  @inline(__always)
  func forEach(
    meeting edge: OverlayEdge,
    before end: Int,
    _ body: (_ index: Int) -> Void
  ) -> Int {
    let probe = Probe(EdgeTree.box(edge))
    var (level, group, count) = (levels.count &- 1, 0, 4)
    // The boxes still to be visited: four bits for each level, the lowest level in the lowest bits.
    var hits = probe.hits(groups[levels[level]])
    while hits != 0 {
      guard hits & 15 != 0 else {
        hits &>>= 4
        level &+= 1
        group &>>= 2
        continue
      }
      let child = group &* 4 &+ hits.trailingZeroBitCount
      hits &= hits &- 1
      if child &<< (2 &* level) >= end { return count }
      if level == 0 {
        body(child)
      } else {
        level &-= 1
        group = child
        hits = hits &<< 4 | probe.hits(groups[levels[level] &+ group])
        count &+= 4
      }
    }
    return count
  }

  /// Sorts a large set of edges by the positions of their midpoints on a Morton curve.
  static func arrange(_ edges: inout [OverlayEdge], _ meter: WorkMeter?) {
    guard edges.count > 256, var low = edges.first?.top else { return }
    var high = low
    for edge in edges {
      low.x = min(low.x, edge.top.x, edge.bottom.x)
      high.x = max(high.x, edge.top.x, edge.bottom.x)
      low.y = min(low.y, edge.top.y)
      high.y = max(high.y, edge.bottom.y)
    }
    let extent = max(high.x - low.x, high.y - low.y) + 1
    let shift = max(0, Int.bitWidth - extent.leadingZeroBitCount - 16)
    let keys = edges.enumerated().map { index, edge in
      let (x, y) = (
        ((edge.top.x &+ edge.bottom.x) / 2 &- low.x) &>> shift,
        ((edge.top.y &+ edge.bottom.y) / 2 &- low.y) &>> shift
      )
      return (spread(x) | spread(y) &<< 1) &<< 32 | UInt64(truncatingIfNeeded: index)
    }
    let sorted = keys.sorted(units: Overlay.sortUnits, meter: meter, by: <)
    edges = sorted.map { edges[Int($0 & 0xFFFF_FFFF)] }
  }

  /// Spreads the lower 16 bits of a number so that there is a 0 between any two of them.
  private static func spread(_ value: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: value) & 0xFFFF
    bits = (bits | bits &<< 8) & 0x00FF_00FF
    bits = (bits | bits &<< 4) & 0x0F0F_0F0F
    bits = (bits | bits &<< 2) & 0x3333_3333
    return (bits | bits &<< 1) & 0x5555_5555
  }
}
