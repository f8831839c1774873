// The edges of two paths on an integer grid, which an overlay combines.
//
// 1. `resolve` splits edges until they touch only at end points. Crossings are rounded to the grid,
//    which moves the pieces, so the step is repeated for these until no edge needs to be split: a
//    few times in practice.
// 2. Equal edges are merged into one, which stores the winding contributed by each path.
// 3. A sweep from top to bottom computes the winding numbers to the left and right of each edge.
//    Because edges do not cross, their order never changes, and every test is exact: it is the sign
//    of a 64-bit product.
//
// The running time is n log n + k, for n edges of moderate length whose bounding boxes intersect k
// times.

/// A point of the grid; coordinates are within ±2²⁸, so products of differences do not overflow.
struct GridPoint: Equatable {
  var x, y: Int

  /// The order in which the sweep visits points: from top to bottom, then from left to right.
  @inline(__always)
  static func < (first: GridPoint, second: GridPoint) -> Bool {
    first.y < second.y || (first.y == second.y && first.x < second.x)
  }

  /// An integer that sorts like the points.
  @inline(__always)
  var key: UInt64 {
    UInt64(UInt32(bitPattern: Int32(truncatingIfNeeded: y)) ^ 0x8000_0000) &<< 32
      | UInt64(UInt32(bitPattern: Int32(truncatingIfNeeded: x)) ^ 0x8000_0000)
  }

  init(x: Int, y: Int) { (self.x, self.y) = (x, y) }

  @inline(__always)
  init(key: UInt64) {
    x = Int(Int32(bitPattern: UInt32(truncatingIfNeeded: key) ^ 0x8000_0000))
    y = Int(Int32(bitPattern: UInt32(truncatingIfNeeded: key &>> 32) ^ 0x8000_0000))
  }

  @inline(__always)
  static func - (first: GridPoint, second: GridPoint) -> GridPoint {
    GridPoint(x: first.x &- second.x, y: first.y &- second.y)
  }

  /// Returns a positive value if `other` points less than half a turn clockwise from this vector.
  @inline(__always)
  func cross(_ other: GridPoint) -> Int { x &* other.y &- y &* other.x }

  @inline(__always)
  func dot(_ other: GridPoint) -> Int { x &* other.x &+ y &* other.y }
}

/// An edge from its upper to its lower end point, with the segment that it is a part of.
struct OverlayEdge {
  var top, bottom: GridPoint
  /// The increase of each path's winding number from the left of the edge to its right.
  var winding: SIMD2<Int32>
  /// The segment of which the edge is a chord.
  var source: Int32
  var topParameter, bottomParameter: Double
  /// Whether the edge has not yet been compared with all others.
  var isNew = true

  init(
    from: GridPoint,
    to: GridPoint,
    winding: SIMD2<Int32>,
    source: Int32,
    fromParameter: Double,
    toParameter: Double
  ) {
    self.source = source
    if from < to {
      (top, bottom, self.winding) = (from, to, winding)
      (topParameter, bottomParameter) = (fromParameter, toParameter)
    } else {
      (top, bottom, self.winding) = (to, from, 0 &- winding)
      (topParameter, bottomParameter) = (toParameter, fromParameter)
    }
  }
}

/// An operation on two paths, which determines the inside of the result by winding numbers.
enum OverlayOperation {
  case union, intersection, difference
  /// The union of both paths, each filled with the even-odd rule.
  case evenOddUnion

  @inline(__always)
  func keeps(_ winding: SIMD2<Int32>) -> Bool {
    let (first, second) = (winding.x != 0, winding.y != 0)
    switch self {
    case .union: return first || second
    case .intersection: return first && second
    case .difference: return first && !second
    case .evenOddUnion: return (winding.x | winding.y) & 1 != 0
    }
  }
}

/// The overlay of the edges of two paths.
struct Overlay {
  /// The maximum number of edges, before and after splitting.
  static let edgeLimit = 1 << 20
  /// The maximum amount of work, which takes about a second.
  ///
  /// Testing a box counts as one, comparing an edge counts as four more, and moving four edges in
  /// the sweep counts as one.
  var workLimit = 1 << 27

  /// The number of a meter's units for one unit of this work.
  static let workUnits = 56
  /// The units for each edge when all edges are examined, copied or put into a tree.
  ///
  /// `sortUnits` are those for sorting an edge.
  static let edgeUnits = 80
  static let sortUnits = 60

  /// Counts the work, if there is a meter.
  var meter: WorkMeter?
  private var counted = 0
  /// Whether the meter has less work remaining than an overlay may use.
  private var limitsWork = false

