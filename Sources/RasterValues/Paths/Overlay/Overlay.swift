// Edges of two paths on a grid of whole numbers, from which both are laid over each other.
//
// 1. `resolve` splits edges until none crosses or touches another but at its ends. Where they cross
//    is rounded to the grid, which moves the pieces, so this is repeated for them until nothing is
//    left to split: a few times in practice.
// 2. Equal edges become one, which counts how often each path turns around it.
// 3. A sweep from top to bottom finds what is left and right of each edge. No two cross, so their
//    order never changes, and every question is answered exactly, by the sign of one 64-bit product.
//
// Time is n log n + k for n edges of moderate length whose boxes meet k times.

/// A point of the grid: coordinates are within ±2²⁸, so that products of differences fit.
struct GridPoint: Equatable {
  var x, y: Int

  /// The order in which the sweep meets points: downwards, and rightwards along a row.
  @inline(__always)
  static func < (first: GridPoint, second: GridPoint) -> Bool {
    first.y < second.y || (first.y == second.y && first.x < second.x)
  }

  /// A number of which the order is the points'.
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

  /// Positive where `other` is turned clockwise from this direction by less than half a turn.
  @inline(__always)
  func cross(_ other: GridPoint) -> Int { x &* other.y &- y &* other.x }

  @inline(__always)
  func dot(_ other: GridPoint) -> Int { x &* other.x &+ y &* other.y }
}

/// An edge from its upper end to its lower one, and what it is a piece of.
struct OverlayEdge {
  var top, bottom: GridPoint
  /// By how much the winding of each path grows from the left of the edge to its right.
  var winding: SIMD2<Int32>
  /// The segment that the edge is a chord of, and the segment's parameters at both ends.
  var source: Int32
  var topParameter, bottomParameter: Double
  /// Whether it has not been compared with all others yet.
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

/// An operation on two paths, by what it keeps.
enum OverlayOperation {
  case union, intersection, difference
  /// The union of what is inside by the even-odd rule.
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

/// The edges of two paths.
struct Overlay {
  /// The most edges, before and after they are split.
  static let edgeLimit = 1 << 20
  /// The most work, about a second's.
  ///
  /// A box that is looked at is one, an edge that is compared four more, and four edges that the sweep
  /// moves are one.
  var workLimit = 1 << 27

  /// The units of work of a meter that one of these takes.
  static let workUnits = 56
  /// The units that an edge takes when all are looked at, copied or put in a tree, and what it takes to
  /// sort one.
  static let edgeUnits = 80
  static let sortUnits = 60

  /// Counts the work where there is one.
  var meter: WorkMeter?
  private var counted = 0
  /// Whether the meter has less left than overlays may use.
  private var limitsWork = false

  /// The most edges that they may be split into.
  var pieceLimit = Overlay.edgeLimit

  init(meter: WorkMeter? = nil) {
    self.meter = meter
    guard let meter else { return }
    let limit = meter.remaining / Overlay.workUnits
    limitsWork = limit < workLimit
    if limitsWork { workLimit = limit }
  }

  /// Counts the work so far, of which `counted` has been; false where no more may be done.
  mutating func mayGoOn(_ work: Int) -> Bool {
    guard work <= workLimit else { return false }
    guard let meter, work &- counted > 1 << 15 else { return true }
    defer { counted = work }
    return meter.use((work &- counted) &* Overlay.workUnits) == nil
  }

  /// Counts what is done to all edges at once; false where no more may be done.
  func mayTakeAll() -> Bool { meter?.use(edges.count &* Overlay.edgeUnits) == nil }

  var edges: [OverlayEdge] = []
  /// The windings to the left and to the right of each edge, once they are known.
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

  /// The edges that bound what an operation keeps, each with whether that lies to its left; nil
  /// where a limit was reached.
  mutating func boundary(_ operation: OverlayOperation) -> [(index: Int, isLeft: Bool)]? {
    let boundary = kept(by: operation)
    // What a limit of the meter's has cut short is more than was left.
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

  /// Makes one of equal edges, and none of those that cancel each other out.
  ///
  /// What an edge and others have been compared for is true of its equals.
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

/// The sort key of edges: their upper ends, then their lower ones.
///
/// Of equal edges that of the earliest source is the first, so that along a side that paths share one
/// segment stays whole.
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
