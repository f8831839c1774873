// Finds the edges whose boxes meet that of another, by a tree of boxes.
//
// Edges are arranged along Morton's curve, so that those that follow each other are near each
// other. A box around eight of them is a leaf, a box around eight boxes a node, up to one of few.

/// Boxes around edges, level by level.
struct EdgeTree {
  private static let fanout = 8

  /// The least x and y, and the negatives of the greatest; the edges' own come first.
  private var boxes: [SIMD4<Int32>] = []
  /// Where each level begins, and the end of the last.
  private var levels = [0]

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
    boxes.reserveCapacity(edges.count * 8 / 7 + 8)
    for edge in edges { boxes.append(EdgeTree.box(edge)) }
    levels.append(boxes.count)
    while levels[levels.count - 1] - levels[levels.count - 2] > EdgeTree.fanout {
      var (start, end) = (levels[levels.count - 2], levels[levels.count - 1])
      while start < end {
        let next = min(start + EdgeTree.fanout, end)
        var box = boxes[start]
        for index in start + 1..<max(next, start + 1) {
          let other = boxes[index]
          box.replace(with: other, where: other .< box)
        }
        boxes.append(box)
        start = next
      }
      end = boxes.count
      levels.append(end)
    }
  }

  /// Adds the edges whose boxes meet that of `edge`, and returns how many boxes were looked at.
  func find(_ edge: OverlayEdge, into found: inout [Int]) -> Int {
    let box = EdgeTree.box(edge)
    // The greatest coordinates that a box may begin at, and the negatives of the least.
    let limit = SIMD4(0 &- box.z, 0 &- box.w, 0 &- box.x, 0 &- box.y)
    return boxes.withUnsafeBufferPointer { boxes in
      levels.withUnsafeBufferPointer { levels in
        EdgeTree.visit(boxes, levels, levels.count - 2, 0, limit, &found)
      }
    }
  }

  private static func visit(
    _ boxes: UnsafeBufferPointer<SIMD4<Int32>>,
    _ levels: UnsafeBufferPointer<Int>,
    _ level: Int,
    _ start: Int,
    _ limit: SIMD4<Int32>,
    _ found: inout [Int]
  ) -> Int {
    let first = levels[level]
    let end = min(start + fanout, levels[level + 1] - first)
    var count = end - start
    for index in start..<end {
      let box = boxes[first + index]
      guard box.x <= limit.x, box.y <= limit.y, box.z <= limit.z, box.w <= limit.w else {
        continue
      }
      if level == 0 {
        found.append(index)
      } else {
        count &+= visit(boxes, levels, level - 1, index * fanout, limit, &found)
      }
    }
    return count
  }

  /// Sorts edges by the places of their middles on Morton's curve.
  static func arrange(_ edges: inout [OverlayEdge]) {
    guard var low = edges.first?.top else { return }
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
