// Finds the edges whose boxes meet that of another, by a tree of boxes.
//
// Edges that follow each other are taken to be near each other: so are those of a path, and many are
// arranged along Morton's curve. Four of them are in one box, four such boxes in another one, up to
// one box around all. A box comes before what it holds, with the place of what comes after that.

/// Boxes around edges.
struct EdgeTree {
  private struct Node {
    /// The least x and y, and the negatives of the greatest.
    var box: SIMD4<Int32>
    /// The node after all that this one holds.
    var next: Int
    /// The edge that the box is around; negative where it holds other boxes.
    var edge = -1
  }

  private static let fanout = 4

  private var nodes: [Node] = []

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
    nodes.reserveCapacity(edges.count * 4 / 3 + 24)
    var part = 1
    while part < edges.count { part *= EdgeTree.fanout }
    _ = edges.withUnsafeBufferPointer { add($0, 0, min(part, edges.count), part) }
  }

  /// Adds the box around edges, `part` of them if there are so many, and returns it.
  private mutating func add(
    _ edges: UnsafeBufferPointer<OverlayEdge>,
    _ start: Int,
    _ end: Int,
    _ part: Int
  ) -> SIMD4<Int32> {
    let node = nodes.count
    var box = SIMD4<Int32>(repeating: .max)
    nodes.append(Node(box: box, next: node))
    let step = max(part / EdgeTree.fanout, 1)
    for index in stride(from: start, to: end, by: step) {
      let next = min(index + step, end)
      let other: SIMD4<Int32>
      if next - index > 1 {
        other = add(edges, index, next, step)
      } else {
        other = EdgeTree.box(edges[index])
        nodes.append(Node(box: other, next: nodes.count + 1, edge: index))
      }
      box.replace(with: other, where: other .< box)
    }
    nodes[node] = Node(box: box, next: nodes.count)
    return box
  }

  /// Calls `body` with the index of each edge whose box meets that of `edge`, and returns how many
  /// boxes were looked at.
  @inline(__always)
  func forEach(meeting edge: OverlayEdge, _ body: (_ index: Int) -> Void) -> Int {
    let box = EdgeTree.box(edge)
    // The greatest coordinates that a box may begin at, and the negatives of the least.
    let limit = SIMD4(0 &- box.z, 0 &- box.w, 0 &- box.x, 0 &- box.y)
    return nodes.withUnsafeBufferPointer { nodes in
      var (index, count) = (0, 0)
      while index < nodes.count {
        let node = nodes[index]
        count &+= 1
        let (box, next) = (node.box, index &+ 1)
        guard box.y <= limit.y, box.w <= limit.w, box.x <= limit.x, box.z <= limit.z else {
          index = node.next
          continue
        }
        if node.edge >= 0 { body(node.edge) }
        index = next
      }
      return count
    }
  }

  /// Sorts edges by the places of their middles on Morton's curve, where there are many.
  static func arrange(_ edges: inout [OverlayEdge]) {
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
    edges = keys.sorted().map { edges[Int($0 & 0xFFFF_FFFF)] }
  }

  /// The 16 bits of a number with a 0 between each two.
  private static func spread(_ value: Int) -> UInt64 {
    var bits = UInt64(truncatingIfNeeded: value) & 0xFFFF
    bits = (bits | bits &<< 8) & 0x00FF_00FF
    bits = (bits | bits &<< 4) & 0x0F0F_0F0F
    bits = (bits | bits &<< 2) & 0x3333_3333
    return (bits | bits &<< 1) & 0x5555_5555
  }
}