  /// The maximum number of edges after splitting.
  var pieceLimit = Overlay.edgeLimit

  init(meter: WorkMeter? = nil) {
    self.meter = meter
    guard let meter else { return }
    let limit = meter.remaining / Overlay.workUnits
    limitsWork = limit < workLimit
    if limitsWork { workLimit = limit }
  }

  /// Counts work not yet counted; returns false if the limit is reached.
  mutating func mayGoOn(_ work: Int) -> Bool {
    guard work <= workLimit else { return false }
    guard let meter, work &- counted > 1 << 15 else { return true }
    defer { counted = work }
    return meter.use((work &- counted) &* Overlay.workUnits) == nil
  }

  /// Counts an operation on all edges; returns false if the limit is reached.
  func mayTakeAll() -> Bool { meter?.use(edges.count &* Overlay.edgeUnits) == nil }

  var edges: [OverlayEdge] = []
  /// The winding numbers to the left and right of each edge, after the sweep.
  var left: [SIMD2<Int32>] = []
  var right: [SIMD2<Int32>] = []
  var work = 0

  /// Adds an edge of the first path (0) or the second one (1).
  mutating func add(
    from: GridPoint,
    to: GridPoint,
    operand: Int,
    source: Int32 = 0,
    fromParameter: Double = 0,
    toParameter: Double = 1
  ) {
    guard from != to, edges.count <= Overlay.edgeLimit else { return }
    edges.append(
      OverlayEdge(
        from: from,
        to: to,
        winding: operand == 0 ? SIMD2(1, 0) : SIMD2(0, 1),
        source: source,
        fromParameter: fromParameter,
        toParameter: toParameter
      )
    )
  }

  /// Returns the edges that bound the result of an operation, or `nil` if a limit was reached.
  ///
  /// `isLeft` states whether the result lies to the left of the edge.
  mutating func boundary(_ operation: OverlayOperation) -> [(index: Int, isLeft: Bool)]? {
    let boundary = kept(by: operation)
    // If the meter's limit stopped the work, report more than was remaining.
    let isCut = boundary == nil && limitsWork
    meter?.use(((isCut ? workLimit &+ 1 : work) &- counted) &* Overlay.workUnits)
    return boundary
  }

  private mutating func kept(by operation: OverlayOperation) -> [(index: Int, isLeft: Bool)]? {
    guard resolve() else { return nil }
    merge()
    guard sweep(), mayTakeAll() else { return nil }
    var result: [(index: Int, isLeft: Bool)] = []
    for index in edges.indices {
      let (isLeft, isRight) = (operation.keeps(left[index]), operation.keeps(right[index]))
      if isLeft != isRight { result.append((index, isLeft)) }
    }
    return result
  }

  /// Merges equal edges into one, and removes edges that cancel out.
  ///
  /// A merged edge counts as compared if one of the equal edges was.
  mutating func merge() {
    var merged: [OverlayEdge] = []
    merged.reserveCapacity(edges.count)
    let keys = edges.indices.map { EdgeKey(edges[$0], $0) }
    for key in keys.sorted(units: Overlay.sortUnits, meter: meter, by: <) {
      let edge = edges[key.index]
      if let last = merged.last, last.top == edge.top, last.bottom == edge.bottom {
        merged[merged.count - 1].winding &+= edge.winding
        merged[merged.count - 1].isNew = last.isNew && edge.isNew
      } else {
        if merged.last?.winding == .zero { merged.removeLast() }
        merged.append(edge)
      }
    }
    if merged.last?.winding == .zero { merged.removeLast() }
    edges = merged
  }
}

/// The sort key of an edge: its upper end point, then its lower one.
///
/// Equal edges are sorted by source, so a side that both paths share is attributed to a single
/// segment.
private struct EdgeKey: Comparable {
  private let top, bottom, sourceAndIndex: UInt64

  init(_ edge: OverlayEdge, _ index: Int) {
    (top, bottom) = (edge.top.key, edge.bottom.key)
    sourceAndIndex =
      UInt64(UInt32(bitPattern: edge.source)) &<< 32 | UInt64(UInt32(truncatingIfNeeded: index))
  }

  var index: Int { Int(truncatingIfNeeded: sourceAndIndex & 0xFFFF_FFFF) }

  @inline(__always)
  static func < (first: EdgeKey, second: EdgeKey) -> Bool {
    if first.top != second.top { return first.top < second.top }
    if first.bottom != second.bottom { return first.bottom < second.bottom }
    return first.sourceAndIndex < second.sourceAndIndex
  }
}
